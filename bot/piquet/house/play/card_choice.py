"""Values cards: lists or draws hands the other player may hold (worlds), solves each hand, and takes the mean."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Final, TypeVar

from ...cards import Card, Hand
from ...deal import Deal
from ...reckoning import BEFORE_THE_PLAY, IN_HAND, Reason, Score, points_of
from ...tricks import ALL
from ...view import DealView, view
from ..search.dice import Dice
from ..search.patterns import ELDER, YOUNGER
from ..search.position import Pair, Position
from ..search.solver import Solver
from ..search.worlds import worlds
from ..stakes.points import Stakes, stakes_of_contract, stakes_of_play
from ..stakes.settlement import PLAIN, Worth
from ..stakes.worth_by_haul import stakes_by_worth
from .endgame import LAST_TRICKS, EndgameSearch
from .open_cards import SolvedPlay

SEARCH_LIMIT: Final = 30_000
"""After this many positions (in the last tricks ``_LAST_SEARCH_LIMIT``) the search tries no more hands."""
_LAST_SEARCH_LIMIT: Final = 150_000
LISTED_PER_WORLD: Final = 70
"""In the last tricks, all fitting hands are valued if there are at most this many for each hand wanted."""
_World = TypeVar("_World")


def position_of(deal: DealView, other: Hand) -> Position:
    """Returns the position if the other player holds ``other``. Raises ValueError unless the viewer is to play."""
    if deal.eye is None or deal.eye != deal.to_move:
        raise ValueError(deal.eye)
    won, first = [0, 0], [0, 0]
    for trick in deal.tricks:
        won[trick.winner] += 1
        if not won[1 - trick.winner]:
            first[trick.winner] += 1
    leads = deal.eye if deal.led is None else 1 - deal.eye
    hands = (deal.hand, other) if deal.eye == deal.elder else (other, deal.hand)
    sides = _side(deal, leads), deal.led, _by_side(deal, won), _by_side(deal, first)
    return Position(hands, *sides, deal.rules.following)


def stakes_of(deal: DealView, worth: Worth = PLAIN) -> Stakes:
    """Returns the worth of each haul (trick count) and of a pique. ``worth`` values the deal's end for elder."""
    stakes = _in_points(deal, worth)
    return stakes if worth.plain else stakes_by_worth(deal, worth, stakes)


def valuer(deal: DealView, stakes: Stakes, solver: Solver, worth: Worth = PLAIN) -> SolvedPlay | EndgameSearch:
    """Returns the search that values positions: by haul (trick count) or, in the last tricks, by final points."""
    won = _by_side(deal, [deal.winners.count(seat) for seat in (0, 1)])
    if worth.plain or (stakes.open_after(won) if worth.short else len(deal.tricks) < ALL - LAST_TRICKS):
        return SolvedPlay(stakes, solver)
    points = _in_points(deal, PLAIN)
    if worth.short:
        return EndgameSearch(deal, worth, SolvedPlay(points, solver))
    return EndgameSearch(deal, worth, pique=points.pique)


def solve(deal: Deal) -> dict[Card, float]:
    """Returns each playable card's worth with all cards known, by best play of both sides.

    The worth is in points from now to the end of the deal: the player's less the other's, without calls still to come.
    A game of a hundred counts as if it went on to the end of the deal. Raises ValueError if no card can be played, and
    in a misère.

    >>> from piquet import Deal, legal_actions, rules_of
    >>> from piquet.house import solve
    >>> deal = Deal.random(rules_of("rubicon"), 40)
    >>> while len(deal.tricks) < 6 or deal.led:
    ...     deal.do(next(legal_actions(deal)))
    >>> {str(card): points for card, points in solve(deal).items()}
    {'AD': -2, 'TD': -2, 'QC': 13, 'TC': 13, '9C': 13, '7C': -14}
    """
    seat = deal.to_move
    seen = view(deal, seat)
    if seen.misere:
        raise ValueError("a misère is not solved")
    if seat is None or not seen.playable:
        raise ValueError("there is no card to play yet" if seat is not None else "the deal is over")
    values = SolvedPlay(stakes_of(seen), Solver(deal.rules.following)).values(position_of(seen, deal.hands[1 - seat]))
    made, sign = made_in_play(seen), 1 if seat == deal.elder else -1
    return {card: sign * value - made for card, value in values.items()}


def made_in_play(deal: DealView) -> int:
    """Returns the points scored in the play so far, the viewing player's less the other's."""
    if deal.eye is None:
        return 0
    mine = points_of(item for item in deal.items if item.reason not in BEFORE_THE_PLAY)
    return mine[deal.eye] - mine[1 - deal.eye]


def is_exact(deal: DealView, play: SolvedPlay | EndgameSearch) -> bool:
    """Whether ``play`` values the last tricks exactly, over all hands the other player may hold."""
    return isinstance(play, EndgameSearch) and len(deal.tricks) >= ALL - LAST_TRICKS


def within_limit(deal: DealView, play: SolvedPlay | EndgameSearch, worlds: Iterable[_World]) -> Iterator[_World]:
    """Yields worlds (imagined hands), at least one, until an endgame search reaches its limit."""
    limit = _LAST_SEARCH_LIMIT if is_exact(deal, play) else SEARCH_LIMIT
    return takewhile(lambda _: isinstance(play, SolvedPlay) or play.searched < limit, worlds)


def _in_points(deal: DealView, worth: Worth) -> Stakes:
    toward = _by_side(deal, points_of(item for item in deal.items if item.reason in IN_HAND))
    bonus = any(item.reason is Reason.REPIQUE for item in deal.items)
    if deal.bid:
        return stakes_of_contract(deal.bid, toward, bonus=bonus, worth=worth)
    return stakes_of_play(deal.rules, toward, bonus=bonus)


def expectations(deal: DealView, solver: Solver, dice: Dice, number: int, worth: Worth = PLAIN) -> dict[Card, float]:
    """Returns each card's mean worth over ``number`` imagined hands: the player's points less the other's."""
    play = valuer(deal, stakes_of(deal, worth), solver, worth)
    drawn = worlds(deal, dice, number * LISTED_PER_WORLD if is_exact(deal, play) else number)
    return mean_worths(deal, ((play.values(position_of(deal, other)), 1) for other in within_limit(deal, play, drawn)))


def mean_worths(deal: DealView, worlds: Iterable[tuple[Mapping[Card, float], float]]) -> dict[Card, float]:
    """Averages each card's worth to elder over weighted worlds (imagined hands). Returns worths to the player."""
    sums, total = dict.fromkeys(deal.playable, 0.0), 0.0
    for values, weight in worlds:
        total += weight
        for card in sums:
            sums[card] += weight * values[card]
    sign = 1 if deal.eye == deal.elder else -1
    return {card: sign * found / total for card, found in sums.items()}


def _side(deal: DealView, seat: int) -> int:
    return ELDER if seat == deal.elder else YOUNGER


def _by_side(deal: DealView, pair: Score | list[int]) -> Pair:
    return pair[deal.elder], pair[deal.younger]
