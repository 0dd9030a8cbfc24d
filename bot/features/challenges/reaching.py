"""Checks before a private partie begins whether the bot can write to its players: it has no other table."""

from bot.features.players import settings
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure, Messenger
from data import parties
from data.players import users
from data.store.transaction import Transaction


async def reach(context: Context, messenger: Messenger, user: int) -> Failure | None:
    """None if the bot can write to a person; otherwise CLOSED, or LATER if Discord gives no answer.

    There is no way to find out in advance, so the bot sends a greeting to a person it has not written to before, or
    whose DMs were closed at the last attempt.
    """

    def work(tx: Transaction) -> tuple[bool, str]:
        person = users.get_user(tx, user)
        return parties.dm_channel(tx, user) is not None and not person.dms_closed, person.reads

    reached, language = await context.database.read(work)
    if reached:
        return None
    reply = await messenger.greet(user, language)
    if isinstance(reply, At):
        await settings.remember_dms_closed(context, user, closed=False)
        return None
    return Failure.LATER if reply is Failure.LATER else Failure.CLOSED


async def knows(context: Context, user: int) -> bool:
    """Whether a person has ever played through the bot. It contacts no one else unasked."""
    return await context.database.read(lambda tx: parties.is_seated(tx, user))
