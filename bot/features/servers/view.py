from typing import Any, Final

from discord import ButtonStyle, ChannelType, Object, SelectOption, ui

from bot.features.clocks.time_zones import read_zone, title, zone_menu
from bot.features.servers.service import ServerChanges
from bot.kit.choices import language_menu, language_shown, pace_menu, read_language, read_pace
from bot.kit.controls import (
    Control,
    OfState,
    button,
    chosen,
    layout,
    menu,
    reading_id,
    rows,
    toggle,
    whole_number,
    written,
)
from bot.kit.names import names, short_name
from bot.kit.partie_links import table_link
from bot.kit.time_text import date, hours
from bot.kit.words import Words, words, yes_or_no
from bot.model.servers import Guild
from bot.model.sight import Sight

_GREEN = 0x1F6F50
_RED = 0x8C2F39
_TOGGLES: Final = {
    "table_in_channel": "tables",
    "claims_itself": "claims",
    "awards": "awards",
    "pictures": "pictures",
    "advice": "advice",
    "weekly_summary": "digest",
}
"""Settings with two states, and their button key parts."""
_FORMER: Final = {"daily_digest": "weekly_summary"}
"""Names of settings in older panels."""


def server_panel(say: Words, guild: Guild, locale: str, now: int, closes_at: int | None) -> ui.LayoutView:
    buttons = [
        toggle(say, say(f"server-{key}-button"), ChangeServer(name, not on), on=on)
        for name, key in _TOGGLES.items()
        for on in [bool(getattr(guild, name))]
    ]
    of_discord = say("server-language-discord", language=words(locale)("language-name"))
    menus = [
        pace_menu(say, ChangeServer("pace"), guild.pace),
        language_menu(ChangeServer("language"), guild.language, of_discord),
    ]
    zones = zone_menu(say, ChangeServer("zone"), guild.daily_zone, now, locale)
    daily = [_channel_menu(say, guild), _hour_menu(say, guild), zones]
    return layout(
        written(server_text(say, guild, closes_at)),
        *rows(buttons),
        *map(ui.ActionRow, menus),
        *map(ui.ActionRow, daily),
        accent=_GREEN,
    )


def _channel_menu(say: Words, guild: Guild) -> ui.ChannelSelect[Any]:
    chosen = [] if guild.daily_channel is None else [Object(guild.daily_channel)]
    return ui.ChannelSelect(
        custom_id=ChangeServer("daily").id,
        channel_types=[ChannelType.text],
        placeholder=say("server-daily-choose"),
        min_values=0,
        default_values=chosen,
    )


def _hour_menu(say: Words, guild: Guild) -> ui.Select[Any]:
    zone = title(guild.daily_zone, say.language)
    hours_of_day = [
        SelectOption(label=say("server-daily-hour", hour=f"{hour:02}:00", zone=zone), value=str(hour))
        for hour in range(24)
    ]
    return menu(hours_of_day, ChangeServer("hour"), chosen=[str(guild.daily_hour)])


class ChangeServer(Control, verb="serverset"):
    """A control for setting ``name``. ``on`` is a toggle's new state, ``value`` a menu's choice."""

    name: str
    on: bool | None = None
    value: str = chosen("")


@reading_id()
def server_changes(change: ChangeServer) -> ServerChanges:
    """Returns the changes made by a click. Raises ForgedId."""
    name, value = change.name, change.value
    match name:
        case "language":
            return ServerChanges(language=read_language(value))
        case "pace":
            return ServerChanges(pace=read_pace(value))
        case "daily":
            return ServerChanges(daily_channel=whole_number(value or "0"))
        case "hour":
            if value not in map(str, range(24)):
                raise ValueError(value)
            return ServerChanges(daily_hour=int(value))
        case "zone":
            return ServerChanges(daily_zone=read_zone(value))
    name = _FORMER.get(name, name)
    if name not in _TOGGLES or change.on is None:
        raise ValueError(name)
    changes: dict[str, Any] = {name: change.on}
    return ServerChanges(**changes)


def server_text(say: Words, guild: Guild, closes_at: int | None) -> str:
    lines = [
        say("server-tables", **{"in": "channel" if guild.table_in_channel else "thread"}),
        say("server-pace", hours=hours(guild.pace)),
        say("server-claims", itself=yes_or_no(guild.claims_itself)),
        say("server-awards", on=yes_or_no(guild.awards)),
        say("server-pictures", on=yes_or_no(guild.pictures)),
        say("server-advice", on=yes_or_no(guild.advice)),
        say("server-challenges", number=guild.open_challenges, same=guild.challenges_to_one),
        say("server-parties", number=guild.parties_each),
        say("server-tables-a-minute", number=guild.tables_a_minute),
        say(
            "server-daily",
            state="chosen" if guild.daily_channel else "refused" if guild.daily_refused else "none",
            channel=str(guild.daily_channel),
            hour=f"{guild.daily_hour:02}:00",
            zone=title(guild.daily_zone, say.language),
            closes="none" if closes_at is None else date(closes_at),
        ),
        say("server-digest", on=yes_or_no(guild.weekly_summary)),
        say("server-language", language=language_shown(guild.language)),
    ]
    return "\n".join([say("server-title"), *(f"- {line}" for line in lines), say("server-hint")])


# A moderator's questions.


class ModerateTable(OfState, verb="moderate"):
    """Offers to stop the picked table or move it to ``channel``, by default the button's channel."""

    channel: int | None = None


class AskToStop(OfState, verb="stopping"): ...


class StopPartie(OfState, verb="stop"): ...


class MoveTableTo(OfState, verb="moveto"):
    channel: int


def moderate_view(say: Words, sight: Sight, channel: int, name: str) -> ui.LayoutView:
    first, second = names(sight)
    link = table_link(sight) or "none"
    text = say("moderate-table", first=first, second=second, link=link, begun=f"<t:{sight.clock.since}:R>")
    return layout(written(text), ui.ActionRow(*_offered(say, sight, channel, name)), accent=_RED)


def _offered(say: Words, sight: Sight, channel: int, name: str) -> list[ui.Button[Any]]:
    ends = button(say("moderate-end"), AskToStop(sight.partie_id, sight.seq), ButtonStyle.danger)
    moves = button(say("moderate-move", channel=short_name(name)), MoveTableTo(sight.partie_id, sight.seq, channel))
    return [ends] if sight.location.table == channel else [ends, moves]


def stop_view(say: Words, sight: Sight) -> ui.LayoutView:
    first, second = names(sight)
    stops = button(say("moderate-stop"), StopPartie(sight.partie_id, sight.seq), ButtonStyle.danger)
    leaves = button(say("moderate-leave"), ModerateTable(sight.partie_id, sight.seq))
    return layout(
        written(say("moderate-ask", first=first, second=second, **_notified(sight))),
        ui.ActionRow(stops, leaves),
        accent=_RED,
    )


def done_view(say: Words, sight: Sight, channel: int | None = None) -> ui.LayoutView:
    first, second = names(sight)
    if channel is None:
        return layout(written(say("moderate-stopped", first=first, second=second, **_notified(sight))), accent=_RED)
    return layout(written(say("moderate-moved", first=first, second=second, channel=str(channel))), accent=_RED)


def _notified(sight: Sight) -> dict[str, str]:
    house = sight.people.house
    return {"told": "both"} if house is None else {"told": "one", "name": names(sight)[1 - house]}
