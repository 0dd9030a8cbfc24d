"""``python -m bot replay FILE…``: plays records through and prints them, as text or as JSON."""

import sys
from collections.abc import Sequence

from bot.cli.failure import fail
from bot.cli.record_errors import print_json, printable, sentence
from bot.cli.record_files import Piece, UnreadableFile, pieces
from bot.piquet.record import Broken, NotARecord, read, summary
from bot.ui.archive.record_text import record_lines
from bot.ui.kit.words import words


def run(*, files: Sequence[str], as_json: bool) -> int:
    """Prints each record for a person, or its summary as one line of JSON. Gives the exit status."""
    found = (piece for file in files for piece in pieces(file))
    if as_json:
        return max([print_json(piece, summary) for piece in found])
    return max([_print_text(piece, several=len(files) > 1) for piece in found])


def _print_text(piece: Piece, *, several: bool) -> int:
    name = piece.file if piece.line is None else words()("cli-line", file=piece.file, line=piece.line)
    try:
        game = read(piece.text())
    except (UnreadableFile, NotARecord, Broken) as error:
        sys.stdout.flush()
        return fail(sentence(name, error))
    heading = [words()("account-file", file=printable(name)), ""] if several or piece.line is not None else []
    foot = [""] if heading else []
    sys.stdout.writelines(f"{line}\n" for line in (*heading, *record_lines(words(), game), *foot))
    return 0
