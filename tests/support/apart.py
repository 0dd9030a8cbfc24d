"""Makes the bot treat players as hours apart, although a test takes no time: each turn then sends a new message."""

import pytest

from bot.features.parties import deciding


def keep_apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the bot treat both players as away, except in a test marked ``both_there``."""
    if request.node.get_closest_marker("both_there") is None:
        monkeypatch.setattr(deciding, "THERE", -1)
