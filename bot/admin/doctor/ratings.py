"""Derives all ratings from rated results, in the order they were rated."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import isclose
from typing import Final

from bot.features.results.entries import rating_after
from bot.features.results.leaderboards import INACTIVE_AFTER
from bot.model import glicko
from bot.model.ids import NOBODY, is_known
from data import ledger_sums
from data.derived_rows import Difference, compare
from data.ledger_sums import StoredRating
from data.ratings import Rating
from data.results import NewResult
from data.store.rows import cells
from data.store.transaction import Transaction, Value

CLOSE: Final = 1e-6
"""The largest accepted difference between two ratings: processors round logarithms differently."""

Player = tuple[int, str]


def same(stored: Value, derived: Value) -> bool:
    """Whether two values are equal; floats may differ by rounding."""
    if isinstance(stored, float) and isinstance(derived, float):
        return isclose(stored, derived, rel_tol=0, abs_tol=CLOSE)
    return stored == derived


@dataclass(slots=True)
class _History:
    parties: int = 0
    rating: Rating | None = None
    """The derived rating, unless ``derivable`` is false; None before the first rated partie."""
    derivable: bool = True
    last: NewResult | None = None
    wrong: list[Difference] = field(default_factory=list)


def differences(tx: Transaction, now: int) -> Iterator[tuple[Difference, bool]]:
    """Yields differences between stored and derived ratings, and whether each derived rating is certain.

    A derived rating confirmed by a stored rating or result is certain. Once a partie lacks a player or a result,
    compares the stored rating only with the last result.
    """
    stored = ledger_sums.all_ratings(tx)
    histories = _Histories(tx).derive()
    for player in sorted(stored.keys() | histories.keys()):
        kept, history = stored.get(player), histories.get(player, _History())
        if not is_known(player[0]):
            # A forgotten person keeps no rating, but keeps results, because other people's ratings follow from them.
            yield from ((difference, True) for difference in _compare(kept, None))
            continue
        right, last = _right_row(kept, history, now), history.last
        if right is None and last is not None:
            yield (
                Difference("results", (last.partie, last.seat), "rating", last.rating, kept.rating if kept else None),
                False,
            )
            continue
        for difference in (*history.wrong, *_compare(kept, right)):
            yield difference, _is_sure(kept, history)


def _compare(kept: StoredRating | None, right: StoredRating | None) -> Iterator[Difference]:
    before, after = ([] if row is None else [cells(row)] for row in (kept, right))
    return compare("ratings", before, after)


def _right_row(kept: StoredRating | None, history: _History, now: int) -> StoredRating | None:
    last, derived = history.last, history.rating if history.derivable else None
    if last is None:
        return None
    rating, deviation, volatility = last.rating, last.deviation, kept.volatility if kept else None
    if derived is not None:
        rating, deviation = _unless_close(rating, derived.rating), _unless_close(deviation, derived.deviation)
        volatility = _unless_close(volatility, derived.volatility)
    if rating is None or deviation is None:
        return None
    volatility = glicko.VOLATILITY if volatility is None else volatility
    rests = kept.rests if kept is not None and last.ended_at <= now - INACTIVE_AFTER else 0
    return StoredRating(*_player(last), rating, deviation, volatility, last.ended_at, history.parties, rests)


def _unless_close(stored: float | None, derived: float) -> float:
    return stored if stored is not None and same(stored, derived) else derived


def _is_sure(kept: StoredRating | None, history: _History) -> bool:
    last, derived = history.last, history.rating if history.derivable else None
    if last is None or derived is None:
        return True
    seen = [(last.rating, last.deviation), *([(kept.rating, kept.deviation)] if kept else [])]
    return any(same(rating, derived.rating) and same(deviation, derived.deviation) for rating, deviation in seen)


def _player(result: NewResult) -> Player:
    return result.user, result.pool


class _Histories:
    """The rating history of every player. A partie waits until both players' earlier parties are rated."""

    def __init__(self, tx: Transaction) -> None:
        self._tx = tx
        self._numbers = {
            (result.partie, result.seat): number
            for several in ledger_sums.misnumbered(tx)
            for number, result in enumerate(_ordered(several), start=1)
        }
        self._histories: dict[Player, _History] = {}
        self._waiting: dict[tuple[Player, int], Sequence[NewResult]] = {}

    def derive(self) -> dict[Player, _History]:
        after = 0
        while page := ledger_sums.rated_results(self._tx, after):
            for partie in page:
                self._take(partie)
            after = page[-1][0].partie
        # Parties still waiting have contradictory numbers.
        for (player, _), stuck in sorted(self._waiting.items(), key=lambda item: item[0][1]):
            self._rate([result for result in stuck if _player(result) == player], derivable=False)
        return self._histories

    def _take(self, partie: Sequence[NewResult]) -> None:
        ready: list[Sequence[NewResult]] = [partie]
        while ready:
            partie = ready.pop()
            known = [result for result in partie if result.user != NOBODY]
            early = [result for result in known if self._number(result) > self._history(result).parties + 1]
            for result in early:
                self._waiting[_player(result), self._number(result)] = partie
            if early:
                continue
            for result in known:
                self._waiting.pop((_player(result), self._number(result)), None)
            self._rate(partie, derivable=len(known) == len((0, 1)))
            following = ((_player(result), self._history(result).parties + 1) for result in known)
            ready += [self._waiting[one] for one in following if one in self._waiting]

    def _rate(self, partie: Sequence[NewResult], *, derivable: bool) -> None:
        known = [(result, self._history(result)) for result in partie if result.user != NOBODY]
        derivable = derivable and all(history.derivable for _, history in known)
        before = [history.rating for _, history in known]
        for (result, history), mine, theirs in zip(known, before, reversed(before), strict=True):
            history.parties, history.last, history.derivable = history.parties + 1, result, derivable
            right: dict[str, Value] = {"partie": result.partie, "seat": result.seat, "number": history.parties}
            if derivable:
                history.rating = rating_after(result, mine, theirs)
                right |= {"rating": history.rating.rating, "deviation": history.rating.deviation}
            history.wrong += compare("results", [cells(result)], [right], same)

    def _history(self, result: NewResult) -> _History:
        return self._histories.setdefault(_player(result), _History())

    def _number(self, result: NewResult) -> int:
        return self._numbers.get((result.partie, result.seat), result.number or 0)


def _ordered(several: Sequence[NewResult]) -> list[NewResult]:
    # Results with a duplicate or impossible number fill the gaps, in order of ending.
    held = Counter(result.number for result in several)
    numbers = range(1, len(several) + 1)
    sure = {result.number: result for result in several if held[result.number] == 1 and result.number in numbers}
    unsure = (result for result in several if result.number not in sure)
    left = iter(sorted(unsure, key=lambda result: (result.ended_at, result.partie)))
    return [sure[number] if number in sure else next(left) for number in numbers]
