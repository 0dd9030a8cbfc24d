"""Plays the house's turns: a worker chooses an action, which is stored like a person's action.

A stored decision starts the house's next turn. The bot also looks for house turns at its start and daily.
"""

import hashlib
import logging
import secrets
from collections.abc import Hashable
from functools import partial
from typing import Final

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
from bot.piquet.house.levels.engine_number import THIS_ENGINE
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.proof import RULE_OF_THUMB
from bot.runtime.agenda import AFTER_FAILURE, Entry
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.queues import WorkerPool
from data import meta, parties
from data.parties import PartieRow
from data.store.transaction import Transaction

RETRY_DELAY: Final = 60
MOST: Final = 256
"""The most house turns at a time."""
_CHANCE: Final = "house-chance"
"""The name of the stored seed for parties without a secret."""

_log = logging.getLogger(__name__)


class HouseTurns(Entry):
    start_waits = 10.0

    def __init__(self, context: Context) -> None:
        self._context = context
        self._look_at = 0
        self._failing: set[PartieId] = set()
        """Parties where the house failed. Each is logged once, until the house succeeds again."""
        self._rounds = WorkerPool[PartieId](self._play, workers=MOST, most=MOST)
        self.first_pause = self.longest_pause = AFTER_FAILURE

    def wakes_on(self, change: Hashable) -> bool:
        if isinstance(change, TurnBegan) and change.of_house:
            self._rounds.hurry(change.partie_id)
        return False

    async def stop(self) -> None:
        await self._context.engine_pool.close()
        await self._rounds.stop()

    @property
    def busy(self) -> bool:
        return self._rounds.busy

    async def rest(self) -> None:
        await self._rounds.rest()

    async def next_due(self) -> int:
        return self._look_at

    def _retry_soon(self) -> None:
        """Schedules a check within ``RETRY_DELAY``. Repeated failures do not postpone it."""
        self._look_at = min(self._look_at, self._context.clock() + RETRY_DELAY)
        self.wake()

    async def do(self) -> None:
        now = self._context.clock()
        if not self._look_at:
            await self._context.database.write(_make_secret)
        waiting = await self._context.database.read(parties.house_to_act)
        self._look_at = now + DAY
        for partie in waiting:
            self._rounds.call(partie)

    async def _play(self, partie_id: PartieId) -> None:
        """Plays the house's turn. Delays messages until its end, so that one message reports all decisions."""
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
            self._retry_soon()

    async def _turn(self, partie_id: PartieId) -> tuple[Sight, int] | None:
        def work(tx: Transaction) -> tuple[Sight, int] | None:
            row = parties.get_partie(tx, partie_id)
            if row is None or row.house is None or row.to_act != row.house:
                return None
            sight = LoadedPartie.load(tx, partie_id, self._context.clock()).sight(row.house)
            return sight, _seed(tx, row)

        return await self._context.database.read(work)

    async def _act(self, sight: Sight, seed: int) -> None:
        """Decides after rounded-up thinking time: the exact time would reveal a forced card or a hard choice."""
        async with self._context.beat.kept():
            chosen = await self._choose_action(sight, seed)
        if chosen is None or self.stopping:
            return
        try:
            await self._decide(sight, _user(sight), *chosen)
        except (Stale, PartieEnded):
            return

    async def _choose_action(self, sight: Sight, seed: int) -> tuple[Action, str] | None:
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
    """Returns the house's seed, which nobody can predict and which does not depend on the cards."""
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
    """Returns the request key of the house's decision. It is negative, unlike interaction ids."""
    return -(sight.partie_id << 24 | sight.seq) - 1


def _rule_of_thumb(sight: Sight) -> Action:
    assert sight.deal is not None  # noqa: S101 - something is to be decided in it
    return GreedyPlayer().choose(Turn(sight.deal, sight.shown.before))
