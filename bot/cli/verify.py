"""``python -m bot verify FILE…``: makes every pack of records again, and says what is proven of them."""

import json
import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final

from bot.cli.database_files import EVERY
from bot.cli.failure import WRONG, fail
from bot.cli.record_errors import error_json, printable, sentence
from bot.cli.record_files import Piece, UnreadableFile, pieces
from bot.cli.terminal import terminal_words
from bot.piquet.cards import write_cards
from bot.piquet.proof_check import ProofCheck, ProofVerdict, check_proof
from bot.piquet.record import Broken, Json, NotARecord, RecordedPartie, read
from bot.services.house.house_check import HouseAnswer, answered, compared, is_checkable, questions, unaccounted
from bot.ui.archive.proof_words import found_lines, proof_lines
from bot.ui.archive.record_text import unmarked
from bot.ui.kit.words import Words

UNPROVEN: Final = 1
"""The exit status if nothing contradicts a record, but not everything is proven: it has no proof, or no secret yet."""


def run(*, files: Sequence[str], as_json: bool, packs: bool, house: bool) -> int:
    """Checks each record, for a person or as one line of JSON. Gives the exit status: 0, 1 or 2."""
    found = (piece for file in files for piece in pieces(file))
    return max([_verify(piece, as_json, packs, house) for piece in found])


def _verify(piece: Piece, as_json: bool, packs: bool, house: bool) -> int:
    say = terminal_words()
    name = piece.file if piece.line is None else say("cli-line", file=piece.file, line=piece.line)
    try:
        game = read(piece.text())
    except (UnreadableFile, NotARecord, Broken) as error:
        if as_json:
            sys.stdout.write(json.dumps({"error": error_json(error)}) + "\n")
            return WRONG
        sys.stdout.flush()
        return fail(sentence(name, error))
    check = check_proof(game)
    status, asked = _status(check), None
    if house and status == 0:
        status, asked = _ask_house(game)
    if as_json:
        told = {"verdict": check.verdict, "deal": check.deal, "words": list(check.words)}
        more = {"packs": list(map(write_cards, check.packs))} if packs else {}
        sys.stdout.write(json.dumps(told | more | ({"house": asked} if house else {})) + "\n")
        return status
    lines = [say("account-file", file=printable(name)), *_lines(say, game, check)]
    lines += [f"{at}: {write_cards(pack)}" for at, pack in enumerate(check.packs, 1)] if packs else []
    lines += [_house_line(say, asked)] if asked else []
    sys.stdout.write("\n".join(map(unmarked, lines)) + "\n\n")
    return status


def _status(check: ProofCheck) -> int:
    if check.verdict.is_contradiction:
        return WRONG
    return 0 if check.verdict is ProofVerdict.PROVEN else UNPROVEN


def _lines(say: Words, game: RecordedPartie, check: ProofCheck) -> Iterator[str]:
    proof = game.proof
    if proof is None:
        yield say("cli-verify-none")
        return
    names = printable(game.players[0]), printable(game.players[1])
    yield from proof_lines(say, proof, names)
    if check.verdict is ProofVerdict.NO_SECRET:
        yield say("cli-verify-open")
    else:
        yield from found_lines(say, proof, check, names)
    if check.verdict is ProofVerdict.PROVEN:
        yield say("cli-verify-compare")


def _ask_house(game: RecordedPartie) -> tuple[int, Json]:
    """Asks this version what the house was asked, up to the first contradiction: the exit status, and that."""
    if not is_checkable(game):
        return UNPROVEN, {"found": "none"}
    if (missing := unaccounted(game)) is not None:
        return WRONG, {"found": "unaccounted", "deal": missing.deal, "action": missing.action}
    asked, printed_at, gone = list(questions(game)), monotonic(), None
    for done, question in enumerate(asked):
        if monotonic() - printed_at >= EVERY:
            printed_at = monotonic()
            sys.stderr.write(terminal_words()("cli-verify-progress", done=done, all=len(asked)) + "\n")
        answer = answered(question)
        found = compared(question, answer)
        differs = {"deal": question.deal, "action": question.action, "version": question.version}
        differs |= {"did": str(question.done), "chooses": str(answer)}
        if found is HouseAnswer.OTHER:
            return WRONG, {"found": found} | differs
        gone = gone or (differs if found is HouseAnswer.OTHER_VERSION else None)
    if gone:
        return UNPROVEN, {"found": HouseAnswer.OTHER_VERSION} | gone
    return 0, {"found": HouseAnswer.SAME, "decisions": len(asked)}


def _house_line(say: Words, asked: Json) -> str:
    match asked:
        case {"found": "same", "decisions": decisions}:
            return say("check-house-same", decisions=decisions)
        case {"found": "unaccounted", "deal": deal, "action": action}:
            return say("check-house-unaccounted", deal=deal + 1, decision=action + 1)
        case {"found": "other" | "other-version" as found, "deal": deal, "action": action}:
            key = "cli-verify-other" if found == "other" else "cli-verify-version"
            version = printable(asked["version"])
            return say(
                key, deal=deal + 1, action=action + 1, version=version, did=asked["did"], chooses=asked["chooses"]
            )
    return say("cli-verify-no-house")
