"""Records on the command line: play them through, print what was asked for."""

import json
import sys
from collections.abc import Callable, Sequence
from typing import Final

from bot.cli.record_files import MEGABYTES, Piece, UnreadableFile, pieces, whole
from bot.piquet.illegal import Illegal
from bot.piquet.record import Broken, Fault, Game, Json, NotARecord, read, summary, write_view
from bot.ui.archive.record_text import account
from bot.ui.kit.rule_errors_text import fault, refusal, shortened
from bot.ui.kit.words import words

EYES: Final[dict[str, int | None]] = {"0": 0, "1": 1, "public": None}
"""Whose eye a record can be shown to: the seats, and the public."""

WRONG: Final = 2
"""The exit status where anything was wrong."""


Trouble = UnreadableFile | NotARecord | Broken


def replay_json(files: Sequence[str]) -> int:
    """Prints the summary of each record, or its error, one line of JSON each. Gives the exit status."""
    return max([_print_json(piece, summary) for file in files for piece in pieces(file)])


def view_json(file: str, eye: int | None) -> int:
    """Prints a record as an eye may see it, or its error, as one line of JSON. Gives the exit status."""
    return _print_json(whole(file), lambda game: write_view(game.rules, game.players, game.deals, eye))


def replay_text(files: Sequence[str]) -> int:
    """Prints each record as a person reads it, and what is wrong on standard error. Gives the exit status."""
    return max([_print_text(piece, several=len(files) > 1) for file in files for piece in pieces(file)])


def _heading(name: str) -> list[str]:
    return [words()("account-file", file=_printable(name)), ""]


def _print_json(piece: Piece, tell: Callable[[Game], Json]) -> int:
    try:
        found, status = tell(read(piece.text())), 0
    except (UnreadableFile, NotARecord, Broken) as trouble:
        found, status = {"error": _error(trouble)}, WRONG
    sys.stdout.write(json.dumps(found) + "\n")
    return status


def _print_text(piece: Piece, *, several: bool) -> int:
    name = piece.file if piece.line is None else words()("cli-line", file=piece.file, line=piece.line)
    try:
        game = read(piece.text())
    except (UnreadableFile, NotARecord, Broken) as trouble:
        sys.stdout.flush()
        sys.stderr.write(_sentence(name, trouble) + "\n")
        return WRONG
    heading = _heading(name) if several or piece.line is not None else []
    foot = [""] if heading else []
    sys.stdout.writelines(f"{line}\n" for line in (*heading, *account(words(), game), *foot))
    return 0


def _error(trouble: Trouble) -> Json:
    if isinstance(trouble, Broken):
        return {"deal": trouble.deal, "action": trouble.action, "why": reason(trouble)}
    return {"why": reason(trouble)}


def reason(trouble: Trouble) -> str:
    """What is wrong, in a sentence."""
    match trouble:
        case UnreadableFile(key=key):
            return words()(key, megabytes=MEGABYTES)
        case NotARecord(fault=what):
            return fault(words(), what)
        case Broken(why=why, text=text):
            return refusal(words(), why) if isinstance(why, Illegal) else fault(words(), why, _printable(text))


def _sentence(file: str, trouble: Trouble) -> str:
    """What is wrong and where, for a person: deals and actions count from 1."""
    why, name = reason(trouble), _printable(file)
    match trouble:
        case Broken(deal=deal, action=action) if deal < 0 or action < 0:
            key = "cli-error-file" if deal < 0 else "cli-error-deal"
            return words()(key, file=name, deal=deal + 1, why=why)
        case Broken(deal=deal, action=action, why=Illegal(), text=text):
            quoted = shortened(_printable(text))
            return words()("cli-error-action", file=name, deal=deal + 1, action=action + 1, text=quoted, why=why)
        case Broken(deal=deal, action=action, why=why_not):
            key = "cli-error-end" if why_not is Fault.UNFINISHED else "cli-error-step"
            return words()(key, file=name, deal=deal + 1, action=action + (why_not is not Fault.UNFINISHED), why=why)
        case _:
            return words()("cli-error-file", file=name, why=why)


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "�" for letter in text)
