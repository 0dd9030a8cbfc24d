"""Values a score in a partie of games of a hundred by the mean lead in games at the end.

Both players are assumed equally good, and scores to come as in the sample (``chances``). A game ends in one of eight
ways: its winner, single or double, and the next deal's elder. Chances are interpolated between computed scores.
"""

from functools import cache
from itertools import pairwise
from math import fsum
from typing import Final

from ...deal import GAME
from ...partie import DOUBLE_BELOW, GAMES_TO_WIN
from ...reckoning import Score
from ...rules import Form
from .chances import IN_ORDER

_SCORES: Final = (0, 10, 20, 30, 40, 49, 50, 60, 70, 80, 90, 95, 99)
"""The tabulated scores. In every sample deal a player scores at least the longest step, so none depends on itself."""
_ENDS: Final = 8


def lacking(game: Score) -> Score:
    return GAME - game[0], GAME - game[1]


def ends(short: Score, marks: tuple[Score, ...]) -> tuple[Score, ...]:
    """Returns a deal's final score. ``marks`` are the scores in order, ``short`` the points that each player still
    needs.

    The deal ends at the first mark with which a player has enough, or at the last mark. If both have enough at once,
    returns two equally likely scores.
    """
    if is_over(short, marks[0]):
        return marks[:1]
    for before, after in pairwise(marks):
        if is_over(short, after):
            return _between(short, before, after)
    return marks[-1:]


def is_over(short: tuple[float, float], scored: Score) -> bool:
    return scored[0] >= short[0] or scored[1] >= short[1]


def _between(short: Score, before: Score, after: Score) -> tuple[Score, ...]:
    mine, theirs = short[0] - before[0], short[1] - before[1]
    more, others = after[0] - before[0], after[1] - before[1]
    won = short[0], min(before[1] + others * mine // more, short[1] - 1) if more else 0
    lost = min(before[0] + more * theirs // others, short[0] - 1) if others else 0, short[1]
    if mine * others == theirs * more:
        return won, lost
    return (won,) if mine * others < theirs * more else (lost,)


def after_deal(games: Score, game: Score, *, elder: bool) -> float:
    """Returns the first player's expected lead in games when the partie ends.

    ``games`` counts games won; ``game`` is the current game's score after the deal, which may have decided it.
    ``elder`` means that the first player is elder in the next deal.
    """
    if max(game) < GAME:
        return _within(games, *game) if elder else -_within(games[::-1], *game[::-1])
    first, second = games
    if game[0] >= GAME:
        first += 1 + (game[1] < DOUBLE_BELOW)
    else:
        second += 1 + (game[0] < DOUBLE_BELOW)
    return _after_game((first, second), elder=elder)


def _after_game(games: Score, *, elder: bool) -> float:
    if max(games) >= GAMES_TO_WIN[Form.GAMES]:
        return games[0] - games[1]
    return _at(games, 0, 0) if elder else -_at(games[::-1], 0, 0)


def _within(games: Score, elder: int, younger: int) -> float:
    return fsum(
        one * other * _at(games, mine, theirs) for mine, one in _weights(elder) for theirs, other in _weights(younger)
    )


@cache
def _at(games: Score, elder: int, younger: int) -> float:
    return fsum(map(float.__mul__, _chances(elder, younger), _worths(games)))


@cache
def _worths(games: Score) -> tuple[float, ...]:
    first, second = games
    after = ((first + 1, second), (first + 2, second), (first, second + 1), (first, second + 2))
    return tuple(_after_game(games, elder=elder) for elder in (True, False) for games in after)


@cache
def _chances(elder: int, younger: int) -> tuple[float, ...]:
    found, later = [0.0] * _ENDS, dict[Score, float]()
    short = lacking((elder, younger))
    for marks in IN_ORDER:
        ways = ends(short, marks)
        for one, other in ways:
            mine, theirs = elder + one, younger + other
            if max(mine, theirs) >= GAME:
                # Younger of this deal is elder of the next.
                found[4 + (int(theirs < DOUBLE_BELOW) if mine >= GAME else 2 + (mine < DOUBLE_BELOW))] += 1 / len(ways)
                continue
            for at, near in _weights(mine):
                for others, nearer in _weights(theirs):
                    later[others, at] = later.get((others, at), 0.0) + near * nearer
    for (first, second), number in later.items():
        for end, chance in enumerate(_chances(first, second)):
            # The same end from the other player's side.
            found[end ^ 6] += number * chance
    return tuple(chance / len(IN_ORDER) for chance in found)


@cache
def _weights(score: int) -> tuple[tuple[int, float], ...]:
    below = max(at for at in _SCORES if at <= score)
    if below == score:
        return ((score, 1.0),)
    above = min(at for at in _SCORES if at > score)
    return (below, (above - score) / (above - below)), (above, (score - below) / (above - below))
