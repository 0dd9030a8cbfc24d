"""Rebuilds a disk's content after a power cut from its log of operations."""

import random
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from tests.lab.faults.kinds.disk import SECTOR, Event, FolderSynced, Gone, Made, Synced, Truncated, Written

KEPT: Final = (0.0, 0.05, 0.5, 0.95, 1.0)
"""Parts of the unsynced writes that survive; one is chosen at each cut."""


@dataclass(slots=True)
class Ground:
    """Replays a disk log up to a point: the synced content, and the later writes."""

    files: dict[int, bytearray] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)
    unsynced: dict[int, list[Written | Truncated]] = field(default_factory=dict)
    unnamed: list[Made | Gone] = field(default_factory=list)

    def do(self, event: Event) -> None:
        match event:
            case Made() | Gone():
                self.unnamed.append(event)
            case Written(number=number) | Truncated(number=number):
                self.unsynced.setdefault(number, []).append(event)
            case Synced(number=number):
                file = self.files.setdefault(number, bytearray())
                for change in self.unsynced.pop(number, []):
                    _change(file, change)
            case FolderSynced():
                _rename(self.names, self.unnamed)
                self.unnamed.clear()

    def after_cut(self, rng: random.Random) -> dict[str, bytes]:
        """Returns the files after a power cut: unsynced writes survive in part, by sector."""
        names, kept = dict(self.names), rng.choice(KEPT)
        _rename(names, [change for change in self.unnamed if rng.random() < kept])
        return {name: bytes(self._file(number, rng, kept)) for name, number in names.items()}

    def _file(self, number: int, rng: random.Random, kept: float) -> bytearray:
        file = bytearray(self.files.get(number, b""))
        for change in self.unsynced.get(number, []):
            match change:
                case Written():
                    for sector in _sectors(change):
                        if rng.random() < kept:
                            _change(file, sector)
                        elif sector.offset >= len(file) and rng.random() < kept:
                            # The file has grown without its data.
                            _change(file, Written(number, sector.offset, rng.randbytes(len(sector.data))))
                case Truncated():
                    if rng.random() < kept:
                        _change(file, change)
        return file


def _change(file: bytearray, change: Written | Truncated) -> None:
    match change:
        case Written(offset=offset, data=data):
            file.extend(bytes(max(offset - len(file), 0)))
            file[offset : offset + len(data)] = data
        case Truncated(size=size):
            file.extend(bytes(max(size - len(file), 0)))
            del file[size:]


def _rename(names: dict[str, int], changes: list[Made | Gone]) -> None:
    for change in changes:
        match change:
            case Made(name=name, number=number):
                names[name] = number
            case Gone(name=name):
                names.pop(name, None)


def _sectors(written: Written) -> list[Written]:
    first, end = written.offset, written.offset + len(written.data)
    edges = [first, *range(first - first % SECTOR + SECTOR, end, SECTOR), end]
    return [
        Written(written.number, start, written.data[start - first : stop - first]) for start, stop in pairwise(edges)
    ]
