from datetime import UTC, datetime
from json import JSONEncoder

from tests.fakes.wire.entities import THREAD, Channel, Guild, Json, Member, Message, User
from tests.fakes.wire.permissions import in_channel

to_json = JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Encodes JSON without blanks. The encoder is shared, because making one costs as much as using it."""


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def emoji_json(number: int, name: str, owner: User) -> Json:
    flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
    return {"id": str(number), "name": name, "roles": [], "user": user_json(owner), **flags}


def user_json(user: User) -> Json:
    """Returns an account as JSON, a deleted account under the name for deleted users."""
    name = f"deleted_user_{user.id % 0xFFFFFF:06x}" if user.deleted else user.name.lower()
    return {
        "id": str(user.id),
        "username": name,
        "discriminator": "0000",
        "global_name": None if user.deleted or user.bot else user.name,
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "clan": None,
        "primary_guild": None,
        "public_flags": 0,
        "bot": user.bot,
    }


def member_json(member: Member, permissions: int | None = None, *, with_user: bool = True) -> Json:
    found: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "deaf": False,
        "flags": 0,
        "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "mute": False,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in member.roles],
    }
    if with_user:
        found["user"] = user_json(member.user)
    if permissions is not None:
        found["permissions"] = str(permissions)
    return found


def channel_json(channel: Channel, me: User) -> Json:
    found: Json = {"id": str(channel.id), "type": channel.kind, "last_message_id": _last(channel), "flags": 0}
    if channel.recipient is not None:
        return found | {"recipients": [user_json(channel.recipient)]}
    guild = channel.guild
    assert guild is not None
    found |= {"guild_id": str(guild.id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.kind == THREAD:
        return found | _thread(channel, me)
    overwrites = [
        {"id": str(one.user), "type": 1, "allow": str(one.allow), "deny": str(one.deny)}
        for one in channel.overwrites.values()
    ]
    return found | {
        "parent_id": None,
        "position": 0,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _last(channel: Channel) -> str | None:
    return str(next(reversed(channel.messages))) if channel.messages else None


def _thread(channel: Channel, me: User) -> Json:
    assert channel.parent is not None
    joined = moment(0)
    return {
        "parent_id": str(channel.parent.id),
        "owner_id": str(me.id),
        "message_count": len(channel.messages),
        "member_count": len(channel.inside),
        "total_message_sent": len(channel.messages),
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": joined,
            "auto_archive_duration": channel.archives_after,
            "locked": channel.locked,
            "create_timestamp": joined,
        },
        "member": {"id": str(channel.id), "user_id": str(me.id), "join_timestamp": joined, "flags": 1},
    }


def message_json(message: Message, me: User) -> Json:
    found: Json = {
        "id": str(message.id),
        "type": message.type,
        "channel_id": str(message.channel.id),
        "content": message.content,
        "author": user_json(message.author),
        "attachments": message.attachments,
        "embeds": message.embeds,
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": moment(message.when),
        "edited_timestamp": None if message.edited is None else moment(message.edited),
        "flags": message.flags,
        "components": message.components,
    }
    if message.nonce is not None:
        found["nonce"] = message.nonce
    if message.refers_to is not None:
        found["message_reference"] = message.refers_to
    if message.asked_by is not None:
        found |= {"application_id": str(me.id), "webhook_id": str(me.id), "interaction_metadata": message.asked_by}
    return found


def guild_json(guild: Guild, me: User) -> Json:
    threads = [one for one in guild.channels.values() if one.kind == THREAD and not one.archived]
    channels = [one for one in guild.channels.values() if one.kind != THREAD]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(guild.owner),
        "preferred_locale": guild.locale,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [_role(one.id, one.name, one.permissions, guild) for one in guild.roles.values()],
        "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(guild.members[me.id])],
        "channels": [channel_json(one, me) for one in channels],
        "threads": [channel_json(one, me) for one in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _role(number: int, name: str, permissions: int, guild: Guild) -> Json:
    return {
        "id": str(number),
        "name": name,
        "permissions": str(permissions),
        "position": 0 if number == guild.id else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def partial_channel_json(channel: Channel, user: int, me: User) -> Json:
    found = channel_json(channel, me)
    if channel.guild is not None:
        found["permissions"] = str(in_channel(channel, user))
    return found
