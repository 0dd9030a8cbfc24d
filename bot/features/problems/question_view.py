from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from bot.features.hands.hand_context import HandContext, Items
from bot.features.hands.hand_text import MOST_NEWS, knowledge, own_cards, score_lines
from bot.features.house.advice_view import action_text
from bot.features.house.reasons_text import aim, reasons_phrase
from bot.kit.card_text import face, faces
from bot.kit.controls import Control, button, layout, rows, written
from bot.kit.partie_text import deal_named
from bot.kit.talk.talk import talk
from bot.kit.words import Words, tenths, yes_or_no
from bot.model.sight import Sight
from bot.piquet.actions import Action, Answer, Call, Exchange, Play
from bot.piquet.cards import Hand
from bot.piquet.house.opinion.reasons import AS_GOOD, Opinion
from bot.piquet.house.problems.problem import Choice, PiquetQuestion, Topic
from bot.piquet.rules import POINT, Form
from bot.piquet.view import DealView

OPEN: Final = 0x4A6FA5
RIGHT: Final = 0x2E7D4F
WRONG: Final = 0xB05A3C
IN_A_ROW: Final = 4
_SHOWN: Final = 5
"""The most choices shown with their worth."""


def open_view(
    context: HandContext,
    heading: str,
    question: PiquetQuestion,
    named: Callable[[int], Control],
    *extra: ui.Item[Any],
) -> ui.LayoutView:
    """Draws a question. ``named`` returns the control for a choice by index."""
    seen = context.sight.deal
    assert seen is not None  # noqa: S101 - a question is about a turn in a deal
    texts = [heading, *position_texts(context, seen, plain=question.plain)]
    asks = written(question_text(context, seen, question))
    choices = _choices(context, seen, question, named)
    return layout(*map(written, texts), ui.Separator(), asks, *choices, *extra, accent=OPEN)


# The position.


def where_text(context: HandContext) -> str:
    say, sight = context.say, context.sight
    role = "elder" if sight.deal and sight.deal.elder == context.me else "younger"
    return say("problem-where", deal=deal_named(say, sight), role=role)


def position_texts(context: HandContext, seen: DealView, *, plain: bool) -> Iterator[str]:
    """Yields scores and recent actions, then the cards. With ``plain``, only the deal's points count."""
    lines = [*score_lines(context)] if any(seen.score) or context.sight.shown.before.deals else []
    if not plain and _is_last_deal(context.sight):
        lines.append("-# " + context.say("problem-last-deal"))
    # Later tricks are listed with the cards, on one line.
    actions = talk(context.say, seen, context.names, 0, len(seen.first_actions) if seen.tricks else None)
    lines += [f"> {line}" for line in actions[-MOST_NEWS:]]
    if lines:
        yield "\n".join(lines)
    yield _cards_text(context, seen)


def _is_last_deal(sight: Sight) -> bool:
    rules = sight.rules
    return rules.form is Form.DEALS and 1 < rules.deals <= sight.shown.before.deals + 1


def _cards_text(context: HandContext, seen: DealView) -> str:
    return "\n".join([own_cards(context, seen), *(f"-# {line}" for line in knowledge(context, seen))])


def question_text(context: HandContext, seen: DealView, question: PiquetQuestion) -> str:
    say = context.say
    match question.topic:
        case Topic.EXCHANGE:
            return say("problem-ask-exchange")
        case Topic.CALLS if seen.pending:
            return say("hand-answer-kind", kind=seen.pending.kind)
        case Topic.CALLS:
            return say("problem-ask-calls" if seen.elder == context.me else "problem-ask-reckon")
        case Topic.LEAD:
            return say("problem-ask-lead")
        case Topic.FOLLOW:
            return say("problem-ask-follow", card="" if seen.led is None else context.faces.card(seen.led))


# The choices.


def _choices(context: HandContext, seen: DealView, question: PiquetQuestion, named: Callable[[int], Control]) -> Items:
    buttons = [_choice(context, seen, question, choice, named(at)) for at, choice in enumerate(question.choices)]
    cards = question.topic in (Topic.LEAD, Topic.FOLLOW)
    return [*rows(buttons, IN_A_ROW if cards else 2)]


def _choice(
    context: HandContext, seen: DealView, question: PiquetQuestion, choice: Choice, control: Control
) -> ui.Button[Any]:
    match choice.actions:
        case [Play(card=card)] if question.topic is not Topic.CALLS:
            return context.faces.button(card, control)
        case _:
            return button(choice_label(context.say, seen, question, choice), control)


