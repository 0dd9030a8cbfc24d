"""Links to tables and messages, and buttons that open the replay, review or check of a partie."""

from enum import StrEnum
from typing import Any

from discord import ButtonStyle, ui

from bot.kit.controls import button, control_id
from bot.kit.words import Words
from bot.model.ids import PRIVATE, PartieId
from bot.model.sight import Sight


def table_link(sight: Sight) -> str:
    """The address of the table's channel or thread; "" if the table has none."""
    where = sight.location
    return "" if where.table is None else f"https://discord.com/channels/{where.guild}/{where.table}"


def message_link(guild: int, channel: int, message: int) -> str:
    """The address of a message on a server, or in DMs if ``guild`` is PRIVATE."""
    return f"https://discord.com/channels/{'@me' if guild == PRIVATE else guild}/{channel}/{message}"


def replay_button(say: Words, partie_id: PartieId) -> ui.Button[Any]:
    """A button that opens the replay at its beginning, for the person who clicks."""
    return button(say("replay-open"), control_id("replay", partie_id, 0, "open"))


def check_buttons(say: Words, sight: Sight) -> list[ui.Button[Any]]:
    """Buttons that check a finished partie for the person who clicks: the deals and, if the house played, its moves."""
    found = [button(say("check-deals"), control_id("check", sight.partie_id))]
    if sight.people.house is not None and sight.commitment:
        found.append(button(say("check-house"), control_id("checkhouse", sight.partie_id)))
    return found


class FairFor(StrEnum):
    """What a button *Fair deals* is about. The id of a daily deal's button has the server and the number of the day."""

    CHALLENGE = "challenge"
    PARTIE = "partie"
    DAY = "day"


def fair_button(say: Words, about: FairFor, target: int, number: int = 0) -> ui.Button[Any]:
    """The button that shows the person who clicks what fixes the deals of a challenge, a partie or a day."""
    return button(say("fair-open"), control_id("fair", target, number, about))


def replay_from_here(say: Words, partie_id: PartieId, place: int) -> ui.Button[Any]:
    """A button that opens the replay at moment number ``place``, for the person who clicks."""
    return button(say("replay-from-here"), control_id("replay", partie_id, place, "open"), ButtonStyle.primary)


def review_button(say: Words, sight: Sight, number: int) -> ui.Button[Any]:
    """A button that opens the review of deal ``number``, for the person who clicks."""
    return button(say("review-open", deal=number), control_id("review", sight.partie_id, sight.seq, str(number)))


def luck_button(say: Words, sight: Sight) -> ui.Button[Any]:
    """A button that compares a finished partie with what its cards gave, for the person who clicks."""
    return button(say("luck-open"), control_id("luck", sight.partie_id, sight.seq))
