"""Computes permissions in servers and channels from roles and overwrites, as Discord does."""

from typing import Final

from tests.fakes.wire.api_errors import missing_access, missing_permissions
from tests.fakes.wire.entities import Channel, Guild

BITS: Final = {
    "create_instant_invite": 0,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "view_channel": 10,
    "send_messages": 11,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "use_external_emojis": 18,
    "manage_roles": 28,
    "use_application_commands": 31,
    "manage_threads": 34,
    "create_public_threads": 35,
    "send_messages_in_threads": 38,
}
ALL: Final = (1 << 53) - 1


def bits(*names: str) -> int:
    return sum(1 << BITS[name] for name in names)


EVERYONE: Final = bits(
    "create_instant_invite",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "use_external_emojis",
    "use_application_commands",
    "create_public_threads",
    "send_messages_in_threads",
)
MODERATOR: Final = bits("manage_channels", "manage_guild", "manage_messages", "manage_roles", "manage_threads")


def in_guild(guild: Guild, user: int) -> int:
    """A member's server permissions as bits; 0 for anybody else."""
    member = guild.members.get(user)
    if member is None:
        return 0
    granted = guild.roles[guild.id].permissions
    for role in member.roles:
        granted |= guild.roles[role].permissions
    return ALL if user == guild.owner or granted & bits("administrator") else granted


def in_channel(channel: Channel, user: int) -> int:
    """A member's channel permissions as bits; a thread has its parent's."""
    if channel.guild is None:
        return EVERYONE
    granted = in_guild(channel.guild, user)
    overwrite = (channel.parent or channel).overwrites.get(user)
    if overwrite is not None and granted != ALL:
        granted = granted & ~overwrite.deny | overwrite.allow
    return granted


def demand(channel: Channel, user: int, *needed: str) -> None:
    """Raises ApiError: 50001 if the user cannot see the channel, 50013 if they lack a permission in it."""
    if channel.guild is None:
        return
    granted = in_channel(channel, user)
    if not granted & bits("view_channel"):
        raise missing_access()
    if bits(*needed) & ~granted:
        raise missing_permissions()
