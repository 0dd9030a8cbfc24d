from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""A callback that gets the work done so far and the total."""


def paced(seconds: float, report: Progress) -> Progress:
    """Wraps ``report`` so that at least ``seconds`` pass before its first call and between calls."""
    reported_at = monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal reported_at
        if monotonic() - reported_at >= seconds:
            reported_at = monotonic()
            report(done, total)

    return progress
