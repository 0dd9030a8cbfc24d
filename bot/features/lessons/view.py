from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.hands.card_step import shows_cards
from bot.features.hands.drafts import Draft
from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import knowledge, own_line
from bot.features.hands.view import decision
from bot.features.house.advice_view import action_text
from bot.features.lessons import service as lessons
from bot.features.lessons.clicks import AGAIN, CHOOSE, SHOW, BeginBeginner, PressInLesson, within
from bot.features.lessons.lesson import FEWER, LEARNER, LESS, NOTHING, OTHER_KIND, READ, LessonStep
from bot.features.lessons.lesson_files import LESSONS
from bot.features.lessons.service import LessonProgress
from bot.features.problems.view import today_button
from bot.kit.controls import button, layout, rows, written
from bot.kit.discord import answer
from bot.kit.discord.reader import words_for
from bot.kit.names import names, short_names
from bot.kit.shared_controls import ALL, OpenLesson
from bot.kit.talk.score_sheet import sheet
from bot.kit.talk.talk import talk
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.actions import Exchange, Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.runtime.context import Context

_BLUE: Final = 0x2F5D8C
_DONE: Final = 0xB08D3C
_IN_A_ROW: Final = 4
COMMON: Final = (NOTHING, LESS, OTHER_KIND, FEWER)
"""Mistakes with one sentence for all steps."""


def lesson_view(
    sight: Sight,
    progress: LessonProgress,
    draft: Draft | None = None,
    note: str = "",
    *,
    entering: bool = False,
    answer_shown: bool = False,
) -> ui.LayoutView:
    """Draws a step. ``note`` comments on the last click.

    ``entering`` shows the restart button, which is hidden later to prevent accidents. ``answer_shown`` hides the answer
    button.
    """
    context = HandContext(sight, draft or Draft(), within)
    step = progress.step
    above = [_heading(context, progress), *_done(context, progress)]
    if step is None:
        return _end(context, progress, above)
    asked = [*([note] if note else []), "▶️ " + context.say(_key(progress, step))]
    controls = _controls(context, step)
    shown = _shown(context, progress, in_text=not shows_cards(controls))
    texts = ["\n".join(above), "\n".join(shown)]
    extra = _extra_buttons(context, progress, entering=entering, answer_shown=answer_shown)
    return layout(
        *(written(text) for text in texts if text),
        ui.Separator(),
        *map(written, asked),
        *controls,
        ui.ActionRow(*extra),
        accent=_BLUE,
    )


def lessons_view(say: Words, every: Sequence[LessonProgress]) -> ui.LayoutView:
    lines = [say("lesson-all"), *(f"- {_status(say, one)}" for one in every)]
    buttons = [lesson_button(say, one.lesson.name, say(f"lesson-{one.lesson.name}-title")) for one in every]
    after = ui.ActionRow(_beginner(say, ButtonStyle.primary), today_button(say, ButtonStyle.secondary))
    return layout(written("\n".join(lines)), *rows(buttons, _IN_A_ROW), after, accent=_BLUE)


