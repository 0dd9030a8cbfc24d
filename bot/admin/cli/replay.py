"""``python -m bot replay FILE…``: replays records and prints them, as text or as JSON."""

import sys
from collections.abc import Sequence

from bot.admin.cli.record_files import Piece, UnreadableFile, fail_reading, pieces, print_json
from bot.admin.cli.terminal import say
from bot.features.archive.record_text import record_lines
from bot.piquet.record import Broken, NotARecord, RecordedPartie, read, summary
from bot.piquet.rules import READINGS
from bot.piquet.spelling import printable


def run(*, files: Sequence[str], as_json: bool, reading: str) -> int:
    found = (piece for file in files for piece in pieces(file))
    if as_json:
        return max([print_json(piece, summary, reading) for piece in found])
    return max([_print_text(piece, reading, several=len(files) > 1) for piece in found])


def _print_text(piece: Piece, reading: str, *, several: bool) -> int:
    try:
        game = read(piece.text(), reading)
    except (UnreadableFile, NotARecord, Broken) as error:
        status = fail_reading(piece, error)
        if not reading:
            _warn_of_reading(piece, None)
        return status
    if not reading:
        _warn_of_reading(piece, game)
    heading = [say("account-file", file=printable(piece.name)), ""] if several or piece.line is not None else []
    foot = [""] if heading else []
    sys.stdout.writelines(f"{line}\n" for line in (*heading, *record_lines(say, game), *foot))
    return 0


def _warn_of_reading(piece: Piece, game: RecordedPartie | None) -> None:
    # Any version that reads the record differently may have written it.
    told = [] if game is None else [summary(game)]
    for version in reversed(READINGS):
        try:
            earlier = summary(read(piece.text(), version))
        except (UnreadableFile, NotARecord, Broken):
            continue
        if earlier not in told:
            told.append(earlier)
            sys.stdout.flush()
            sys.stderr.write(say("cli-earlier", file=printable(piece.name), version=version) + "\n")
