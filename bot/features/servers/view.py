"""The settings of a server: a panel of toggles and menus, each taking effect at once. The limits remain options.

The id of a toggle names the state a click sets, as in the panel of a person.
"""

from collections.abc import Sequence
from typing import Any, Final

from discord import SelectOption, ui

from bot.features.players.settings import GuildChanges
from bot.features.players.settings_view import language_shown, switched_on
from bot.kit.choices import DISCORD, chosen_language
from bot.kit.controls import ForgedId, control_id, layout, menu, reading_id, rows, toggle, written
from bot.kit.time_text import hours
from bot.kit.words import Words, language_name, languages, words, yes_or_no
from bot.model.servers import Guild
from bot.model.time_rules import HOUR, PACES

_GREEN = 0x1F6F50
_TOGGLES: Final = {
    "table_in_channel": "tables",
    "claims_itself": "claims",
    "awards": "awards",
    "pictures": "pictures",
    "advice": "advice",
}
"""The settings that are on or off, each with its part of the button keys."""


def server_panel(say: Words, guild: Guild, locale: str) -> ui.LayoutView:
    """The settings of a server with this Discord ``locale``."""
    buttons = [
        toggle(
            say,
            say(f"server-{key}-button"),
            _id(name, str(int(not getattr(guild, name)))),
            on=getattr(guild, name),
        )
        for name, key in _TOGGLES.items()
    ]
    menus = ui.ActionRow(_paces(say, guild)), ui.ActionRow(_languages(say, guild, locale))
    return layout(written(server_text(say, guild)), *rows(buttons), *menus, accent=_GREEN)


@reading_id()
def server_changes(arg: str, values: Sequence[str]) -> GuildChanges:
    """The changes that a click on the panel makes. Raises ForgedId for an unknown control or choice."""
    name, value = arg.partition(".")[0], values[0] if values else ""
    match name:
        case "language":
            if value not in (DISCORD, *languages()):
                raise ForgedId(value)
            return GuildChanges(language=chosen_language(value))
        case "pace":
            pace = int(value) * HOUR
            if pace not in (*PACES, 0):
                raise ForgedId(value)
            return GuildChanges(pace=pace)
    if name not in _TOGGLES:
        raise ForgedId(arg)
    change: dict[str, Any] = {name: switched_on(arg)}
    return GuildChanges(**change)


def _id(name: str, value: str = "") -> str:
    return control_id("serverset", 0, arg=f"{name}.{value}" if value else name)


def _paces(say: Words, guild: Guild) -> ui.Select[Any]:
    options = [
        SelectOption(label=say("pace-choice", hours=hours(pace)), value=str(pace // HOUR)) for pace in (*PACES, 0)
    ]
    return menu(options, _id("pace"), chosen=[str((guild.pace or 0) // HOUR)])


def _languages(say: Words, guild: Guild, locale: str) -> ui.Select[Any]:
    discord_has = words(locale)("language-name")
    options = [SelectOption(label=say("server-language-discord", language=discord_has), value=DISCORD)]
    options += [SelectOption(label=language_name(code), value=code) for code in languages()]
    return menu(options, _id("language"), chosen=[guild.language or DISCORD])


def server_text(say: Words, guild: Guild) -> str:
    """The settings of a server: the place of tables, the pace, the effect of time running out, limits, and more."""
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
        say("server-language", language=language_shown(guild.language)),
    ]
    return "\n".join([say("server-title"), *(f"- {line}" for line in lines), say("server-hint")])
