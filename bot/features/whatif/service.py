"""Compares a decision in a finished deal with another decision. The house plays on for both seats.

The house is deterministic, so nothing is stored.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.features.archive import replays
from bot.features.archive.replays import Decided
from bot.features.house.jobs import judge
from bot.features.house.review import is_judged
from bot.features.whatif.line import house_line
from bot.model.errors import AgainstTheRules
from bot.model.ids import PartieId
from bot.model.players import User
from bot.model.replays import Scene
from bot.model.sight import Sight
from bot.piquet.actions import Action, same
from bot.piquet.deal import Deal
from bot.piquet.house.opinion.reasons import Judged
from bot.piquet.reckoning import Score
from bot.runtime.context import Context
from bot.runtime.reader import Reader

MOST: Final = 256
"""The most lines in memory, a few kilobytes each."""

Progress = Callable[[int, int], Awaitable[None]]
"""Called before each long step with steps done and total."""


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A deal's three ends: the ``real`` end, and the house's continuations of the real decision (``as_played``) and
    ``tried`` (``other``).

    ``real`` is None in an unfinished deal. ``average`` is ``tried``'s mean gain over hands that fit the player's
    knowledge, None unless both decisions are judged. ``judged`` judges the real decision, in the unit of ``average``.
    """

    decided: Decided
    tried: Action
    real: Sight | None
    as_played: Sight
    other: Sight
    average: float | None
    judged: Judged | None

    @property
    def taken(self) -> Action:
        return self.decided.action

    @property
    def is_taken(self) -> bool:
        return same(self.taken, self.tried)

    @property
    def gain(self) -> int:
        """Points that ``tried`` gains over the decision taken, with the real cards."""
        return self.lead(self.other) - self.lead(self.as_played)

    def lead(self, end: Sight) -> int:
        """Returns the decider's points less the opponent's."""
        score = score_of(end)
        return score[self.taken.seat] - score[1 - self.taken.seat]


def score_of(end: Sight) -> Score:
    return (0, 0) if end.deal is None else end.deal.score


async def decision(context: Context, partie_id: PartieId, reader: Reader, moment: int) -> Decided:
    """Returns the first decision by a player, from position ``moment`` on.

    Raises NoSuchPartie, PartieInPlay, DayStillOpen or NoSuchMoment.
    """
    found = await replays.decided(context, partie_id, reader, moment)
    while not found.in_turn:
        moment += 1
        found = await replays.decided(context, partie_id, reader, moment)
    return found


def sight_of(found: Decided, user: User) -> Sight:
    """Returns the decider's view with the reader's settings. Its ``seq`` is a replay position."""
    seat = found.action.seat
    return replace(found.sight, eye=seat, seq=found.moment, to_act=seat, deal=found.seen, settings=user, ending=None)


def check_allowed(found: Decided, sight: Sight, chosen: Sequence[Action]) -> None:
    """Raises AgainstTheRules if ``chosen`` breaks a rule."""
    deal = found.before.copy()
    for action in chosen:
        if deal.to_move != action.seat:
            # Calls made one by one wait for the opponent's answers.
            return
        if illegal := deal.why_not(action):
            raise AgainstTheRules(sight, illegal)
        deal.do(action)


class Lines:
    """Lets the house play deals on, and caches the latest results."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[tuple[object, ...], Deal] = OrderedDict()

    def knows(self, found: Decided, chosen: Sequence[Action]) -> bool:
        return _key(found, chosen) in self._known

    async def scene(self, user: int, found: Decided, chosen: Sequence[Action], step: int) -> tuple[Scene, Action]:
        """Lets the house play on after ``chosen``; returns position ``step`` and the first action.

        Raises NoSuchMoment or Unanswered.
        """
        line = await self._after(user, found, chosen)
        return found.scene(line, step), line.log[len(found.before.log)]

    async def _after(self, user: int, found: Decided, chosen: Sequence[Action]) -> Deal:
        key = _key(found, chosen)
        if key not in self._known:
            before = found.sight.shown.before
            ask = self._context.engine_pool.ask_in_turn
            self._known[key] = await ask(user, house_line, found.before, before, tuple(chosen))
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]

    async def compare(self, user: int, found: Decided, chosen: Sequence[Action], progress: Progress) -> WhatIf:
        """Compares the real decision with ``chosen``, or with the house's choice if ``chosen`` is empty.

        Raises Unanswered.
        """
        steps = 4
        await progress(0, steps)
        as_played = await self._after(user, found, [found.action])
        await progress(1, steps)
        other = await self._after(user, found, chosen)
        tried = other.log[len(found.before.log)]
        real = found.end_of(found.whole) if found.whole.over else None
        made = WhatIf(found, tried, real, found.end_of(as_played), found.end_of(other), None, None)
        if made.is_taken or len(chosen) > 1 or not (is_judged(tried) and is_judged(made.taken)):
            return made
        costs = list[Judged]()
        for done, action in enumerate((made.taken, tried), 2):
            await progress(done, steps)
            ask = self._context.engine_pool.ask_in_turn
            costs.append(await ask(user, judge, found.seen, found.sight.shown.before, action))
        return replace(made, average=costs[0].cost - costs[1].cost, judged=costs[0])


def _key(found: Decided, chosen: Sequence[Action]) -> tuple[object, ...]:
    return found.before.position, found.sight.shown.before, tuple(map(str, chosen))
