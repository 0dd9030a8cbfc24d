"""Has par made for each partie that ends, so that profiles and *Luck and skill* have it.

This is done at leisure, one partie at a time. What is lost when the bot ends, or left because too many parties wait, is
made once a player asks for it.
"""

import logging
from collections.abc import Callable, Collection, Hashable
from typing import Final

from bot.features.par import service
from bot.model.changes import PartieFinished
from bot.model.ids import PartieId
from bot.piquet.cards import Card
from bot.piquet.rules import Form, Rules
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.replay import stored_rules, tally_of
from bot.runtime.worker_pool import WorkerPool
from data import parties
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

MOST: Final = 1000
"""The most parties that wait. Beyond that, par is left until a player asks for it."""
_AT_ONCE: Final = 1

_log = logging.getLogger(__name__)


class ParKeeper:
    """Makes par of finished deals in the background. Call ``start`` once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._unsubscribe: Callable[[], None] = lambda: None
        self._stopping = False
        self._waiting = 0
        self._pool = WorkerPool[PartieId](self._make, workers=_AT_ONCE, most=_AT_ONCE)

    async def start(self) -> None:
        """Begins with the next partie that ends."""
        self._unsubscribe = self._context.database.subscribe(self._committed)

    async def stop(self) -> None:
        """Stops after the par that is being made."""
        self._stopping = True
        self._unsubscribe()
        await self._pool.stop()

    async def done(self) -> None:
        """Waits until no partie is left to do."""
        await self._pool.rest()

    def _committed(self, changes: Collection[Hashable]) -> None:
        for change in changes:
            if isinstance(change, PartieFinished) and self._waiting < MOST:
                self._waiting += 1
                self._pool.call(change.partie_id)

    async def _make(self, partie_id: PartieId) -> None:
        self._waiting -= 1
        try:
            for pack, rules in await self._context.database.read(lambda tx: _dealt(tx, partie_id)):
                if self._stopping:
                    return
                await service.make(self._context, pack, rules)
        except (Unanswered, DamagedValue, ValueError) as trouble:
            if not self._stopping:
                _log.warning("partie %d: its par is not worked out (%s)", partie_id, type(trouble).__name__)


def _dealt(tx: Transaction, partie_id: PartieId) -> list[tuple[tuple[Card, ...], Rules]]:
    """The packs of the finished deals of a partie, if their points can be compared with par."""
    row = parties.get_partie(tx, partie_id)
    if row is None or row.ended_at is None:
        return []
    rules = stored_rules(row)
    if rules.form is not Form.DEALS or rules.auction:
        return []
    finished = [deal for deal in parties.deals(tx, partie_id) if tally_of(deal) is not None]
    return [(service.pack_of(deal.dealer, deal.hand0, deal.hand1, deal.talon), rules) for deal in finished]
