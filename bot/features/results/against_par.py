from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from bot.features.par import service as par
from bot.features.par.service import Par
from bot.model.house_seats import form_of
from bot.piquet.cards import Card
from bot.piquet.rules import Form, Rules
from bot.runtime.replay import UnknownRules, read_rules
from data import results
from data.results import DealtResult
from data.store.transaction import Transaction

LEAST: Final = 10
"""The fewest deals with par for which the mean is shown."""
LATEST: Final = 100
"""Only deals from a pool's latest parties count."""
_STANDARD_ERRORS: Final = 1.96
"""Half of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class AgainstPar:
    """A player's mean points above par over ``deals`` deals, and half its 95 % interval (``within``)."""

    better: float
    within: float
    deals: int


def against_par(tx: Transaction, user: int, pool: str, guild: int | None) -> AgainstPar | None:
    """Returns a player's points against par, None for too few deals. ``guild`` None counts all servers.

    Open daily deals do not count, because other people still play them.
    """
    if form_of(pool) != Form.DEALS.value:
        return None
    dealt = with_pars(tx, results.dealt_results(tx, user, pool, guild, LATEST))
    better = [row.points - made.of(row.elder == 1) for row, _, made in dealt if made]
    if len(better) < LEAST:
        return None
    return AgainstPar(fmean(better), _STANDARD_ERRORS * stdev(better) / sqrt(len(better)), len(better))


def with_pars(tx: Transaction, rows: list[DealtResult]) -> list[tuple[DealtResult, Rules, Par | None]]:
    """Adds rules and stored par to each deal. Skips damaged deals, which the command ``doctor`` reports."""
    dealt = list(_read(rows))
    pars = par.stored_of(tx, [(pack, rules) for pack, rules, _ in dealt])
    return [(row, rules, made) for (_, rules, row), made in zip(dealt, pars, strict=True)]


def _read(rows: list[DealtResult]) -> Iterator[tuple[tuple[Card, ...], Rules, DealtResult]]:
    for row in rows:
        try:
            rules = read_rules(row.rules, row.options, "parties.rules")
            yield par.pack_of(row.dealer, row.hand0, row.hand1, row.talon), rules, row
        except (ValueError, UnknownRules):
            continue
