"""Reads the record files of the command line: a file holds one record, or one on each line (JSON Lines)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

STANDARD_INPUT: Final = "-"
MEGABYTES: Final = 1
HUGE: Final = MEGABYTES * 1_000_000
"""The longest record that is read, in bytes; a long partie takes some fifty thousand."""


class UnreadableFile(Exception):
    """A file that cannot be read as text. ``key`` is the key of the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Piece:
    """The content that should be a record: a whole file, or one ``line`` of it (from 1). Or the error of reading it."""

    file: str
    content: bytes | UnreadableFile
    line: int | None = None

    def text(self) -> str:
        """The content as text. Raises UnreadableFile."""
        if isinstance(self.content, UnreadableFile):
            raise self.content
        if len(self.content) > HUGE:
            raise UnreadableFile("cli-file-huge")
        try:
            return self.content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise UnreadableFile("cli-file-not-text") from None


def whole(file: str) -> Piece:
    """The whole file as one piece; ``-`` is standard input."""
    try:
        with _open(file) as source:
            return Piece(file, source.read(HUGE + 1))
    except (OSError, ValueError) as error:
        return _unreadable(file, error)


def pieces(file: str) -> Iterator[Piece]:
    """The records of a file, each read when it is needed; ``-`` is standard input."""
    try:
        with _open(file) as source:
            start = source.read(HUGE + 1)
            if not _has_lines(start):
                yield Piece(file, start)
                return
            for number, line in enumerate(_lines(start, source), 1):
                if line.strip():
                    yield Piece(file, line, number)
    except (OSError, ValueError) as error:
        yield _unreadable(file, error)


def _open(file: str) -> BinaryIO:
    return open(0, "rb", closefd=False) if file == STANDARD_INPUT else Path(file).open("rb")


def _unreadable(file: str, error: Exception) -> Piece:
    return Piece(file, UnreadableFile(_KEYS.get(type(error), "cli-file-unreadable")))


_KEYS: Final[dict[type[Exception], str]] = {
    FileNotFoundError: "cli-file-missing",
    IsADirectoryError: "cli-file-folder",
    PermissionError: "cli-file-forbidden",
}


def _has_lines(start: bytes) -> bool:
    """Whether the file has a record on each line: its start is not one JSON value, and one of its lines is a record."""
    lines = start.splitlines()
    return len(lines) > 1 and not _is_json(start) and any(map(_is_record, lines))


def _is_json(content: bytes) -> bool:
    try:
        json.loads(content)
    except (ValueError, RecursionError):
        return False
    return True


def _is_record(line: bytes) -> bool:
    """Whether the line is JSON with the key ``piquet``. Most other lines are not even parsed."""
    if b'"piquet"' not in line:
        return False
    try:
        found = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "piquet" in found


def _lines(start: bytes, source: BinaryIO) -> Iterator[bytes]:
    """The lines of a file whose start is read already. A line that is too long is cut."""
    *complete, rest = start.split(b"\n")
    yield from complete
    yield rest + (_line(source) if len(start) > HUGE else b"")
    while line := _line(source):
        yield line


def _line(source: BinaryIO) -> bytes:
    line = source.readline(HUGE + 1)
    while len(line) > HUGE and not line.endswith(b"\n"):
        more = source.readline(HUGE + 1)
        if len(more) <= HUGE or more.endswith(b"\n"):
            break
    return line
