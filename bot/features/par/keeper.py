"""Calculates par for finished parties, one partie at a time, then redraws the players' hands with it.

Par missing after a restart or an overload is calculated once a player asks for it.
"""

import logging
from collections.abc import Hashable
from typing import Final

from bot.features.par import service
from bot.model.changes import PartieFinished
from bot.model.ids import PartieId
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from bot.runtime.engine_pool import Unanswered
from data import parties
from data.outbox import refresh_hand
from data.store.errors import DamagedValue
from data.store.transaction import Transaction

MOST: Final = 1000
"""The most waiting parties."""

_log = logging.getLogger(__name__)


class ParKeeper(Entry):
    def __init__(self, context: Context) -> None:
        self._context = context
        # A dict keeps insertion order.
        self._waiting: dict[PartieId, None] = {}

    async def next_due(self) -> int | None:
        return self._context.clock() if self._waiting else None

    def wakes_on(self, change: Hashable) -> bool:
        if isinstance(change, PartieFinished) and len(self._waiting) < MOST:
            self._waiting[change.partie_id] = None
            return True
        return False

    async def do(self) -> None:
        while self._waiting and not self.stopping:
            first = next(iter(self._waiting))
            try:
                await self._make(first)
            finally:
                # A partie that always fails must not block others.
                del self._waiting[first]

    async def _make(self, partie_id: PartieId) -> None:
        waited = False
        try:
            for deal in await self._context.database.read(lambda tx: _without_par(tx, partie_id)):
                if self.stopping:
                    return
                await service.make(self._context, deal.pack, deal.rules)
                waited = True
            if waited:
                await self._context.database.write(lambda tx: self._refresh_hands(tx, partie_id))
        except (Unanswered, DamagedValue, ValueError) as trouble:
            if not self.stopping:
                _log.warning("partie %d: its par is not worked out (%s)", partie_id, type(trouble).__name__)

    def _refresh_hands(self, tx: Transaction, partie_id: PartieId) -> None:
        row = parties.get_partie(tx, partie_id)
        for seat in parties.seats(tx, partie_id):
            if row is not None and seat.hand_message is not None:
                refresh_hand(tx, row, seat.seat, self._context.clock())


def _without_par(tx: Transaction, partie_id: PartieId) -> list[service.FinishedDeal]:
    row = parties.get_partie(tx, partie_id)
    finished = [] if row is None else service.finished_deals(row, parties.deals(tx, partie_id))
    return [deal for deal, par in zip(finished, service.stored_for(tx, finished), strict=True) if par is None]
