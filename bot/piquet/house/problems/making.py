"""Searches played deals for problems.

Every third deal is a partie's last, so that calls depend on the settlement.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from ...deal import Deal
from ...partie import Partie
from ...record import Json, write_view
from ...rules import Rules
from ...view import view
from ..levels.complete_player import CompletePlayer
from ..levels.house_players import PLAYERS
from ..levels.thinking_player import WeighingPlayer
from ..players.duel import next_dealer, packs
from ..players.greedy import GreedyPlayer
from ..players.player import Player, Turn, play_out
from .posing import posed, topic_of
from .problem import Grade, PiquetProblem, Topic

NAMES: Final = ("A", "B")
_ROUNDS: Final = ((12, 40), (40, 8))
_LAST_DEALS: Final = 3
"""One deal in this many is the last of a partie."""
_MISSING: Final = 50
"""A player this many points short of the rubicon before the last deal has little hope."""
_MOST: Final[dict[Topic, float]] = {Topic.EXCHANGE: 0.38, Topic.CALLS: 0.1, Topic.LEAD: 0.38, Topic.FOLLOW: 0.38}
"""The greatest share of one topic in a grade's problems."""


class Wanted:
    """The problems still to be found, by grade and topic."""

    def __init__(self, number: int, grades: Collection[Grade]) -> None:
        share, rest = divmod(number, len(grades))
        self._number = {grade: share + (at < rest) for at, grade in enumerate(grades)}
        self._found: Counter[tuple[Grade, Topic]] = Counter()

    @property
    def topics(self) -> set[Topic]:
        return {topic for topic in Topic for grade in self._number if self.wants(grade, topic)}

    def wants(self, grade: Grade, topic: Topic) -> bool:
        of_grade = sum(self._found[grade, each] for each in Topic)
        number = self._number.get(grade, 0)
        return of_grade < number and self._found[grade, topic] < max(1, round(_MOST[topic] * number))

    def take(self, problem: PiquetProblem) -> None:
        self._found[problem.grade, problem.topic] += 1


def problems(
    rules: Rules, seed: int, wanted: Wanted, first: int, known: Collection[str] = ()
) -> Iterator[tuple[int, PiquetProblem | None]]:
    """Yields the number of each deal searched, from 0, with a wanted problem found in it, or None.

    ``first`` numbers the first new problem; ``known`` has the records of existing problems, as text.
    """
    number = first
    for at in range(10**9):
        if not wanted.topics:
            return
        found = _in_deal(rules, f"problems {seed}/{at}", wanted, number, last=at % _LAST_DEALS == 0)
        if found and str(found.record) in known:
            found = None
        if found:
            wanted.take(found)
            number += 1
        yield at, found


def _in_deal(rules: Rules, seed: str, wanted: Wanted, number: int, *, last: bool) -> PiquetProblem | None:
    partie, deals = _nearly_lost(rules, seed) if last else (Partie(rules), [])
    deal = Deal.from_pack(rules, next_dealer(partie), next(iter(packs(seed, 1))))
    partie.begin(deal)
    deals.append(deal)
    player: Player = GreedyPlayer() if last else CompletePlayer(WeighingPlayer(0, 4, _ROUNDS), 0)
    turns: list[tuple[Turn, Json]] = []
    if told := deal.carte_blanche_to_tell():
        partie.do(told)
    while deal.to_move is not None:
        turn = Turn(view(deal, deal.to_move), partie.standing)
        topic = topic_of(turn.deal)
        # Sinking a call can be right only in a last deal, where the worth of cards for a settlement is hard to see.
        if topic in wanted.topics and (topic is Topic.CALLS) == last:
            turns.append((turn, write_view(rules, NAMES, deals, deal.to_move)))
        partie.do(player.choose(turn))
    random.Random(seed).shuffle(turns)  # noqa: S311
    made = (posed(turn, record, number) for turn, record in turns)
    return next((found for found in made if found and wanted.wants(found.grade, found.topic)), None)


def _nearly_lost(rules: Rules, seed: str) -> tuple[Partie, list[Deal]]:
    for at in range(10**6):
        partie, deals = Partie(rules), list[Deal]()
        for pack in packs(f"{seed} earlier {at}", rules.deals - 1):
            deals.append(Deal.from_pack(rules, next_dealer(partie), pack))
            partie.begin(deals[-1])
            play_out(deals[-1], (GreedyPlayer(), PLAYERS["beginner"](0)), partie.standing, partie.do)
        if min(partie.standing.totals) < rules.rubicon - _MISSING:
            return partie, deals
    raise AssertionError
