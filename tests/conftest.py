"""Settings for all tests."""

import gc
import os
import shutil
import sys
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108 (pytest makes a folder of its own in it)
NEEDED_BYTES = 1 << 30
"""How many bytes must be free in memory to put the tests' folders there."""


# Without bytecode files every process of the bot would compile all modules again, and every worker all tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_configure(config: pytest.Config) -> None:
    """Puts the tests' folders into memory if there is room: on a disk each commit would wait for it."""
    if config.option.basetemp is None and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > NEEDED_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: at any time some test waits for a process or a browser."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exempts the imported modules from garbage collection, which otherwise takes a tenth of the tests' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
