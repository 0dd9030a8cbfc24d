import gc
import os
import random
import shutil
import signal
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from bot.kit import card_emoji
from tests.fakes.service_context import keys_from
from tests.support.sampled_tables import mark_rest_long
from tests.support.server_databases import VARIABLE, Chosen, drop_databases

MEMORY = Path("/dev/shm")  # noqa: S108 (pytest makes a folder of its own in it)
NEEDED_BYTES = 1 << 30
"""Bytes that must be free in memory to put the tests' folders there."""


# Without bytecode files every process of the bot would compile all modules again, and every worker all tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# On a busy machine an example may take any time.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


STARTED = time.monotonic()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--minutes", type=float, help="begin no test after so many minutes, but skip it")
    parser.addoption("--store", choices=("sqlite", "postgresql"), default="sqlite", help="the database that is tested")
    parser.addoption("--shuffle", metavar="SEED", help="shuffle the tests; each seed gives another order")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Samples cases, skips tests for the other store, and shuffles the rest. Every worker must get an equal list."""
    mark_rest_long(items)
    other = "of_a_server" if config.getoption("--store") == "sqlite" else "of_a_file"
    items[:] = [item for item in items if item.get_closest_marker(other) is None]
    seed = config.getoption("--shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)


def pytest_runtest_setup(item: pytest.Item) -> None:
    minutes = item.config.getoption("--minutes")
    if minutes is not None and time.monotonic() - STARTED > minutes * 60:
        pytest.skip("no time left")


@pytest.fixture(autouse=True)
def _server_databases() -> Iterator[None]:
    yield
    drop_databases()


@pytest.fixture(autouse=True)
def _no_emoji() -> Iterator[None]:
    """A bot installs its application's emoji for the whole process."""
    yield
    card_emoji.install({})


@pytest.fixture(autouse=True)
def _keys(request: pytest.FixtureRequest) -> None:
    # Apart from those of other tests, which may have filled a database that this one goes on with.
    keys_from(500_000 + 10_000 * zlib.crc32(request.node.nodeid.encode()))


def _obey_signals() -> None:
    """A run in the background ignores these signals, and its child processes would too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_configure(config: pytest.Config) -> None:
    """Puts test folders into memory if there is room: on a disk each commit would wait."""
    _obey_signals()
    # Half of the collection's time went into looking for garbage, of which it makes none.
    gc.disable()
    Chosen.server = config.getoption("--store") == "postgresql"
    if Chosen.server and VARIABLE not in os.environ:
        raise pytest.UsageError(f"{VARIABLE} is not set: run .ci/postgresql .venv/bin/pytest --store postgresql")
    if config.option.basetemp is None and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > NEEDED_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Starts three workers for two processors, because some tests wait for a process, a timer or a browser.

    Every further worker costs 15 seconds of processor time for imports and caches.
    """
    return (3 * (os.cpu_count() or 1) + 1) // 2


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exempts imported modules from garbage collection, which takes a tenth of the suite's time."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
