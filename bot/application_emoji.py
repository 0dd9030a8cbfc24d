"""Uploads the application's card emoji, and shows cards as emoji once all are uploaded.

Rate limits can stretch the upload to hours. Emoji are never deleted, because old messages show them.
"""

import asyncio
import logging
import re
from collections.abc import Mapping
from functools import partial
from typing import Final

import aiohttp
import discord
from discord.http import Route

from bot.kit import card_emoji
from bot.runtime.agenda import Entry, NotDone
from bot.runtime.context import Context
from data.meta import get_meta, set_meta
from data.store.errors import DATABASE_ERRORS
from data.store.transaction import Transaction

FIRST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 3600.0
"""Seconds of the first and the longest pause after a failure. Each pause is twice as long as the last."""
APART: Final = 0.2
"""Seconds between uploads, to leave Discord's request limit to messages."""
SAYS_EVERY: Final = 60.0
"""Seconds between progress lines in the log."""
NO_ROOM: Final = 30008
"""Discord's code for an application with 2,000 emoji, the limit."""
_KEY: Final = "card-emoji"
"""The ``meta`` row with the application id and each emoji's name and id."""
_STORED: Final = re.compile("[0-9]{1,20}( [0-9a-z_]{2,32}:[0-9]{1,20})*")

_log = logging.getLogger(__name__)


class ApplicationEmoji(Entry):
    """The background task that uploads missing card emoji."""

    first_pause = FIRST_PAUSE
    longest_pause = LONGEST_PAUSE
    # A request may wait for a rate limit for hours.
    is_cancelled = True

    def __init__(self, client: discord.Client, context: Context, application: int) -> None:
        self._client = client
        self._context = context
        self._application = application
        self._whole: bool | None = None
        self._due: int | None = None
        self._times_due = 0
        self._said: tuple[float, int] | None = None
        """The last progress line: event loop time and emoji count."""
        _use_long_limits(client)

    async def load(self) -> None:
        """Shows cards as the stored emoji, or as text if emoji are missing or belong to another application."""
        ids = await self._context.database.read(partial(stored_emoji, application=self._application))
        before, self._whole = self._whole, card_emoji.install(ids)
        if not self._whole:
            _log.info("cards are text until the application has all emoji of cards")
        elif before is False:
            _log.info("cards are emoji from now on")

    def show_text(self) -> None:
        self._whole = card_emoji.install({})

    async def forget(self) -> None:
        """Shows cards as text after Discord refused a message with a deleted emoji."""
        if self._whole:
            _log.warning("an emoji of a card was deleted from the application; cards are text until it is back")
            self.show_text()
            await self._context.database.write(partial(store_emoji, application=self._application, ids={}))
            self.wake()

    async def next_due(self) -> int | None:
        """Returns when to upload, or None if all emoji are stored and shown. The pause grows after each failure."""
        stored = await self._context.database.read(partial(stored_emoji, application=self._application))
        if stored and self._whole:
            self._due = None
        elif self._due is None:
            # The pause grows in case Discord lists an emoji but refuses it in messages.
            pause = min(self.first_pause * 2.0 ** min(self._times_due, 20), self.longest_pause)
            self._due = self._context.clock() + int(pause)
            self._times_due += 1
        return self._due

    async def do(self) -> None:
        """Uploads missing emoji and stores all ids. Raises NotDone to retry later."""
        try:
            await self._complete()
        except discord.RateLimited as error:
            raise NotDone(least=error.retry_after) from None
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, *DATABASE_ERRORS) as error:
            raise NotDone(f"the emoji of cards cannot be uploaded: {_advice(error)}") from None

    async def _complete(self) -> None:
        needed = card_emoji.files()
        # Listed again after each failure, because an unanswered upload may have succeeded.
        owned = {one.name: one.id for one in await self._client.fetch_application_emojis() if one.name in needed}
        for name in sorted(needed.keys() - owned.keys()):
            self._say_progress(len(owned), len(needed))
            image = needed[name].read_bytes()
            owned[name] = (await self._client.create_application_emoji(name=name, image=image)).id
            self.failures = self._times_due = 0
            await asyncio.sleep(APART)
        stored = partial(store_emoji, application=self._application, ids=owned)
        if await self._context.database.write(stored):
            _log.info("the application has all %d emoji of cards", len(owned))
            if self._whole:
                # A deleted and uploaded emoji has a new id.
                self._whole = None
        if not self._whole:
            await self.load()

    def _say_progress(self, done: int, total: int) -> None:
        now = asyncio.get_running_loop().time()
        if self._said is None:
            _log.info("the application lacks %d of %d emoji of cards; uploading them", total - done, total)
        elif now - self._said[0] > SAYS_EVERY and done > self._said[1]:
            _log.info("the application has %d of %d emoji of cards", done, total)
        else:
            return
        self._said = now, done


def _use_long_limits(client: discord.Client) -> None:
    # discord.py gives up a request if the limit ends later than ``max_ratelimit_timeout``, even an unused one. That
    # suits messages, but would upload only one emoji an hour.
    route = Route("POST", "/applications/{application_id}/emojis", application_id=client.application_id)
    limit = client.http.get_ratelimit(f"{route.key}:{route.major_parameters}")
    limit._max_ratelimit_timeout = None  # noqa: SLF001 - tests/wire/test_application_emoji.py fails if it is renamed


def stored_emoji(tx: Transaction, application: int) -> Mapping[str, int]:
    """Returns the application's stored emoji ids by name."""
    stored = get_meta(tx, _KEY) or ""
    owner, *pairs = stored.split(" ")
    if _STORED.fullmatch(stored) is None or owner != str(application):
        return {}
    return {name: int(number) for name, _, number in (pair.partition(":") for pair in pairs)}


def store_emoji(tx: Transaction, application: int, ids: Mapping[str, int]) -> bool:
    """Stores emoji ids by name. Returns whether anything changed."""
    if stored_emoji(tx, application) == ids:
        return False
    set_meta(tx, _KEY, " ".join([str(application), *(f"{name}:{number}" for name, number in sorted(ids.items()))]))
    return True


def _advice(error: BaseException) -> str:
    match error:
        case discord.HTTPException(code=code) if code == NO_ROOM:
            return "the application has 2,000 emoji, so delete some on its page in Discord's Developer Portal"
        case discord.HTTPException(status=401 | 403 as status, code=code):
            return f"Discord refuses them ({status}, {code}), so see that the token is that of this application"
        case discord.HTTPException(status=status, code=code):
            return f"Discord has failed ({status}, {code}), which needs no action"
        case _:
            return f"{type(error).__name__}, which needs no action"
