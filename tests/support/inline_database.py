"""Databases without threads, which make most tests faster.

aiosqlite runs each call to SQLite in a thread, and the hand-over takes longer than the call. Here the event loop makes
the call itself, in its next turn. Calls keep their order, other tasks run in between as before, and a call that has
begun ends even if its caller is cancelled.

Not for a test in which one connection waits for another's lock: the event loop would wait for itself. Mark such a test
``two_processes``. The long runs use threads everywhere.
"""

from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest


def needs_threads(request: pytest.FixtureRequest) -> bool:
    """Whether a test must have real database threads."""
    return any(request.node.get_closest_marker(name) for name in ("long", "two_processes"))


def use_inline_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes every database opened from now on do without a thread."""
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", _CallQueue)
    monkeypatch.setattr(aiosqlite.core, "Thread", _NoThread)


class _NoThread:
    def __init__(self, **_: Any) -> None: ...

    def start(self) -> None: ...


class _CallQueue:
    def put_nowait(self, call: tuple[Any, Callable[[], Any]]) -> None:
        future, function = call
        if future is None:
            function()
        else:
            future.get_loop().call_soon(_run, future, function)


def _run(future: Any, function: Callable[[], Any]) -> None:
    try:
        result = function()
    except BaseException as error:  # as in the thread of aiosqlite: whatever is raised belongs to who waits
        aiosqlite.core.set_exception(future, error)
    else:
        aiosqlite.core.set_result(future, result)
