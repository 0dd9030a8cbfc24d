"""A database without threads of its own, for tests that are about something else.

aiosqlite does each visit to SQLite in a thread. The way there and back takes longer than the visit. Here the event loop
makes the visit itself, in its next turn: visits keep their order, other tasks run in between as before, and a visit
that was begun ends although its caller is cancelled.

It is not for a test in which one connection waits for the lock of another: the event loop would wait with it. Such a
test is marked ``two_processes``. The thorough runs have threads everywhere.
"""

from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest


def needs_threads(request: pytest.FixtureRequest) -> bool:
    """Whether the databases of a test need their threads."""
    return any(request.node.get_closest_marker(name) for name in ("long", "two_processes"))


def use_inline_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every database that is opened from now on does without threads."""
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", _Visits)
    monkeypatch.setattr(aiosqlite.core, "Thread", _NoThread)


class _NoThread:
    """Stands for the thread of a connection, and has nothing to do."""

    def __init__(self, **_: Any) -> None: ...

    def start(self) -> None: ...


class _Visits:
    """Stands for the queue in front of the thread: the event loop takes what is put into it."""

    def put_nowait(self, visit: tuple[Any, Callable[[], Any]]) -> None:
        future, function = visit
        if future is None:
            function()
        else:
            future.get_loop().call_soon(_make, future, function)


def _make(future: Any, function: Callable[[], Any]) -> None:
    try:
        result = function()
    except BaseException as error:  # as in the thread of aiosqlite: whatever is raised belongs to who waits
        aiosqlite.core.set_exception(future, error)
    else:
        aiosqlite.core.set_result(future, result)
