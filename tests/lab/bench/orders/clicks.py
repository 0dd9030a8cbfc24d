"""Converts decisions and orders to clicks: a control's verb, argument and values."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.features.hands import drafts
from bot.features.hands.clicks import ON
from bot.model.sight import Sight
from bot.piquet.actions import Action, Answer, Call, CarteBlanche, Exchange, Look, NameSuit, Play
from bot.piquet.cards import Hand
from bot.piquet.orders import Orders


class Click(NamedTuple):
    """A button with its argument, or a select with its chosen values."""

    verb: str
    arg: str = ""
    values: tuple[str, ...] | None = None


def clicks_of(sight: Sight, steps: Sequence[Action | Orders]) -> list[Click]:
    """Returns the clicks for these steps: one for a decision, one for each new order."""
    match steps:
        case [Orders(lays_down=True)]:
            return [Click("laydown")]
        case [Orders() as orders]:
            return list(_changes(sight, orders))
        case [Play(card=card), Orders(leads=leads)]:
            return [Click("lead", drafts.write_list((card, *leads)))]
        case [action] if not isinstance(action, Orders):
            return [_decision(sight, action)]
    raise ValueError(steps)


def _changes(sight: Sight, orders: Orders) -> Iterator[Click]:
    left, seen = sight.orders, sight.deal
    assert seen is not None
    if orders.calls != left.calls:
        if orders.calls == drafts.best_opening(seen):
            yield Click("open")
        else:
            for call in orders.calls:
                chosen = drafts.write_call(call.kind, call.hands)
                yield Click("opencall", drafts.write_call(call.kind, ()), (chosen,))
    if orders.follows and not left.follows:
        yield Click("follow", ON)
    for verb, cards, before in (
        ("leads", orders.leads, left.leads),
        ("throw", orders.throws, left.throws),
        ("then", orders.then, left.then),
    ):
        if cards != before:
            yield Click(verb, "", tuple(map(str, cards)))


def _decision(sight: Sight, action: Action) -> Click:
    match action:
        case Exchange(cards=cards):
            return Click("exchange", drafts.write_hand(Hand.of(cards)))
        case Call(seat=seat, kind=kind) if sight.deal is not None and seat == sight.deal.younger:
            reckonable = drafts.reckonable(sight.deal)
            numbers = [str(at) for at, (held, group) in enumerate(reckonable) if (held, group) in _groups(action)]
            assert numbers, action
            return Click("reckon", ".".join(numbers))
        case Call(kind=kind):
            return Click("call", drafts.write_call(kind, action.hands))
        case Answer(kind=kind, cards=cards):
            return Click("answer", drafts.write_call(kind, (Hand.of(cards),) if cards else ()))
        case Play(card=card):
            return Click("play", str(card))
        case Look() if sight.deal is not None and sight.deal.may_decline:
            return Click("elect", "look")
        case Look():
            return Click("look")
        case NameSuit(suit=suit):
            return Click("suit", suit.letter)
        case CarteBlanche():
            return Click("blank")
        case _:
            raise ValueError(action)


def _groups(call: Call) -> list[drafts.Reckonable]:
    return [(call.kind, group) for group in call.hands]
