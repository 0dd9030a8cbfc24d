from typing import Any

from tests.fakes.wire.api_errors import ApiError, missing_access, unknown
from tests.fakes.wire.entities import THREAD, Guild, Json
from tests.fakes.wire.payloads import channel_json, emoji_json, guild_json, member_json, user_json
from tests.fakes.wire.policy import Settings
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.fakes.wire.world import World

Reply = tuple[int, Any]
MOST_EMOJI = 2_000


class AccountEndpoints:
    """Each method takes a request, its body and path parts, and returns a status and JSON."""

    def __init__(self, world: World, settings: Settings) -> None:
        self._world = world
        self._settings = settings
        self.gateway = ""

    def connection(self, _: ReceivedRequest, __: Json) -> Reply:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000}
        return 200, {
            "url": self.gateway,
            "shards": self._settings.shards,
            "session_start_limit": limit | {"max_concurrency": self._settings.concurrency},
        }

    def gateway_only(self, _: ReceivedRequest, __: Json) -> Reply:
        return 200, {"url": self.gateway}

    def me(self, _: ReceivedRequest, __: Json) -> Reply:
        return 200, user_json(self._world.me) | {"email": None, "mfa_enabled": True, "verified": True, "flags": 0}

    def application(self, _: ReceivedRequest, __: Json) -> Reply:
        me = self._world.me
        return 200, {
            "id": str(me.id),
            "name": me.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "hook": True,
            "owner": user_json(me),
            "team": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(self._world.guilds),
            "integration_types_config": {"0": {}},
        }

    def commands(self, _: ReceivedRequest, __: Json, ___: str) -> Reply:
        return 200, self._world.commands

    def set_commands(self, _: ReceivedRequest, body: Any, __: str) -> Reply:
        me = str(self._world.me.id)
        kept = {command["name"]: command["id"] for command in self._world.commands}
        self._world.commands = [
            {"type": 1, **command, "application_id": me, "version": str(self._world.number())}
            | {"id": kept.get(command["name"]) or str(self._world.number()), "default_member_permissions": None}
            for command in body
        ]
        return 200, self._world.commands

    def emoji(self, _: ReceivedRequest, __: Json, ___: str) -> Reply:
        return 200, {"items": [emoji_json(id_, name, self._world.me) for id_, name in self._world.emoji.items()]}

    def create_emoji(self, _: ReceivedRequest, body: Json, __: str) -> Reply:
        if body["name"] in self._world.emoji.values():
            raise ApiError(400, 50035, "Invalid Form Body: APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
        if len(self._world.emoji) >= MOST_EMOJI:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJI})")
        number = self._world.number()
        self._world.emoji[number] = body["name"]
        return 201, emoji_json(number, body["name"], self._world.me)

    def open_dm(self, _: ReceivedRequest, body: Json) -> Reply:
        user = self._world.users.get(int(body["recipient_id"]))
        if user is None or user.bot:
            raise ApiError(400, 50033, "Invalid Recipient(s)")
        return 200, channel_json(self._world.dm(user), self._world.me)

    def user(self, _: ReceivedRequest, __: Json, user: str) -> Reply:
        found = self._world.users.get(int(user))
        if found is None:
            raise unknown("User")
        return 200, user_json(found)

    def guild(self, _: ReceivedRequest, __: Json, guild: str) -> Reply:
        return 200, guild_json(self._guild(guild), self._world.me)

    def member(self, _: ReceivedRequest, __: Json, guild: str, user: str) -> Reply:
        found = self._guild(guild).members.get(int(user))
        if found is None:
            raise unknown("Member" if int(user) in self._world.users else "User")
        return 200, member_json(found)

    def threads(self, _: ReceivedRequest, __: Json, guild: str) -> Reply:
        places = self._guild(guild).channels.values()
        threads = [one for one in places if one.kind == THREAD and not one.archived]
        return 200, {"threads": [channel_json(one, self._world.me) for one in threads], "members": []}

    def _guild(self, guild: str) -> Guild:
        found = self._world.guilds.get(int(guild))
        if found is None:
            raise unknown("Guild")
        if not found.joined:
            raise missing_access()
        return found
