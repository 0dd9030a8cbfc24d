"""Files on the command line, piece by piece: each has one record, or a record a line (JSON Lines)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

STANDARD_INPUT: Final = "-"
MEGABYTES: Final = 1
HUGE: Final = MEGABYTES * 1_000_000
"""More bytes than a record has by far: a long partie takes some fifty thousand."""


class UnreadableFile(Exception):
    """A file that cannot be read as text. ``key`` names the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Piece:
    """What is taken for a record: a whole file, or one ``line`` (from 1) of it; or what was wrong in reading it."""

    file: str
    content: bytes | UnreadableFile
    line: int | None = None

    def text(self) -> str:
        """The text. Raises UnreadableFile."""
        if isinstance(self.content, UnreadableFile):
            raise self.content
        if len(self.content) > HUGE:
            raise UnreadableFile("cli-file-huge")
        try:
            return self.content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise UnreadableFile("cli-file-not-text") from None


def whole(file: str) -> Piece:
    """The file as one piece; ``-`` is standard input."""
    try:
        with _opened(file) as source:
            return Piece(file, source.read(HUGE + 1))
    except (OSError, ValueError) as error:
        return _unreadable(file, error)


def pieces(file: str) -> Iterator[Piece]:
    """The records of a file, as they are asked for; ``-`` is standard input."""
    try:
        with _opened(file) as source:
            start = source.read(HUGE + 1)
            if not _has_lines(start):
                yield Piece(file, start)
                return
            for number, line in enumerate(_lines(start, source), 1):
                if line.strip():
                    yield Piece(file, line, number)
    except (OSError, ValueError) as error:
        yield _unreadable(file, error)


def _opened(file: str) -> BinaryIO:
    return open(0, "rb", closefd=False) if file == STANDARD_INPUT else Path(file).open("rb")


def _unreadable(file: str, error: Exception) -> Piece:
    return Piece(file, UnreadableFile(_KEYS.get(type(error), "cli-file-unreadable")))


_KEYS: Final[dict[type[Exception], str]] = {
    FileNotFoundError: "cli-file-missing",
    IsADirectoryError: "cli-file-folder",
    PermissionError: "cli-file-forbidden",
}


def _has_lines(start: bytes) -> bool:
    """Whether a file that begins so has a record a line: it is no JSON as a whole, and a line of it is a record."""
    lines = start.splitlines()
    return len(lines) > 1 and not _is_json(start) and any(map(_is_record, lines))


def _is_json(content: bytes) -> bool:
    try:
        json.loads(content)
    except (ValueError, RecursionError):
        return False
    return True


def _is_record(line: bytes) -> bool:
    """Whether a line names itself a record; read as JSON only where it looks like one."""
    if b'"piquet"' not in line:
        return False
    try:
        found = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "piquet" in found


def _lines(start: bytes, source: BinaryIO) -> Iterator[bytes]:
    """The lines of a file of which the start is read already; of one that is far too long, its beginning."""
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
