"""Where the project's folders are, for tests that read or run them."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""The project's folder."""
CASES: Final = ROOT / "tests" / "cases"
"""Played parties and worked examples of the sources, as records."""
SHARED: Final = ROOT.parent / "shared"
"""What the developers share beside the project; it may be missing."""
