"""Checks that each action in a partie was clicked, or was due without a click."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Final, cast

from bot.features.hands import drafts
from bot.model.sight import Sight
from bot.piquet.actions import (
    Action,
    Answer,
    Bid,
    Call,
    CarteBlanche,
    Concede,
    Decline,
    Exchange,
    Look,
    NameSuit,
    Pass,
    Play,
    Yes,
)
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.orders import NO_ORDERS, Orders
from tests.support.hand_controls import decision
from tests.support.played_again import PlayedAgain, log_of
from tests.support.random_choice import ORDERING

HOUSE: Final = "house"
"""The verb of the house's decisions, which have no click."""


@dataclass(frozen=True, slots=True)
class Click:
    """A stored click; ``seq`` counts the decisions before it."""

    seat: int
    seq: int
    verb: str
    arg: str = ""
    values: tuple[str, ...] = ()

    def begins_with(self, action: Action) -> bool:
        """Whether this action is the click's first."""
        if action.seat != self.seat:
            return False
        match self.verb, action:
            case "play", Play():
                return str(action.card) == self.arg.partition(".")[0]
            case "lead", Play():
                return action.card == drafts.read_list(self.arg)[0]
            case "pick", Exchange():
                return {str(card) for card in action.cards} == set(self.values)
            case "exchange", Exchange():
                return Hand.of(action.cards) == drafts.read_hand(self.arg)
            case "bid", Bid() | Yes() | Pass():
                return action == replace(drafts.read_word(self.arg), seat=self.seat)
            case ("call", Call()) | ("reckon", Call()) | ("answer", Answer()):
                return True
            case ("suit", NameSuit()) | ("elect", Look() | Decline()):
                return True
            case ("look", Look()) | ("blank", CarteBlanche()) | ("concede", Concede()):
                return True
            case _:
                return self.verb == HOUSE

    def goes_on_with(self, action: Action) -> bool:
        """Whether the click also makes this further action, as a click for several calls does."""
        return self.verb in ("call", "reckon", HOUSE) and isinstance(action, Call) and action.seat == self.seat


@dataclass(slots=True)
class Explanation:
    """The errors found, and each seat's orders still waiting."""

    by_nobody: list[str] = field(default_factory=list)
    """Actions neither clicked nor due, and stored clicks not done."""
    undone: list[str] = field(default_factory=list)
    """Due orders and last-trick cards that were not played."""
    orders: tuple[Orders, Orders] = (NO_ORDERS, NO_ORDERS)


def explain(deals: Sequence[Deal], clicks: Iterable[Click]) -> Explanation:
    """Replays a partie and matches its actions with the clicks. Clicks with an equal ``seq`` must be in click order."""
    again, found = PlayedAgain(deals), Explanation()
    kept: dict[int, list[Click]] = defaultdict(list)
    for click in clicks:
        kept[click.seq].append(click)
    log, deciding = log_of(deals), None
    for seq in range(len(log) + 1):
        if clicked := kept.pop(seq, []):
            deciding = _clicked(again, found, seq, clicked)
        if seq < len(log):
            deciding = _done(again, found, seq, log[seq], deciding)
    _check_nothing_due(again, found, len(log))
    found.by_nobody += [f"{click} was kept and not done" for clicks in kept.values() for click in clicks]
    found.by_nobody += [f"{deciding} was kept and not done"] if deciding and deciding.seq == len(log) else []
    found.orders = (again.orders[0], again.orders[1])
    return found


def _clicked(again: PlayedAgain, found: Explanation, seq: int, clicks: list[Click]) -> Click | None:
    _check_nothing_due(again, found, seq)
    deciding = None
    for click in clicks:
        if click.verb in ORDERING:
            # It replaces the player's orders for their turn.
            sight = SimpleNamespace(deal=again.seen(click.seat), eye=click.seat, orders=again.orders[click.seat])
            (orders,) = decision(click.verb, click.arg, click.values)(cast("Sight", sight))
            again.leave(click.seat, cast("Orders", orders))
        elif click.verb not in ("deal", "giveup"):
            deciding = click
    if deciding:
        _check_nothing_due(again, found, seq)
        again.decides(deciding.seat)
    return deciding


def _done(again: PlayedAgain, found: Explanation, seq: int, action: Action, deciding: Click | None) -> Click | None:
    begins = deciding is not None and seq == deciding.seq and deciding.begins_with(action)
    goes_on = deciding is not None and seq > deciding.seq and deciding.goes_on_with(action)
    # Most answers are given for a player.
    if not begins and not goes_on:
        deciding = None
        if not isinstance(action, Answer) and action != again.due():
            found.by_nobody.append(f"nobody has made decision {seq}, {type(action).__name__}")
    calls_left = _calls_left(again, deciding) if begins and deciding else None
    again.do(action)
    if calls_left and deciding:
        again.leave(deciding.seat, calls_left)
    if begins and deciding and deciding.verb == "lead":
        rest = drafts.read_list(deciding.arg)[1:]
        again.leave(deciding.seat, replace(again.orders[deciding.seat], leads=rest))
    return deciding


def _calls_left(again: PlayedAgain, click: Click) -> Orders | None:
    seen = again.seen(click.seat)
    if click.verb != "call" or seen is None:
        return None
    sight = SimpleNamespace(deal=seen, eye=click.seat, orders=again.orders[click.seat])
    said = decision(click.verb, click.arg, ())(cast("Sight", sight))
    return next((left for left in said if isinstance(left, Orders)), None)


def _check_nothing_due(again: PlayedAgain, found: Explanation, seq: int) -> None:
    if again.due() is not None:
        found.undone.append(f"what was due after {seq} decisions was not done")
