"""Reports the progress of long work, but not too often."""

from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Takes the amount of work done and its total."""


def paced(seconds: float, report: Progress) -> Progress:
    """Calls ``report`` at most once in so many seconds, first after the first of them."""
    reported_at = monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal reported_at
        if monotonic() - reported_at >= seconds:
            reported_at = monotonic()
            report(done, total)

    return progress
