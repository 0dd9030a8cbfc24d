"""Lets moderators list the tables of their server and stop a partie. Tables are moved by the dispatcher."""

from bot.features.parties import deciding
from bot.features.parties.loaded_partie import LoadedPartie, sights
from bot.features.results.finish import end
from bot.model.errors import NoSuchPartie, OwnPartie, PartieEnded
from bot.model.ids import PartieId
from bot.model.parties import EndedBy
from bot.model.sight import Sight
from bot.runtime.context import Context
from data import parties, requests
from data.store.transaction import Transaction

MOST = 25
"""The most tables of a channel or server that are offered, newest first."""


async def tables(context: Context, guild: int, channel: int) -> list[Sight]:
    """The parties in play with their table in this channel, or else all on the server, as the public sees them."""

    def work(tx: Transaction) -> list[Sight]:
        def seen(found: list[PartieId]) -> list[Sight]:
            return sights(tx, found, context.clock(), lambda _: None)

        here = [one for one in seen(parties.in_play_at(tx, channel)[:MOST]) if one.location.guild == guild]
        return here or seen(parties.ongoing_in(tx, guild)[-MOST:])

    return await context.database.read(work)


async def table(context: Context, guild: int, partie_id: PartieId) -> Sight:
    """A partie of this server, as the public sees it. Raises NoSuchPartie, also for a partie of another server."""
    sight = await deciding.sight(context, partie_id, None)
    if sight.location.guild != guild:
        raise NoSuchPartie
    return sight


async def stop(context: Context, guild: int, partie_id: PartieId, user: int, *, key: int) -> Sight:
    """Stops a partie on this server without a winner; returns what the public sees afterwards.

    ``user`` is the moderator. They may not stop their own partie, but can resign it. ``key`` identifies the request: if
    it was stored before, nothing changes. Raises NoSuchPartie, OwnPartie or PartieEnded.
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
