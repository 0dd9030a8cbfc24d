from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.fakes.wire.account_endpoints import AccountEndpoints
from tests.fakes.wire.channel_endpoints import ChannelEndpoints
from tests.fakes.wire.interaction_endpoints import InteractionEndpoints

Handler = Callable[..., tuple[int, Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """A path template, with "{}" for each variable part, and its handler."""

    template: str
    parts: tuple[str, ...]
    handler: Handler

    def arguments(self, parts: list[str]) -> list[str] | None:
        """The variable parts, or None if the path does not match."""
        found = []
        for mine, given in zip(self.parts, parts, strict=True):
            if mine == "{}":
                found.append(given)
            elif mine != given:
                return None
        return found


class Routes:
    def __init__(self, channels: ChannelEndpoints, answers: InteractionEndpoints, asked: AccountEndpoints) -> None:
        self._by_shape: dict[tuple[str, int], list[Route]] = {}
        for method, template, handler in _table(channels, answers, asked):
            parts = tuple(template.strip("/").split("/"))
            self._by_shape.setdefault((method, len(parts)), []).append(Route(template, parts, handler))

    def find(self, method: str, path: str) -> tuple[Route, list[str]] | None:
        """A request's route and variable parts, or None if there is no route."""
        parts = path.strip("/").split("/")
        for route in self._by_shape.get((method, len(parts)), ()):
            if (arguments := route.arguments(parts)) is not None:
                return route, arguments
        return None


def _table(
    channels: ChannelEndpoints, answers: InteractionEndpoints, asked: AccountEndpoints
) -> list[tuple[str, str, Handler]]:
    return [
        ("POST", "/interactions/{}/{}/callback", answers.answer),
        ("POST", "/webhooks/{}/{}", answers.follow),
        ("GET", "/webhooks/{}/{}/messages/{}", answers.get),
        ("PATCH", "/webhooks/{}/{}/messages/{}", answers.edit),
        ("DELETE", "/webhooks/{}/{}/messages/{}", answers.delete),
        ("POST", "/channels/{}/messages", channels.post),
        ("GET", "/channels/{}/messages", channels.history),
        ("PATCH", "/channels/{}/messages/{}", channels.edit),
        ("GET", "/channels/{}/messages/{}", channels.message),
        ("DELETE", "/channels/{}/messages/{}", channels.delete_message),
        ("POST", "/channels/{}/messages/{}/threads", channels.thread_on),
        ("POST", "/channels/{}/threads", channels.thread),
        ("GET", "/channels/{}", channels.get),
        ("PATCH", "/channels/{}", channels.change),
        ("DELETE", "/channels/{}", channels.delete),
        ("POST", "/channels/{}/typing", channels.typing),
        ("GET", "/channels/{}/thread-members", channels.inside),
        ("PUT", "/channels/{}/thread-members/{}", channels.enter),
        ("DELETE", "/channels/{}/thread-members/{}", channels.part),
        ("POST", "/users/@me/channels", asked.open_dm),
        ("GET", "/users/@me", asked.me),
        ("GET", "/users/{}", asked.user),
        ("GET", "/guilds/{}", asked.guild),
        ("GET", "/guilds/{}/members/{}", asked.member),
        ("GET", "/guilds/{}/threads/active", asked.threads),
        ("GET", "/gateway", asked.gateway_only),
        ("GET", "/gateway/bot", asked.connection),
        ("GET", "/oauth2/applications/@me", asked.application),
        ("GET", "/applications/@me", asked.application),
        ("GET", "/applications/{}/commands", asked.commands),
        ("PUT", "/applications/{}/commands", asked.set_commands),
        ("GET", "/applications/{}/emojis", asked.emoji),
        ("POST", "/applications/{}/emojis", asked.create_emoji),
    ]
