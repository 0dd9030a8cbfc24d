import re
import subprocess
from pathlib import Path

import pytest

from bot.piquet import __version__
from bot.piquet.rules import RULE_SETS
from tests.support.paths import ROOT


def release(version: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - a script of ours
        [ROOT / ".ci" / "release", version, folder], capture_output=True, text=True, check=False
    )


@pytest.mark.long
def test_a_release_has_both_wheels_and_its_notes(tmp_path: Path) -> None:
    done = release(__version__, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    wheels = {f"{name}-{__version__}-py3-none-any.whl" for name in ("piquet_bot", "piquet_engine")}
    assert {path.name for path in tmp_path.iterdir()} == {"notes.md", *wheels}
    notes = (tmp_path / "notes.md").read_text(encoding="utf-8")
    assert "**Upgrading.**" in notes
    assert "\n## " not in f"\n{notes}", "only this version's notes"
    assert not re.search(r"\]\((?!https?:|/)", notes), "links lead somewhere outside the folder too"


def test_a_release_refuses_a_version_that_no_file_names(tmp_path: Path) -> None:
    done = release("9.9.9", tmp_path)
    assert done.returncode == 1
    assert 'pyproject.toml does not name version 9.9.9: version = "9.9.9" is missing' in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_rule_template_offers_the_rule_sets() -> None:
    template = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text(encoding="utf-8")
    (offered,) = re.findall(r"options: \[(.*)\]", template)
    assert offered.split(", ") == list(RULE_SETS)
