"""Forgets a person: ends everything in play, then replaces or deletes every trace, in one transaction.

Opponents keep finished parties, results and ratings, with an anonymous id for the person (``data/forgetting.py``). A
person who returns starts over, but blocks against them stay.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from bot.features.results.service import end
from bot.model.challenges import Challenge, ChallengeState
from bot.model.changes import PersonLanguage
from bot.model.clocks import ABSENCE_LIMIT, CHALLENGE_LIFETIME, DAY, HOUR, IDLE_LIMIT, RECORDS_KEPT, REQUESTS_KEPT
from bot.model.errors import BeingUpdated
from bot.model.house_seats import is_house
from bot.model.ids import is_known
from bot.model.results import EndedBy
from bot.piquet.proof import as_key
from bot.runtime.context import Context
from data import challenges, forgetting, parties, ratings, results, vacations
from data.forgetting import HELD
from data.parties import PartieRow
from data.players import blocks
from data.store.migrations import is_newer
from data.store.transaction import Transaction

STORED: Final[tuple[str, ...]] = tuple(HELD)
"""The tables with data about people. The privacy page has a line for each."""

RETENTION: Final = {
    "challenge_hours": CHALLENGE_LIFETIME // HOUR,
    "request_days": REQUESTS_KEPT // DAY,
    "record_days": RECORDS_KEPT // DAY,
    "idle_days": IDLE_LIMIT // DAY,
    "left_days": ABSENCE_LIMIT // DAY,
}
"""How long data is stored, by sentence argument."""
SHOWN = 10
"""The most opponents named before their parties are resigned."""


@dataclass(frozen=True, slots=True)
class StoredData:
    """Counts data about a person by kind, and names some opponents in parties in play."""

    in_play: int
    opponents: tuple[str, ...]
    finished: int
    ratings: int
    open_challenges: int
    blocks: int
    vacations: int
    rows: int
    """Rows with the person; 0 if the bot does not know them."""


@dataclass(frozen=True, slots=True)
class ForgetResult:
    resigned: int
    closed: tuple[Challenge, ...]


async def stored(context: Context, user: int) -> StoredData:
    return await context.database.read(lambda tx: stored_in(tx, user))


def stored_in(tx: Transaction, user: int) -> StoredData:
    playing = parties.ongoing_of(tx, user)
    people = [seat for row in playing[:SHOWN] for seat in parties.seats(tx, row.id)]
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


async def forget(context: Context, user: int, name: Callable[[str], str]) -> ForgetResult:
    """Forgets a person. ``name`` returns their anonymous name in a Discord locale.

    Call ``erase_deleted`` afterwards.
    """
    forgotten = await context.database.write(lambda tx: forget_in(tx, user, context.clock(), name))
    context.stored_locales.pop(user, None)
    return forgotten


def forget_in(tx: Transaction, user: int, now: int, name: Callable[[str], str]) -> ForgetResult:
    """Forgets a person, resigns their parties in play, and notifies the opponents.

    Raises BeingUpdated if the database has tables or columns unknown to this bot.
    """
    if is_house(user) or not is_known(user):
        raise ValueError("only people are forgotten")
    if is_newer(tx):
        raise BeingUpdated
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
    return ForgetResult(len(playing), tuple(_closed(tx, offer) for offer in still_open))


def _closed(tx: Transaction, before: Challenge) -> Challenge:
    """Returns the closed challenge, still with a forgotten person's DM channel, for closing the message there."""
    after = challenges.get_challenge(tx, before.id)
    return replace(after or before, channel=before.channel)


def _resign(tx: Transaction, row: PartieRow, user: int, now: int) -> None:
    seat = next(seat.seat for seat in parties.seats(tx, row.id) if seat.user == user)
    if row.day is not None:
        end(tx, row, now, by=EndedBy.DAY, winner=None, actor=seat)
        return
    end(tx, row, now, by=EndedBy.RESIGNED, winner=1 - seat, actor=seat)
