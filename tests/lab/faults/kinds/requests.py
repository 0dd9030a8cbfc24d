"""Makes every Discord request in whole parties fail: refused, cut off, or carried out with a lost answer."""

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from tests.fakes.wire.policy import Fault, FaultKind
from tests.fakes.wire.traffic_log import ReceivedRequest
from tests.lab.faults import Effort
from tests.lab.faults.guests import Sitting
from tests.lab.faults.room import Room, figures, room
from tests.support.figures import AtLeast, Figure, Progress

FASTER: Final = 300
"""Clock seconds per real second."""
STEP: Final = 8
"""Each partie makes every eighth request fail; the next partie, the requests after them."""
TROUBLES: Final = {
    "refused with 500": Fault(FaultKind.REFUSED, status=500),
    "refused with 503": Fault(FaultKind.REFUSED, status=503),
    "done, and answered with 502": Fault(FaultKind.DONE_BUT_REFUSED, status=502),
    "429": Fault(FaultKind.REFUSED, status=429),
    "429 without Via": Fault(FaultKind.REFUSED, status=429, via=False),
    "cut before it is done": Fault(FaultKind.DROPPED),
    "cut after it is done": Fault(FaultKind.LOST),
}
AT_ONCE: Final = 8
HASTY: Final = 0.5
"""Seconds until a guest gives up a click: fewer than Discord's 3, because many answers are cut off."""


def requests(effort: Effort) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="piquet-requests-") as folder:
        yield from asyncio.run(troubled(Path(folder), effort))


async def troubled(folder: Path, effort: Effort) -> list[Figure]:
    every = [(name, first) for first in range(1, STEP + 1) for name in TROUBLES] * effort.of(3, quick=1)
    chosen = every if not effort.quick else every[:: len(TROUBLES) + 1]
    struck: list[Fault] = []
    progress = Progress("parties with failing requests", len(chosen))
    async with room(folder, clock=True) as here:
        here.hasty = HASTY
        # On a busy machine an answer may take seconds, which are hours on this clock.
        here.wire.settings.token_life *= FASTER
        running = asyncio.create_task(_run_fast(here))
        waiting = list(enumerate(chosen))

        async def keep_table() -> None:
            while waiting:
                number, (name, first) = waiting.pop(0)
                struck.append(await _partie(here, number, name, first))
                progress(number)

        await asyncio.gather(*(keep_table() for _ in range(AT_ONCE)))
        running.cancel()
        hits = sum(fault.hits for fault in struck)
        return [
            *figures(here, "requests fail"),
            AtLeast("requests that failed", hits, f"in {len(chosen)} parties", len(chosen)),
        ]


async def _run_fast(here: Room) -> None:
    """Speeds up the clock, so that retries due in minutes come in seconds."""
    while True:
        await asyncio.sleep(0.1)
        here.wire.advance(FASTER / 10)


async def _partie(here: Room, number: int, name: str, first: int) -> Fault:
    sitting = here.sitting(number)
    fault = here.wire.faults.add(_fault(sitting, name, first))
    await sitting.begin(here.decisions, **here.options())
    going = await sitting.play(80)
    here.wire.faults.all.remove(fault)
    await here.settle([sitting], hangs=not going)
    return fault


def _fault(sitting: Sitting, name: str, first: int) -> Fault:
    """A retry succeeds, because each request fails only once."""
    met, struck = 0, set[tuple[str, str, bytes]]()

    def strikes(request: ReceivedRequest) -> bool:
        nonlocal met
        if not sitting.owns(request) or (request.method, request.path, request.raw) in struck:
            return False
        met += 1
        if (met - first) % STEP:
            return False
        struck.add((request.method, request.path, request.raw))
        return True

    return replace(TROUBLES[name], times=None, where=strikes)