def lesson_button(
    say: Words, name: str = "", label: str = "", style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[Any]:
    """Returns a button that opens a lesson, by default the lesson to continue."""
    return button(label or say("lesson-offer-button"), OpenLesson(name), style)


def mistake_text(say: Words, progress: LessonProgress, mistake: str) -> str:
    step = progress.step
    if step is None:
        return ""
    common = f"lesson-wrong-{mistake if mistake in COMMON else OTHER_KIND}"
    own = mistake in step.mistakes
    why = say(f"{_key(progress, step)}-{mistake}" if own else common)
    return say("lesson-not-quite", why=why, tries=progress.mistakes)


def shown_draft(progress: LessonProgress) -> Draft:
    """Returns the draft with the step's answer chosen, but not confirmed."""
    match progress.step.right if progress.step else READ:
        case Exchange(cards=cards):
            return Draft(picked=Hand.of(cards), settled=True)
        case Play(card=card):
            return Draft(card=card)
        case _:
            return Draft()


def shown_text(sight: Sight, progress: LessonProgress) -> str:
    say = HandContext(sight).say
    match progress.step.right if progress.step else None:
        case None:
            return ""
        case str() as word:
            label = say("hand-call-nothing" if word == NOTHING else f"lesson-choice-{word}")
            return say("lesson-show-press", label=label)
        case action:
            return say("lesson-show", what=action_text(say, sight.deal, action)) if sight.deal else ""


def _key(progress: LessonProgress, step: LessonStep) -> str:
    return f"lesson-{progress.lesson.name}-{step.name}"


def _heading(context: HandContext, progress: LessonProgress) -> str:
    title = context.say(f"lesson-{progress.lesson.name}-title")
    if progress.step is None:
        return f"### {title}"
    at = context.say("lesson-step", number=progress.at + 1, of=progress.lesson.length)
    return f"### {title}\n-# {at}"


def _done(context: HandContext, progress: LessonProgress) -> Iterator[str]:
    step = progress.before
    if step is None:
        return
    if not step.reads:
        yield "✅ " + context.say(f"{_key(progress, step)}-right")
    seen, first = progress.lesson.outcome(progress.at - 1)
    if seen == context.sight.deal and not seen.over:
        for line in talk(context.say, seen, names(context.sight), first):
            yield f"> {line}"
    # Until the next deal, cards taken are listed below the hand.
    elif isinstance(step.right, Exchange):
        yield "> " + context.say("hand-taken", cards=context.faces.row(Hand.of(seen.taken)))
    if progress.at and progress.lesson.begins(progress.at):
        yield context.say("lesson-another-deal")


def _shown(context: HandContext, progress: LessonProgress, *, in_text: bool = True) -> Iterator[str]:
    say, sight, seen = context.say, context.sight, context.sight.deal
    if seen is None:
        return
    if (before := sight.shown.before).deals:
        mine, theirs = before.totals[LEARNER], before.totals[1 - LEARNER]
        yield say("lesson-standing", mine=mine, theirs=theirs)
    if any(score := as_told(seen).score):
        mine, theirs = score[LEARNER], score[1 - LEARNER]
        yield say("lesson-score", mine=mine, theirs=theirs)
    if in_text:
        yield own_line(context, seen)
    if seen.stage is not Stage.PLAY or progress.lesson is not LESSONS[0]:
        yield from (f"-# {line}" for line in knowledge(context, seen))


def _controls(context: HandContext, step: LessonStep) -> Items:
    say, seen = context.say, context.sight.deal
    if step.reads:
        return []
    if step.choices:
        words = [
            button(say(f"lesson-choice-{word}"), PressInLesson(*context.at, CHOOSE, word)) for word in step.choices
        ]
        return [ui.ActionRow(*words)]
    return decision(context, seen) if seen else []


def _extra_buttons(
    context: HandContext, progress: LessonProgress, *, entering: bool, answer_shown: bool
) -> Iterator[ui.Button[Any]]:
    say = context.say
    if progress.step and progress.step.reads:
        yield button(say("lesson-next"), PressInLesson(*context.at, READ), ButtonStyle.primary)
    if progress.hints and not answer_shown:
        yield button(say("lesson-show-button"), PressInLesson(*context.at, SHOW))
    if progress.at and entering:
        yield button(say("lesson-again"), PressInLesson(*context.at, AGAIN))
    yield button(say("lesson-all-button"), OpenLesson(ALL))


def _end(context: HandContext, progress: LessonProgress, texts: list[str]) -> ui.LayoutView:
    say, following, seen = context.say, progress.following, context.sight.deal
    if len(progress.lesson.deals) == 1 and seen:
        standing = context.sight.standing
        texts.append(sheet(say, short_names(say, context.sight), seen, standing.deals, standing))
    texts.append(say(f"lesson-{progress.lesson.name}-end"))
    if following is not None:
        next_button = lesson_button(say, following.name, say("lesson-following"), ButtonStyle.primary)
    else:
        next_button = today_button(say, ButtonStyle.primary)
    every = button(say("lesson-all-button"), OpenLesson(ALL))
    row = ui.ActionRow(_beginner(say, ButtonStyle.success), next_button, every)
    return layout(written("\n".join(texts)), row, accent=_DONE)


def _beginner(say: Words, style: ButtonStyle) -> ui.Button[Any]:
    return button(say("lesson-beginner"), BeginBeginner(), style)


def _status(say: Words, progress: LessonProgress) -> str:
    title = say(f"lesson-{progress.lesson.name}-title")
    if 0 < progress.at < progress.lesson.length:
        return say("lesson-status-begun", title=title, number=progress.at + 1, of=progress.lesson.length)
    return say("lesson-status-done" if progress.finished else "lesson-status-new", title=title)


async def offer_lesson(context: Context, interaction: discord.Interaction[Any]) -> None:
    """Offers a new person the first lesson in private, after their request was answered."""
    if interaction.response.is_done() and await lessons.offer(context, interaction.user.id):
        say = words_for(interaction)
        first = ui.ActionRow(lesson_button(say, "first", style=ButtonStyle.primary))
        await answer.show(interaction, layout(written(say("lesson-offer")), first, accent=_BLUE))
