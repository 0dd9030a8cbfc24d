"""Expires challenges that were not answered: edits their messages, then closes them.

If its message cannot be edited, a challenge stays open and is retried. It can no longer be accepted anyway.
"""

from collections.abc import Callable, Collection, Hashable
from dataclasses import replace

from bot.features.players import service as players
from bot.model.challenges import Challenge, ChallengeState
from bot.model.changes import ChallengeOpened
from bot.runtime.alarm import Alarm
from bot.runtime.context import Context
from bot.runtime.messenger import RETRIES, Failure, Messenger
from data import challenges

AGAIN = 10 * 60
"""The delay before retrying a message that could not be edited, in seconds."""


class ChallengeExpiry:
    """Closes challenges whose time is over. Call ``start`` once."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._refused: dict[int, int] = {}
        self._not_before = 0
        self._unsubscribe: Callable[[], None] = lambda: None
        self._alarm = Alarm(context.clock, self.next_due, self._ring)

    async def start(self) -> None:
        """Starts expiring challenges, first those that ran out while the bot was down. Does not wait for any."""
        self._unsubscribe = self._context.database.subscribe(self._committed)
        self._alarm.ring()

    def _committed(self, changes: Collection[Hashable]) -> None:
        if ChallengeOpened() in changes:
            self._alarm.set_soon()

    async def stop(self) -> None:
        """Stops, after any expiry in progress."""
        self._unsubscribe()
        await self._alarm.stop()

    async def next_due(self) -> int | None:
        """The time of the next expiry, in Unix seconds. A challenge that could not be edited is retried later."""
        expiry = await self._context.database.read(challenges.next_expiry)
        return None if expiry is None else max(expiry, self._not_before)

    async def _ring(self) -> None:
        now = self._context.clock()
        for offer in await self._context.database.read(lambda tx: challenges.expired_challenges(tx, now)):
            if self._alarm.stopped:
                return
            if await self._edited(offer):
                await self._close(offer)
            else:
                self._not_before = now + AGAIN

    async def _edited(self, offer: Challenge) -> bool:
        """Whether the challenge's message shows that it expired, or cannot be made to."""
        language = await players.language_at(self._context, offer)
        match await self._messenger.redraw_challenge(replace(offer, state=ChallengeState.EXPIRED), language):
            case Failure.LATER:
                return False
            case Failure.CLOSED if offer.is_private:
                # The bot can only answer clicks there. A click on the message will show that the challenge expired.
                return True
            case Failure.CLOSED | Failure.FULL | Failure.REFUSED:
                self._refused[offer.id] = self._refused.get(offer.id, 0) + 1
                return self._refused[offer.id] > RETRIES
            case _:
                return True

    async def _close(self, offer: Challenge) -> None:
        self._refused.pop(offer.id, None)
        state = ChallengeState.EXPIRED
        await self._context.database.write(lambda tx: challenges.close_challenge(tx, offer.id, state))
