"""Plays the house's turns: a worker chooses the action, which is then decided like a person's.

Nothing about a turn is stored before it is decided. Commits report where the house is to act; the bot also checks this
at startup and once a day, so the house continues after any stop of the bot.
"""

import hashlib
import logging
import secrets
from collections.abc import Hashable
from functools import partial
from typing import Final

from bot.computer.levels.engine_number import THIS_ENGINE
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.players.player import Turn
from bot.features.house.jobs import decide
from bot.features.parties import deciding, packs
from bot.features.parties.loaded_partie import LoadedPartie
from bot.model.changes import TurnBegan
from bot.model.clocks import DAY
from bot.model.errors import AgainstTheRules, PartieEnded, Stale
from bot.model.house_seats import level_of
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Action
from bot.piquet.proof import RULE_OF_THUMB
from bot.runtime.agenda import AFTER_FAILURE, Entry
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.worker_pool import WorkerPool
from data import meta, parties
from data.parties import PartieRow
from data.store.transaction import Transaction

RETRY_DELAY: Final = 60
"""The delay before a failed turn is tried again, in seconds."""
MOST: Final = 256
"""The most parties where the house acts at once. Most of them only wait for the beat or for a worker."""
_CHANCE: Final = "house-chance"
"""The name of the seed in parties without a secret of their own."""

_log = logging.getLogger(__name__)


class HouseTurns(Entry):
    """Lets the house act wherever it is to act.

    Each partie has one decision in progress at a time. The workers answer questions in order.
    """

    start_waits = 10.0

    def __init__(self, context: Context) -> None:
        self._context = context
        self._look_at = 0
        self._failing: set[PartieId] = set()
        """The parties where the house failed to act. Each is logged once until the house succeeds."""
        self._rounds = WorkerPool[PartieId](self._play, workers=MOST, most=MOST)
        self.first_pause = self.longest_pause = AFTER_FAILURE

    def hears(self, change: Hashable) -> bool:
        """Acts at once where the house is to act."""
        if isinstance(change, TurnBegan) and change.of_house:
            self._rounds.hurry(change.partie_id)
        return False

    async def stop(self) -> None:
        """Finishes storing decisions and starts no more. A restart repeats unfinished thoughts."""
        await self._context.engine_pool.close()
        await self._rounds.stop()

    @property
    def busy(self) -> bool:
        """True if the house is known to be acting in any partie."""
        return self._rounds.busy

    async def rest(self) -> None:
        """Waits until the house is not known to be acting anywhere."""
        await self._rounds.rest()

    async def next_due(self) -> int:
        """When the bot looks where the house is to act: once a day, and a minute after the house failed."""
        return self._look_at

    def _look_again(self) -> None:
        """Checks again soon. A second failure does not postpone the check further."""
        self._look_at = min(self._look_at, self._context.clock() + RETRY_DELAY)
        self.wake()

    async def do(self) -> None:
        """Acts wherever the house is to act: another program, such as the doctor, may have left it there."""
        now = self._context.clock()
        if not self._look_at:
            await self._context.database.write(_make_secret)
        waiting = await self._context.database.read(parties.house_to_act)
        self._look_at = now + DAY
        for partie in waiting:
            self._rounds.call(partie)

    async def _play(self, partie_id: PartieId) -> None:
        """Makes all decisions of the house in a partie until the opponent is to act.

        Messages of the partie are held back until then, so that one message reports everything.
        """
        acted: set[int] = set()
        try:
            with self._context.throttle.holding(partie_id):
                while not self.stopping and (turn := await self._turn(partie_id)) is not None:
                    sight, seed = turn
                    if _key(sight) in acted:
                        raise RuntimeError("the house acts without effect")
                    acted.add(_key(sight))
                    await self._act(sight, seed)
            self._failing.discard(partie_id)
        except Exception:
            if partie_id not in self._failing:
                _log.exception("partie %d: the house could not act; it tries again every minute", partie_id)
            self._failing.add(partie_id)
            self._look_again()

    async def _turn(self, partie_id: PartieId) -> tuple[Sight, int] | None:
        """The house's view and its seed if it is to act; None otherwise."""

        def work(tx: Transaction) -> tuple[Sight, int] | None:
            row = parties.get_partie(tx, partie_id)
            if row is None or row.house is None or row.to_act != row.house:
                return None
            sight = LoadedPartie.load(tx, partie_id, self._context.clock()).sight(row.house)
            return sight, _seed(tx, row)

        return await self._context.database.read(work)

    async def _act(self, sight: Sight, seed: int) -> None:
        """Makes one decision on the beat, so that its time reveals neither a forced card nor a hard choice.

        A decision that comes too late is dropped.
        """
        async with self._context.beat.kept():
            chosen = await self._choose_action(sight, seed)
        if chosen is None or self.stopping:
            return
        try:
            await self._decide(sight, _user(sight), *chosen)
        except (Stale, PartieEnded):
            return

    async def _choose_action(self, sight: Sight, seed: int) -> tuple[Action, str] | None:
        """The action chosen at the house's level, and the engine that chose it; by rule of thumb if no worker answers.

        None while the bot is stopping.
        """
        try:
            action = await self._context.engine_pool.ask(
                decide, level_of(_user(sight)), seed, sight.deal, sight.shown.before
            )
        except Unanswered as trouble:
            if self.stopping:
                return None
            _log.warning("partie %d: the house plays by rule of thumb (%s)", sight.partie_id, trouble)
            return _rule_of_thumb(sight), RULE_OF_THUMB
        return action, THIS_ENGINE

    async def _decide(self, sight: Sight, user: int, action: Action, engine: str) -> None:
        act = partial(deciding.act, self._context, sight.partie_id, user, seen=sight.seq, key=_key(sight))
        try:
            await act(choose=lambda _: [action], engine=engine)
        except AgainstTheRules as illegal:
            _log.error(
                "partie %d: the house chose an action against the rules (%s)", sight.partie_id, illegal.illegal.refusal
            )
            await act(choose=lambda _: [_rule_of_thumb(sight)], engine=RULE_OF_THUMB)


def _make_secret(tx: Transaction) -> None:
    if meta.get_meta(tx, _CHANCE) is None:
        meta.set_meta(tx, _CHANCE, secrets.token_hex(16))


def _seed(tx: Transaction, row: PartieRow) -> int:
    """A seed for a partie that no one can predict and that does not depend on any card."""
    if shuffler := packs.shuffler_of(tx, row):
        return shuffler.house_seed()
    secret = meta.get_meta(tx, _CHANCE)
    if secret is None:
        raise LookupError(_CHANCE)
    return int.from_bytes(hashlib.sha256(f"{secret} {row.id}".encode()).digest()[:8], "big")


def _user(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - the sight of a seat
    return sight.people.users[sight.eye]


def _key(sight: Sight) -> int:
    """The request key of this decision. It is negative, unlike any interaction id."""
    return -(sight.partie_id << 24 | sight.seq) - 1


def _rule_of_thumb(sight: Sight) -> Action:
    assert sight.deal is not None  # noqa: S101 - something is to be decided in it
    return GreedyPlayer().choose(Turn(sight.deal, sight.shown.before))
