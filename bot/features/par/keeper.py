"""Has par made for each partie that ends, for profiles and for the players' hands, which are drawn again with it.

This is done at leisure, one partie at a time. What is lost when the bot ends, or left because too many parties wait, is
made once a player asks for it.
"""

import logging
from collections.abc import Callable, Collection, Hashable
from typing import Final

from bot.features.par import service
from bot.model.changes import PartieFinished
from bot.model.ids import PartieId
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from bot.runtime.worker_pool import WorkerPool
from data import parties
from data.outbox import refresh_hand
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
        waited = False
        try:
            for deal in await self._context.database.read(lambda tx: _without_par(tx, partie_id)):
                if self._stopping:
                    return
                await service.make(self._context, deal.pack, deal.rules)
                waited = True
            if waited:
                await self._context.database.write(lambda tx: self._refresh_hands(tx, partie_id))
        except (Unanswered, DamagedValue, ValueError) as trouble:
            if not self._stopping:
                _log.warning("partie %d: its par is not worked out (%s)", partie_id, type(trouble).__name__)

    def _refresh_hands(self, tx: Transaction, partie_id: PartieId) -> None:
        row = parties.get_partie(tx, partie_id)
        for seat in parties.seats(tx, partie_id):
            if row is not None and seat.hand_message is not None:
                refresh_hand(tx, row, seat.seat, self._context.clock())


def _without_par(tx: Transaction, partie_id: PartieId) -> list[service.FinishedDeal]:
    """The finished deals of a partie that have no par yet."""
    row = parties.get_partie(tx, partie_id)
    finished = [] if row is None else service.finished_deals(row, parties.deals(tx, partie_id))
    return [deal for deal, par in zip(finished, service.stored_for(tx, finished), strict=True) if par is None]
