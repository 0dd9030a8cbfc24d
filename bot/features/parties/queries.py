from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from bot.features.parties.loaded_partie import LoadedPartie, load, sights
from bot.model.errors import NoSuchPartie
from bot.model.ids import PartieId
from bot.model.players import Pictures, User
from bot.model.servers import Guild
from bot.model.sight import Sight
from bot.runtime.context import Context
from bot.runtime.messenger import At
from bot.runtime.reader import Reader, may_see
from data import parties, servers
from data.players import users
from data.store.transaction import Transaction

PAGE: Final = 10
"""The most parties on a page."""
MOST: Final = 20
"""The most parties in a list without pages."""


@dataclass(frozen=True, slots=True)
class GamesPage:
    """A page (from 0) of parties in play. ``number`` is their total, ``next`` the user's most urgent turn."""

    games: tuple[Sight, ...]
    number: int
    page: int = 0
    next: tuple[PartieId, int] | None = None

    @classmethod
    def of(cls, games: Sequence[Sight]) -> Self:
        return cls(tuple(games[:MOST]), len(games))

    @property
    def pages(self) -> int:
        return max(-(-self.number // PAGE), 1)


async def games(context: Context, user: int, page: int = 0) -> GamesPage:
    return await _page(context, user, lambda tx: [row.id for row in parties.ongoing_of(tx, user)], page)


async def tables(context: Context, channel: int, user: int, page: int = 0) -> GamesPage:
    """Returns the user's view of parties with a table in the channel, or if there are none, of their own parties."""

    def find(tx: Transaction) -> list[PartieId]:
        return parties.in_play_at(tx, channel) or [row.id for row in parties.ongoing_of(tx, user)]

    return await _page(context, user, find, page)


async def own_games(context: Context, channel: int, user: int, page: int = 0) -> GamesPage:
    """Returns the user's parties with a table in the channel, or if there are none, all their parties in play."""

    def find(tx: Transaction) -> list[PartieId]:
        mine = parties.ongoing_of(tx, user)
        return [row.id for row in [row for row in mine if row.table_channel == channel] or mine]

    return await _page(context, user, find, page)


async def _page(context: Context, user: int, find: Callable[[Transaction], Sequence[PartieId]], page: int) -> GamesPage:
    def eye(loaded: LoadedPartie) -> int | None:
        return next((seat.seat for seat in loaded.seats if seat.user == user), None)

    def work(tx: Transaction) -> GamesPage:
        found = find(tx)
        first = min(page, max(len(found) - 1, 0) // PAGE) * PAGE
        on_page = found[first : first + PAGE]
        shown = sights(tx, on_page, context.clock(), eye)
        turns = {row.id: row.seq for row in parties.turns_of(tx, user)}
        urgent = next(((partie, turns[partie]) for partie in found if partie in turns), None)
        return GamesPage(tuple(shown), len(found) - (len(on_page) - len(shown)), first // PAGE, urgent)

    return await context.database.read(work)


async def seat_sight(context: Context, partie_id: PartieId, user: int, deal: int | None = None) -> Sight:
    """Returns a player's view of the newest deal, or deal number ``deal`` (from 0).

    Raises NoSuchPartie, NotSeated or NoSuchDeal.
    """
    loaded = await load(context, partie_id, deal)
    return loaded.sight(loaded.seat_of(user))


async def ended_deal(context: Context, partie_id: PartieId, user: int, seq: int, at: At) -> Sight | None:
    """Returns the ended deal of hand message ``at``, drawn at decision ``seq``.

    None if the message shows the newest deal. Raises NoSuchPartie or NotSeated.
    """

    def work(tx: Transaction) -> Sight | None:
        now = context.clock()
        loaded = LoadedPartie.load(tx, partie_id, now)
        seat = loaded.seat_of(user)
        kept = loaded.seats[seat]
        first = kept.hand_seq if kept.hand_message == at.message else seq
        number = max((deal.number for deal in loaded.deals if deal.first_seq <= first), default=0)
        if number == len(loaded.deals) - 1:
            return None
        return LoadedPartie.load(tx, partie_id, now, number).sight(seat)

    return await context.database.read(work)


async def public_sight(context: Context, partie_id: PartieId, reader: Reader, deal: int | None = None) -> Sight:
    """Returns the public view of the newest deal, or deal number ``deal`` (from 0).

    Raises NoSuchDeal, or NoSuchPartie (also if the reader may not see the partie).
    """
    loaded = await load(context, partie_id, deal)
    if not may_see(reader, loaded.row.guild, [seat.user for seat in loaded.seats]):
        raise NoSuchPartie
    return loaded.sight(None)


async def tables_in_play(context: Context) -> frozenset[int]:
    def work(tx: Transaction) -> frozenset[int]:
        rows = [parties.get_partie(tx, partie) for partie in parties.in_play(tx)]
        return frozenset(row.table_channel for row in rows if row is not None and row.table_channel is not None)

    return await context.database.read(work)


async def guild(context: Context, guild: int) -> Guild:
    return await context.database.read(lambda tx: servers.get_server(tx, guild))


async def person(context: Context, user: int) -> User:
    return await context.database.read(lambda tx: users.get_user(tx, user))


async def wants_pictures(context: Context, user: int, guild: int) -> User | None:
    """Returns the user's settings if user and server want pictures, else None."""

    def work(tx: Transaction) -> User | None:
        person = users.get_user(tx, user)
        return person if person.pictures is not Pictures.NEVER and servers.get_server(tx, guild).pictures else None

    return await context.database.read(work)
