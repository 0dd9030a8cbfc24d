"""For all tests."""

import gc
import os
import shutil
import sys
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")  # noqa: S108 (pytest makes a folder of its own in it)
ROOM = 1 << 30
"""So many bytes are to be free in memory for the folders of the tests."""


# Every process of the bot would compile all of it anew, and every worker all of the tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_configure(config: pytest.Config) -> None:
    """The folders of the tests are in memory where there is room: each commit waits for a disk otherwise."""
    if config.option.basetemp is None and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What was imported stays: looked through for garbage again and again, it took a tenth of the tests' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
