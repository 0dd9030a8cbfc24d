"""The dispatcher with all who deliver for it."""

from bot.features.hands.delivery import HandMessages
from bot.features.tables.channel_posts import ChannelPosts
from bot.features.tables.delivery import TablePosts
from bot.runtime.context import Context
from bot.runtime.dispatcher import Dispatcher
from bot.runtime.messenger import Messenger


def dispatcher_of(context: Context, messenger: Messenger) -> Dispatcher:
    """The dispatcher that delivers to tables, hands and channels."""
    return Dispatcher(
        context, TablePosts(context, messenger), HandMessages(context, messenger), ChannelPosts(context, messenger)
    )
