"""Saves the choices of players and servers, and what the bot learns about a player: their language, closed DMs."""

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from bot.features.clocks import rest_choice, turn_clock
from bot.model.challenges import Challenge
from bot.model.errors import LimitOutOfBounds
from bot.model.players import User
from bot.model.servers import Guild
from bot.runtime.context import Context
from data import outbox, parties, servers
from data.players import users
from data.store.transaction import Transaction

MOST_REMEMBERED = 100_000
"""The number of people whose languages stay in memory, so that a click rarely has to look one up."""


MOST_CHALLENGES: Final = 25
MOST_TO_ONE: Final = 5
MOST_PARTIES: Final = 200
MOST_TABLES: Final = 60
BOUNDS: Final = {
    "challenges": MOST_CHALLENGES,
    "challenges_to_one": MOST_TO_ONE,
    "parties": MOST_PARTIES,
    "tables_a_minute": MOST_TABLES,
}
"""The highest value for each limit of a server, by the option of ``/piquet server``. The lowest is 1."""


@dataclass(frozen=True, slots=True)
class PlayerChanges:
    """The settings that a player changes, named as in ``User``. None leaves a setting unchanged.

    A ``language`` of "" is the language of their Discord.
    """

    asks_deal: bool | None = None
    answers_self: bool | None = None
    one_click: bool | None = None
    reminders: bool | None = None
    quiet: str | None = None
    zone: str | None = None
    pictures: bool | None = None
    four_colours: bool | None = None
    sure_leads: bool | None = None
    language: str | None = None
    asks_cut: bool | None = None


@dataclass(frozen=True, slots=True)
class GuildChanges:
    """The settings that a server changes, named as in ``Guild``. None leaves a setting unchanged.

    A ``pace`` of 0 means no time limit. A ``language`` of "" is the server's language in Discord.
    """

    table_in_channel: bool | None = None
    pace: int | None = None
    claims_itself: bool | None = None
    awards: bool | None = None
    pictures: bool | None = None
    advice: bool | None = None
    open_challenges: int | None = None
    challenges_to_one: int | None = None
    parties_each: int | None = None
    tables_a_minute: int | None = None
    language: str | None = None


def _changed(changes: PlayerChanges | GuildChanges) -> dict[str, Any]:
    """The fields that are not None, by name."""
    given = {field.name: getattr(changes, field.name) for field in fields(changes)}
    return {name: value for name, value in given.items() if value is not None}


async def save_player_settings(context: Context, user: int, changes: PlayerChanges) -> User:
    """Saves a player's changes and returns all their settings. Their clocks follow new quiet hours and reminders."""

    def work(tx: Transaction) -> User:
        old = users.get_user(tx, user)
        new = replace(old, **_changed(changes))
        if new != old:
            users.save_user(tx, new)
            turn_clock.restart_clocks(tx, user)
        if new.zone != old.zone:
            rest_choice.follow_zone(tx, user, new.zone, context.clock())
        return new

    return await context.database.write(work)


async def save_guild_settings(context: Context, guild: int, changes: GuildChanges) -> Guild:
    """Saves a server's changes and returns all its settings. Parties in play keep their pace.

    Raises LimitOutOfBounds.
    """
    limits = (changes.open_challenges, changes.challenges_to_one, changes.parties_each, changes.tables_a_minute)
    for (option, most), value in zip(BOUNDS.items(), limits, strict=True):
        if value is not None and not 1 <= value <= most:
            raise LimitOutOfBounds(option=option, most=most)

    def work(tx: Transaction) -> Guild:
        old = servers.get_server(tx, guild)
        changed = replace(old, **_changed(changes))
        new = replace(changed, pace=changed.pace or None)
        if new != old:
            servers.save_server(tx, new)
        return new

    return await context.database.write(work)


async def language_of(context: Context, user: int) -> str:
    """The language that the bot uses with a person."""
    return (await context.database.read(lambda tx: users.get_user(tx, user))).reads


async def language_at(context: Context, challenge: Challenge) -> str:
    """The language of the person whose DMs show a private challenge; "" for a challenge on a server."""
    return await language_of(context, challenge.opponent or challenge.challenger) if challenge.is_private else ""


async def remember_locale(context: Context, user: int, locale: str) -> None:
    """Saves a person's Discord locale, so that later messages to them are in their language."""
    if context.greeted.get(user) == locale:
        return
    if (await context.database.read(lambda tx: users.get_user(tx, user))).locale != locale:
        await _update(context, user, locale=locale)
    if len(context.greeted) >= MOST_REMEMBERED:
        context.greeted.clear()
    context.greeted[user] = locale


async def remember_dms_closed(context: Context, user: int, *, closed: bool) -> None:
    """Saves whether a person's DMs are closed to the bot, unless they have been forgotten in the meantime.

    Once DMs may be open again, this sends the hands of their private parties: nothing else would.
    """
    if (await context.database.read(lambda tx: users.get_user(tx, user))).dms_closed != closed:
        await _update(context, user, dms_closed=closed)


async def _update(context: Context, user: int, *, locale: str | None = None, dms_closed: bool | None = None) -> None:
    def work(tx: Transaction) -> None:
        old = users.get_user(tx, user)
        if locale is None and not parties.is_seated(tx, user):
            return
        closed = old.dms_closed if dms_closed is None else dms_closed
        users.save_user(tx, replace(old, locale=locale or old.locale, dms_closed=closed))
        if old.dms_closed and not closed:
            for row in parties.ongoing_of(tx, user):
                if row.is_private:
                    outbox.hasten_all(tx, row.id, context.clock())

    await context.database.write(work)
