"""What can be checked of the container without building it; ``.ci/container`` builds and runs it."""

import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from tests.support.paths import ROOT

FOLDER: Final = ROOT / ".container"
LOCK: Final = (FOLDER / "requirements.lock").read_text(encoding="utf-8")
CONTAINERFILE: Final = (FOLDER / "Containerfile").read_text(encoding="utf-8")
COMPOSE: Final = (FOLDER / "compose.yaml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def found() -> Callable[[str], Iterator[str]]:
    """The check of a lock's text."""
    module: dict[str, Any] = runpy.run_path(str(FOLDER / "lock.py"))
    check: Callable[[str], Iterator[str]] = module["found"]
    return check


def test_the_lock_satisfies_the_requirements() -> None:
    command = [sys.executable, str(FOLDER / "lock.py"), "--check"]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - ours
    assert (checked.returncode, checked.stderr) == (0, "")


def without(name: str) -> str:
    """The lock without a package."""
    return re.sub(rf"^{name}==.*?(?=^\w|\Z)", "", LOCK, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("lock", "fault"),
    [
        (without("pillow"), "pillow"),
        (re.sub("^pillow==.*? ", "pillow==2.0 ", LOCK, flags=re.MULTILINE), "pillow"),
        (re.sub("^pillow==", "pillow>=", LOCK, flags=re.MULTILINE), "pillow has no exact version"),
        (
            re.sub(r"(?<=^aiosignal)(==[\d.]+) .*?(?=^\w)", r"\1\n", LOCK, flags=re.MULTILINE | re.DOTALL),
            "aiosignal has",
        ),
        (re.sub(r"--hash=sha256:[0-9a-f]{60}", "--hash=md5:", LOCK, count=1), "has no exact version"),
        ("--index-url https://example.org/\n" + LOCK, "address"),
    ],
)
def test_a_lock_with_a_fault_is_refused(found: Callable[[str], Iterator[str]], lock: str, fault: str) -> None:
    assert lock != LOCK
    assert any(fault in one for one in found(lock))


def test_what_the_image_copies_is_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"}
    copied = {
        name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE) for name in line.split()
    }
    assert copied == kept
    assert all((ROOT / name).exists() for name in copied)


def test_compose_and_image_have_the_same_health_check_and_places() -> None:
    (command,) = re.findall(r"HEALTHCHECK .* CMD \[(.*)\]", CONTAINERFILE)
    (composed,) = re.findall(r"test: \[CMD, (.*)\]", COMPOSE)
    assert command.replace('"', "") == composed
    for name in ("PIQUET_DATABASE", "PIQUET_BACKUPS", "PIQUET_HTTP"):
        (place,) = re.findall(rf"{name}=(\S+)", CONTAINERFILE)
        assert f"{name}: {place}\n" in COMPOSE
