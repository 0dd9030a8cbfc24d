"""Knows whether a person is still on a server whose days they have played. The bot has no member list.

Anyone who uses the bot on a server is on it. Otherwise Discord is asked, at most once in ``ASKED_EVERY`` seconds about
a person and a server. If it gives no answer, the person counts as still there.
"""

from typing import Final

from bot.features.clocks import absences
from bot.model.clocks import HOUR
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger

ASKED_EVERY: Final = HOUR
MOST_KNOWN: Final = 100_000
"""The most answers that are kept in memory."""


class Members:
    """The people who were lately found to be on a server, or not."""

    def __init__(self, context: Context, messenger: Messenger) -> None:
        self._context = context
        self._messenger = messenger
        self._known: dict[tuple[int, int], tuple[int, bool]] = {}
        """When a person and server were asked about, in Unix seconds, and whether the person was there."""

    def seen(self, user: int, guild: int) -> None:
        """Notes that a person has used the bot on a server."""
        self._keep(user, guild, is_on=True)

    async def is_on(self, user: int, guild: int) -> bool:
        """Whether a person is on a server, as far as is known."""
        asked_at, is_on = self._known.get((user, guild), (0, True))
        if not 0 <= self._context.clock() - asked_at < ASKED_EVERY:
            is_on = await absences.whereabouts(self._messenger, guild, user) is None
            self._keep(user, guild, is_on=is_on)
        return is_on

    def _keep(self, user: int, guild: int, *, is_on: bool) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[user, guild] = self._context.clock(), is_on
