"""Draws message pictures one at a time in a worker thread. Readers take turns.

If drawing fails, or too many pictures wait, the message is sent as text.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

from bot.kit.names import short_names, unescaped_names
from bot.kit.words import Words, shortened, words
from bot.model.players import Pictures
from bot.model.replays import Scene
from bot.model.sight import Sight
from bot.piquet.deal import Stage
from bot.piquet.view import DealView
from bot.runtime.messenger import Speech
from bot.runtime.queues import FairQueue

_log = logging.getLogger(__name__)
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="renderer")
MOST: Final = 50
"""The most waiting pictures per reader: each takes milliseconds, an answer has three seconds."""
LONGEST_ALT: Final = 1024
"""Discord's limit."""


class Picture(NamedTuple):
    name: str
    data: bytes
    alt: str


def alt_text(described: str) -> str:
    return shortened(described, LONGEST_ALT)


class Drawing:
    """A drawing function in this folder, imported at its first call."""

    def __init__(self, module: str, name: str) -> None:
        self._module, self.__name__ = f"{__package__}.{module}", name

    def __call__(self, *given: Any, **named: Any) -> Picture:
        picture: Picture = getattr(import_module(self._module), self.__name__)(*given, **named)
        return picture


hand_picture: Final = Drawing("hand", "hand_picture")
table_picture: Final = Drawing("table", "table_picture")
deal_sheet: Final = Drawing("score_sheet", "deal_sheet")
partie_sheet: Final = Drawing("score_sheet", "partie_sheet")
rating_chart: Final = Drawing("rating_chart", "rating_chart")


class Renderer:
    """Draws pictures; readers take turns. A reader is a user id or, for a public picture, a partie id."""

    def __init__(self) -> None:
        self._queue = FairQueue()
        self._waiting: Counter[int] = Counter()

    async def draw(self, reader: int, drawing: Callable[..., Picture], /, *given: Any, **named: Any) -> Picture | None:
        """Calls ``drawing`` in the worker thread. Returns None if it fails or too many pictures wait."""
        if self._waiting[reader] >= MOST:
            _log.warning("%d pictures are waiting for one reader, so a message goes out without its picture", MOST)
            return None
        self._waiting[reader] += 1
        try:
            async with self._queue.turn(reader):
                return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(drawing, *given, **named))
        except Exception as error:
            # Only the type is logged: the error's message may name cards.
            _log.error("a picture could not be drawn (%s): %s", drawing.__name__, type(error).__name__)
            return None
        finally:
            self._waiting[reader] -= 1
            if not self._waiting[reader]:
                del self._waiting[reader]

    async def own_picture(self, sight: Sight, *, new: bool = False) -> Picture | None:
        """Draws a picture if the viewer's settings ask for one: a finished deal's score sheet, the hand, or the table.

        ``new`` is True for a new message or hand.
        """
        seen, settings = sight.deal, sight.settings
        if settings.pictures is Pictures.NEVER or seen is None or sight.eye is None:
            return None
        reader, say, four = sight.people.users[sight.eye], words(settings.reads), settings.four_colours
        if seen.over:
            return await self._sheet_picture(reader, say, short_names(say, sight), sight, seen)
        in_hand = settings.pictures is Pictures.ALWAYS or (new and settings.pictures is Pictures.HANDS)
        if sight.ending or not in_hand:
            return None
        if seen.stage is Stage.PLAY:
            return await self.draw(reader, table_picture, say, sight, seen, four=four)
        return await self.draw(reader, hand_picture, say, seen, four=four)

    async def public_picture(self, reader: int, say: Words, sight: Sight, *, four: bool) -> Picture | None:
        return await self.draw(reader, table_picture, say, sight, sight.deal, four=four) if sight.deal else None

    async def scene_picture(self, reader: int, say: Words, scene: Scene, *, four: bool) -> Picture | None:
        """Draws a replay position: the table with both hands open or, after a deal, its score sheet."""
        sight, deal = scene.sight, scene.deal
        if deal is None:
            return None
        if deal.seen.over:
            return await self._sheet_picture(reader, say, unescaped_names(sight), sight, deal.seen)
        open_table = deal.seen._replace(shown=deal.hands)
        return await self.draw(reader, table_picture, say, sight, open_table, four=four)

    async def speech_picture(self, say: Words, speech: Speech) -> Picture | None:
        """Draws the score sheet for a table message about a finished deal, if the server wants pictures."""
        sight, seen = speech.sight, speech.sight.deal
        if seen is None or not (speech.pictures and speech.ends_deal):
            return None
        return await self._sheet_picture(sight.partie_id, say, unescaped_names(sight), sight, seen)

    async def _sheet_picture(
        self, reader: int, say: Words, names: tuple[str, str], sight: Sight, seen: DealView
    ) -> Picture | None:
        return await self.draw(reader, deal_sheet, say, names, seen, sight.deal_number, sight.standing)

    async def rating_picture(
        self, reader: int, say: Words, marks: Sequence[tuple[int, float, float]]
    ) -> Picture | None:
        return await self.draw(reader, rating_chart, say, marks) if len(marks) > 1 else None
