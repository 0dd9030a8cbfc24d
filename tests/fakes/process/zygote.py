"""Imports the bot once, and forks it on request within hundredths of a second.

``python -m tests.fakes.process.zygote`` reads a JSON line per start, ``{"environment", "folder", "log"}``, and answers
``{"started": pid}``. When a child ends, it reports ``{"ended": pid, "status": …}``, negative after a signal. Each child
leads a process group. End of input kills all children. ``--bare`` skips the import, for children other than the bot.
"""

import contextlib
import importlib
import json
import os
import select
import signal
import sys
import traceback
from typing import Any

from tests.fakes.process import launch

IMPORTED = (
    "bot.__main__",
    "bot.admin.cli.run",
    "bot.client",
    "data.store.database",
)


def import_bot() -> None:
    """Imports the bot and compiles the catalogues; each takes as long as the rest of a start."""
    for name in IMPORTED:
        importlib.import_module(name)
    for extension in importlib.import_module("bot.client").extensions():
        importlib.import_module(extension)
    catalogues = importlib.import_module("bot.kit.words")
    for language in catalogues.languages():
        catalogues.words(language).compile()


def serve() -> None:
    waking, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    # Ctrl-C reaches the whole process group. The test process ends first, and must still hear that its bots have ended.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    alive: set[int] = set()
    try:
        with contextlib.suppress(BrokenPipeError):
            _fork_on_request(waking, alive)
    finally:
        # The test process is gone, perhaps without having stopped its bots.
        for pid in alive:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)


def _fork_on_request(waking: int, alive: set[int]) -> None:
    asked = b""
    while True:
        ready, _, _ = select.select([0, waking], [], [])
        if waking in ready:
            os.read(waking, 4096)
        _reap(alive)
        if 0 in ready:
            more = os.read(0, 1 << 16)
            if not more:
                return
            *lines, asked = (asked + more).split(b"\n")
            for line in lines:
                _start(json.loads(line), alive)


def _reap(alive: set[int]) -> None:
    for pid in list(alive):
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            alive.remove(pid)
            _report({"ended": pid, "status": os.waitstatus_to_exitcode(status)})


def _start(asked: dict[str, Any], alive: set[int]) -> None:
    pid = os.fork()
    if pid == 0:
        _run_bot(asked)
    alive.add(pid)
    with contextlib.suppress(OSError):
        os.setpgid(pid, pid)
    _report({"started": pid})


def _run_bot(asked: dict[str, Any]) -> None:
    status = 70
    try:
        os.setpgid(0, 0)
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        nothing = os.open(os.devnull, os.O_RDWR)
        for old, new in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(old, new)
        os.chdir(asked["folder"])
        os.environ.clear()
        os.environ.update(asked["environment"])
        status = launch.run()
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _report(told: dict[str, Any]) -> None:
    os.write(1, (json.dumps(told) + "\n").encode())


if __name__ == "__main__":
    if sys.argv[1:] != ["--bare"]:
        import_bot()
    serve()
