"""The systemd unit and the alert rules in HOSTING.md, checked by systemd and Prometheus."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.support.paths import ROOT

HOSTING: Final = (ROOT / ".github" / "HOSTING.md").read_text(encoding="utf-8")
ALERTS: Final = ROOT / ".container" / "alerts.yaml"
EXPOSED: Final = 2.0
"""The highest exposure allowed for the unit; systemd rates from 0, the best, to 10."""


def unit(folder: Path) -> Path:
    (text,) = re.findall(r"```ini\n(.*?)```", HOSTING, re.DOTALL)
    file = folder / "piquet-bot.service"
    file.write_text(text, encoding="utf-8")
    return file


def told_by(program: str, *arguments: str) -> str:
    """Returns the output of a program, which must succeed. Skips the test if the program is missing."""
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"there is no {program}")
    done = subprocess.run([path, *arguments], check=False, capture_output=True, text=True)  # noqa: S603 - ours
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_unit_is_hardened(tmp_path: Path) -> None:
    told = told_by("systemd-analyze", "security", "--offline=true", "--no-pager", str(unit(tmp_path)))
    (exposure,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert float(exposure) < EXPOSED
    assert f"rates the unit at {exposure} of 10" in HOSTING


def test_systemd_knows_every_line_of_the_unit(tmp_path: Path) -> None:
    file = unit(tmp_path)
    # The bot is not installed here.
    there = re.sub(r"^ExecStart=.*", "ExecStart=/bin/true", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    file.write_text(there, encoding="utf-8")
    told = told_by("systemd-analyze", "verify", "--man=no", str(file))
    assert file.name not in told


def test_prometheus_reads_the_alert_rules() -> None:
    rules = re.findall(r"- alert: ", ALERTS.read_text(encoding="utf-8"))
    assert f"{len(rules)} rules found" in told_by("promtool", "check", "rules", str(ALERTS))


def test_the_alerts_fire_only_for_real_problems(tmp_path: Path) -> None:
    shutil.copy(ALERTS, tmp_path)
    shutil.copy(ROOT / "tests" / "cases" / "alerts.test.yaml", tmp_path)
    assert "SUCCESS" in told_by("promtool", "test", "rules", str(tmp_path / "alerts.test.yaml"))
