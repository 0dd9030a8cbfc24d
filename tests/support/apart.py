"""Players who answer hours after each other, although a test takes no time: each turn brings a new message."""

import pytest

from bot.features.parties import deciding


def keep_apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets nobody be there when the turn comes to them, but in a test marked ``both_there``."""
    if request.node.get_closest_marker("both_there") is None:
        monkeypatch.setattr(deciding, "THERE", -1)
