"""Expires unanswered challenges: edits their messages, then closes the challenges.

Until then, an expired challenge is still stored as open, but no one can accept it.
"""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from bot.features.players import service as players
from bot.model.challenges import Challenge, ChallengeState
from bot.model.changes import ChallengeOpened
from bot.runtime.agenda import Entry
from bot.runtime.context import Context
from bot.runtime.messenger import RETRIES, Failure, Messenger
from data import challenges

AGAIN = 10 * 60
"""The delay before retrying a message that could not be edited, in seconds."""


class ChallengeExpiry(Entry):
    timely = True

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._refused: dict[int, int] = {}
        self._not_before = 0

    def wakes_on(self, change: Hashable) -> bool:
        return change == ChallengeOpened()

    async def next_due(self) -> int | None:
        expiry = await self._context.database.read(challenges.next_expiry)
        return None if expiry is None else max(expiry, self._not_before)

    async def do(self) -> None:
        now = self._context.clock()
        expired = await self._context.database.read(lambda tx: challenges.expired_challenges(tx, now))
        await self.do_each(expired, partial(self._expire, now=now))

    async def _expire(self, offer: Challenge, now: int) -> None:
        if await self._context.throttle.turn() and await self._edited(offer):
            await self._close(offer)
        else:
            self._not_before = now + AGAIN

    async def _edited(self, offer: Challenge) -> bool:
        language = await players.language_at(self._context, offer)
        match await self._messenger.redraw_challenge(replace(offer, state=ChallengeState.EXPIRED), language):
            case Failure.LATER:
                return False
            case Failure.CLOSED if offer.is_private:
                # The bot can only answer clicks there; a click will show that the challenge expired.
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
