"""The ids that travel together with other numbers, as types of their own."""

from typing import NewType

PartieId = NewType("PartieId", int)
"""The number of a partie, as it stands in button ids and in the log."""
