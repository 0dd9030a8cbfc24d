from dataclasses import dataclass, replace
from typing import Final

from bot.features.parties import deciding
from bot.features.parties.loaded_partie import LoadedPartie, sights
from bot.features.results.service import end
from bot.model.errors import LimitOutOfBounds, NoSuchPartie, OwnPartie, PartieEnded
from bot.model.ids import PartieId
from bot.model.results import EndedBy
from bot.model.servers import Guild
from bot.model.sight import Sight
from bot.runtime.context import Context
from data import daily, parties, requests, servers
from data.store.rows import with_changes
from data.store.transaction import Transaction

MOST = 25
"""The most tables offered, newest first."""


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
"""The highest value for each limit by option of ``/piquet server``. The lowest is 1."""


@dataclass(frozen=True, slots=True)
class ServerChanges:
    """Changed settings, named as in ``Guild``. None leaves a setting unchanged.

    0 removes a pace or a ``daily_channel``.
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
    daily_hour: int | None = None
    daily_channel: int | None = None
    weekly_summary: bool | None = None
    daily_zone: str | None = None


async def save_server_settings(context: Context, guild: int, changes: ServerChanges) -> Guild:
    """Stores changes, and returns all settings. Raises LimitOutOfBounds."""
    limits = (changes.open_challenges, changes.challenges_to_one, changes.parties_each, changes.tables_a_minute)
    for (option, most), value in zip(BOUNDS.items(), limits, strict=True):
        if value is not None and not 1 <= value <= most:
            raise LimitOutOfBounds(option=option, most=most)

    def work(tx: Transaction) -> Guild:
        old = servers.get_server(tx, guild)
        new = with_changes(old, changes)
        new = replace(new, pace=new.pace or None, daily_channel=new.daily_channel or None)
        if changes.daily_channel is not None:
            new = replace(new, daily_refused=False)
        if new != old:
            servers.save_server(tx, new)
        return new

    return await context.database.write(work)


async def take_daily_offer(context: Context, guild: int) -> bool:
    """Whether to offer a daily channel: true once, after people have played daily deals without one."""

    def is_due(tx: Transaction) -> bool:
        kept = servers.get_server(tx, guild)
        settled = kept.daily_offered or kept.daily_refused or kept.daily_channel is not None
        return not settled and daily.anyone_played(tx, guild)

    def take(tx: Transaction) -> bool:
        due = is_due(tx)
        if due:
            servers.save_server(tx, replace(servers.get_server(tx, guild), daily_offered=True))
        return due

    return await context.database.read(is_due) and await context.database.write(take)


async def tables(context: Context, guild: int, channel: int) -> list[Sight]:
    """Lists the tables in the channel or, if there are none, on the server."""

    def work(tx: Transaction) -> list[Sight]:
        def seen(found: list[PartieId]) -> list[Sight]:
            return sights(tx, found, context.clock(), lambda _: None)

        here = [one for one in seen(parties.in_play_at(tx, channel)[:MOST]) if one.location.guild == guild]
        return here or seen(parties.ongoing_in(tx, guild)[-MOST:])

    return await context.database.read(work)


async def table(context: Context, guild: int, partie_id: PartieId) -> Sight:
    """Returns a table's public view. Raises NoSuchPartie, also for another server's partie."""
    sight = await deciding.sight(context, partie_id, None)
    if sight.location.guild != guild:
        raise NoSuchPartie
    return sight


async def stop(context: Context, guild: int, partie_id: PartieId, user: int, *, key: int) -> Sight:
    """Stops a partie without a winner, once for each ``key``.

    Raises NoSuchPartie, OwnPartie (moderators resign their own parties) or PartieEnded.
    """

    def work(tx: Transaction) -> Sight:
        row, now = LoadedPartie.load(tx, partie_id, context.clock()).row, context.clock()
        if row.guild != guild:
            raise NoSuchPartie
        if user in [seat.user for seat in parties.seats(tx, partie_id)]:
            raise OwnPartie
        if requests.stored_request(tx, key) is None:
            if row.ended_at is not None:
                raise PartieEnded
            requests.store_request(tx, key, row.id, row.seq, now)
            end(tx, row, now, by=EndedBy.STOPPED, winner=None)
        return LoadedPartie.load(tx, partie_id, now).sight(None)

    return await context.database.write(work)
