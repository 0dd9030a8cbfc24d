from collections.abc import Iterator
from typing import Any

from discord import ButtonStyle, ui

from bot.features.archive.replay_view import scene_parts, step_buttons
from bot.features.hands.call_step import kind_asked
from bot.features.hands.card_step import name_button, shows_cards
from bot.features.hands.drafts import Draft
from bot.features.hands.hand_context import HandContext
from bot.features.hands.hand_text import knowledge, own_cards
from bot.features.hands.view import decision
from bot.features.house.advice_view import TEACHING, action_text, moment_text
from bot.features.house.reasons_text import aim
from bot.features.tables.view import how_ended
from bot.features.whatif.clicks import OTHER, PLAYED, ShowLine, asks, within
from bot.features.whatif.service import WhatIf, score_of
from bot.kit.card_faces import CardFaces
from bot.kit.controls import button, layout, written
from bot.kit.names import names
from bot.kit.partie_text import deal_named
from bot.kit.shared_controls import HOUSE, AskWhatIf, ShowReplay
from bot.kit.words import Words, signed, tenths, yes_or_no
from bot.model.replays import Scene
from bot.model.sight import Sight
from bot.piquet.actions import Action
from bot.piquet.house.opinion.reasons import AS_GOOD
from bot.piquet.view import DealView


def choice_view(sight: Sight, seen: DealView, taken: Action, draft: Draft) -> ui.LayoutView:
    context = HandContext(sight, draft, within)
    say = context.say
    controls = decision(context, seen)
    if seen.suits and not draft.naming and kind_asked(context, seen) is None:
        controls.append(ui.ActionRow(name_button(context)))
    cards = [] if shows_cards(controls) else [own_cards(context, seen)]
    cards += [f"-# {line}" for line in knowledge(context, seen)]
    asked = say("whatif-choose", name=context.names[context.me], what=action_text(say, seen, taken))
    others = sight.people.users[context.me] != sight.settings.id
    you = [say("whatif-you", name=context.names[context.me])] if others else []
    heading = "\n".join([say("whatif-title"), _where(say, sight, seen, taken), asked, *you])
    texts = [heading, "\n".join(cards)]
    house = [] if draft != Draft() else [button(say("whatif-house"), AskWhatIf(*context.at, word=HOUSE))]
    return layout(
        *(written(text) for text in texts if text),
        ui.Separator(),
        *controls,
        ui.ActionRow(*house, _replay_button(say, AskWhatIf(*context.at))),
        accent=TEACHING,
    )


def working_view(say: Words, asked: AskWhatIf, done: int, of: int) -> ui.LayoutView:
    """Draws the progress, with a button that survives a restart."""
    return layout(
        written(say("whatif-working", step=done + 1, of=of)), ui.ActionRow(_again(say, asked)), accent=TEACHING
    )


def unanswered_view(say: Words, asked: AskWhatIf) -> ui.LayoutView:
    below = ui.ActionRow(_again(say, asked), _replay_button(say, asked))
    return layout(written(say("advice-unanswered")), below, accent=TEACHING)


def comparison_view(say: Words, found: WhatIf, asked: AskWhatIf) -> ui.LayoutView:
    lines = [*_compared(say, found), *_averaged(say, found)]
    means = [] if found.is_taken else [ui.Separator(), written(say("whatif-means", name=_decider(found)))]
    return layout(
        written("\n".join(lines)),
        *means,
        ui.ActionRow(*_after_comparison(say, found, asked)),
        accent=TEACHING,
    )


def _compared(say: Words, found: WhatIf) -> Iterator[str]:
    seen, sight = found.decided.seen, found.decided.sight
    name, tried = _decider(found), action_text(say, seen, found.tried)
    yield say("whatif-tried", name=name, what=tried)
    yield _where(say, sight, seen, found.taken, found.tried)
    if found.real is None:
        yield say("whatif-unfinished")
    else:
        yield say("whatif-real", score=_score(say, found, found.real))
    taken = action_text(say, seen, found.taken)
    yield say("whatif-as-played", what=taken, score=_score(say, found, found.as_played))
    if found.is_taken:
        yield say("whatif-same")
        return
    yield say("whatif-other", what=tried, score=_score(say, found, found.other))
    side = "better" if found.gain > 0 else "worse" if found.gain < 0 else "same"
    yield say("whatif-gain", side=side, points=abs(found.gain), name=name)


def _averaged(say: Words, found: WhatIf) -> Iterator[str]:
    if found.average is None or found.judged is None:
        return
    side = "same" if abs(found.average) < AS_GOOD else "better" if found.average > 0 else "worse"
    counts = aim(found.decided.sight, found.judged.best)
    yield say("whatif-average", name=_decider(found), side=side, points=tenths(say, abs(found.average)), aim=counts)


def _decider(found: WhatIf) -> str:
    return names(found.decided.sight)[found.taken.seat]


def _score(say: Words, found: WhatIf, end: Sight) -> str:
    (first, second), (one, two) = names(end), score_of(end)
    lead, name = signed(found.lead(end)), _decider(found)
    scored = say("whatif-score", first=first, one=one, second=second, two=two, lead=lead, name=name)
    played = end.ending is not None and end.ending.outcome is not None
    return f"{scored}. {how_ended(say, end)}" if played else scored


def _where(say: Words, sight: Sight, seen: DealView, *actions: Action) -> str:
    return f"-# {deal_named(say, sight)} · {moment_text(say, seen, *actions)}"


def _after_comparison(say: Words, found: WhatIf, asked: AskWhatIf) -> Iterator[ui.Button[Any]]:
    if not found.is_taken:
        yield button(say("whatif-show-other"), _line(asked, OTHER), ButtonStyle.primary)
    yield button(say("whatif-show-played"), _line(asked, PLAYED))
    yield _again(say, asked)
    yield _replay_button(say, asked)


def _line(asked: AskWhatIf, line: str) -> ShowLine:
    return ShowLine(asked.partie, asked.moment, 0, "open", line, asked.word, asked.arg_of_word)


def _again(say: Words, asked: AskWhatIf) -> ui.Button[Any]:
    return button(say("whatif-again"), AskWhatIf(asked.partie, asked.moment))


def _replay_button(say: Words, asked: AskWhatIf) -> ui.Button[Any]:
    return button(say("replay-open"), ShowReplay(asked.partie, asked.moment, "whatif"))


# The deal as the house plays it on.


def line_view(faces: CardFaces, scene: Scene, seen: DealView, first: Action, press: ShowLine) -> ui.LayoutView:
    say = faces.say

    def stepping(step: int, way: str) -> ShowLine:
        return ShowLine(press.partie, press.moment, step, way, press.line, press.word, press.arg_of_word)

    name = names(scene.sight)[first.seat]
    played = yes_or_no(press.line == PLAYED)
    note = say("whatif-line", played=played, name=name, what=action_text(say, seen, first))
    asked = asks(press)
    back = button(say("whatif-compare"), asked)
    below = [step_buttons(say, scene, stepping), ui.ActionRow(back, _again(say, asked), _replay_button(say, asked))]
    return layout(*scene_parts(faces, scene, [note]), accent=TEACHING, below=below)
