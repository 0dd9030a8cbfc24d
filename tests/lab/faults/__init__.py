"""Breaks the bot on purpose: ``python -m tests.lab.faults [--quick] [--json] [--jobs N] [--only …]``.

To add a kind of fault, write a module here with one function and name it in FAULTS (``tests/lab/faults/__main__.py``):

    def cut_sockets(effort: Effort) -> Iterator[Figure]:
        lost, cuts = 0, effort.of(1_000, quick=50)
        progress = Progress("sockets cut", cuts)
        for number in range(cuts):
            …
            progress(number)
        yield Figure("decisions lost by cut sockets", lost, f"of {cuts:,} cuts", 0)

``--only`` takes the function name. A count that must be 0 has the bound 0; a control run that must do damage yields an
``AtLeast``. Each function starts its own event loop if needed, keeps files in a temporary folder, and leaves no process
or thread behind.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """Chooses between the full number of faults and a few per kind (``quick``)."""

    quick: bool = False

    def of(self, whole: int, quick: int) -> int:
        return quick if self.quick else whole


WHOLE: Final = Effort()
QUICK: Final = Effort(quick=True)
