"""A moderator's options for a table: ending the partie or moving the table, each after a question."""

from typing import Any

from discord import ButtonStyle, ui

from bot.kit.controls import button, control_id, layout, written
from bot.kit.names import names, short_name
from bot.kit.partie_links import table_link
from bot.kit.words import Words
from bot.model.sight import Sight

_RED = 0x8C2F39


def moderate_view(say: Words, sight: Sight, channel: int, name: str) -> ui.LayoutView:
    """A table, with buttons to end it, or to move it to ``channel``, which is called ``name``."""
    first, second = names(sight)
    link = table_link(sight) or "none"
    text = say("moderate-table", first=first, second=second, link=link, begun=f"<t:{sight.clock.since}:R>")
    return layout(written(text), ui.ActionRow(*_offered(say, sight, channel, name)), accent=_RED)


def _offered(say: Words, sight: Sight, channel: int, name: str) -> list[ui.Button[Any]]:
    ends = button(say("moderate-end"), control_id("stopping", sight.partie_id, sight.seq), ButtonStyle.danger)
    moves = button(
        say("moderate-move", channel=short_name(name)), control_id("moveto", sight.partie_id, sight.seq, str(channel))
    )
    return [ends] if sight.location.table == channel else [ends, moves]


def stop_view(say: Words, sight: Sight) -> ui.LayoutView:
    """Asks whether to end the partie without a result."""
    first, second = names(sight)
    stops = button(say("moderate-stop"), control_id("stop", sight.partie_id, sight.seq), ButtonStyle.danger)
    leaves = button(say("moderate-leave"), control_id("moderate", sight.partie_id, sight.seq))
    return layout(
        written(say("moderate-ask", first=first, second=second, **_told(sight))),
        ui.ActionRow(stops, leaves),
        accent=_RED,
    )


def done_view(say: Words, sight: Sight, channel: int | None = None) -> ui.LayoutView:
    """A confirmation that the partie is ended, or that the table is moved to ``channel``."""
    first, second = names(sight)
    if channel is None:
        return layout(written(say("moderate-stopped", first=first, second=second, **_told(sight))), accent=_RED)
    return layout(written(say("moderate-moved", first=first, second=second, channel=str(channel))), accent=_RED)


def _told(sight: Sight) -> dict[str, str]:
    """The people told about it: both players, or the one who plays the house."""
    house = sight.people.house
    return {"told": "both"} if house is None else {"told": "one", "name": names(sight)[1 - house]}
