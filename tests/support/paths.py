"""Project folders."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""The root folder of the project."""
CASES: Final = ROOT / "tests" / "cases"
"""Records of played parties, worked examples from the sources, and databases of older versions."""
SHARED: Final = ROOT.parent / "shared"
"""Files that the developers share outside the repository; may not exist."""
