"""Project folders and source files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""The root folder of the project."""
CASES: Final = ROOT / "tests" / "cases"
"""Records of played parties, worked examples from the sources, and databases of older versions."""
SHARED: Final = ROOT.parent / "shared"
"""Files that the developers share outside the repository; may not exist."""


def python_files(*folders: str) -> Iterator[Path]:
    """Yields the Python files in ``folders``, except copies left by building the engine."""
    for folder in folders:
        yield from (path for path in sorted((ROOT / folder).rglob("*.py")) if "build" not in path.parts)
