"""Checks the permissions of the bot and the person using it."""

import discord
from discord import ui

from bot.kit.controls import layout, written
from bot.kit.discord.reader import Interaction, Where, where, words_for
from bot.kit.words import Words
from bot.model.errors import NotYoursToWrite
from bot.model.sight import Location

_NEEDED = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "read_message_history": "permission-read-history",
}
_FOR_THREADS = {
    "create_public_threads": "permission-create-threads",
    "send_messages_in_threads": "permission-send-in-threads",
}
_ORANGE = 0xC77D1E


def lacking(interaction: Interaction) -> list[str]:
    """Returns the sentence keys of permissions missing for a table in this channel, or [] outside servers."""
    if where(interaction) is not Where.SERVER:
        return []
    return _lacks(interaction.app_permissions, _needed(interaction.channel))


def lacking_at(interaction: Interaction, channel: int) -> list[str]:
    place = interaction.guild.get_channel_or_thread(channel) if interaction.guild else None
    if place is None or interaction.guild is None:
        return [_NEEDED["view_channel"]]
    return _lacks(place.permissions_for(interaction.guild.me), _needed(place))


def may_set_table(guild: discord.Guild, channel: int) -> bool:
    """Whether the bot may post a table in the channel. True if the channel is unknown."""
    place = guild.get_channel_or_thread(channel)
    return place is None or not _lacks(place.permissions_for(guild.me), _needed(place))


def lacking_view(interaction: Interaction, lacks: list[str]) -> ui.LayoutView:
    say = words_for(interaction)
    lines = [say("missing-line", permission=say(key), why=say(f"{key}-why")) for key in lacks]
    text = "\n".join([say("missing-title"), *lines, "", _who(say, interaction)])
    return layout(written(text), accent=_ORANGE)


def threads_note(interaction: Interaction) -> str:
    """Returns a note about missing thread permissions if the person can grant them, else ""."""
    say = words_for(interaction)
    if isinstance(interaction.channel, discord.Thread) or not interaction.permissions.manage_roles:
        return ""
    lacks = _lacks(interaction.app_permissions, _FOR_THREADS)
    return say("missing-threads", permissions=", ".join(map(say, lacks))) if lacks else ""


def may_read(interaction: Interaction, location: Location) -> bool:
    """Whether the person may see the table's channel. True if the channel was deleted."""
    places = [place for place in (location.table, location.channel) if place is not None]
    if interaction.channel_id in places:
        return True
    person, guild = interaction.user, interaction.guild
    if guild is None or not isinstance(person, discord.Member):
        return False
    found = [place for place in map(guild.get_channel_or_thread, places) if place is not None]
    return not found or found[0].permissions_for(person).view_channel


def may_write(interaction: Interaction) -> bool:
    granted, in_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    return granted.send_messages_in_threads if in_thread else granted.send_messages


def check_may_write(interaction: Interaction) -> None:
    if not may_write(interaction):
        raise NotYoursToWrite


def _needed(place: object) -> dict[str, str]:
    if not isinstance(place, discord.Thread):
        return _NEEDED
    in_thread = {"send_messages_in_threads": _FOR_THREADS["send_messages_in_threads"]}
    return {name: key for name, key in _NEEDED.items() if name != "send_messages"} | in_thread


def _lacks(granted: discord.Permissions, needed: dict[str, str]) -> list[str]:
    return [key for name, key in needed.items() if not getattr(granted, name)]


def _who(say: Words, interaction: Interaction) -> str:
    if interaction.permissions.manage_roles:
        return say("missing-yours")
    owner = interaction.guild.owner_id if interaction.guild else None
    who = say("missing-someone") if owner is None else say("missing-owner", owner=str(owner))
    return say("missing-theirs", who=who)
