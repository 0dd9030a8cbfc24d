"""Engine pools without worker processes, because starting a process takes longer than most answers.

Mark a test ``engine_processes`` if a job hangs, dies, or takes long while others run. Long runs always use processes.
"""

import pickle
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from bot.runtime import engine_pool


def needs_engine_processes(request: pytest.FixtureRequest) -> bool:
    return any(request.node.get_closest_marker(name) for name in ("long", "engine_processes"))


def use_inline_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_pool, "ThreadPoolExecutor", _NoThreads)
    monkeypatch.setattr(engine_pool, "_Worker", _InlineWorker)


class _NoThreads:
    def __init__(self, *_: object) -> None: ...

    def submit(self, work: Callable[..., Any], *args: object) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def shutdown(self) -> None: ...


class _InlineWorker:
    def answer(self, asked: bytes, budget: float) -> tuple[bool, Any]:
        job, args, _ = pickle.loads(asked)  # noqa: S301 (pickled by the bot itself)
        try:
            answer = job(*args)
            pickle.dumps(answer)
        except Exception as error:
            return False, f"{type(error).__name__} in the test's own process"
        return True, answer

    def kill(self) -> None: ...
