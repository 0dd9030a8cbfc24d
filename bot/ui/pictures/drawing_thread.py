"""Where pictures are drawn: in a thread of its own, one after the other, so that nobody waits for one but its reader.

What is drawn never decides anything: where it fails, or too many wait, the text goes alone.
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
from bot.ui.pictures.rating_course import course
from bot.ui.pictures.score_sheet_picture import deal_sheet
from bot.ui.pictures.table import table_picture

_log = logging.getLogger(__name__)
_PAINTER: Final = ThreadPoolExecutor(1, thread_name_prefix="studio")
MOST: Final = 50
"""So many pictures may wait to be drawn: they take some milliseconds each, and an answer has three seconds."""


class _Waiting:
    """How many pictures are asked for and not drawn yet."""

    def __init__(self) -> None:
        self.number = 0


_WAITING: Final = _Waiting()


async def draw(drawing: Callable[..., Picture], /, *given: Any, **named: Any) -> Picture | None:
    """The picture that ``drawing`` makes of what it is given; None where it cannot be drawn now."""
    if _WAITING.number >= MOST:
        _log.warning("%d pictures wait to be drawn: one more goes without", _WAITING.number)
        return None
    _WAITING.number += 1
    work = asyncio.get_running_loop().run_in_executor(_PAINTER, partial(drawing, *given, **named))
    work.add_done_callback(_done)
    try:
        return await asyncio.shield(work)
    except Exception as error:
        # What it says may be cards: none of them goes into a log.
        _log.error("a picture could not be drawn (%s): %s", drawing.__name__, type(error).__name__)
    return None


def _done(work: "asyncio.Future[Picture]") -> None:
    _WAITING.number -= 1
    if not work.cancelled():
        work.exception()


async def own_picture(sight: Sight) -> Picture | None:
    """What a seat is shown with its hand: the hand, and in play the table; None where there is none, or he wants none.

    ``sight`` is his own seat's.
    """
    seen, settings = sight.deal, sight.settings
    if not settings.pictures or seen is None or seen.over or sight.ending:
        return None
    if seen.stage is Stage.PLAY:
        return await draw(table_picture, words(settings.locale), sight, seen, four=settings.four_colours)
    return await draw(hand_picture, words(settings.locale), seen, four=settings.four_colours)


async def public_picture(say: Words, sight: Sight, *, four: bool) -> Picture | None:
    """The table for everybody; None before the cards are dealt. ``sight`` is the public's."""
    return await draw(table_picture, say, sight, sight.deal, four=four) if sight.deal else None


async def scene_picture(say: Words, scene: Scene, *, four: bool) -> Picture | None:
    """A moment of a partie that is over: the table with both hands face up, at the end of a deal its sheet."""
    sight, deal = scene.sight, scene.deal
    if deal is None:
        return None
    if deal.seen.over:
        return await draw(deal_sheet, say, sight.people.names, deal.seen, sight.shown.ordinal, sight.stands)
    return await draw(table_picture, say, sight, deal.seen._replace(shown=deal.hands), four=four)


async def speech_picture(say: Words, speech: Speech) -> Picture | None:
    """What stands with a message at the table: at the end of a deal its sheet; None where the server wants none."""
    sight, seen = speech.sight, speech.sight.deal
    if seen is None or not (speech.pictures and speech.ends_deal):
        return None
    return await draw(deal_sheet, say, sight.people.names, seen, sight.shown.ordinal, sight.stands)


async def course_picture(say: Words, marks: Sequence[tuple[int, float, float]]) -> Picture | None:
    """The course of a rating; None where it has not gone anywhere yet."""
    return await draw(course, say, marks) if len(marks) > 1 else None
