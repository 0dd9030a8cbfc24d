"""Finds the action that makes a repique or pique certain to everyone at the table.

A deal records the bonus only once younger has played to the first lead. Players add it aloud (*ninety-four* for thirty-
four) as soon as no reckoning can come before the thirty points (Cavendish).
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import and_

from ..actions import Play
from ..deal import GAME
from ..declaring import NOT_GOOD
from ..reckoning import PIQUE_AT, REASON_OF, Item, bonuses, counted, points_of
from ..rules import AS_PLAYED, KINDS, Form, Kind
from ..view import DealView, SeenAction, SeenAnswer, SeenCall


def as_told(seen: DealView) -> DealView:
    """Returns the view with each repique and pique scored at the action that made it certain to the public.

    The viewing seat's private knowledge makes no difference.

    >>> from piquet import Deal, rules_of, view_of
    >>> as_told(view_of(Deal.from_pack(rules_of("rubicon"), dealer=1), None)).score
    (0, 0)
    """
    ends = _end_of_the_calls(seen)
    last = len(seen.actions) if ends is None else ends
    early: dict[Item, int] = {}
    for at in range(last):
        items = seen.items[: seen.recorded[at]]
        for bonus in _sure(seen, items, seen.actions[: at + 1]):
            early.setdefault(bonus, at)
    return _moved(seen, early, ends) if early else seen


def _end_of_the_calls(seen: DealView) -> int | None:
    plays = (at for at, action in enumerate(seen.actions) if isinstance(action, Play))
    return next((at for at in plays if seen.actions[at].seat == seen.younger), None)


def _sure(seen: DealView, items: Sequence[Item], said: Sequence[SeenAction]) -> frozenset[Item]:
    if max(points_of(items)) < PIQUE_AT:
        return frozenset()
    # An item of one point stands for all that younger may reckon in a kind: any points bar the same bonuses.
    more = [Item(REASON_OF[kind], seen.younger, 1) for kind in _open_to_younger(said, seen.younger)]
    as_played = seen.rules.scoring.pique == AS_PLAYED
    outcomes = (
        frozenset(bonuses([*items, *reckoned], as_played=as_played))
        for number in range(len(more) + 1)
        for reckoned in combinations(more, number)
    )
    return reduce(and_, outcomes)


def _open_to_younger(said: Sequence[SeenAction], younger: int) -> Iterator[Kind]:
    """Yields the kinds that younger may still reckon by what was said. Ignores elder's cards."""
    for kind in KINDS:
        answered = any(isinstance(one, SeenAnswer) and one.kind is kind and one.verdict is not NOT_GOOD for one in said)
        reckoned = any(isinstance(one, SeenCall) and one.kind is kind and one.seat == younger for one in said)
        if not answered and not reckoned:
            yield kind


def _moved(seen: DealView, early: dict[Item, int], ends: int | None) -> DealView:
    items: list[Item] = []
    recorded: list[int] = []
    first = 0
    for at, last in enumerate(seen.recorded):
        scored = list(seen.items[first:last])
        if at == ends:
            scored = [item for item in scored if item not in early]
        items += [*scored, *(bonus for bonus, when in early.items() if when == at)]
        recorded.append(len(items))
        first = last
    score = seen.score if ends is not None else _score(seen, items)
    return seen._replace(items=tuple(items), recorded=tuple(recorded), score=score)


def _score(seen: DealView, items: Sequence[Item]) -> tuple[int, int]:
    return counted(items, seen.game, GAME) if seen.rules.form is Form.GAMES else points_of(items)
