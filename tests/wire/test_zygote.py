import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.fakes.process.bot_process import INHERITED
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST

Zygote = subprocess.Popen[bytes]


def hang_up(zygote: Zygote) -> None:
    assert zygote.stdin is not None
    assert zygote.stdout is not None
    zygote.stdout.close()
    zygote.stdin.close()


def terminate(zygote: Zygote) -> None:
    zygote.send_signal(signal.SIGTERM)


@pytest.fixture
def forked(tmp_path: Path) -> Iterator[tuple[Zygote, int]]:
    environment = {key: os.environ[key] for key in INHERITED if key in os.environ}
    environment |= {"WIRE_REST": "http://127.0.0.1:1", "WIRE_GATEWAY": "ws://127.0.0.1:1", "WIRE_MAIN": "signal:pause"}
    asked = {"environment": environment, "folder": str(tmp_path), "log": str(tmp_path / "log")}
    command = [sys.executable, "-m", "tests.fakes.process.zygote", "--bare"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as zygote:  # noqa: S603 - our own
        assert zygote.stdin is not None
        zygote.stdin.write(json.dumps(asked).encode() + b"\n")
        zygote.stdin.flush()
        yield zygote, report(zygote)["started"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("end", [hang_up, terminate])
def test_a_bot_ends_with_the_zygote_that_forked_it(forked: tuple[Zygote, int], end: Callable[[Zygote], None]) -> None:
    zygote, bot = forked
    os.kill(bot, 0)
    end(zygote)
    zygote.wait(10)
    assert has_ended(bot)


def test_after_ctrl_c_the_zygote_still_reports_how_its_bots_end(forked: tuple[Zygote, int]) -> None:
    zygote, bot = forked
    zygote.send_signal(signal.SIGINT)
    os.killpg(bot, signal.SIGKILL)
    assert report(zygote) == {"ended": bot, "status": -signal.SIGKILL}


def report(zygote: Zygote) -> dict[str, int]:
    assert zygote.stdout is not None
    said: dict[str, int] = json.loads(zygote.stdout.readline())
    return said


def has_ended(pid: int) -> bool:
    """Waits until a process has ended or is a zombie. Returns False if it never does."""
    limit = time.monotonic() + LONGEST
    while time.monotonic() < limit:
        try:
            if Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False
