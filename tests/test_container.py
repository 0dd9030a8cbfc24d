"""Checks the container without building it; ``.ci/container`` builds and runs it."""

import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.paths import ROOT

FOLDER: Final = ROOT / ".container"
LOCK: Final = (FOLDER / "requirements.lock").read_text(encoding="utf-8")
CONTAINERFILE: Final = (FOLDER / "Containerfile").read_text(encoding="utf-8")
COMPOSE: Final = (FOLDER / "compose.yaml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def found() -> Callable[[str], Iterator[str]]:
    module: dict[str, Any] = runpy.run_path(str(FOLDER / "lock.py"))
    check: Callable[[str], Iterator[str]] = module["found"]
    return check


def test_the_lock_satisfies_the_requirements() -> None:
    command = [sys.executable, str(FOLDER / "lock.py"), "--check"]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - ours
    assert (checked.returncode, checked.stderr) == (0, "")


def without(name: str) -> str:
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


def test_dockerignore_keeps_exactly_the_files_that_the_image_copies() -> None:
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
    (backups,) = re.findall(r"PIQUET_BACKUPS=(\S+)", CONTAINERFILE)
    assert f"PIQUET_BACKUPS: ${{PIQUET_BACKUPS:-{backups}}}\n" in COMPOSE
    (port,) = re.findall(r"PIQUET_HTTP=127.0.0.1:(\d+)", CONTAINERFILE)
    assert f"PIQUET_HTTP: 0.0.0.0:{port}\n" in COMPOSE


def test_images_and_actions_are_named_by_digest_with_their_tag_beside() -> None:
    workflows = "".join(file.read_text(encoding="utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml"))
    uses = re.findall(r"uses: (.*)", workflows)
    assert uses
    assert [one for one in uses if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []
    (base,) = re.findall(r"^# The tag is 3\.13-slim .*\nARG BASE=(\S+)$", CONTAINERFILE, re.MULTILINE)
    assert re.fullmatch(r"docker\.io/library/python:3\.13-slim@sha256:[0-9a-f]{64}", base)
    assert f"BASE: ${{BASE:-{base}}}\n" in COMPOSE
    assert {*re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)} == {"${BASE}"}


def test_the_database_of_a_container_has_no_default() -> None:
    assert re.findall(r"PIQUET_DATABASE: (\$\{PIQUET_DATABASE:\?[^}]+\})$", COMPOSE, re.MULTILINE)


def test_the_container_has_resource_limits_and_reduced_privileges() -> None:
    for limit in ("mem_limit: ", "pids_limit: ", "max-size: ", "max-file: ", "read_only: true", "cap_drop:"):
        assert limit in COMPOSE


@pytest.mark.parametrize("database", ["", "postgresql://bot:word@host/piquet"])
def test_compose_uses_the_database_from_env_or_fails(tmp_path: Path, database: str) -> None:
    if not has_compose():
        pytest.skip("there is no docker compose")
    shutil.copytree(FOLDER, tmp_path / ".container")
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN=\nPIQUET_DATABASE={database}\n", encoding="utf-8")
    files = [part for name in ("compose.yaml", "compose.postgresql.yaml") for part in ("-f", f".container/{name}")]
    told = subprocess.run(  # noqa: S603 - ours
        ["docker", "compose", "--env-file", ".env", *files, "config"],  # noqa: S607
        env={name: value for name, value in os.environ.items() if name != "PIQUET_DATABASE"},
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert (told.returncode == 0) == bool(database)
    assert (f"PIQUET_DATABASE: {database}\n" if database else "add it to .env") in told.stdout + told.stderr


def has_compose() -> bool:
    """Whether docker and its compose plugin are installed."""
    if shutil.which("docker") is None:
        return False
    return subprocess.run(["docker", "compose", "version"], check=False, capture_output=True).returncode == 0  # noqa: S607
