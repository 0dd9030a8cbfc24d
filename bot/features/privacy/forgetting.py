"""Forgets a person: ends what they have in play, then replaces or deletes every trace of them.

All of it is one transaction, so that a crash leaves the person as they were or forgotten. The opponents of finished
parties keep these, with results and ratings; in the place of the person is an id that leads to nobody
(``data/forgetting``). Whoever comes back begins anew, but those who had blocked them are still protected.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.features.results.finish import end
from bot.model.challenges import Challenge, ChallengeState
from bot.model.changes import PersonLanguage
from bot.model.house_seats import is_house
from bot.model.ids import is_known
from bot.model.parties import EndedBy
from bot.piquet.proof import as_key
from bot.runtime.context import Context
from data import challenges, forgetting, parties, ratings, results, vacations
from data.parties import PartieRow
from data.players import blocks
from data.store.transaction import Transaction

SHOWN = 10
"""How many opponents are named before the parties with them are resigned."""


@dataclass(frozen=True, slots=True)
class StoredData:
    """What the bot stores of a person: how many of everything, and some of their opponents in parties in play."""

    in_play: int
    opponents: tuple[str, ...]
    finished: int
    ratings: int
    open_challenges: int
    blocks: int
    vacations: int
    rows: int
    """In how many rows they are; 0 if the bot does not know them."""


@dataclass(frozen=True, slots=True)
class Farewell:
    """What the end of a person has brought: how many parties were resigned, and the challenges that were closed."""

    resigned: int
    closed: tuple[Challenge, ...]


async def stored(context: Context, user: int) -> StoredData:
    """What the bot stores of a person."""
    return await context.database.read(lambda tx: stored_in(tx, user))


def stored_in(tx: Transaction, user: int) -> StoredData:
    """What a database has of a person."""
    playing = parties.in_play_of(tx, user)
    people = [seat for partie in playing[:SHOWN] for seat in parties.seats(tx, partie)]
    return StoredData(
        in_play=len(playing),
        opponents=tuple(seat.name for seat in people if seat.user != user),
        finished=results.number_of(tx, user),
        ratings=len(ratings.ratings_of(tx, user)),
        open_challenges=len(challenges.open_of(tx, user)),
        blocks=len(blocks.blocks_of(tx, user)),
        vacations=len(vacations.vacations_since(tx, user, 0)),
        rows=forgetting.number_to_forget(tx, user),
    )


async def forget(context: Context, user: int, name: Callable[[str], str]) -> Farewell:
    """Forgets a person. ``name`` gives what stands for their name, by the Discord locale of its reader.

    What was deleted may leave bytes behind until ``Database.erase_deleted``, which can take a second or two.
    """
    farewell = await context.database.write(lambda tx: forget_in(tx, user, context.clock(), name))
    context.greeted.pop(user, None)
    return farewell


def forget_in(tx: Transaction, user: int, now: int, name: Callable[[str], str]) -> Farewell:
    """Forgets a person of a database. Their parties in play are resigned, and their opponents are told."""
    if is_house(user) or not is_known(user):
        raise ValueError("only people are forgotten")
    playing = parties.ongoing_of(tx, user)
    for row in playing:
        _resign(tx, row, user, now)
    still_open = challenges.open_of(tx, user)
    for offer in still_open:
        state = ChallengeState.WITHDRAWN if offer.challenger == user else ChallengeState.DECLINED
        challenges.close_challenge(tx, offer.id, state)
    if forgetting.number_to_forget(tx, user):
        forgetting.forget(tx, user, name, as_key)
        tx.note(PersonLanguage(user, ""))
    return Farewell(len(playing), tuple(_closed(tx, offer) for offer in still_open))


def _closed(tx: Transaction, before: Challenge) -> Challenge:
    """The challenge as it is now; it still tells in whose direct messages it stands, to be closed there."""
    after = challenges.get_challenge(tx, before.id)
    return replace(after or before, channel=before.channel)


def _resign(tx: Transaction, row: PartieRow, user: int, now: int) -> None:
    seat = next(seat.seat for seat in parties.seats(tx, row.id) if seat.user == user)
    end(tx, row, now, by=EndedBy.RESIGNED, winner=1 - seat, actor=seat)