def choice_label(say: Words, seen: DealView, question: PiquetQuestion, choice: Choice) -> str:
    action = choice.actions[0]
    match action:
        case Exchange(cards=cards):
            return faces(say, Hand.of(cards))
        case Play() if question.topic is not Topic.CALLS:
            return _cards(say, choice.actions)
        case Answer(cards=cards):
            return say("problem-answer-with" if cards else "problem-answer-good")
        case _ if _is_one_of_a_kind(question, action):
            return _word_label(say, seen, action)
        case _:
            text = action_text(say, seen, action)
            return text[:1].upper() + text[1:]


def _is_one_of_a_kind(question: PiquetQuestion, action: Action) -> bool:
    calls = [choice.actions[0] for choice in question.choices]
    return not isinstance(action, Call) or sum(isinstance(one, Call) and one.kind is action.kind for one in calls) == 1


def _word_label(say: Words, seen: DealView, action: Action) -> str:
    elder = seen.eye == seen.elder
    match action:
        case Call(kind=kind) if elder:
            return say("problem-call-rest") if _passes_point(seen, action) else say("problem-call", kind=kind)
        case Call():
            return say("problem-reckon")
        case _:
            return say("problem-call-nothing" if elder else "problem-reckon-nothing")


def _passes_point(seen: DealView, call: Call) -> bool:
    return call.kind is not POINT and POINT in seen.open_kinds


def choice_text(say: Words, seen: DealView, question: PiquetQuestion, choice: Choice) -> str:
    action, elder = choice.actions[0], seen.eye == seen.elder
    if question.topic is Topic.CALLS and isinstance(action, Play):
        return say("problem-do-call-nothing" if elder else "problem-do-reckon-nothing")
    if isinstance(action, Call) and elder and _passes_point(seen, action):
        return say("problem-do-call-rest")
    if isinstance(action, Play):
        return say("advice-lead" if seen.led is None else "advice-play", card=_cards(say, choice.actions))
    return action_text(say, seen, action)


def _cards(say: Words, plays: Sequence[Action]) -> str:
    found = [face(say, play.card) for play in plays if isinstance(play, Play)]
    if len(found) == 1:
        return found[0]
    return say("problem-either" if len(found) == 2 else "problem-any", high=found[0], low=found[-1])


# The answer.


@dataclass(frozen=True, slots=True)
class Given:
    """The indexes of the person's answer (``mine``) and of the choice that the explanation compares with the best."""

    mine: int
    compared: int


def answered_view(
    context: HandContext, heading: str, question: PiquetQuestion, given: Given, below: str, *buttons: ui.Button[Any]
) -> ui.LayoutView:
    """Draws the position, the verdict with its reason, each choice's worth, and ``below``."""
    say, seen, mine = context.say, context.sight.deal, given.mine
    assert seen is not None  # noqa: S101 - a question is about a turn in a deal
    worths = "\n".join(f"- {line}" for line in _worths(say, seen, question, mine))
    opinion = Opinion(question.choices[question.best].actions[0], None, (), question.plain)
    note = "-# " + say("problem-note", aim=aim(context.sight, opinion))
    verdict = _verdict(say, seen, question, given)
    parts = [f"{heading}\n{_cards_text(context, seen)}", f"{verdict}\n{worths}", f"{note}\n{below}"]
    first, *texts = [written(part) for part in parts]
    accent = RIGHT if question.is_right(mine) else WRONG
    return layout(first, ui.Separator(), *texts, *rows([*buttons], IN_A_ROW), accent=accent)


def _verdict(say: Words, seen: DealView, question: PiquetQuestion, given: Given) -> str:
    best, taken = question.choices[question.best], question.choices[given.mine]
    what, done = (choice_text(say, seen, question, choice) for choice in (best, taken))
    if taken is best:
        return say("problem-right", what=what, why=reasons_phrase(say, question.choices[given.compared].against))
    if question.is_right(given.mine):
        return say("problem-as-right", done=done, what=what)
    return say("problem-wrong", done=done, what=what, why=reasons_phrase(say, taken.against))


def _worths(say: Words, seen: DealView, question: PiquetQuestion, mine: int) -> Iterator[str]:
    ranked = sorted(range(len(question.choices)), key=question.cost)
    for place, at in enumerate(ranked):
        if place >= _SHOWN and at != mine:
            continue
        choice, less = question.choices[at], question.cost(at)
        yield say(
            "problem-choice",
            less=tenths(say, less) if less >= AS_GOOD else "none",
            what=choice_text(say, seen, question, choice),
            why=reasons_phrase(say, choice.reasons[:2]) or "none",
            mine=yes_or_no(at == mine),
        )
