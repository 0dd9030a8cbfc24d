"""Parties without a pace: where no clock runs nobody is reminded, and so nobody who has left would be missed.

Once a day Discord is asked about those whose turn has lasted another whole week since it was asked last.
"""

from collections.abc import Callable
from typing import Final

from bot.services import leaving
from bot.services.alarm import Alarm
from bot.services.clock import DAY
from bot.services.club import Club
from bot.services.herald import Herald
from data import meta, parties
from data.transaction import Transaction

_WATCHED: Final = "watched-at"


class Watch:
    """Asks about those who are silent. ``bring`` is told of each partie for which something is in the outbox."""

    def __init__(self, club: Club, herald: Herald, bring: Callable[[int], None]) -> None:
        self._club = club
        self._herald = herald
        self._bring = bring
        self._stopped = False
        self._alarm = Alarm(club.clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Asks once a day from now on, and a day after it was last done."""
        if await self._watched_at() is None:
            await self._watched(self._club.clock())
        await self._alarm.set()

    async def stop(self) -> None:
        """Lets what is being asked be answered, and asks nothing more."""
        self._stopped = True
        await self._alarm.stop()

    async def _next_due(self) -> int:
        return (await self._watched_at() or 0) + DAY

    async def _ring(self) -> None:
        now, last = self._club.clock(), await self._watched_at() or 0
        if now < last + DAY:
            return
        # Kept before it is done: he who is passed over now is asked about in a week.
        await self._watched(now)
        for partie, seat in await self._club.database.read(lambda tx: parties.silent(tx, last, now)):
            if self._stopped:
                return
            await leaving.look_for(self._club, self._herald, partie, seat)
            self._bring(partie)

    async def _watched_at(self) -> int | None:
        found = await self._club.database.read(lambda tx: meta.get_meta(tx, _WATCHED))
        return None if found is None else int(found)

    async def _watched(self, now: int) -> None:
        def work(tx: Transaction) -> None:
            meta.set_meta(tx, _WATCHED, str(now))

        await self._club.database.write(work)
