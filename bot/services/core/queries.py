"""What people ask to see or to set: their games, the partie they mean, their settings, a server's."""

from dataclasses import dataclass, fields, replace
from typing import Any

from bot.services.core import turn_clock
from bot.services.core.context import Context
from bot.services.core.errors import NotSeated
from bot.services.core.loaded_partie import LoadedPartie
from bot.services.core.sight import Sight
from data import guilds, parties, users
from data.guilds import Guild
from data.parties import PartieId
from data.store.transaction import Transaction
from data.users import User

__all__ = [
    "Changes",
    "Guild",
    "GuildChanges",
    "User",
    "at_table",
    "games",
    "greet",
    "guild",
    "own_games",
    "public_sight",
    "seat_sight",
    "set_dms_closed",
    "set_guild",
    "wants_pictures",
    "wish",
]

REMEMBERED = 100_000
"""Of so many people the language is remembered, so that it is not looked up at every click."""


async def games(context: Context, user: int) -> list[Sight]:
    """The parties in play of a user, as he sees them, the newest turn first."""

    def work(tx: Transaction) -> list[Sight]:
        found = [LoadedPartie.load(tx, row.id, context.clock()) for row in parties.ongoing_of(tx, user)]
        return [loaded.sight(loaded.seat_of(user)) for loaded in found]

    return await context.database.read(work)


async def at_table(context: Context, channel: int, user: int) -> list[Sight]:
    """The parties in play whose table is in this channel, as the user may see them: his seat's, else the public's."""

    def work(tx: Transaction) -> list[Sight]:
        found = [LoadedPartie.load(tx, row.id, context.clock()) for row in parties.partie_of_table(tx, channel)]
        return [loaded.sight(_eye(loaded, user)) for loaded in found]

    return await context.database.read(work)


async def own_games(context: Context, channel: int, user: int) -> list[Sight]:
    """The user's parties whose table is in this channel; if there is none, all their parties in play."""
    here = await at_table(context, channel, user)
    return [sight for sight in here if sight.eye is not None] or await games(context, user)


def _eye(loaded: LoadedPartie, user: int) -> int | None:
    try:
        return loaded.seat_of(user)
    except NotSeated:
        return None


async def seat_sight(context: Context, partie_id: PartieId, user: int) -> Sight:
    """The partie as the user's seat sees it. Raises NoSuchPartie or NotSeated."""
    loaded = await context.database.read(lambda tx: LoadedPartie.load(tx, partie_id, context.clock()))
    return loaded.sight(loaded.seat_of(user))


async def public_sight(context: Context, partie_id: PartieId) -> Sight:
    """The partie as the public sees it. Raises NoSuchPartie."""
    loaded = await context.database.read(lambda tx: LoadedPartie.load(tx, partie_id, context.clock()))
    return loaded.sight(None)


@dataclass(frozen=True, slots=True)
class Changes:
    """What of his settings a person changes, as in User; None leaves one as it is."""

    asks_deal: bool | None = None
    answers_self: bool | None = None
    one_click: bool | None = None
    reminders: bool | None = None
    quiet: str | None = None
    zone: str | None = None
    pictures: bool | None = None
    four_colours: bool | None = None


@dataclass(frozen=True, slots=True)
class GuildChanges:
    """What a server chooses anew; None leaves it as it is. A ``pace`` of 0 is none."""

    table_in_channel: bool | None = None
    pace: int | None = None
    claims_itself: bool | None = None
    awards: bool | None = None
    pictures: bool | None = None
    advice: bool | None = None


def _chosen(changes: Changes | GuildChanges) -> dict[str, Any]:
    """What is changed, by the names of what is kept."""
    given = {field.name: getattr(changes, field.name) for field in fields(changes)}
    return {name: value for name, value in given.items() if value is not None}


async def wish(context: Context, user: int, changes: Changes) -> User:
    """Keeps how a person settings to play, and returns all his settings."""

    def work(tx: Transaction) -> User:
        old = users.get_user(tx, user)
        new = replace(old, **_chosen(changes))
        if new != old:
            users.save_user(tx, new)
            turn_clock.rewind(tx, user)
        return new

    settings = await context.database.write(work)
    context.clocks_changed()
    return settings


async def greet(context: Context, user: int, locale: str) -> None:
    """Keeps a person's language, so that what is sent to him later is in it."""
    if context.greeted.get(user) == locale:
        return
    if (await context.database.read(lambda tx: users.get_user(tx, user))).locale != locale:
        await _change(context, user, locale=locale)
    if len(context.greeted) >= REMEMBERED:
        context.greeted.clear()
    context.greeted[user] = locale


async def set_dms_closed(context: Context, user: int, *, closed: bool) -> None:
    """Keeps whether a person's DMs are closed to the bot."""
    if (await context.database.read(lambda tx: users.get_user(tx, user))).dms_closed != closed:
        await _change(context, user, dms_closed=closed)


async def _change(context: Context, user: int, *, locale: str | None = None, dms_closed: bool | None = None) -> None:
    def work(tx: Transaction) -> None:
        old = users.get_user(tx, user)
        closed = old.dms_closed if dms_closed is None else dms_closed
        users.save_user(tx, replace(old, locale=locale or old.locale, dms_closed=closed))

    await context.database.write(work)


async def guild(context: Context, guild: int) -> Guild:
    """What a server has chosen."""
    return await context.database.read(lambda tx: guilds.get_guild(tx, guild))


async def wants_pictures(context: Context, user: int, guild: int) -> User | None:
    """The person, if he and the server want pictures; else None."""

    def work(tx: Transaction) -> User | None:
        person = users.get_user(tx, user)
        return person if person.pictures and guilds.get_guild(tx, guild).pictures else None

    return await context.database.read(work)


async def set_guild(context: Context, guild: int, changes: GuildChanges) -> Guild:
    """Keeps what a server has chosen, and returns all of it. Parties in play keep their pace."""

    def work(tx: Transaction) -> Guild:
        old = guilds.get_guild(tx, guild)
        chosen = replace(old, **_chosen(changes))
        new = replace(chosen, pace=chosen.pace or None)
        if new != old:
            guilds.save_guild(tx, new)
        return new

    return await context.database.write(work)
