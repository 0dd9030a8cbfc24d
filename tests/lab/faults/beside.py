"""Runs fault kinds in parallel processes, because each spends half its time waiting for its bot."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Sequence
from contextlib import suppress


async def side_by_side(names: Sequence[str], jobs: int, options: Sequence[str]) -> int:
    """Runs these kinds, and prints each kind's figures when it ends. Returns the worst exit status.

    Cancelling ends the processes like Ctrl-C.
    """
    free = asyncio.Semaphore(jobs)

    async def do(name: str) -> int:
        async with free:
            command = (sys.executable, "-m", "tests.lab.faults", *options, "--only", name)
            process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, start_new_session=True)
            try:
                said, _ = await process.communicate()
            except asyncio.CancelledError:
                # Its child processes too.
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGINT)
                await process.wait()
                raise
            sys.stdout.write(said.decode())
            sys.stdout.flush()
            return abs(process.returncode or 0)

    return max(await asyncio.gather(*map(do, names)))
