"""Pictures of messages, drawn in a worker thread, one at a time, with readers taking turns.

A picture never decides anything: if drawing fails, or too many pictures wait, the message goes out as text alone.
Pillow is loaded when the first picture is drawn.
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
"""The limit of waiting pictures for one reader: each takes some milliseconds, and an answer has three seconds."""
LONGEST_ALT: Final = 1024
"""The most characters that Discord allows in the description of a picture."""


class Picture(NamedTuple):
    """A PNG file, its name, and a description for people who cannot see it."""

    name: str
    data: bytes
    alt: str


def alt_text(described: str) -> str:
    """The description, cut to the length that Discord allows."""
    return shortened(described, LONGEST_ALT)


class Drawing:
    """A function of a module in this folder."""

    def __init__(self, module: str, name: str) -> None:
        self._module, self.__name__ = f"{__package__}.{module}", name

    def __call__(self, *given: Any, **named: Any) -> Picture:
        """The picture that the function draws."""
        picture: Picture = getattr(import_module(self._module), self.__name__)(*given, **named)
        return picture


hand_picture: Final = Drawing("hand", "hand_picture")
table_picture: Final = Drawing("table", "table_picture")
deal_sheet: Final = Drawing("score_sheet", "deal_sheet")
partie_sheet: Final = Drawing("score_sheet", "partie_sheet")
rating_chart: Final = Drawing("rating_chart", "rating_chart")


class Renderer:
    """Draws pictures. ``reader`` is the id of the user who sees the picture, or of the partie if everyone does."""

    def __init__(self) -> None:
        self._queue = FairQueue()
        self._waiting: Counter[int] = Counter()

    async def draw(self, reader: int, drawing: Callable[..., Picture], /, *given: Any, **named: Any) -> Picture | None:
        """The picture that ``drawing`` makes from the other arguments; None if it fails or too many are waiting."""
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
        """The score sheet after a deal; before, the player's hand or the table, if they want these here.

        ``new`` is whether the message is a new one, or shows another hand than before.
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
        """The table for everyone; None before the cards are dealt. ``sight`` is the public view."""
        return await self.draw(reader, table_picture, say, sight, sight.deal, four=four) if sight.deal else None

    async def scene_picture(self, reader: int, say: Words, scene: Scene, *, four: bool) -> Picture | None:
        """A moment of a finished partie: the table with both hands face up, or the score sheet at the end of a deal."""
        sight, deal = scene.sight, scene.deal
        if deal is None:
            return None
        if deal.seen.over:
            return await self._sheet_picture(reader, say, unescaped_names(sight), sight, deal.seen)
        open_table = deal.seen._replace(shown=deal.hands)
        return await self.draw(reader, table_picture, say, sight, open_table, four=four)

    async def speech_picture(self, say: Words, speech: Speech) -> Picture | None:
        """The picture for a message at the table: the score sheet after a deal, if the server wants pictures."""
        sight, seen = speech.sight, speech.sight.deal
        if seen is None or not (speech.pictures and speech.ends_deal):
            return None
        return await self._sheet_picture(sight.partie_id, say, unescaped_names(sight), sight, seen)

    async def _sheet_picture(
        self, reader: int, say: Words, names: tuple[str, str], sight: Sight, seen: DealView
    ) -> Picture | None:
        return await self.draw(reader, deal_sheet, say, names, seen, sight.deal_number, sight.stands)

    async def rating_picture(
        self, reader: int, say: Words, marks: Sequence[tuple[int, float, float]]
    ) -> Picture | None:
        """The chart of a rating; None for fewer than two ratings."""
        return await self.draw(reader, rating_chart, say, marks) if len(marks) > 1 else None
