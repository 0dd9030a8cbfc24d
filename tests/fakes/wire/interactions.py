"""Interactions (commands, clicks and choices) on their way to the bot, and the state of their answers."""

import asyncio
import secrets
import time
from collections import deque
from dataclasses import dataclass, field

from tests.fakes.wire.api_errors import ApiError, unknown
from tests.fakes.wire.entities import Channel, Json, Message, User
from tests.fakes.wire.gateway import Gateway, Shard, hears
from tests.fakes.wire.payloads import channel_json, member_json, message_json, partial_channel_json, user_json
from tests.fakes.wire.permissions import in_channel
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.world import World

PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = range(1, 6)
HOW = {4: "message", 5: "deferred", 6: "deferred_update", 7: "update", 8: "choices", 9: "modal"}


@dataclass(slots=True, eq=False)
class Interaction:
    """A command, click or form. ``how`` is empty until the bot answers; ``post`` is the answering message."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    when: float
    source: Message | None = None
    began: float = field(default_factory=time.monotonic)
    how: str = ""
    took: float = 0.0
    """Seconds until the answer."""
    post: Message | None = None
    follow_ups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    cut: bool = False
    """Whether the bot ended before it could answer."""
    payload: Json = field(default_factory=dict)
    """The payload as delivered, to deliver it again."""

    @property
    def loading(self) -> bool:
        return self.how == "deferred" and self.post is not None and bool(self.post.flags & 1 << 7)


class Interactions:
    def __init__(self, world: World, gateway: Gateway, settings: Settings) -> None:
        self._world = world
        self._gateway = gateway
        self._settings = settings
        self._by_token: dict[str, Interaction] = {}
        self._ages: deque[Interaction] = deque()

    # ------------------------------------------------------------------------------------------ what people do

    def component(self, user: User, message: Message, data: Json, *, times: int = 1) -> Interaction:
        """Presses a button or chooses in a select, unchecked; delivers the interaction ``times`` times."""
        made = self._new(COMPONENT, user, message.channel, message)
        return self._deliver(made, data, {"message": message_json(message, self._world.me)}, times)

    def command(self, user: User, channel: Channel, data: Json, *, times: int = 1, typing: bool = False) -> Interaction:
        """Uses a command, or types one for autocompletion (``typing``)."""
        made = self._new(AUTOCOMPLETE if typing else COMMAND, user, channel, None)
        return self._deliver(made, data, {}, times)

    def modal(self, user: User, channel: Channel, data: Json, source: Message | None) -> Interaction:
        made = self._new(MODAL, user, channel, source)
        beside = {} if source is None else {"message": message_json(source, self._world.me)}
        return self._deliver(made, data, beside, 1)

    def again(self, interaction: Interaction) -> None:
        self._gateway.emit("INTERACTION_CREATE", interaction.channel.guild, lambda: interaction.payload)

    def cut_off(self, shard: Shard = (0, 1)) -> None:
        """Fails all interactions waiting for this shard's bot, which has ended."""
        for made in reversed(self._ages):
            if time.monotonic() - made.began > self._settings.patience:
                break
            if hears(shard, made.channel.guild):
                made.cut = True
                made.answered.set()
        self._world.noticed.set()

    def _new(self, kind: int, user: User, channel: Channel, source: Message | None) -> Interaction:
        made = Interaction(
            self._world.number(), secrets.token_urlsafe(48), kind, user, channel, self._world.now(), source
        )
        while self._ages and self._ages[0].when < made.when - self._settings.token_life - 60:
            del self._by_token[self._ages.popleft().token]
        self._by_token[made.token] = made
        self._ages.append(made)
        return made

    def _deliver(self, made: Interaction, data: Json, beside: Json, times: int) -> Interaction:
        made.payload = self._payload(made, data) | beside
        for _ in range(times):
            self.again(made)
        return made

    def _payload(self, made: Interaction, data: Json) -> Json:
        me, channel, guild = self._world.me, made.channel, made.channel.guild
        found: Json = {
            "id": str(made.id),
            "application_id": str(me.id),
            "type": made.kind,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "app_permissions": str(in_channel(channel, me.id)),
            "locale": made.user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": 10_485_760,
        }
        if guild is None:
            return found | {
                "channel": channel_json(channel, me),
                "user": user_json(made.user),
                "context": 1,
                "authorizing_integration_owners": {"0": "0"},
            }
        return found | {
            "channel": partial_channel_json(channel, made.user.id, me),
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member_json(guild.members[made.user.id], in_channel(channel, made.user.id)),
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }

    # ------------------------------------------------------------------------------------------ what the bot may do

    def to_answer(self, number: str, token: str) -> Interaction:
        """Returns the interaction for a first answer. Raises ApiError if it is unknown, answered or too old."""
        found = self._by_token.get(token)
        if found is None or found.id != int(number):
            raise unknown("interaction")
        if found.how:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if time.monotonic() - found.began > self._settings.patience:
            raise unknown("interaction")
        return found

    def to_follow(self, token: str) -> Interaction:
        """Returns an answered interaction for a follow-up. Raises ApiError if the token is unknown or expired."""
        found = self._by_token.get(token)
        if found is not None and self._world.now() - found.when > self._settings.token_life:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if found is None or not found.how:
            raise unknown("Webhook")
        return found
