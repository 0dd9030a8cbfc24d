"""The name of a request kind reveals no id, token or name."""

import pytest

from bot.admin.monitor.metrics import route_of


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/v10/channels/1574564734299013137/messages", "/channels/{}/messages"),
        ("/api/v10/interactions/1574564734299013137/aW50ZX.x-y_z/callback", "/interactions/{}/{}/callback"),
        ("/api/v10/webhooks/12/aW50ZX/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/api/v10/users/@me", "/users/@me"),
        ("/api/v10/applications/12/emojis", "/applications/{}/emojis"),
        ("/gateway/bot", "/gateway/bot"),
        ("/api/v10/Alice/7S", "/{}/{}"),
    ],
)
def test_ids_and_tokens_are_left_out(path: str, kind: str) -> None:
    assert route_of(path) == kind
