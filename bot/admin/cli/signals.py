"""Stops a long-running command on a signal."""

import asyncio
import contextlib
import signal
from collections.abc import Callable


def stop_on_signals(stop: Callable[[], None]) -> None:
    """Calls ``stop`` on SIGTERM or Ctrl-C; a second signal ends the process at once."""
    loop, numbers = asyncio.get_running_loop(), (signal.SIGTERM, signal.SIGINT)

    def stop_once() -> None:
        stop()
        for number in numbers:
            loop.remove_signal_handler(number)

    # On Windows an event loop cannot handle signals.
    with contextlib.suppress(NotImplementedError):
        for number in numbers:
            loop.add_signal_handler(number, stop_once)
