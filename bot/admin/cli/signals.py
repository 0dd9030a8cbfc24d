"""Signal handlers that stop a command cleanly."""

import asyncio
import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator

from bot.runtime.engine_pool import STOPPING


def stop_on_signals(stop: Callable[[], None]) -> None:
    """Calls ``stop`` on SIGTERM, SIGHUP or Ctrl-C; a second signal kills the process."""
    loop = asyncio.get_running_loop()

    def stop_once() -> None:
        stop()
        for number in STOPPING:
            loop.remove_signal_handler(number)

    # On Windows an event loop cannot handle signals.
    with contextlib.suppress(NotImplementedError):
        for number in STOPPING:
            loop.add_signal_handler(number, stop_once)


@contextlib.contextmanager
def cleaning_up_on_signals() -> Iterator[None]:
    """Makes SIGTERM and SIGHUP raise SystemExit, so the block can remove unfinished files."""
    # Only the main thread may handle signals.
    found = STOPPING if threading.current_thread() is threading.main_thread() else ()
    numbers = [number for number in found if signal.getsignal(number) is signal.SIG_DFL]
    for number in numbers:
        signal.signal(number, lambda received, _: sys.exit(128 + received))
    try:
        yield
    finally:
        for number in numbers:
            signal.signal(number, signal.SIG_DFL)
