"""Stops a long-running command on a signal."""

import asyncio
import contextlib
import signal
from collections.abc import Callable

from bot.runtime.engine_pool import STOPPING


def stop_on_signals(stop: Callable[[], None]) -> None:
    """Calls ``stop`` on SIGTERM, SIGHUP or Ctrl-C; a second signal ends the process at once."""
    loop = asyncio.get_running_loop()
    # nohup starts a program with SIGHUP ignored.
    numbers = [number for number in STOPPING if signal.getsignal(number) is not signal.SIG_IGN]

    def stop_once() -> None:
        stop()
        for number in numbers:
            loop.remove_signal_handler(number)

    # On Windows an event loop cannot handle signals.
    with contextlib.suppress(NotImplementedError):
        for number in numbers:
            loop.add_signal_handler(number, stop_once)
