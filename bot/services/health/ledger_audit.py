"""Whether ratings and boards add up with the results of all parties, and how what does not is put right."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.services.core import glicko
from bot.services.health.checks import Ailment
from data import ledger_sums, ratings
from data.ratings import Rating
from data.store.transaction import Transaction, Work

Audit = Callable[[Transaction], list[Work[None]]]
"""Looks the database through; for each thing that is wrong, what puts it right in a transaction of its own."""


def _ratings(tx: Transaction) -> list[Work[None]]:
    return [partial(_rate_anew, user=user, pool=pool) for user, pool in ledger_sums.wrongly_rated(tx)]


def _rate_anew(tx: Transaction, user: int, pool: str) -> None:
    """As it was after his last rated partie. The volatility stands nowhere else: where it is lost it begins anew."""
    last, kept = ledger_sums.last_rated(tx, user, pool), ratings.get_rating(tx, user, pool)
    if last is None:
        ledger_sums.forget_rating(tx, user, pool)
        return
    volatility = glicko.VOLATILITY if kept is None else kept.volatility
    rating, deviation, ended_at, number = last
    ratings.save_rating(tx, Rating(user, pool, rating, deviation, volatility, ended_at, number))


def _boards(tx: Transaction) -> list[Work[None]]:
    return [partial(ledger_sums.place_anew, user=user) for user in ledger_sums.wrongly_placed(tx)]


def _crowds(tx: Transaction) -> list[Work[None]]:
    return [partial(ledger_sums.count_anew, board=board) for board in ledger_sums.wrong_crowds(tx)]


AUDITS: Final[Mapping[Ailment, Audit]] = {
    Ailment.RATINGS: _ratings,
    Ailment.BOARDS: _boards,
    Ailment.CROWDS: _crowds,
}
"""In an order in which each finds right what it goes by."""
