"""The doctor's findings: differences from derived values, and damage."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.model.ids import PartieId
from data.derived_rows import Difference


class DamageKind(StrEnum):
    """A kind of damage. Only ORPHANS and INDEX can be repaired."""

    FILE = "file"
    """The database file is damaged. Nothing else is checked."""
    SCHEMA = "schema"
    """A table or an index is missing, changed, or not this bot's. Nothing else is checked."""
    INDEX = "index"
    """An index is missing: searches are slow, and duplicate rows are possible."""
    ORPHANS = "orphans"
    """Rows refer to missing rows."""
    ACTIONS = "actions"
    """A partie's decisions cannot be replayed or contradict stored rows. Nothing is derived from them."""
    VALUE = "value"
    """A stored value is one that no version of the bot writes."""


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage in a table. ``where`` names a column and row, or a partie; ``why`` is a sentence without cards."""

    kind: DamageKind
    table: str
    where: str
    why: str
    partie: PartieId | None = None

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.where, self.why)))


Finding: TypeAlias = Difference | Damage


def damaged(place: str, why: str = "no version of the bot stores this value") -> Damage:
    """Builds the finding for one damaged value; ``place`` is like ``users.zone 7`` (table, column, row)."""
    return Damage(DamageKind.VALUE, place.partition(".")[0], place, why)
