"""Draws the picture of each kind of message in a worker thread, one picture at a time.

A picture never decides anything: if drawing fails, or too many pictures wait, the message goes with its text alone.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from bot.piquet.deal import Stage
from bot.services.archive.replays import Scene
from bot.services.core.messenger import Speech
from bot.services.core.sight import Sight
from bot.ui.kit.words import Words, words
from bot.ui.pictures.hand import hand_picture
from bot.ui.pictures.picture import Picture
from bot.ui.pictures.rating_chart import rating_chart
from bot.ui.pictures.score_sheet import deal_sheet
from bot.ui.pictures.table import table_picture

_log = logging.getLogger(__name__)
_THREAD: Final = ThreadPoolExecutor(1, thread_name_prefix="renderer")
MOST: Final = 50
"""The most pictures that may wait: each takes some milliseconds, and an answer has three seconds."""


class _Waiting:
    """How many pictures are requested and not drawn yet."""

    def __init__(self) -> None:
        self.number = 0


_WAITING: Final = _Waiting()


async def draw(drawing: Callable[..., Picture], /, *given: Any, **named: Any) -> Picture | None:
    """The picture that ``drawing`` makes of these arguments; None if it cannot be drawn now."""
    if _WAITING.number >= MOST:
        _log.warning("%d pictures wait to be drawn: a message goes without its picture", _WAITING.number)
        return None
    _WAITING.number += 1
    work = asyncio.get_running_loop().run_in_executor(_THREAD, partial(drawing, *given, **named))
    work.add_done_callback(_done)
    try:
        return await asyncio.shield(work)
    except Exception as error:
        # Only the type is logged: the message of the error may name cards.
        _log.error("a picture could not be drawn (%s): %s", drawing.__name__, type(error).__name__)
    return None


def _done(work: "asyncio.Future[Picture]") -> None:
    _WAITING.number -= 1
    if not work.cancelled():
        work.exception()


async def own_picture(sight: Sight) -> Picture | None:
    """The picture for a hand message: the hand, and during play the table. ``sight`` is the view of the player's seat.

    None if there is nothing to draw, or the player wants no pictures.
    """
    seen, settings = sight.deal, sight.settings
    if not settings.pictures or seen is None or seen.over or sight.ending:
        return None
    if seen.stage is Stage.PLAY:
        return await draw(table_picture, words(settings.locale), sight, seen, four=settings.four_colours)
    return await draw(hand_picture, words(settings.locale), seen, four=settings.four_colours)


async def public_picture(say: Words, sight: Sight, *, four: bool) -> Picture | None:
    """The table for everybody; None before the cards are dealt. ``sight`` is the public view."""
    return await draw(table_picture, say, sight, sight.deal, four=four) if sight.deal else None


async def scene_picture(say: Words, scene: Scene, *, four: bool) -> Picture | None:
    """A moment of a finished partie: the table with both hands face up; at the end of a deal, its score sheet."""
    sight, deal = scene.sight, scene.deal
    if deal is None:
        return None
    if deal.seen.over:
        return await draw(deal_sheet, say, sight.people.names, deal.seen, sight.shown.ordinal, sight.stands)
    return await draw(table_picture, say, sight, deal.seen._replace(shown=deal.hands), four=four)


async def speech_picture(say: Words, speech: Speech) -> Picture | None:
    """The picture for a message at the table: at the end of a deal, its score sheet.

    None otherwise, or if the server wants no pictures.
    """
    sight, seen = speech.sight, speech.sight.deal
    if seen is None or not (speech.pictures and speech.ends_deal):
        return None
    return await draw(deal_sheet, say, sight.people.names, seen, sight.shown.ordinal, sight.stands)


async def rating_picture(say: Words, marks: Sequence[tuple[int, float, float]]) -> Picture | None:
    """The chart of a rating; None if there are fewer than two ratings."""
    return await draw(rating_chart, say, marks) if len(marks) > 1 else None
