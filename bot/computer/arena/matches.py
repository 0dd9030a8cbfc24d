"""Whole parties of two players, mirrored: the same packs with the seats changed, and their settlements."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from bot.computer.arena.duel import half_interval, packs
from bot.computer.players.player import Player, play_out
from bot.piquet.deal import Deal
from bot.piquet.partie import Outcome, Partie, points_won
from bot.piquet.rules import Rules


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The left player's mean gain a pair of parties, by the settlement, and half its 95 % interval."""

    pairs: int
    gain: float
    within: float

    @staticmethod
    def of(gains: Iterable[int]) -> "MatchResult":
        """The result of at least two pairs. Raises ValueError (statistics.StatisticsError) for fewer."""
        played = list(gains)
        return MatchResult(len(played), fmean(played), half_interval(played))


def mirrored_parties(rules: Rules, left: Player, right: Player, seed: str) -> int:
    """The left player's gain in two parties with the packs of a seed; in the second one the seats are changed."""
    return _settled(rules, (left, right), seed) - _settled(rules, (right, left), seed)


def _settled(rules: Rules, players: tuple[Player, Player], seed: str) -> int:
    """The first player's gain in a partie in which the second player deals first."""
    partie, deals = Partie(rules), 0
    while partie.outcome is None:
        dealer = 1 if partie.next_dealer is None else partie.next_dealer
        pack = next(iter(packs(f"{seed}/{deals}", 1)))
        deal = Deal.from_pack(rules, dealer, pack, partie.standing.game)
        partie.begin(deal)
        play_out(deal, players, partie.standing, partie.do)
        deals += 1
    return gained(partie.outcome)


def gained(outcome: Outcome) -> int:
    """The gain of seat 0 by the settlement: points, games, or points of a rubber."""
    return -points_won(outcome) if outcome.winner else points_won(outcome)
