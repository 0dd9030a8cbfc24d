"""Builds the poster with all its deliverers."""

from bot.features.hands.delivery import HandMessages
from bot.features.parties.loaded_partie import LoadedPartie
from bot.features.tables.channel_posts import ChannelPosts
from bot.features.tables.delivery import TablePosts
from bot.runtime.context import Context
from bot.runtime.messenger import Messenger
from bot.runtime.poster import Poster


def delivering_to(context: Context, messenger: Messenger) -> tuple[TablePosts, Poster]:
    """A poster for tables, hands and channels; and the tables."""
    tables = TablePosts(context, messenger)
    hands, channels = HandMessages(context, messenger), ChannelPosts(context, messenger)
    return tables, Poster(context, LoadedPartie.load, tables=tables, hands=hands, channels=channels)
