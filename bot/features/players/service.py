from dataclasses import dataclass, replace
from typing import Final

from bot.features.clocks import rest_choice, turn_clock
from bot.model import errors
from bot.model.challenges import Challenge, ChallengeState
from bot.model.house_seats import is_house
from bot.model.players import Block, NamedPlayer, Pictures, User
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure, Messenger
from data import challenges, outbox, parties
from data.outbox import refresh_hand
from data.players import blocks, users
from data.store.rows import with_changes
from data.store.transaction import Transaction

MOST_BLOCKED = 50
"""The most blocks a person may have: one message lists them all."""
MOST_REMEMBERED = 100_000
"""The most locales in memory, so that clicks rarely read one from the database."""

_ON_HANDS: Final = ("cards_as_text", "confirms_cards", "four_colours", "language", "sure_leads")
"""Settings visible on an open hand."""


@dataclass(frozen=True, slots=True)
class PlayerChanges:
    """Changed settings, named as in ``User``. None leaves a setting unchanged."""

    asks_deal: bool | None = None
    answers_self: bool | None = None
    reminders: bool | None = None
    quiet: str | None = None
    zone: str | None = None
    pictures: Pictures | None = None
    four_colours: bool | None = None
    sure_leads: bool | None = None
    language: str | None = None
    asks_cut: bool | None = None
    cards_as_text: bool | None = None
    confirms_cards: bool | None = None
    plays_forced: bool | None = None


async def save_player_settings(context: Context, user: int, changes: PlayerChanges) -> User:
    """Saves changes, and returns all settings.

    Restarts clocks for new quiet hours, and redraws hands that look different.
    """

    def work(tx: Transaction) -> User:
        old = users.get_user(tx, user)
        new = with_changes(old, changes)
        if new != old:
            users.save_user(tx, new)
            turn_clock.restart_clocks(tx, user)
        if any(getattr(new, setting) != getattr(old, setting) for setting in _ON_HANDS):
            _refresh_hands(tx, user, context.clock())
        if new.zone != old.zone:
            rest_choice.follow_zone(tx, user, new.zone, context.clock())
        return new

    return await context.database.write(work)


def _refresh_hands(tx: Transaction, user: int, now: int) -> None:
    for row in parties.ongoing_of(tx, user):
        for seat in parties.seats(tx, row.id):
            if seat.user == user:
                refresh_hand(tx, row, seat.seat, now)


async def language_of(context: Context, user: int) -> str:
    return (await context.database.read(lambda tx: users.get_user(tx, user))).reads


async def language_at(context: Context, challenge: Challenge) -> str:
    """Returns the language for a private challenge's DMs, "" on a server."""
    return await language_of(context, challenge.opponent or challenge.challenger) if challenge.is_private else ""


async def remember_locale(context: Context, user: int, locale: str) -> None:
    if context.stored_locales.get(user) == locale:
        return

    def work(tx: Transaction) -> None:
        users.save_user(tx, replace(users.get_user(tx, user), locale=locale))

    if (await context.database.read(lambda tx: users.get_user(tx, user))).locale != locale:
        await context.database.write(work)
    if len(context.stored_locales) >= MOST_REMEMBERED:
        context.stored_locales.clear()
    context.stored_locales[user] = locale


async def remember_dm_channel(context: Context, user: int, channel: int) -> None:
    def work(tx: Transaction) -> None:
        users.save_user(tx, users.get_user(tx, user))
        users.save_dm_channel(tx, user, channel)

    await context.database.write(work)


async def remember_dms_closed(context: Context, user: int, *, closed: bool) -> None:
    """Stores whether a player's DMs are closed. Once DMs are open, sends the hands of private parties.

    Ignores people who never played.
    """

    def work(tx: Transaction) -> None:
        old = users.get_user(tx, user)
        if not parties.is_seated(tx, user):
            return
        users.save_user(tx, replace(old, dms_closed=closed))
        for row in parties.ongoing_of(tx, user) if old.dms_closed and not closed else ():
            if row.is_private:
                outbox.make_due(tx, row.id, context.clock())

    if (await context.database.read(lambda tx: users.get_user(tx, user))).dms_closed != closed:
        await context.database.write(work)


async def reach(context: Context, messenger: Messenger, user: int) -> Failure | None:
    """Returns None if the bot can send a person DMs, CLOSED if not, or LATER if Discord does not answer.

    To find out, the bot sends a greeting, unless its last message arrived.
    """

    def work(tx: Transaction) -> tuple[bool, str]:
        person = users.get_user(tx, user)
        return parties.dm_channel(tx, user) is not None and not person.dms_closed, person.reads

    reached, language = await context.database.read(work)
    if reached:
        return None
    reply = await messenger.greet(user, language)
    if isinstance(reply, At):
        await remember_dms_closed(context, user, closed=False)
        return None
    return Failure.LATER if reply is Failure.LATER else Failure.CLOSED


async def knows(context: Context, user: int) -> bool:
    """Whether a person has played here. The bot sends nobody else unrequested messages."""
    return await context.database.read(lambda tx: parties.is_seated(tx, user))


# Blocks.


async def block(context: Context, user: int, other: NamedPlayer) -> tuple[tuple[Block, ...], list[Challenge]]:
    """Blocks ``other``, and closes open challenges between the two. Returns the user's blocks and these challenges.

    Raises NotToBlock or ManyBlocked.
    """
    if other.id == user or is_house(other.id):
        raise errors.NotToBlock
    now = context.clock()

    def work(tx: Transaction) -> tuple[tuple[Block, ...], list[Challenge]]:
        found = blocks.blocks_of(tx, user)
        if len(found) >= MOST_BLOCKED and not blocks.has_blocked(tx, user, other.id):
            raise errors.ManyBlocked(number=len(found))
        blocks.add_block(tx, Block(user, other.id, other.name, now))
        closed = [
            *_closed(tx, other.id, user, ChallengeState.DECLINED, now),
            *_closed(tx, user, other.id, ChallengeState.WITHDRAWN, now),
        ]
        return blocks.blocks_of(tx, user), closed

    return await context.database.write(work)


def _closed(tx: Transaction, challenger: int, opponent: int, state: ChallengeState, now: int) -> list[Challenge]:
    closed = []
    for offer in challenges.open_between(tx, challenger, opponent, now):
        challenges.close_challenge(tx, offer.id, state)
        closed += [changed] if (changed := challenges.get_challenge(tx, offer.id)) else []
    return closed


async def unblock(context: Context, user: int, other: str) -> tuple[Block, tuple[Block, ...]]:
    """Lifts the block of ``other`` (an id or a name), and returns it with the remaining blocks. Raises NotBlocked."""

    def work(tx: Transaction) -> tuple[Block, tuple[Block, ...]]:
        found = blocks.blocks_of(tx, user)
        chosen = [one for one in found if str(one.blocked) == other]
        named = [one for one in found if one.name.casefold() == other.strip().casefold()]
        if len(chosen or named) != 1:
            raise errors.NotBlocked
        (lifted,) = chosen or named
        blocks.remove_block(tx, user, lifted.blocked)
        return lifted, blocks.blocks_of(tx, user)

    return await context.database.write(work)


async def blocked_by(context: Context, user: int) -> tuple[Block, ...]:
    return await context.database.read(lambda tx: blocks.blocks_of(tx, user))
