import asyncio
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

TEXT, DM, THREAD = 0, 1, 11
EPHEMERAL = 1 << 6
LOADING = 1 << 7
ORDINARY = frozenset({0, 19, 20, 23})
"""Message types written by people; the others are Discord's system messages."""


@dataclass(slots=True, eq=False)
class User:
    """An account. ``closed`` is the error code for the bot's DMs, 0 if DMs are open."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    closed: int = 0
    deleted: bool = False

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(slots=True, eq=False)
class Role:
    """A server role. @everyone has the server's id."""

    id: int
    name: str
    permissions: int


@dataclass(slots=True, eq=False)
class Member:
    user: User
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Overwrite:
    """One user's allowed and denied permissions in a channel, whatever their roles allow."""

    user: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True, eq=False)
class Guild:
    """A server. ``joined``: the bot is a member."""

    id: int
    name: str
    owner: int
    locale: str = "en-US"
    joined: bool = True
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, "Channel"] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread (with ``parent``) or a person's DM with the bot (``recipient``)."""

    id: int
    kind: int
    name: str = ""
    guild: Guild | None = None
    parent: "Channel | None" = None
    recipient: User | None = None
    archived: bool = False
    locked: bool = False
    archives_after: int = 4320
    messages: dict[int, "Message"] = field(default_factory=dict)
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    inside: set[int] = field(default_factory=set)
    """The members of a thread."""
    watchers: set[asyncio.Event] = field(default_factory=set)
    """Events set at every message change in the channel."""

    def notice(self) -> None:
        for watcher in self.watchers:
            watcher.set()


@dataclass(slots=True, eq=False)
class Message:
    """A message in its current state. An ephemeral message has a ``viewer``."""

    id: int
    channel: Channel
    author: User
    when: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    nonce: str | int | None = None
    edited: float | None = None
    viewer: int | None = None
    asked_by: Json | None = None
    refers_to: Json | None = None
    deleted: bool = False
    rang: frozenset[int] = frozenset()
    """The people pinged by the message."""

    @property
    def channel_id(self) -> int:
        return self.channel.id

    @property
    def is_ephemeral(self) -> bool:
        return self.viewer is not None

    @property
    def audience(self) -> frozenset[int] | None:
        """The ids of users who can see the message; None for everybody."""
        if self.viewer is not None:
            return frozenset({self.viewer})
        return None if self.channel.recipient is None else frozenset({self.channel.recipient.id})

    def seen_by(self, user: int) -> bool:
        if self.deleted or (self.audience is not None and user not in self.audience):
            return False
        return self.channel.guild is None or user in self.channel.guild.members
