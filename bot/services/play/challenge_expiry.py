"""The end of challenges that nobody answered: their messages say so, and then they are closed.

Whose time is over cannot be accepted any more, closed or not; so one whose message could not be changed stays open
until it can be, whatever is restarted meanwhile.
"""

from collections.abc import Callable, Collection, Hashable
from dataclasses import replace

from bot.services.background.alarm import Alarm
from bot.services.core.context import Context
from bot.services.core.messenger import RETRIES, Failure, Messenger
from bot.services.play.challenging import Challenge, ChallengeState
from data import challenges
from data.changes import ChallengeOpened

AGAIN = 10 * 60
"""How long after it could not be changed a message is tried again, in seconds."""


class ChallengeExpiry:
    """Closes challenges whose time is over. ``start`` it once."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._refused: dict[int, int] = {}
        self._not_before = 0
        self._stopped = False
        self._unsubscribe: Callable[[], None] = lambda: None
        self._alarm = Alarm(context.clock, self._next_due, self._ring)

    async def start(self) -> None:
        """Sees to those whose time was over while the bot was down, and to all from now on; waits for none of it."""
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._alarm.ring()

    def _committed(self, changes: Collection[Hashable]) -> None:
        if ChallengeOpened() in changes:
            self._alarm.set_soon()

    async def stop(self) -> None:
        """Lets what is under way end, and begins nothing more."""
        self._stopped = True
        self._unsubscribe()
        await self._alarm.stop()

    async def _next_due(self) -> int | None:
        expiry = await self._context.database.read(challenges.next_expiry)
        return None if expiry is None else max(expiry, self._not_before)

    async def _ring(self) -> None:
        now = self._context.clock()
        for offer in await self._context.database.read(lambda tx: challenges.expired_challenges(tx, now)):
            if self._stopped:
                return
            if await self._told(offer):
                await self._close(offer)
            else:
                self._not_before = now + AGAIN

    async def _told(self, offer: Challenge) -> bool:
        """Whether its message says that its time is over, or never will."""
        match await self._messenger.close_challenge(replace(offer, state=ChallengeState.EXPIRED)):
            case Failure.LATER:
                return False
            case Failure.CLOSED | Failure.FULL | Failure.REFUSED:
                self._refused[offer.id] = self._refused.get(offer.id, 0) + 1
                return self._refused[offer.id] > RETRIES
            case _:
                return True

    async def _close(self, offer: Challenge) -> None:
        self._refused.pop(offer.id, None)
        state = ChallengeState.EXPIRED
        await self._context.database.write(lambda tx: challenges.close_challenge(tx, offer.id, state))
