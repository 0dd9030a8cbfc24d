"""Whether the bot can write to the players of a private partie, asked before it begins: it has no other table."""

from bot.features.players import settings
from bot.runtime.context import Context
from bot.runtime.messenger import At, Failure, Messenger
from data import parties
from data.players import users
from data.store.transaction import Transaction


async def reach(context: Context, messenger: Messenger, user: int) -> Failure | None:
    """None if the bot can write to a person; else CLOSED, or LATER if Discord does not say.

    Nothing tells that beforehand, so the bot greets a person to whom it has not written before, or whose DMs were
    closed when it last tried.
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
    """Whether a person has ever played with the bot's help: it writes to nobody else of its own accord."""
    return await context.database.read(lambda tx: parties.is_seated(tx, user))
