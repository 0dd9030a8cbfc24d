"""Par of a pack: the mean result when the house plays the pack against itself.

Anyone can reproduce par. Game n (from 0) plays the pack at ``PAR_LEVEL``, with seed 2n for elder and 2n + 1 for
younger, as the first deal of a whole partie. In a partie of one deal, the house would play for the settlement, not for
points.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.features.par.line import par_line
from bot.model.sight import DealLuck, Luck
from bot.piquet.cards import PACK, Card, parse_cards, write_cards
from bot.piquet.deal import pack_dealt
from bot.piquet.house.levels.engine_number import ENGINE
from bot.piquet.rules import Form, Rules, rules_of
from bot.runtime.context import Context
from bot.runtime.replay import UnknownRules, read_rules, stored_rules, tally_of
from data import par
from data.par import ParRow
from data.parties import DealRow, PartieRow
from data.store.transaction import Transaction

LINES: Final = 8
MOST: Final = 400
"""More points than any lead after one deal."""
BACKGROUND: Final = 0
"""The person id for long work of the bot itself."""


@dataclass(frozen=True, slots=True)
class Par:
    """The mean of elder's points minus younger's over ``lines`` deals of house against house."""

    elder: float
    lines: int

    def of(self, is_elder: bool) -> float:
        return self.elder if is_elder else -self.elder


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A finished deal. ``number`` is from 0; ``points`` are seat 0's points minus seat 1's."""

    number: int
    elder: int
    points: int
    pack: tuple[Card, ...]
    rules: Rules

    def against(self, made: Par, seat: int) -> DealLuck:
        points = self.points if seat == 0 else -self.points
        return DealLuck(self.number + 1, points, round(made.of(seat == self.elder)))


def finished_deals(row: PartieRow, deals: Sequence[DealRow]) -> list[FinishedDeal]:
    """Returns a finished partie's deals, or no deals while it is in play. Raises ValueError if cards are damaged."""
    rules = stored_rules(row)
    # Par applies only where each deal counts for itself, at any score.
    if row.ended_at is None or rules.form is not Form.DEALS:
        return []
    return [
        FinishedDeal(
            deal.number,
            1 - deal.dealer,
            tally.points[0] - tally.points[1],
            pack_of(deal.dealer, deal.hand0, deal.hand1, deal.talon),
            rules,
        )
        for deal in deals
        if (tally := tally_of(deal))
    ]


def luck_of(finished: Sequence[FinishedDeal], made: Sequence[Par | None]) -> tuple[Luck, Luck] | None:
    """Returns each seat's luck with the cards. None without a deal, or until every deal has par."""
    both = [(deal, par) for deal, par in zip(finished, made, strict=True) if par]
    if not both or len(both) < len(finished):
        return None
    first, second = (Luck(tuple(deal.against(par, seat) for deal, par in both)) for seat in (0, 1))
    return first, second


def stored_for(tx: Transaction, finished: Sequence[FinishedDeal]) -> list[Par | None]:
    return stored_of(tx, [(deal.pack, deal.rules) for deal in finished])


def pack_of(dealer: int, hand0: str, hand1: str, talon: str) -> tuple[Card, ...]:
    """Returns a deal's pack. Raises ValueError if the cards are not a whole pack."""
    first, second, rest = map(parse_cards, (hand0, hand1, talon))
    pack = pack_dealt(dealer, (first, second), rest)
    if set(pack) != set(PACK) or len(pack) > len(PACK):
        raise ValueError("not a whole pack")
    return pack


def stored(tx: Transaction, pack: tuple[Card, ...], rules: Rules) -> Par | None:
    """Returns a pack's stored par, or None. Par does not depend on the rules' ``deals`` and ``reading``.

    Par depends on hidden cards: no one may see it before the deal is over.
    """
    row = par.par_of(tx, *_key(pack, rules))
    return None if row is None else _par(row)


def stored_of(tx: Transaction, dealt: Iterable[tuple[tuple[Card, ...], Rules]]) -> list[Par | None]:
    """Returns each pack's stored par, if any. Packs may repeat."""
    keys = [_key(pack, rules) for pack, rules in dealt]
    rows = par.pars_of(tx, {pack for pack, _, _ in keys})
    found = {(row.pack, row.rules, row.options): _par(row) for row in rows}
    return [found.get(key) for key in keys]


async def make(
    context: Context, pack: tuple[Card, ...], rules: Rules, person: int = BACKGROUND, *, keep: bool = True
) -> Par:
    """Returns a pack's par, stored or calculated in ``person``'s turn in the worker queue, which can take long.

    Without ``keep``, stores nothing, so an imported record's pack leaves no trace.

    Raises Unanswered, or ValueError if an auction decides who is elder.
    """
    if rules.auction:
        raise ValueError(rules.name)
    if found := await context.database.read(lambda tx: stored(tx, pack, rules)):
        return found
    ask, whole = context.engine_pool.ask_in_turn, _first_of_whole(rules)
    total = sum([await ask(person, par_line, pack, whole, seed) for seed in range(LINES)])

    row = ParRow(*_key(pack, rules), total, LINES, ENGINE)
    if keep:
        await context.database.write(lambda tx: par.add_par(tx, row))
    return _par(row)


def is_sound(row: ParRow) -> bool:
    """Whether ``make`` could have written this row."""
    try:
        cards, known = parse_cards(row.pack), read_rules(row.rules, row.options, "pars.rules")
    except (ValueError, UnknownRules):
        return False
    is_whole = len(cards) == len(PACK) and _key(cards, known) == (row.pack, row.rules, row.options)
    return is_whole and row.lines == LINES and abs(row.total) <= MOST * LINES


def _par(row: ParRow) -> Par:
    return Par(row.total / row.lines, row.lines)


def _key(pack: tuple[Card, ...], rules: Rules) -> tuple[str, str, str]:
    return write_cards(pack), *_rules_key(rules)


@cache
def _rules_key(rules: Rules) -> tuple[str, str]:
    whole = _first_of_whole(rules)
    return whole.name, json.dumps(whole.options)


def _first_of_whole(rules: Rules) -> Rules:
    kept = {option: value for option, value in rules.options.items() if option not in ("deals", "reading")}
    return rules_of(rules.name, kept)
