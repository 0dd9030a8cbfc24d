"""Checks that ratings and leaderboards agree with the results of all parties, and repairs them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from bot.admin.health import rating_histories
from bot.admin.health.checks import Problem
from bot.admin.health.rating_histories import History
from bot.features.results.leaderboards import INACTIVE_AFTER
from bot.model import glicko
from bot.model.ids import is_known
from data import ledger_sums, ratings, results
from data.ratings import Rating
from data.store.transaction import Transaction, Work

Audit = Callable[[Transaction, int], list[Work[None]]]
"""Checks the whole database at a time in Unix seconds. Returns a repair for each problem, each for one transaction."""


def _ratings(tx: Transaction, now: int) -> list[Work[None]]:
    kept = {(rating.user, rating.pool): rating for rating in ledger_sums.all_ratings(tx)}
    histories = rating_histories.derive(ledger_sums.rated_results(tx))
    # A forgotten person keeps no rating, but keeps results, because other people's ratings follow from them.
    unknown = sorted(player for player in kept if not is_known(player[0]))
    works: list[Work[None]] = [partial(ledger_sums.forget_rating, user=user, pool=pool) for user, pool in unknown]
    for user, pool in sorted(player for player in kept.keys() | histories.keys() if is_known(player[0])):
        rating, history = kept.get((user, pool)), histories.get((user, pool), [])
        if rating is not None and history and _agrees(rating, history):
            continue
        if history and history[-1].rating is not None:
            works.append(partial(_restore_history, kept=rating, history=history))
        else:
            works.append(partial(_restore_rating, user=user, pool=pool))
    idle = ledger_sums.wrongly_inactive(tx, now - INACTIVE_AFTER)
    return works + [partial(ratings.save_rating, rating=rating) for rating in idle]


def _agrees(kept: Rating, history: History) -> bool:
    """True if a player has the rating after their last rated partie, and the ratings in their results are right."""
    last = history[-1]
    stored = last.result.rating, last.result.deviation, last.result.ended_at, last.result.number
    steady = last.rating is None or rating_histories.is_close(kept.volatility, last.rating.volatility)
    same = stored == (kept.rating, kept.deviation, kept.played_at, kept.parties)
    return same and steady and all(partie.is_right for partie in history)


def _restore_history(tx: Transaction, kept: Rating | None, history: History) -> None:
    """Sets a player's rating, and those in their results, to the derived ones.

    Changes nothing if the derived rating may be wrong, because it equals neither the stored rating nor that of the last
    result, or if the player has finished another rated partie since ``kept`` was read.
    """
    last = history[-1]
    seen = [(last.result.rating, last.result.deviation)]
    if kept is not None:
        seen.append((kept.rating, kept.deviation))
    if last.rating is None or not any(last.has_rating(*values) for values in seen):
        return
    if ratings.get_rating(tx, last.rating.user, last.rating.pool) != kept:
        return
    for partie in history:
        if partie.rating is not None and (partie is last or not partie.is_right):
            rated = replace(
                partie.result,
                rating=partie.rating.rating,
                deviation=partie.rating.deviation,
                number=partie.number,
            )
            results.save_rated(tx, rated)
    ratings.save_rating(tx, last.rating)


def _restore_rating(tx: Transaction, user: int, pool: str) -> None:
    """Sets a rating that cannot be derived to that after the player's last rated partie.

    A lost volatility is taken from the leaderboards; without them it starts again at the default. Changes nothing if
    the result seems to be wrong instead.
    """
    last, kept = ledger_sums.last_rated(tx, user, pool), ratings.get_rating(tx, user, pool)
    if last is None:
        ledger_sums.forget_rating(tx, user, pool)
        return
    rating, deviation, ended_at, number = last
    if None in (rating, deviation) or number != ledger_sums.rated_parties(tx, user, pool):
        return
    placed = ledger_sums.placed_rating(tx, user, pool)
    volatility = glicko.VOLATILITY
    if kept is not None:
        differs = (kept.rating, kept.deviation) != (rating, deviation)
        if differs and placed is not None and placed[:2] == (int(kept.rating + 0.5), kept.deviation):
            # The leaderboards agree with the stored rating, so the result must be wrong.
            return
        volatility = kept.volatility
    elif placed is not None and placed[1] == deviation:
        volatility = placed[2]
    ratings.save_rating(tx, Rating(user, pool, rating, deviation, volatility, ended_at, number))


def _boards(tx: Transaction, _now: int) -> list[Work[None]]:
    return [partial(ledger_sums.place_again, user=user) for user in ledger_sums.wrongly_placed(tx)]


def _crowds(tx: Transaction, _now: int) -> list[Work[None]]:
    return [partial(ledger_sums.count_again, board=board) for board in ledger_sums.wrong_crowds(tx)]


def _names(tx: Transaction, _now: int) -> list[Work[None]]:
    return [partial(ledger_sums.rename, guild=guild, user=user) for guild, user in ledger_sums.wrong_names(tx)]


AUDITS: Final[Mapping[Problem, Audit]] = {
    Problem.NAMES: _names,
    Problem.RATINGS: _ratings,
    Problem.LEADERBOARDS: _boards,
    Problem.CROWDS: _crowds,
}
"""In this order, because each relies on the repairs before it."""
