"""Databases without threads, to make most tests faster.

aiosqlite runs each SQLite call in a thread, and switching threads takes longer than the call. Here the event loop makes
the call in its next turn. Calls keep their order, other tasks run in between, and a started call ends even if its
caller is cancelled.

A connection waiting for another connection's lock would block the event loop for ever: mark its test ``two_processes``.
Long runs always use threads.
"""

from collections.abc import Callable
from typing import Any

import aiosqlite.core
import pytest


def needs_threads(request: pytest.FixtureRequest) -> bool:
    return any(request.node.get_closest_marker(name) for name in ("long", "two_processes"))


def use_inline_databases(monkeypatch: pytest.MonkeyPatch) -> None:
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
