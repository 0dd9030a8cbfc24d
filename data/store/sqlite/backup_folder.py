"""The folder with the bot's backups. Each file name has the backup's time."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from data.store.sqlite.backup import remove_leftovers

VERSIONS_KEPT: Final = 3
"""How many versions keep an upgrade backup."""
_WHEN: Final = "%Y%m%dT%H%M%SZ"


@dataclass(frozen=True, slots=True)
class BackupFolder:
    """A folder with a database's backups. Every method may raise OSError.

    Backup names are ``<database>-20261123T224000Z.sqlite3`` (UTC) and, before an upgrade,
    ``<database>-version-18-20261123T224000Z.sqlite3``. Files with other names stay.
    """

    path: Path
    database: Path
    keep: int
    """How many backups are kept, not counting upgrade backups."""

    def prepare(self) -> None:
        """Creates the folder, and removes unfinished copies."""
        self.path.mkdir(mode=0o700, exist_ok=True)
        self.remove_leftovers()

    def file(self, now: int, version: int | None = None) -> Path:
        """Returns the path for a backup at ``now`` (Unix seconds), before an upgrade from ``version`` if given."""
        of = "" if version is None else f"-version-{version}"
        return self.path / f"{self.database.stem}{of}-{datetime.fromtimestamp(now, UTC):{_WHEN}}.sqlite3"

    def newest(self, now: int) -> int | None:
        """Returns the newest backup's Unix time, or None. Ignores times after ``now``, written by a wrong clock."""
        return max((made_at for made_at, _ in self._backups() if made_at <= now), default=None)

    def remove_oldest(self, new: Path) -> int:
        """Removes the oldest backups beyond ``keep``, but never ``new``. Returns how many are left."""
        others = [file for _, file in sorted(self._backups()) if file != new]
        surplus = others[: max(len(others) + 1 - self.keep, 0)]
        for file in surplus:
            file.unlink(missing_ok=True)
        return len(others) + 1 - len(surplus)

    def remove_before_upgrades(self) -> None:
        """Removes upgrade backups, but keeps the newest for each of the last ``VERSIONS_KEPT`` versions."""
        found = sorted(self._before_upgrades())
        newest = {version: file for version, _, file in found}
        kept = [newest[version] for version in sorted(newest)[-VERSIONS_KEPT:]]
        for _, _, file in found:
            if file not in kept:
                file.unlink(missing_ok=True)

    def remove_leftovers(self) -> None:
        """Removes unfinished copies left by killed processes, also with names from earlier bot versions."""
        remove_leftovers(self.path)
        unfinished = re.compile(rf"\.{re.escape(self.database.stem)}-\d{{8}}T\d{{6}}Z\.sqlite3\.\w+\.new(-\w+)?")
        for file in self._files():
            if unfinished.fullmatch(file.name):
                file.unlink(missing_ok=True)

    def _backups(self) -> Iterator[tuple[int, Path]]:
        for _, made_at, file in self._named(""):
            yield made_at, file

    def _before_upgrades(self) -> Iterator[tuple[int, int, Path]]:
        for found, made_at, file in self._named(r"-version-(?P<version>\d{1,6})"):
            yield int(found["version"]), made_at, file

    def _named(self, of: str) -> Iterator[tuple[re.Match[str], int, Path]]:
        named = re.compile(rf"{re.escape(self.database.stem)}{of}-(?P<when>\d{{8}}T\d{{6}}Z)\.sqlite3")
        for file in self._files():
            if (found := named.fullmatch(file.name)) and (made_at := _unix_time(found["when"])) is not None:
                yield found, made_at, file

    def _files(self) -> Iterator[Path]:
        with os.scandir(self.path) as entries:
            yield from (Path(entry.path) for entry in entries if entry.is_file(follow_symlinks=False))


def _unix_time(text: str) -> int | None:
    try:
        return int(datetime.strptime(text, _WHEN).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return None
