"""A partie and its result: running score, games, rubbers, extra deals after a tie, and the settlement."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from operator import gt
from typing import Final, NamedTuple

from .actions import Action
from .cards import Card
from .deal import GAME, Deal
from .illegal import Illegal, Refusal
from .reckoning import Score, below
from .rules import Form, Rules
from .spelling import another

GAMES_TO_WIN: Final = {Form.GAMES: 3, Form.RUBBER: 2}
"""The number of games that wins a partie of games (Cavendish: the best of five) or a rubber (Parlett)."""
_MORE_THAN_A_DEAL: Final = 1000
"""More points than a deal can bring."""
_MORE_THAN_A_PARTIE: Final = 10_000
"""More deals than a partie of games can have."""
DOUBLE_BELOW: Final = GAME // 2
"""A player who loses a game with fewer points loses it double (Cavendish)."""


class PartieOver(Exception):
    """The partie has ended, so no deal can begin."""


class DealUnfinished(Exception):
    """A deal is in play, so no other deal can begin."""


class WrongDealer(Exception):
    """It is the other player's turn to deal (law 11)."""


class WrongRules(ValueError):
    """The deal's rules differ from the partie's."""


def check_rules(rules: Rules, deal: Deal) -> None:
    """Raises WrongRules unless the deal is played by ``rules``, TypeError unless it is a Deal."""
    if not isinstance(deal, Deal):
        raise TypeError(f"{deal!r} is not a deal")
    if deal.rules is not rules and deal.rules != rules:
        raise WrongRules(f"a deal by {deal.rules} where {rules} is played")


class Tally(NamedTuple):
    """A finished deal's points by seat."""

    points: Score
    below: Score = (0, 0)
    """The points below the line, which only Counterpique has."""

    @staticmethod
    def of(deal: Deal) -> "Tally":
        return Tally(deal.score, below(deal.reckoning.items))


class Standing(NamedTuple):
    """A partie's score by seat after its finished deals."""

    totals: Score = (0, 0)
    """All points in the finished deals."""
    games: Score = (0, 0)
    """The games won; a double game counts two."""
    game: Score = (0, 0)
    """The score in the current game; in Counterpique only points below the line."""
    scoreless: Score = (0, 0)
    """The games each seat won while the other scored nothing below the line."""
    deals: int = 0
    """The number of finished deals."""

    def goes_on(self, rules: Rules) -> bool:
        """Whether a partie by these rules can have this score with another deal to come."""
        if max(self.game) >= GAME or max(self.totals) >= _MORE_THAN_A_DEAL * max(self.deals, 1):
            return False
        if not self.deals:
            return self == Standing(game=self.game)
        if not 0 < self.deals < _MORE_THAN_A_PARTIE or any(map(gt, self.scoreless, self.games)):
            return False
        if rules.form is not Form.DEALS:
            return max(self.games) < GAMES_TO_WIN[rules.form]
        tied = self.totals[0] == self.totals[1] or self.deals != rules.deals
        return self == Standing(self.totals, deals=self.deals) and tied and self.deals < rules.deals + 2


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of a partie of deals."""

    winner: int | None
    """The winner's seat; None for a draw."""
    points: int
    rubicon: bool


@dataclass(frozen=True, slots=True)
class Games:
    """The result of a partie of games."""

    winner: int
    games: Score
    """The games won by seat; a double game counts two."""


@dataclass(frozen=True, slots=True)
class Rubber:
    """The result of a rubber."""

    winner: int
    totals: Score
    """All points by seat, with the winner's bonus."""
    games: Score


Outcome = Settlement | Games | Rubber


def points_won(outcome: Outcome) -> int:
    """Returns the winner's gain: the settlement, the lead in games, or a rubber's lead in points (at least 0).

    >>> points_won(Settlement(0, 112, False)), points_won(Games(1, (1, 3)))
    (112, 2)
    """
    match outcome:
        case Settlement(points=points):
            return points
        case Games(winner=winner, games=scores) | Rubber(winner=winner, totals=scores):
            return max(scores[winner] - scores[1 - winner], 0)


