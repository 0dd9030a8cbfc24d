"""Reads files with one record or (JSON Lines) one record per line, and explains errors."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from bot.admin.cli.terminal import WRONG, fail, say, tell
from bot.kit.partie_text import refusal
from bot.kit.words import shortened
from bot.piquet.illegal import Illegal
from bot.piquet.record import Broken, Fault, Json, NotARecord, RecordedPartie, read
from bot.piquet.spelling import LONGEST, printable, quoted

STANDARD_INPUT: Final = "-"
MEGABYTES: Final = 1
HUGE: Final = MEGABYTES * 1_000_000
"""The most bytes in a record; a long partie has about fifty thousand."""


def passage(text: str) -> str:
    """Makes text printable, and shortens long text with an ellipsis."""
    return shortened(printable(text), LONGEST)


class UnreadableFile(Exception):
    """A file or line that cannot be read. ``key`` names the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Piece:
    """The text of one record (a whole file, or its line number ``line``), or the error from reading it."""

    file: str
    content: bytes | UnreadableFile
    line: int | None = None

    @property
    def name(self) -> str:
        return self.file if self.line is None else say("cli-line", file=self.file, line=self.line)

    def text(self) -> str:
        if isinstance(self.content, UnreadableFile):
            raise self.content
        if len(self.content) > HUGE:
            raise UnreadableFile("cli-file-huge")
        try:
            return self.content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise UnreadableFile("cli-file-not-text") from None


def whole(file: str) -> Piece:
    try:
        with _open(file) as source:
            return Piece(file, source.read(HUGE + 1))
    except (OSError, ValueError) as error:
        return _unreadable(file, error)


def pieces(file: str) -> Iterator[Piece]:
    """Yields a file's records one by one; ``-`` is standard input."""
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
    lines = start.splitlines()
    # JSON Lines: not one JSON value, but some line is a record.
    return len(lines) > 1 and not _is_json(start) and any(map(_is_record, lines))


def _is_json(content: bytes) -> bool:
    try:
        json.loads(content)
    except (ValueError, RecursionError):
        return False
    return True


def _is_record(line: bytes) -> bool:
    # This saves parsing most other lines.
    if b'"piquet"' not in line:
        return False
    try:
        found = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "piquet" in found


def _lines(start: bytes, source: BinaryIO) -> Iterator[bytes]:
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


RecordError = UnreadableFile | NotARecord | Broken


def print_json(piece: Piece, summarize: Callable[[RecordedPartie], Json], reading: str = "") -> int:
    """Prints a record's summary, or its error, as a JSON line. Returns the exit status."""
    try:
        found, status = summarize(read(piece.text(), reading)), 0
    except (UnreadableFile, NotARecord, Broken) as error:
        found, status = {"error": error_json(error)}, WRONG
    tell(json.dumps(found))
    return status


def error_json(error: RecordError) -> Json:
    """Converts an error to JSON, with deals and actions counted from 0."""
    if isinstance(error, Broken):
        return {"deal": error.deal, "action": error.action, "why": reason(error)}
    return {"why": reason(error)}


def reason(error: RecordError) -> str:
    match error:
        case UnreadableFile(key=key):
            return say(key, megabytes=MEGABYTES)
        case Broken(why=Illegal() as illegal):
            return refusal(say, illegal)
        case Broken(field=field, reason=why) if field:
            return f"{field}: {why}"
        case Broken(reason=why):
            return why
        case _:
            return str(error)


def place_and_reason(error: RecordError) -> str:
    if isinstance(error, Broken) and isinstance(error.why, Illegal):
        return f"{error.place}: {quoted(error.text)}: {refusal(say, error.why)}"
    return reason(error) if isinstance(error, UnreadableFile) else str(error)


def fail_reading(piece: Piece, error: RecordError) -> int:
    sys.stdout.flush()
    return fail(_sentence(piece.name, error))


def _sentence(file: str, error: RecordError) -> str:
    # For people deals and actions count from 1.
    why, name = reason(error), printable(file)
    match error:
        case Broken(deal=deal, action=action) if deal < 0 or action < 0:
            key = "cli-error-file" if deal < 0 else "cli-error-deal"
            return say(key, file=name, deal=deal + 1, why=why)
        case Broken(deal=deal, action=action, why=Illegal(), text=text):
            said = passage(text)
            return say("cli-error-action", file=name, deal=deal + 1, action=action + 1, text=said, why=why)
        case Broken(deal=deal, action=action, why=why_not):
            key = "cli-error-end" if why_not is Fault.UNFINISHED else "cli-error-step"
            return say(key, file=name, deal=deal + 1, action=action + (why_not is not Fault.UNFINISHED), why=why)
        case _:
            return say("cli-error-file", file=name, why=why)
