"""Checks that ratings and leaderboards agree with the results of all parties, and repairs them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.services.core import glicko
from bot.services.health.checks import Problem
from data import ledger_sums, ratings
from data.ratings import Rating
from data.store.transaction import Transaction, Work

Audit = Callable[[Transaction], list[Work[None]]]
"""Checks the whole database. Returns a repair for each problem, to be run in a transaction of its own."""


def _ratings(tx: Transaction) -> list[Work[None]]:
    return [partial(_restore_rating, user=user, pool=pool) for user, pool in ledger_sums.wrongly_rated(tx)]


def _restore_rating(tx: Transaction, user: int, pool: str) -> None:
    """Sets a rating to that after the player's last rated partie.

    A lost volatility is taken from the leaderboards; without them it starts again at the default. If the result seems
    to be what is wrong, nothing is changed.
    """
    last, kept = ledger_sums.last_rated(tx, user, pool), ratings.get_rating(tx, user, pool)
    if last is None:
        ledger_sums.forget_rating(tx, user, pool)
        return
    if last["number"] != ledger_sums.rated_parties(tx, user, pool):
        return
    placed = ledger_sums.placed_rating(tx, user, pool)
    volatility = glicko.VOLATILITY
    if kept is not None:
        differs = (kept.rating, kept.deviation) != (last["rating"], last["deviation"])
        if differs and placed is not None and placed[:2] == (int(kept.rating + 0.5), kept.deviation):
            # The leaderboards are a second witness against the result.
            return
        volatility = kept.volatility
    elif placed is not None and placed[1] == last["deviation"]:
        volatility = placed[2]
    rating, deviation, ended_at, number = last
    ratings.save_rating(tx, Rating(user, pool, rating, deviation, volatility, ended_at, number))


def _boards(tx: Transaction) -> list[Work[None]]:
    return [partial(ledger_sums.place_anew, user=user) for user in ledger_sums.wrongly_placed(tx)]


def _crowds(tx: Transaction) -> list[Work[None]]:
    return [partial(ledger_sums.count_anew, board=board) for board in ledger_sums.wrong_crowds(tx)]


def _names(tx: Transaction) -> list[Work[None]]:
    return [partial(ledger_sums.name_anew, guild=guild, user=user) for guild, user in ledger_sums.wrong_names(tx)]


AUDITS: Final[Mapping[Problem, Audit]] = {
    Problem.NAMES: _names,
    Problem.RATINGS: _ratings,
    Problem.LEADERBOARDS: _boards,
    Problem.CROWDS: _crowds,
}
"""In this order, because each relies on what the one before has repaired."""
