"""Writes ``requirements.lock`` beside this file, or checks it offline with ``--check``.

The lock pins one exact version and all file hashes for each package, optional ones included, on every supported system
and Python. It needs uv, which is installed temporarily if missing.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from shutil import which

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = Path(__file__).with_name("requirements.lock")
HEAD = "# Made by: python .container/lock.py\n"
NOT_FOR_HOSTS = {"test", "tryout"}
"""Extras that no bot on Discord needs."""
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def main() -> int:
    """Writes and checks the lock. Returns status 1 if the check fails."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="only check the lock")
    if not arguments.parse_args().check:
        LOCK.write_text(HEAD + made(), encoding="utf-8")
    faults = list(found(LOCK.read_text(encoding="utf-8")))
    sys.stderr.writelines(f"{LOCK.name}: {fault}\n" for fault in faults)
    return 1 if faults else 0


def wanted() -> list[str]:
    """Returns the requirements in ``pyproject.toml``: the bot's, its extras' and its build's."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    optional = project["project"]["optional-dependencies"]
    extra = [one for name, ones in optional.items() if name not in NOT_FOR_HOSTS for one in ones]
    return [*project["project"]["dependencies"], *extra, *project["build-system"]["requires"]]


def made() -> str:
    """Returns a new lock's text."""
    oldest = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert oldest  # noqa: S101
    with tempfile.TemporaryDirectory() as folder:
        options = ["--universal", "--python-version", oldest[1], "--generate-hashes", "--no-header", "--no-annotate"]
        command = [uv(Path(folder)), "pip", "compile", "--quiet", "--no-config", *options, "-"]
        asked = "\n".join(wanted())
        return subprocess.run(command, input=asked, text=True, check=True, stdout=subprocess.PIPE).stdout  # noqa: S603


def uv(folder: Path) -> str:
    """Returns uv's path, installing it into the folder if missing."""
    if there := which("uv"):
        return there
    venv.create(folder / "uv", with_pip=True)
    programs = folder / "uv" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", "uv"], check=True)  # noqa: S603
    return str(programs / "uv")


def found(lock: str) -> Iterator[str]:
    """Yields a lock's faults, one sentence each."""
    if "://" in lock:
        yield "it holds an address"
    pinned: dict[str, list[str]] = {}
    for line in lock.replace("\\\n", " ").splitlines():
        if not line.startswith("#"):
            pin, hashes = read(line)
            versions = [one.version for one in pin.specifier if one.operator == "=="]
            if len(versions) != 1 or not hashes or not all(map(HASH.fullmatch, hashes)):
                yield f"{pin.name} has no exact version with the hashes of its files"
            pinned.setdefault(canonicalize_name(pin.name), []).extend(versions)
    for requirement in map(Requirement, wanted()):
        versions = pinned.get(canonicalize_name(requirement.name), [])
        if not versions or not all(map(requirement.specifier.contains, versions)):
            yield f"it does not satisfy {requirement}; make it again: python .container/lock.py"


def read(line: str) -> tuple[Requirement, list[str]]:
    """Parses a line into its requirement and hashes."""
    pin, *hashes = line.split(" --")
    return Requirement(pin), [f"--{one.strip()}" for one in hashes]


if __name__ == "__main__":
    sys.exit(main())
