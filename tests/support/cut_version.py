"""Stores a version's database and control ids in ``tests/cases``: ``python -m tests.support.cut_version 0.2.0``."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.support import stored_buttons, stored_database


async def cut(version: str, folder: Path) -> list[Path]:
    """Writes a version's database and control ids. ``folder`` has the databases needed on the way."""
    return [await stored_database.write(version, folder), await stored_buttons.write(version, folder)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="the version that is cut, such as 0.2.0")
    with tempfile.TemporaryDirectory() as made:
        print(*asyncio.run(cut(parser.parse_args().version, Path(made))), sep="\n")  # noqa: T201
