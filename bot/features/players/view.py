"""The settings panel, and the list of blocked people.

A toggle's id names the new state, so an outdated or repeated click obeys the label.
"""

from collections.abc import Sequence
from typing import Any, Final

from discord import SelectOption, ui

from bot.features.clocks.rest_choice import RestChoice
from bot.features.clocks.time_zones import read_zone, zone_menu
from bot.features.players.service import PlayerChanges
from bot.kit.choices import language_menu, read_language
from bot.kit.controls import Control, chosen, layout, menu, reading_id, rows, toggle, written
from bot.kit.names import plain
from bot.kit.time_text import date, rest_days
from bot.kit.words import Words, words, yes_or_no
from bot.model.clock_pauses import MOST_REST_DAYS, quiet_hours
from bot.model.players import Block, Pictures, User

_GREEN = 0x1F6F50
NONE: Final = "none"
"""The menu choice without quiet hours."""
LISTED: Final = "listed"
"""The toggle for global leaderboards, which changes more than a field of ``User``."""
RESTS: Final = "rests"
"""The rest day menu, which sets no field of ``User``."""
_TOGGLES: Final = {
    "asks_deal": "deal",
    "answers_self": "answers",
    "confirms_cards": "confirms",
    "plays_forced": "forced",
    "sure_leads": "sure-leads",
    "asks_cut": "cut",
    "cards_as_text": "as-text",
    "four_colours": "colours",
    "reminders": "reminders",
    LISTED: "listed",
}
"""Settings with two states, and their catalogue key parts."""
_PLAY: Final = ("confirms_cards", "plays_forced", "sure_leads", "answers_self", "asks_deal", "asks_cut")
_OLD_PICTURES: Final = {False: Pictures.NEVER, True: Pictures.DEALS}
"""In version 0.2.0 pictures were only on or off."""
_SHOW: Final = ("cards_as_text", "four_colours", LISTED)
_NIGHT_HOURS: Final = 9


def settings_panel(say: Words, user: User, rests: RestChoice, now: int, locale: str) -> ui.LayoutView:
    play = [say("settings-title"), say("settings-play"), *(_line(say, user, name) for name in _PLAY)]
    show = [say("settings-show"), *(_line(say, user, name) for name in _SHOW)]
    of_discord = say("settings-language-discord", language=words(locale)("language-name"))
    time = [say("settings-time"), say("settings-reminders", on=yes_or_no(user.reminders)), *_resting(say, rests)]
    return layout(
        written("\n".join(play)),
        *_toggles(say, user, _PLAY),
        written("\n".join(show)),
        *_toggles(say, user, _SHOW),
        ui.ActionRow(_pictures(say, user)),
        ui.ActionRow(language_menu(ChangeSetting("language"), user.language, of_discord)),
        written("\n".join(time)),
        *_toggles(say, user, ("reminders",)),
        *(ui.ActionRow(one) for one in _times(say, user, now, locale)),
        ui.ActionRow(_weekdays(say, rests)),
        written("\n".join([say("settings-zone-hint"), say("settings-rests-hint")])),
        accent=_GREEN,
    )


class ChangeSetting(Control, verb="setting"):
    """A control for setting ``name``. ``on`` is a toggle's new state, ``values`` are a menu's choices."""

    name: str
    on: bool | None = None
    values: tuple[str, ...] = chosen()


@reading_id()
def changes_of(change: ChangeSetting, user: User) -> PlayerChanges:
    """Returns the changes made by a click. Raises ForgedId."""
    name, value = change.name, next(iter(change.values), "")
    match name:
        case "language":
            return PlayerChanges(language=read_language(value))
        case "from" | "until":
            return PlayerChanges(quiet=_quiet(user, name, value))
        case "zone":
            return PlayerChanges(zone=read_zone(value))
        case "pictures":
            return PlayerChanges(pictures=_OLD_PICTURES[change.on] if change.on is not None else Pictures(value))
        case "one_click" if change.on is not None:
            # A toggle from version 0.2.0.
            return PlayerChanges(confirms_cards=not change.on)
        case "shares_positions":
            # A toggle from development versions, since removed.
            return PlayerChanges()
    if name not in _TOGGLES or name == LISTED or change.on is None:
        raise ValueError(name)
    changes: dict[str, Any] = {name: change.on}
    return PlayerChanges(**changes)


