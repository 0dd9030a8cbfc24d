"""The settings of a person and of a server in words, and a person's vacation."""

from datetime import datetime

from discord import ButtonStyle, ui

from bot.services.clocks.vacation import A_YEAR, Rest
from bot.services.core.clock import zone_of
from bot.services.core.settings import Guild, User
from bot.ui.kit.controls import button, control_id, layout, written
from bot.ui.kit.time_text import date, hours
from bot.ui.kit.words import Words, yes_or_no
from bot.ui.settings.time_zones import title

_GREEN = 0x1F6F50


def settings_text(say: Words, user: User, now: int) -> str:
    """The settings of a person: how they play, what they are shown, when they are reminded."""
    chosen = {"deal": user.asks_deal, "answers": user.answers_self, "clicks": user.one_click}
    lines = [say(f"settings-{name}", on=yes_or_no(on)) for name, on in chosen.items()]
    lines += [*_shown(say, user), *_reminded(say, user, now), say("settings-listed", on=yes_or_no(user.listed))]
    return "\n".join([say("settings-title"), *(f"- {line}" for line in lines), say("settings-hint")])


def _shown(say: Words, user: User) -> list[str]:
    return [say("settings-pictures", on=yes_or_no(user.pictures), four=yes_or_no(user.four_colours))]


def _reminded(say: Words, user: User, now: int) -> list[str]:
    start, _, end = user.quiet.partition("-")
    return [
        say("settings-reminders", on=yes_or_no(user.reminders)),
        say("settings-quiet", on=yes_or_no(user.quiet), **{"from": start, "until": end}),
        say("settings-zone", zone=title(user.zone), time=hour_in(user.zone, now)),
    ]


def hour_in(zone: str, now: int) -> str:
    """The local time in a zone: ``20:49``."""
    return f"{datetime.fromtimestamp(now, zone_of(zone)):%H:%M}"


def server_text(say: Words, guild: Guild) -> str:
    """The settings of a server: where tables stand, the pace, what happens when time is up, and more."""
    lines = [
        say("server-tables", **{"in": "channel" if guild.table_in_channel else "thread"}),
        say("server-pace", hours=hours(guild.pace)),
        say("server-claims", itself=yes_or_no(guild.claims_itself)),
        say("server-awards", on=yes_or_no(guild.awards)),
        say("server-pictures", on=yes_or_no(guild.pictures)),
        say("server-advice", on=yes_or_no(guild.advice)),
    ]
    return "\n".join([say("server-title"), *(f"- {line}" for line in lines), say("server-hint")])


def vacation_view(say: Words, rest: Rest) -> ui.LayoutView:
    """Whether the person is on vacation and until when, and how many days they have left."""
    if rest.until is None:
        return layout(written(say("vacation-here", left=rest.left, all=A_YEAR)), accent=_GREEN)
    text = say("vacation-away", date=date(rest.until), left=rest.left, all=A_YEAR)
    end = button(say("vacation-end"), control_id("back", 0), ButtonStyle.primary)
    return layout(written(text), ui.ActionRow(end), accent=_GREEN)