@dataclass(slots=True)
class Partie:
    """A partie: the tallies of its finished deals, and the deal in play.

    >>> from piquet import legal_actions, rules_of
    >>> partie = Partie(rules_of("rubicon", {"deals": 1}))
    >>> partie.begin(Deal.from_pack(partie.rules, dealer=1))
    >>> while partie.deal:
    ...     partie.do(next(legal_actions(partie.deal)))
    >>> partie.standing.deals, partie.next_dealer, partie.outcome is None
    (1, 0, False)
    """

    rules: Rules
    first_dealer: int | None = None
    tallies: list[Tally] = field(default_factory=list)
    deal: Deal | None = None

    def __post_init__(self) -> None:
        if type(self.rules) is not Rules:
            raise TypeError(another(self.rules, "a rule set", "rules_of"))

    @property
    def standing(self) -> Standing:
        return standing(self.rules, self.tallies)

    @property
    def next_dealer(self) -> int | None:
        """The seat that deals next; None before the first deal.

        Players deal in turn (law 11). In Counterpique the player who scored below the line deals.
        """
        if self.rules.form is Form.RUBBER and self.tallies:
            return 0 if self.tallies[-1].below[0] else 1
        return None if self.first_dealer is None else (self.first_dealer + len(self.tallies)) % 2

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the partie goes on."""
        return outcome(self.rules, self.tallies)

    def begin(self, deal: Deal) -> None:
        """Begins the next deal. Raises WrongRules, PartieOver, DealUnfinished or WrongDealer."""
        check_rules(self.rules, deal)
        if self.outcome:
            raise PartieOver
        if self.deal:
            raise DealUnfinished
        if self.next_dealer not in (None, deal.dealer):
            raise WrongDealer
        if self.first_dealer is None:
            self.first_dealer = deal.dealer
        self.deal = deal

    def do(self, action: Action) -> None:
        """Does an action in the deal in play. Raises Illegal if the rules refuse it or no deal is in play."""
        if self.deal is None:
            raise Illegal(Refusal.DEAL_OVER)
        self.deal.do(action)
        if self.deal.over:
            self.tallies.append(Tally.of(self.deal))
            self.deal = None


def cut_won_by(rules: Rules, cut: Sequence[Card]) -> int:
    """Returns the seat that wins the cut: the higher card (Cavendish, law 3), or before an auction the lower (Parlett).

    >>> from piquet import parse_cards, rules_of
    >>> [cut_won_by(rules_of(name), parse_cards("KS 9D")) for name in ("rubicon", "counterpique")]
    [0, 1]
    """
    return 0 if (cut[0].rank > cut[1].rank) is not rules.auction else 1


def sum_of(scores: Iterable[Score]) -> Score:
    """Adds scores, seat by seat.

    >>> sum_of([(28, 23), (26, 14)])
    (54, 37)
    """
    first, second = 0, 0
    for score in scores:
        first, second = first + score[0], second + score[1]
    return first, second


def standing(rules: Rules, tallies: Iterable[Tally]) -> Standing:
    """Returns the standing after these deals.

    >>> from piquet import rules_of
    >>> standing(rules_of("rubicon"), [Tally((28, 23)), Tally((26, 14))]).totals
    (54, 37)
    """
    return reduce(partial(after_deal, rules), tallies, Standing())


def after_deal(rules: Rules, stands: Standing, tally: Tally) -> Standing:
    """Returns the standing after one more deal.

    >>> from piquet import rules_of
    >>> after_deal(rules_of("rubicon"), Standing(), Tally((28, 23)))
    Standing(totals=(28, 23), games=(0, 0), game=(0, 0), scoreless=(0, 0), deals=1)
    """
    totals, deals = sum_of((stands.totals, tally.points)), stands.deals + 1
    if rules.form is Form.DEALS:
        return Standing(totals, deals=deals)
    rubber = rules.form is Form.RUBBER
    game = sum_of((stands.game, tally.below if rubber else tally.points))
    if max(game) < GAME:
        return stands._replace(totals=totals, game=game, deals=deals)
    winner = 0 if game[0] >= GAME else 1
    games, scoreless = list(stands.games), list(stands.scoreless)
    games[winner] += 2 if not rubber and game[1 - winner] < DOUBLE_BELOW else 1
    scoreless[winner] += game[1 - winner] == 0
    return Standing(totals, (games[0], games[1]), (0, 0), (scoreless[0], scoreless[1]), deals)


def outcome(rules: Rules, tallies: Sequence[Tally]) -> Outcome | None:
    """Returns the result after these deals; None while the partie goes on.

    >>> from piquet import rules_of
    >>> outcome(rules_of("rubicon"), [Tally((28, 23))] * 6)
    Settlement(winner=0, points=130, rubicon=False)
    >>> outcome(rules_of("rubicon"), [Tally((20, 20))] * 6) is None
    True
    """
    match rules.form:
        case Form.DEALS:
            return _after_deals(rules, tallies)
        case Form.GAMES:
            games = standing(rules, tallies).games
            return Games(0 if games[0] > games[1] else 1, games) if max(games) >= GAMES_TO_WIN[rules.form] else None
        case Form.RUBBER:
            return rubber_won(standing(rules, tallies))


def _after_deals(rules: Rules, tallies: Sequence[Tally]) -> Outcome | None:
    """Returns the outcome, or None while deals remain. A tie after six deals adds two deals (law 33)."""
    first, second = sum_of(tally.points for tally in tallies[: rules.deals])
    needed = rules.deals + (2 if first == second else 0)
    return settle(rules, sum_of(tally.points for tally in tallies)) if len(tallies) == needed else None


def settle(rules: Rules, totals: Score) -> Settlement:
    """Returns the settlement: 100 plus the difference, or 100 plus the sum if the loser has not reached 100 (law 34).

    >>> from piquet import rules_of
    >>> settle(rules_of("rubicon"), (168, 138)).points, settle(rules_of("rubicon"), (168, 81)).points
    (130, 349)
    """
    if totals[0] == totals[1]:
        return Settlement(None, 0, rubicon=False)
    winner = 0 if totals[0] > totals[1] else 1
    rubicon = min(totals) < rules.rubicon
    return Settlement(winner, 100 + (sum(totals) if rubicon else abs(totals[0] - totals[1])), rubicon)


def rubber_won(stands: Standing) -> Rubber | None:
    """Returns the result of a rubber; None before a player has won two games.

    The winner gets 300, or 500 if the other player won no game, and 100 for each game in which the other player scored
    nothing (Parlett).

    >>> rubber_won(Standing(totals=(240, 96), games=(2, 0), scoreless=(1, 0)))
    Rubber(winner=0, totals=(840, 96), games=(2, 0))
    """
    games = stands.games
    if max(games) < GAMES_TO_WIN[Form.RUBBER]:
        return None
    winner = 0 if games[0] > games[1] else 1
    bonus = (300 if games[1 - winner] else 500) + 100 * stands.scoreless[winner]
    totals = list(stands.totals)
    totals[winner] += bonus
    return Rubber(winner, (totals[0], totals[1]), games)
