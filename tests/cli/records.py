import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from tests.support.paths import CASES

CAVENDISH, CLUB = str(CASES / "cavendish.json"), str(CASES / "club.json")
Capture = pytest.CaptureFixture[str]


def cavendish(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(CAVENDISH).read_text(encoding="utf-8"))
    found["deals"][0] |= changes
    return found


def actions() -> list[str]:
    found: list[str] = cavendish()["deals"][0]["actions"]
    return found


def printed(capsys: Capture, *arguments: str) -> tuple[int, list[Any]]:
    status = main(arguments)
    out, err = capsys.readouterr()
    assert err == ""
    return status, [json.loads(line) for line in out.splitlines()]


def process(*arguments: str, **how: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "bot", *arguments], capture_output=True, check=False, **how)  # noqa: S603
