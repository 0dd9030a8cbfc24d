"""Deals to a result: the running score, tie deals, rubicon and settlement."""

from dataclasses import dataclass, field

from bot.piquet.actions import Action
from bot.piquet.deal import Deal, Illegal, Refusal
from bot.piquet.rules import Rules

Score = tuple[int, int]


class PartieOver(Exception):
    """A deal after the partie has ended."""


class DealUnfinished(Exception):
    """A deal begun while another is in play."""


class NotHisDeal(Exception):
    """A deal by the player whose turn to deal it is not (law 11)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a partie ended: its winner (None: drawn), the points he wins, and whether the loser was rubiconed."""

    winner: int | None
    points: int
    rubicon: bool


@dataclass(slots=True)
class Partie:
    """The deals of a partie: the scores of those finished, and the one in hand."""

    rules: Rules
    first_dealer: int | None = None
    scores: list[Score] = field(default_factory=list)
    deal: Deal | None = None

    @property
    def totals(self) -> Score:
        """The running score, finished deals alone."""
        return sum(score[0] for score in self.scores), sum(score[1] for score in self.scores)

    @property
    def next_dealer(self) -> int | None:
        """Who deals next; None before the first deal. The players deal in turn (law 11)."""
        return None if self.first_dealer is None else (self.first_dealer + len(self.scores)) % 2

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one: after six deals, or eight after a tie (law 33)."""
        regular = self.scores[: self.rules.deals]
        tied = sum(score[0] - score[1] for score in regular) == 0
        needed = self.rules.deals + (2 if tied else 0)
        return settle(self.totals) if len(self.scores) == needed else None

    def begin(self, deal: Deal) -> None:
        """Takes up the next deal. Raises PartieOver, DealUnfinished or NotHisDeal."""
        if self.outcome:
            raise PartieOver
        if self.deal:
            raise DealUnfinished
        if self.next_dealer not in (None, deal.dealer):
            raise NotHisDeal
        if self.first_dealer is None:
            self.first_dealer = deal.dealer
        self.deal = deal

    def do(self, action: Action) -> None:
        """Does an action in the deal in hand. Raises Illegal, also when there is none: the last one is over."""
        if self.deal is None:
            raise Illegal(Refusal.DEAL_OVER)
        self.deal.do(action)
        if self.deal.over:
            self.scores.append(self.deal.score)
            self.deal = None


def settle(totals: Score) -> Outcome:
    """The settlement: 100 and the difference, or, where the loser has not reached 100, 100 and the sum (law 34)."""
    if totals[0] == totals[1]:
        return Outcome(None, 0, False)
    winner = 0 if totals[0] > totals[1] else 1
    rubicon = min(totals) < 100
    return Outcome(winner, 100 + (sum(totals) if rubicon else abs(totals[0] - totals[1])), rubicon)
