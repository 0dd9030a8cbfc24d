"""Replays a stored partie through the rules engine."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bot.piquet.actions import UnreadableAction, parse_action
from bot.piquet.deal import BadDeal, Deal
from bot.piquet.illegal import Illegal
from bot.piquet.partie import DealUnfinished, Partie, PartieOver, Tally, WrongDealer
from bot.piquet.record import read_deal
from bot.piquet.rules import Rules, rules_of
from data.parties import ActionRow, DealRow, PartieRow
from data.store.errors import DamagedValue


class Unplayable(DamagedValue):
    """Raised if the engine refuses a stored deal or action, or if actions are missing or out of order."""

    def __init__(self, deal: int, action: int) -> None:
        super().__init__(f"deal {deal + 1}, action {action + 1}")
        self.deal = deal
        """Counted from 0."""
        self.action = action
        """Counted from 0; -1 if the deal itself is refused."""


class UnknownRules(DamagedValue): ...


@dataclass(frozen=True, slots=True)
class ReplayedPartie:
    game: Partie
    deals: tuple[Deal, ...]
    seq: int

    def to_act(self, row: PartieRow) -> int | None:
        """Returns the seat to act or to choose the dealer, or None if nobody has to act."""
        return row.chooser if self.game.deal is None else self.game.deal.to_move


def stored_rules(row: PartieRow) -> Rules:
    """Parses a stored partie's rules. Raises UnknownRules."""
    return read_rules(row.rules, row.options, f"parties.rules {row.id}")


def read_rules(name: str, options: str, where: str) -> Rules:
    """Parses a rule set name and its house rules (JSON). ``where`` names the column in errors. Raises UnknownRules."""
    try:
        return _rules_of(name, options)
    except (KeyError, TypeError, ValueError, RecursionError):
        raise UnknownRules(where) from None


@cache
def _rules_of(name: str, options: str) -> Rules:
    return rules_of(name, dict(json.loads(options)))


def replay(row: PartieRow, deals: Sequence[DealRow], actions: Sequence[ActionRow]) -> ReplayedPartie:
    """Replays all stored deals and actions. Raises Unplayable or UnknownRules."""
    game, played, seq = Partie(stored_rules(row), row.first_dealer), [], 0
    for number, kept in enumerate(deals):
        if (kept.number, kept.first_seq) != (number, seq):
            raise Unplayable(number, -1)
        deal = _begin(game, kept)
        played.append(deal)
        for index, action in enumerate(action for action in actions if action.deal == number):
            if action.seq != seq:
                raise Unplayable(number, index)
            _do(game, number, index, action.text)
            seq += 1
        if not deal.over and number < len(deals) - 1:
            raise Unplayable(number, len(deal.log))
    return ReplayedPartie(game, tuple(played), seq)


def _begin(game: Partie, kept: DealRow) -> Deal:
    raw = {"dealer": kept.dealer, "hands": [kept.hand0, kept.hand1], "talon": kept.talon, "actions": []}
    try:
        deal = read_deal(game, raw)
        game.begin(deal)
    except (BadDeal, ValueError, WrongDealer, PartieOver, DealUnfinished):
        raise Unplayable(kept.number, -1) from None
    return deal


def _do(game: Partie, number: int, index: int, text: str) -> None:
    try:
        game.do(parse_action(text))
    except (UnreadableAction, Illegal):
        raise Unplayable(number, index) from None


def tally_of(deal: DealRow) -> Tally | None:
    """Returns the points stored for a deal, or None until the deal is over."""
    if deal.score0 is None or deal.score1 is None:
        return None
    return Tally((deal.score0, deal.score1), (deal.below0 or 0, deal.below1 or 0))


def tallies_of(deals: Sequence[DealRow]) -> list[Tally]:
    return [tally for tally in map(tally_of, deals) if tally is not None]
