"""Leaves behind what a version is held to for ever: ``python -m tests.support.cut_version 0.2.0``.

It writes a database and the ids of all controls of today's code to ``tests/cases``, once for each version.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.support import stored_buttons, stored_database


async def cut(version: str, folder: Path) -> list[Path]:
    """Writes the files of a version; ``folder`` is for the databases of the bots that make them."""
    return [await stored_database.write(version, folder), await stored_buttons.write(version, folder)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="the version that is cut, such as 0.2.0")
    with tempfile.TemporaryDirectory() as made:
        print(*asyncio.run(cut(parser.parse_args().version, Path(made))), sep="\n")  # noqa: T201