def _quiet(user: User, which: str, value: str) -> str:
    if which == "from" and value == NONE:
        return ""
    hour = int(value)
    if hour not in range(24):
        raise ValueError(value)
    start, end = quiet_hours(user.quiet) or ((hour, (hour + _NIGHT_HOURS) % 24) if which == "from" else (22, hour))
    start, end = (hour, end) if which == "from" else (start, hour)
    if start == end:
        # Quiet hours cannot cover a whole day, so the other end moves.
        start, end = (start, (start + _NIGHT_HOURS) % 24) if which == "from" else ((end - _NIGHT_HOURS) % 24, end)
    return f"{start}-{end}"


# The words.


def _line(say: Words, user: User, name: str) -> str:
    on = getattr(user, name)
    # Without a choice, only the first card is confirmed.
    return say(f"settings-{_TOGGLES[name]}", on="at-first" if on is None else yes_or_no(on))


def _resting(say: Words, rests: RestChoice) -> list[str]:
    if rests.later is None:
        return []
    later = say("settings-rests-later", days=_days(say, rests.later), date=date(rests.later_at))
    return [say("settings-rests", days=_days(say, rests.now)), later]


def _days(say: Words, days: Sequence[int]) -> str:
    return rest_days(say, days) if days else "none"


# The controls.


def _toggles(say: Words, user: User, names: Sequence[str]) -> list[ui.ActionRow[Any]]:
    return rows(
        [
            toggle(say, say(f"settings-{_TOGGLES[name]}-button"), ChangeSetting(name, not on), on=on)
            for name in names
            for on in [bool(getattr(user, name))]
        ]
    )


def _times(say: Words, user: User, now: int, locale: str) -> list[ui.Select[Any]]:
    quiet = quiet_hours(user.quiet)
    starts = [SelectOption(label=say("settings-quiet-none"), value=NONE)]
    starts += [SelectOption(label=say("settings-quiet-from", hour=hour), value=str(hour)) for hour in range(24)]
    menus = [menu(starts, ChangeSetting("from"), chosen=[NONE if quiet is None else str(quiet[0])])]
    if quiet is not None:
        ends = [SelectOption(label=say("settings-quiet-until", hour=hour), value=str(hour)) for hour in range(24)]
        menus.append(menu(ends, ChangeSetting("until"), chosen=[str(quiet[1])]))
    # The command's option ``zone`` finds all other zones.
    return [*menus, zone_menu(say, ChangeSetting("zone"), user.zone, now, locale)]


def _pictures(say: Words, user: User) -> ui.Select[Any]:
    options = [SelectOption(label=say("settings-pictures", when=when), value=when) for when in Pictures]
    return menu(options, ChangeSetting("pictures"), chosen=[user.pictures])


def _weekdays(say: Words, rests: RestChoice) -> ui.Select[Any]:
    options = [SelectOption(label=say("weekday-name", day=day), value=str(day)) for day in range(7)]
    return menu(
        options,
        ChangeSetting(RESTS),
        chosen=[str(day) for day in rests.chosen],
        placeholder=say("settings-rests-none"),
        least=0,
        most=MOST_REST_DAYS,
    )


# The blocks.


def blocks_text(say: Words, blocks: Sequence[Block], news: str = "") -> str:
    above = [news] if news else []
    if not blocks:
        return "\n".join([*above, say("block-none")])
    lines = [say("block-line", name=plain(block.name)) for block in blocks]
    return "\n".join([*above, say("block-title"), *lines, say("block-hint")])
