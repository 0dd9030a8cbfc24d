from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.features.house.advice import Advice
from bot.features.house.reasons_text import aim, reasons_phrase, with_habit
from bot.features.house.review import Hindsight
from bot.kit.card_text import face, faces, in_words, listed, name_held, name_of, suit_key
from bot.kit.controls import layout, written
from bot.kit.names import names
from bot.kit.partie_links import what_if_button
from bot.kit.shared_controls import HOUSE
from bot.kit.words import Words, tenths
from bot.piquet import actions
from bot.piquet.actions import Action, Play, same
from bot.piquet.cards import Hand
from bot.piquet.deal import Stage
from bot.piquet.house.opinion.reasons import AS_GOOD, Opinion
from bot.piquet.rules import Kind
from bot.piquet.view import DealView

TEACHING = 0x4A6FA5
SHORT: Final = 100
"""The most characters in short advice: three phone lines."""
_OPTIONS = 3
"""The most actions in full advice, including the best one."""


def advice_lines(say: Words, advice: Advice) -> str:
    best, seen = advice.opinions[0], _deal(advice)
    what = action_text(say, seen, best.action)
    text = say("advice-best", what=what, why=reasons_phrase(say, best.reasons[:1]))
    if best.reasons and len(text) <= SHORT:
        return text
    alone = say("advice-best-alone", what=what)
    if len(alone) > SHORT and isinstance(best.action, actions.Call):
        return say("advice-best-alone", what=_call(say, seen, best.action, name_held))
    return alone


def whole_advice(say: Words, advice: Advice, most: int = _OPTIONS) -> str:
    """Lists up to ``most`` possible actions, best first, with reasons and figures."""
    seen = _deal(advice)
    best, *others = advice.opinions
    lines = [say("advice-best", what=action_text(say, seen, best.action), why=reasons_phrase(say, best.reasons))]
    # Directly below the list, Discord would add it to the last item.
    if best.worth is not None:
        lines.append("-# " + say("advice-note", aim=aim(advice.sight, best)))
    lines += [f"- {line}" for line in _others(say, seen, best, others, most)]
    return "\n".join(lines)


def _deal(advice: Advice) -> DealView:
    assert advice.sight.deal is not None  # noqa: S101 - it is about a turn
    return advice.sight.deal


def _others(say: Words, seen: DealView, best: Opinion, others: Sequence[Opinion], most: int) -> Iterator[str]:
    listed = {_alike(best)}
    for opinion in others:
        if opinion.worth is None or best.worth is None or _alike(opinion) in listed:
            continue
        listed.add(_alike(opinion))
        if len(listed) > most:
            return
        less = best.worth - opinion.worth
        why = reasons_phrase(say, opinion.reasons[:2]) or "none"
        shown = "none" if less < AS_GOOD else tenths(say, less)
        yield say("advice-other", less=shown, what=action_text(say, seen, opinion.action), why=why)


def _alike(opinion: Opinion) -> tuple[object, ...]:
    action, worth = opinion.action, opinion.worth
    return (action.card.suit, worth) if isinstance(action, Play) and worth is not None else (action,)


def note_view(text: str) -> ui.LayoutView:
    return layout(written(text), accent=TEACHING)


# Actions in words.


_BARE: Final = {
    actions.CarteBlanche: "advice-blank",
    actions.Look: "advice-look",
    actions.Decline: "advice-decline",
    actions.Yes: "advice-yes",
    actions.Pass: "advice-pass",
    actions.Concede: "advice-concede",
}


def action_text(say: Words, seen: DealView, action: Action) -> str:
    """Returns an action in words: ``lead K♠``."""
    match action:
        case actions.Exchange(cards=cards):
            return say("advice-exchange", cards=faces(say, Hand.of(cards))) if cards else say("advice-keep-all")
        case Play(card=card):
            return say("advice-lead" if seen.led is None else "advice-play", card=face(say, card))
        case actions.Call():
            return _call(say, seen, action)
        case actions.Answer(kind=kind, cards=cards):
            group = name_of(say, kind, Hand.of(cards)) if cards else ""
            return say("advice-answer-with", groups=group) if cards else say("advice-answer-good")
        case actions.Bid(tricks=tricks, left=left):
            bid = say("hand-bid", tricks=in_words(say, tricks), left=in_words(say, left), value=action.value)
            return say("advice-bid", bid=bid)
        case actions.NameSuit(suit=suit):
            return say("advice-name-suit", suit=suit_key(suit))
        case (
            actions.CarteBlanche()
            | actions.Look()
            | actions.Decline()
            | actions.Yes()
            | actions.Pass()
            | actions.Concede()
        ):
            return say(_BARE[type(action)])


def _call(say: Words, seen: DealView, call: actions.Call, named: Callable[[Words, Kind, Hand], str] = name_of) -> str:
    if not call.groups:
        return say("advice-call-nothing", kind=call.kind)
    groups = listed(say, [named(say, call.kind, group) for group in call.hands])
    return say("advice-call" if call.seat == seen.elder else "advice-reckon", groups=groups)


# A decision in a finished partie.


def hindsight_view(say: Words, found: Hindsight) -> ui.LayoutView:
    """Draws a decision's judgement, first by the player's knowledge, then with both hands open."""
    seen, action = found.decided.seen, found.decided.action
    name = names(found.decided.sight)[action.seat]
    best_too = [found.judged.best.action] if found.judged else []
    title = say(
        "hindsight-title", name=name, when=moment_text(say, seen, action, *best_too), cards=faces(say, seen.hand)
    )
    lines = [title, *_by_own_view(say, found, name)]
    if found.cards:
        best = found.cards[0][1]
        worths = " · ".join(f"{face(say, card)} {round(best - worth)}" for card, worth in found.cards)
        lines.append(say("hindsight-open", cards=worths, aim=_aim(found)))
    decided, rows = found.decided, list[ui.ActionRow[Any]]()
    if decided.in_turn:
        chosen = "" if found.judged is None or same(found.judged.best.action, action) else HOUSE
        rows.append(ui.ActionRow(what_if_button(say, decided.sight.partie_id, decided.moment, chosen)))
    return layout(*map(written, lines), *rows, accent=TEACHING)


def _by_own_view(say: Words, found: Hindsight, name: str) -> Iterator[str]:
    seen, judged = found.decided.seen, found.judged
    did = action_text(say, seen, found.decided.action)
    if judged is None:
        yield say("hindsight-done", name=name, what=did)
        return
    yield say(
        "hindsight-best",
        name=name,
        what=action_text(say, seen, judged.best.action),
        why=reasons_phrase(say, judged.best.reasons),
    )
    cost = tenths(say, judged.cost) if judged.cost >= AS_GOOD else "none"
    text = say("hindsight-cost", name=name, what=did, cost=cost, aim=_aim(found))
    yield with_habit(say, text, judged)


def _aim(found: Hindsight) -> str:
    return aim(found.decided.sight, found.judged.best) if found.judged else "points"


def moment_text(say: Words, seen: DealView, *actions: Action) -> str:
    """Names the deal's phase, such as *Exchange*. If calls and play are both possible, ``actions`` decide."""
    match seen.stage:
        case Stage.AUCTION:
            return say("review-auction")
        case Stage.EXCHANGE:
            return say("review-exchange")
        case Stage.CALLS if not all(isinstance(action, Play) for action in actions):
            return say("review-calls")
        case Stage.CALLS | Stage.NAMED | Stage.PLAY | Stage.OVER:
            trick = len(seen.tricks) + 1
            if seen.led is None:
                return say("review-lead", trick=trick)
            return say("review-follow", led=face(say, seen.led), trick=trick)
