"""No bot outlives the test that has started it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.wire.process import KEPT, ROOT

Zygote = subprocess.Popen[bytes]


def hang_up(zygote: Zygote) -> None:
    """The test has died: nobody asks any more, and nobody listens."""
    assert zygote.stdin is not None
    assert zygote.stdout is not None
    zygote.stdout.close()
    zygote.stdin.close()


def terminate(zygote: Zygote) -> None:
    zygote.send_signal(signal.SIGTERM)


@pytest.mark.parametrize("end", [hang_up, terminate])
def test_a_bot_ends_with_the_one_that_forked_it(tmp_path: Path, end: Callable[[Zygote], None]) -> None:
    environment = {key: os.environ[key] for key in KEPT if key in os.environ}
    environment |= {"WIRE_REST": "http://127.0.0.1:1", "WIRE_GATEWAY": "ws://127.0.0.1:1", "WIRE_MAIN": "signal:pause"}
    asked = {"environment": environment, "folder": str(tmp_path), "log": str(tmp_path / "log")}
    command = [sys.executable, "-m", "tests.wire.zygote"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as zygote:  # noqa: S603 - our own
        assert zygote.stdin is not None
        assert zygote.stdout is not None
        zygote.stdin.write(json.dumps(asked).encode() + b"\n")
        zygote.stdin.flush()
        bot = json.loads(zygote.stdout.readline())["started"]
        os.kill(bot, 0)
        end(zygote)
        zygote.wait(10)
    assert gone(bot)


def gone(pid: int) -> bool:
    """Whether a process ends within two seconds; one that nobody has buried yet is as good as gone."""
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False
