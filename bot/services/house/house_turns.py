"""The house's turns: wherever it is to act, a worker is asked what it does, and that is decided as a person decides.

Nothing is kept of a turn before it is decided: which parties wait for the house is looked up once at the beginning (and
once a day, by the ``watch``), and told by whoever decides something that leaves it to act. So it goes on after any end
of the bot.
"""

import hashlib
import logging
import secrets
from collections.abc import Callable, Collection, Hashable, Sequence
from contextlib import ExitStack
from functools import partial
from math import inf
from typing import Final

from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.piquet.actions import Action
from bot.services.background.alarm import Alarm
from bot.services.background.engine_pool import Unanswered
from bot.services.background.worker_pool import WorkerPool
from bot.services.core.clock import DAY
from bot.services.core.context import Context
from bot.services.core.errors import AgainstTheRules, PartieEnded, Stale
from bot.services.core.house_seats import decide, level_of
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.sight import Sight
from bot.services.play import deciding
from data import meta, parties
from data.changes import TurnBegan
from data.parties import PartieId
from data.store.transaction import Transaction

AGAIN: Final = 60
"""How long after it could not act it is looked up where it is to, in seconds."""
_CHANCE: Final = "house-chance"

_log = logging.getLogger(__name__)


class HouseTurns:
    """Lets the house act wherever it is to act. ``start`` it once.

    Of each partie one decision is asked for at a time; the workers answer in the order in which they are asked.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._chance = ""
        self._stopped = False
        self._look_at: float | None = None
        self._unsubscribe: Callable[[], None] = lambda: None
        self._failing: set[PartieId] = set()
        """The parties in which it could not act the last time: the log tells of each once, until it can."""
        self._rounds = WorkerPool[PartieId](self._play)
        self._alarm = Alarm(context.clock, self._next_look, self._look)

    async def start(self) -> None:
        """Plays on where the bot was stopped, and wherever the house is to act from now on."""
        self._chance = await self._context.database.write(_chance)
        self._unsubscribe = self._context.database.subscribe(self._committed)
        await self._look()
        await self._alarm.set()

    async def stop(self) -> None:
        """Lets what is decided be kept, and decides nothing more; what is thought of now is thought of again."""
        self._stopped = True
        self._unsubscribe()
        await self._alarm.stop()
        await self._context.engine_pool.close()
        await self._rounds.stop()

    def _committed(self, changes: Collection[Hashable]) -> None:
        for change in changes:
            if isinstance(change, TurnBegan) and change.of_house:
                self._rounds.hurry(change.partie_id)

    @property
    def busy(self) -> bool:
        """Whether the house is to act somewhere, as far as it has been told."""
        return self._rounds.busy

    async def rest(self) -> None:
        """Waits until the house is to act nowhere, as far as it has been told."""
        await self._rounds.rest()

    async def _next_look(self) -> int | None:
        return None if self._look_at is None else int(self._look_at)

    def _look_again(self) -> None:
        """Looks again soon; a second failure does not postpone it further."""
        self._look_at = min(self._look_at or inf, self._context.clock() + AGAIN)

    async def _look(self) -> None:
        # Once a day in any case: another process, as the doctor, may have left the house to act.
        self._look_at = self._context.clock() + DAY
        try:
            waiting = await self._context.database.read(parties.house_to_act)
        except Exception:
            self._look_again()
            raise
        for partie in waiting:
            self._rounds.call(partie)

    async def _play(self, partie_id: PartieId) -> None:
        """All that the house does in a partie until somebody else is to act."""
        acted: set[int] = set()
        try:
            with ExitStack() as held:
                while not self._stopped and (sight := await self._sight(partie_id)) is not None:
                    if _key(sight) in acted:
                        raise RuntimeError("it acts, and nothing comes of it")
                    acted.add(_key(sight))
                    await self._act(sight, held)
            self._failing.discard(partie_id)
        except Exception:
            if partie_id not in self._failing:
                _log.exception("partie %d: the house could not act; it tries again each minute", partie_id)
            self._failing.add(partie_id)
            self._look_again()
            await self._alarm.set()

    async def _sight(self, partie_id: PartieId) -> Sight | None:
        """What the house sees, if it is to act."""

        def work(tx: Transaction) -> Sight | None:
            row = parties.get_partie(tx, partie_id)
            if row is None or row.house is None or row.to_act != row.house:
                return None
            return LoadedPartie.load(tx, partie_id, self._context.clock()).sight(row.house)

        return await self._context.database.read(work)

    async def _act(self, sight: Sight, held: ExitStack) -> None:
        """Makes one decision; one that comes too late is dropped.

        From the first decision on, the messages of the partie are held until the house has acted: one message tells
        all that it did.
        """
        user = _user(sight)
        try:
            action = await self._thought(sight)
            if action is not None:
                held.enter_context(self._context.throttle.holding(sight.partie_id))
                await self._decide(sight, user, action)
        except (Stale, PartieEnded):
            return

    async def _thought(self, sight: Sight) -> Action | None:
        """What the house does by its level; by rule of thumb where nobody answers; None at the bot's end."""
        try:
            return await self._context.engine_pool.ask(
                decide, level_of(_user(sight)), self._seed(sight), sight.deal, sight.shown.before
            )
        except Unanswered as trouble:
            if self._stopped:
                return None
            _log.warning("partie %d: the house goes by rule of thumb (%s)", sight.partie_id, trouble)
            return _by_thumb(sight)

    async def _decide(self, sight: Sight, user: int, action: Action) -> None:
        act = partial(deciding.act, self._context, sight.partie_id, user, seen=sight.seq, key=_key(sight))
        try:
            await act(choose=_always(action))
        except AgainstTheRules as illegal:
            _log.error(
                "partie %d: what the house does is against the rules (%s)", sight.partie_id, illegal.illegal.refusal
            )
            await act(choose=_always(_by_thumb(sight)))

    def _seed(self, sight: Sight) -> int:
        """Chance for a partie that nobody can foretell, and that has to do with no card."""
        return int.from_bytes(hashlib.sha256(f"{self._chance} {sight.partie_id}".encode()).digest()[:8], "big")


def _chance(tx: Transaction) -> str:
    kept = meta.get_meta(tx, _CHANCE)
    if kept is None:
        kept = secrets.token_hex(16)
        meta.set_meta(tx, _CHANCE, kept)
    return kept


def _user(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - it is a seat's sight
    return sight.people.users[sight.eye]


def _key(sight: Sight) -> int:
    """The request for this decision: no interaction's number is negative."""
    return -(sight.partie_id << 24 | sight.seq) - 1


def _by_thumb(sight: Sight) -> Action:
    assert sight.deal is not None  # noqa: S101 - something is to be decided in it
    return GreedyPlayer().choose(Turn(sight.deal, sight.shown.before))


def _always(action: Action) -> deciding.Choose:
    def choose(_: Sight) -> Sequence[Action]:
        return [action]

    return choose
