"""Blocks: blocks a person, lifts a block, and lists the people someone has blocked.

``limits`` enforces what a block forbids. Messages about a partie with a blocked person arrive without a notification
(``bot/features/hands``).
"""

from bot.model import errors
from bot.model.challenges import Challenge, ChallengeState
from bot.model.house_seats import is_house
from bot.model.players import Block, NamedPlayer
from bot.runtime.context import Context
from data import challenges
from data.players import blocks
from data.store.transaction import Transaction

MOST = 50
"""The most people that a person may block: one message lists them all."""


async def block(context: Context, user: int, other: NamedPlayer) -> tuple[tuple[Block, ...], list[Challenge]]:
    """Blocks a person. Blocking the same person again changes nothing. Raises NotToBlock or ManyBlocked.

    Open challenges between the two are closed: those by the blocked person are declined, those by ``user`` withdrawn.
    Returns all blocks of ``user``, and the challenges that were closed.
    """
    if other.id == user or is_house(other.id):
        raise errors.NotToBlock
    now = context.clock()

    def work(tx: Transaction) -> tuple[tuple[Block, ...], list[Challenge]]:
        found = blocks.blocks_of(tx, user)
        if len(found) >= MOST and not blocks.has_blocked(tx, user, other.id):
            raise errors.ManyBlocked(number=len(found))
        blocks.add_block(tx, Block(user, other.id, other.name, now))
        closed = [
            *_closed(tx, other.id, user, ChallengeState.DECLINED, now),
            *_closed(tx, user, other.id, ChallengeState.WITHDRAWN, now),
        ]
        return blocks.blocks_of(tx, user), closed

    return await context.database.write(work)


def _closed(tx: Transaction, challenger: int, opponent: int, state: ChallengeState, now: int) -> list[Challenge]:
    """Closes the open challenges from one person to the other, and returns them."""
    closed = []
    for offer in challenges.open_between(tx, challenger, opponent, now):
        challenges.close_challenge(tx, offer.id, state)
        closed += [changed] if (changed := challenges.get_challenge(tx, offer.id)) else []
    return closed


async def unblock(context: Context, user: int, other: str) -> tuple[Block, tuple[Block, ...]]:
    """Lifts the block of a person, given their id or name. Returns it and the remaining blocks. Raises NotBlocked."""

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
    """The people a person has blocked, newest first."""
    return await context.database.read(lambda tx: blocks.blocks_of(tx, user))
