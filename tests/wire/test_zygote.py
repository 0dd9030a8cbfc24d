"""No bot outlives the test that has started it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.fakes.process.bot_process import KEPT
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST

Zygote = subprocess.Popen[bytes]


def hang_up(zygote: Zygote) -> None:
    """The test has died: nobody asks any more, and nobody listens."""
    assert zygote.stdin is not None
    assert zygote.stdout is not None
    zygote.stdout.close()
    zygote.stdin.close()


def terminate(zygote: Zygote) -> None:
    zygote.send_signal(signal.SIGTERM)


@pytest.fixture
def forked(tmp_path: Path) -> Iterator[tuple[Zygote, int]]:
    """A zygote, and the pid of a bot of its that does nothing."""
    environment = {key: os.environ[key] for key in KEPT if key in os.environ}
    environment |= {"WIRE_REST": "http://127.0.0.1:1", "WIRE_GATEWAY": "ws://127.0.0.1:1", "WIRE_MAIN": "signal:pause"}
    asked = {"environment": environment, "folder": str(tmp_path), "log": str(tmp_path / "log")}
    command = [sys.executable, "-m", "tests.fakes.process.zygote"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as zygote:  # noqa: S603 - our own
        assert zygote.stdin is not None
        zygote.stdin.write(json.dumps(asked).encode() + b"\n")
        zygote.stdin.flush()
        yield zygote, told(zygote)["started"]


@pytest.mark.parametrize("end", [hang_up, terminate])
def test_a_bot_ends_with_the_one_that_forked_it(forked: tuple[Zygote, int], end: Callable[[Zygote], None]) -> None:
    zygote, bot = forked
    os.kill(bot, 0)
    end(zygote)
    zygote.wait(10)
    assert gone(bot)


def test_ctrl_c_leaves_it_to_tell_how_its_bots_end(forked: tuple[Zygote, int]) -> None:
    zygote, bot = forked
    zygote.send_signal(signal.SIGINT)
    os.killpg(bot, signal.SIGKILL)
    assert told(zygote) == {"ended": bot, "status": -signal.SIGKILL}


def told(zygote: Zygote) -> dict[str, int]:
    """What it says next."""
    assert zygote.stdout is not None
    said: dict[str, int] = json.loads(zygote.stdout.readline())
    return said


def gone(pid: int) -> bool:
    """Waits until a process ends; one that nobody has buried yet is as good as gone. False if it never does."""
    limit = time.monotonic() + LONGEST
    while time.monotonic() < limit:
        try:
            if Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False
