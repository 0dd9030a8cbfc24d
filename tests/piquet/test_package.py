"""The engine as a package: installed without the bot, it runs its examples, and its types check."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import bot.piquet as engine
from tests.support.paths import ROOT

HERE = Path(engine.__file__).parent
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))

USERS = """
import sys
from typing import reveal_type

import piquet

assert not [name for name in sys.modules if name.startswith("piquet.house")]

import piquet.house as house

deal = piquet.Deal.random(piquet.rules_of("rubicon"), seed=7)
while deal.to_move is not None:
    seen = piquet.view_of(deal, deal.to_move)
    actions: list[piquet.Action] = list(piquet.legal_actions(seen))
    assert piquet.why_not(seen, actions[0]) is None
    deal.do(actions[0])
reveal_type(piquet.Deal.parse(deal.position).score)

deal = piquet.Deal.random(piquet.rules_of("rubicon"), seed=7)
players = house.player("greedy"), house.player("club", seed=1)
house.play_out(deal, players)
for _ in range(6):
    deal.undo()
best, *others = house.evaluate(piquet.view_of(deal, deal.to_move))
played = {one.action.card for one in (best, *others) if isinstance(one.action, piquet.Play)}
assert played == set(house.solve(deal))
reveal_type(best.worth)
print(best.unit)
"""
EXAMPLES = """
import doctest, importlib, pkgutil, sys
import piquet

names = [found.name for found in pkgutil.walk_packages(piquet.__path__, "piquet.")]
results = [doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS) for name in ["piquet", *names]]
results += [doctest.testfile(page, module_relative=False, optionflags=doctest.ELLIPSIS) for page in sys.argv[1:]]
print(sum(result.attempted for result in results), sum(result.failed for result in results))
print(importlib.util.find_spec("bot"), piquet.__version__)
"""


def test_the_package_and_the_bot_have_one_version_and_one_license() -> None:
    assert engine.__version__ == version("piquet-bot")
    assert (HERE / "LICENSE").read_text(encoding="utf-8") == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_package_contains_the_whole_engine() -> None:
    folders = {path.parent.relative_to(HERE).as_posix() for path in HERE.rglob("__init__.py")}
    assert set(PROJECT["tool"]["setuptools"]["package-dir"].values()) == folders
    assert set(PROJECT["tool"]["setuptools"]["package-dir"]) == set(PROJECT["tool"]["setuptools"]["packages"])
    assert (HERE / "py.typed").exists()


def test_the_engine_uses_only_relative_and_standard_library_imports() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in HERE.rglob("*.py")]
    found = [one for tree in trees for one in ast.walk(tree)]
    imported = {name.name for one in found if isinstance(one, ast.Import) for name in one.names}
    imported |= {one.module or "" for one in found if isinstance(one, ast.ImportFrom) and not one.level}
    assert imported
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def pythons() -> list[str]:
    """Returns the package's oldest and newest Python, from the path or next to the running one."""
    found = {sys.version_info[1]: sys.executable}
    for minor in range(11, 40):
        beside = Path(sys.base_prefix).parent.glob(f"*/bin/python3.{minor}")
        for path in filter(None, (shutil.which(f"python3.{minor}"), *map(str, beside))):
            if subprocess.run([path, "-c", "import venv"], capture_output=True, check=False).returncode == 0:  # noqa: S603
                found.setdefault(minor, path)
    return [found[min(found)], found[max(found)]]


def said_by(*command: str | Path, cwd: Path, fails: bool = False) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode != 0) is fails, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Builds the package from a copy, so that the build leaves no files in the project."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(HERE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder)]
    said_by(sys.executable, "-m", "pip", "wheel", *options, folder / "source", cwd=folder)
    (made,) = folder.glob("piquet_engine-*.whl")
    return made


@pytest.fixture(scope="module", params=["oldest", "newest"])
def installed(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp(str(request.param))
    python = pythons()[0 if request.param == "oldest" else -1]
    said_by(python, "-m", "venv", "--without-pip", folder / "env", cwd=folder)
    there = folder / "env" / "bin" / "python"
    said_by(sys.executable, "-m", "pip", "--python", there, "install", "--no-index", wheel, cwd=folder)
    return there


@pytest.mark.long
def test_an_empty_environment_runs_the_examples(installed: Path, tmp_path: Path) -> None:
    pages = sorted(HERE.glob("*.md"))
    told = said_by(installed, "-c", EXAMPLES, *pages, cwd=tmp_path).splitlines()
    attempted, failed = map(int, told[-2].split())
    assert failed == 0, told
    assert attempted > 300
    assert told[-1] == f"None {engine.__version__}"


@pytest.mark.long
def test_a_users_program_plays_with_the_house(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "users.py").write_text(USERS, encoding="utf-8")
    assert said_by(installed, "users.py", cwd=tmp_path) == "points\n"


@pytest.mark.long
def test_the_types_of_a_users_program_are_checked(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text(USERS, encoding="utf-8")
    (tmp_path / "wrong.py").write_text(USERS + "deal.dance()\n", encoding="utf-8")
    checks = (sys.executable, "-m", "mypy", "--strict", "--python-executable", installed, "--cache-dir", tmp_path)
    assert 'note: Revealed type is "tuple[int, int]"' in said_by(*checks, "right.py", cwd=tmp_path)
    assert '"Deal" has no attribute "dance"' in said_by(*checks, "wrong.py", cwd=tmp_path, fails=True)
