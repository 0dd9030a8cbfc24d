"""The kind of a request to Discord: its path without ids, tokens and names."""

from typing import Final

_WORDS: Final = frozenset(
    {
        *("@me", "@original", "applications", "bot", "callback", "channels", "commands", "gateway", "guilds"),
        *("interactions", "members", "messages", "oauth2", "threads", "users", "webhooks", "active", "archived"),
        *("public", "private", "search", "typing", "reactions", "application-entitlements", "entitlements"),
    }
)
"""The parts of paths that are told. Whatever else a path holds is an id, a token or new."""


def route_of(path: str) -> str:
    """``/channels/{}/messages`` for ``/api/v10/channels/123/messages``."""
    parts = path.strip("/").split("/")
    if parts[0] == "api":
        parts = parts[2:]
    return "/" + "/".join(part if part in _WORDS else "{}" for part in parts)
