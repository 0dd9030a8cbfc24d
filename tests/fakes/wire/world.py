"""The small Discord's state. ``emit`` sends events to the bot."""

import asyncio
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from bot.kit import card_emoji
from tests.fakes.wire.api_errors import dm_closed, missing_access, unknown
from tests.fakes.wire.entities import DM, TEXT, THREAD, Channel, Guild, Json, Member, Message, Overwrite, Role, User
from tests.fakes.wire.payloads import channel_json, guild_json, member_json, message_json, user_json
from tests.fakes.wire.permissions import EVERYONE, MODERATOR, bits
from tests.support.limits import walk

EPOCH = 1_420_070_400_000
"""The start of Discord's snowflakes, in Unix milliseconds."""

Emit = Callable[[str, Guild | None, Callable[[], Json]], None]


class World:
    """All users, servers and channels. ``me`` is the bot's account and application."""

    def __init__(self) -> None:
        self.shift = 0.0
        self.noticed = asyncio.Event()
        self._numbers = count(1)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        self.commands: list[Json] = []
        self.emoji = {self.number(): name for name in card_emoji.files()}
        """The application's emoji names by id. All card emoji exist unless a test deletes them."""
        self.emit: Emit = lambda *_: None
        self.me = self.user("Piquet", bot=True)

    def now(self) -> float:
        """Unix seconds."""
        return time.time() + self.shift

    def number(self, shard: tuple[int, int] = (0, 1)) -> int:
        """Returns a new snowflake, on request for a shard (its number and the shard count)."""
        which, shards = shard
        milliseconds = int(self.now() * 1000) - EPOCH
        return (milliseconds + (which - milliseconds) % shards << 22) + (next(self._numbers) & 0x3FFFFF)

    # ------------------------------------------------------------------------------------------ create

    def user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        made = User(self.number(), name, locale, bot)
        self.users[made.id] = made
        return made

    def guild(self, name: str, *, locale: str = "en-US", shard: tuple[int, int] = (0, 1)) -> Guild:
        """Creates a server with the bot and the owner only. ``shard`` receives its events."""
        owner, number = self.user(f"owner of {name}"), self.number(shard)
        made = Guild(number, name, owner.id, locale)
        moderator = self.number()
        made.roles = {number: Role(number, "@everyone", EVERYONE), moderator: Role(moderator, "moderator", MODERATOR)}
        self.guilds[number] = made
        self.join(owner, made)
        self.join(self.me, made)
        self.emit("GUILD_CREATE", made, lambda: guild_json(made, self.me))
        return made

    def channel(self, guild: Guild, name: str) -> Channel:
        made = Channel(self.number(), TEXT, name, guild)
        self._place(made)
        self.emit("CHANNEL_CREATE", guild, lambda: channel_json(made, self.me))
        return made

    def thread(self, parent: Channel, name: str, number: int, minutes: int) -> Channel:
        """Creates a thread with the bot in it; ``number`` is its id."""
        made = Channel(number, THREAD, name, parent.guild, parent, archives_after=minutes, inside={self.me.id})
        self._place(made)
        self.emit("THREAD_CREATE", parent.guild, lambda: channel_json(made, self.me) | {"newly_created": True})
        return made

    def dm(self, user: User) -> Channel:
        if user.id not in self.dms:
            made = Channel(self.number(), DM, recipient=user)
            self.dms[user.id] = self.channels[made.id] = made
        return self.dms[user.id]

    def _place(self, channel: Channel) -> None:
        assert channel.guild is not None
        self.channels[channel.id] = channel.guild.channels[channel.id] = channel

    def add(self, message: Message) -> None:
        message.channel.messages[message.id] = message
        self.change(message)
        message.channel.archived = False
        if message.viewer is None:
            self._tell(message, "CREATE")

    def change(self, message: Message) -> None:
        parts = list(walk(message.components))
        taken = {part["id"] for part in parts if part.get("id")}
        free = (number for number in count(1) if number not in taken) if taken else count(1)
        for part in parts:
            if not part.get("id"):
                part["id"] = next(free)  # type: ignore[index]
        message.channel.notice()

    def changed(self, message: Message) -> None:
        self.change(message)
        if message.viewer is None:
            self._tell(message, "UPDATE")

    def _tell(self, message: Message, what: str) -> None:
        guild = message.channel.guild
        kind = "DIRECT" if guild is None else "GUILD"
        self.emit(f"{kind} MESSAGE_{what}", guild, lambda: self._placed(message) | message_json(message, self.me))

    @staticmethod
    def _placed(message: Message) -> Json:
        return {} if message.channel.guild is None else {"guild_id": str(message.channel.guild.id)}

    # ------------------------------------------------------------------------------------------ find

    def find(self, channel: int | str) -> Channel:
        found = self.channels.get(int(channel))
        if found is None:
            raise unknown("Channel")
        if found.guild is not None and not found.guild.joined:
            raise missing_access()
        return found

    def find_message(self, channel: Channel, message: int | str) -> Message:
        found = channel.messages.get(int(message))
        if found is None or found.viewer is not None:
            raise unknown("Message")
        return found

    def check_dm(self, channel: Channel) -> None:
        """Raises ApiError if the bot may not send this DM."""
        person = channel.recipient
        if person is None:
            return
        if person.deleted or person.closed:
            raise dm_closed(person.closed or 50007)
        if not any(person.id in guild.members for guild in self.guilds.values() if guild.joined):
            raise dm_closed(50278)

    # ------------------------------------------------------------------------------------------ events

    def join(self, user: User, guild: Guild, *, moderator: bool = False) -> Member:
        roles = [role.id for role in guild.roles.values() if moderator and role.id != guild.id]
        member = guild.members[user.id] = Member(user, roles)
        self.emit("GUILD_MEMBER_ADD", guild, lambda: member_json(member) | {"guild_id": str(guild.id)})
        return member

    def leave(self, user: User, guild: Guild) -> None:
        del guild.members[user.id]
        gone = {"user": user_json(user), "guild_id": str(guild.id)}
        self.emit("GUILD_MEMBER_REMOVE", guild, lambda: gone)

    def delete_account(self, user: User) -> None:
        """Deletes an account: the person leaves all servers and loses their name."""
        user.deleted = True
        for guild in list(self.guilds.values()):
            if user.id in guild.members:
                self.leave(user, guild)

    def withhold(self, channel: Channel, *permissions: str) -> None:
        channel.overwrites[self.me.id] = Overwrite(self.me.id, deny=bits(*permissions))
        self.emit("CHANNEL_UPDATE", channel.guild, lambda: channel_json(channel, self.me))

    def delete_message(self, message: Message) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        message.channel.notice()
        gone = {"id": str(message.id), "channel_id": str(message.channel.id), **self._placed(message)}
        kind = "DIRECT" if message.channel.guild is None else "GUILD"
        self.emit(f"{kind} MESSAGE_DELETE", message.channel.guild, lambda: gone)

    def delete_channel(self, channel: Channel) -> None:
        guild = channel.guild
        assert guild is not None
        for thread in [one for one in guild.channels.values() if one.parent is channel]:
            self._remove(thread)
        self._remove(channel)
        told = _thread_gone(channel) if channel.kind == THREAD else channel_json(channel, self.me)
        self.emit("THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE", guild, lambda: told)

    def _remove(self, channel: Channel) -> None:
        assert channel.guild is not None
        del self.channels[channel.id], channel.guild.channels[channel.id]
        for message in channel.messages.values():
            message.deleted = True

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archives a thread; ``locked`` locks it, as a moderator can."""
        thread.archived, thread.locked = True, locked
        self.emit("THREAD_UPDATE", thread.guild, lambda: channel_json(thread, self.me))

    def remove_bot(self, guild: Guild) -> None:
        guild.joined = False
        del guild.members[self.me.id]
        self.emit("GUILD_DELETE", guild, lambda: {"id": str(guild.id)})

    def invite(self, guild: Guild) -> None:
        guild.joined = True
        guild.members[self.me.id] = Member(self.me)
        self.emit("GUILD_CREATE", guild, lambda: guild_json(guild, self.me))

    def delete_guild(self, guild: Guild) -> None:
        for channel in list(guild.channels.values()):
            self._remove(channel)
        del self.guilds[guild.id]
        self.emit("GUILD_DELETE", guild, lambda: {"id": str(guild.id)})

    def outage(self, guild: Guild, *, over: bool = False) -> None:
        if over:
            self.emit("GUILD_CREATE", guild, lambda: guild_json(guild, self.me))
        else:
            self.emit("GUILD_DELETE", guild, lambda: {"id": str(guild.id), "unavailable": True})


def _thread_gone(thread: Channel) -> dict[str, Any]:
    assert thread.guild is not None
    assert thread.parent is not None
    parent, guild = str(thread.parent.id), str(thread.guild.id)
    return {"id": str(thread.id), "guild_id": guild, "parent_id": parent, "type": thread.kind}
