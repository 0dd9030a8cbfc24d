"""``python -m bot verify FILE…``: recomputes each record's packs from its proof, and compares them."""

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from bot.admin.cli.database_files import EVERY
from bot.admin.cli.record_files import Piece, UnreadableFile, error_json, fail_reading, passage, pieces
from bot.admin.cli.terminal import WRONG, say, tell
from bot.admin.progress import paced
from bot.features.archive.proof_words import claims, fits, proof_lines
from bot.features.archive.record_text import unmarked
from bot.features.proofs.house_check import (
    HouseAnswer,
    HouseQuestion,
    answered,
    compared,
    is_checkable,
    questions,
    unaccounted,
)
from bot.kit.words import Words
from bot.piquet.actions import Action
from bot.piquet.cards import write_cards
from bot.piquet.proof_check import ProofCheck, ProofVerdict, check_proof
from bot.piquet.record import Broken, Json, NotARecord, RecordedPartie, read
from bot.piquet.spelling import printable

UNPROVEN: Final = 1
"""Exit status for a record that is neither proven nor contradicted, such as one without its secret."""


def run(*, files: Sequence[str], as_json: bool, packs: bool, house: bool) -> int:
    """Checks each record and, with ``house``, the house's decisions, and prints the results."""
    found = (piece for file in files for piece in pieces(file))
    return max([_verify(piece, as_json, packs, house) for piece in found])


def _verify(piece: Piece, as_json: bool, packs: bool, house: bool) -> int:
    try:
        game = read(piece.text())
    except (UnreadableFile, NotARecord, Broken) as error:
        if as_json:
            tell(json.dumps({"error": error_json(error)}))
            return WRONG
        return fail_reading(piece, error)
    check = check_proof(game)
    status, asked = _status(check), None
    if house and status == 0:
        status, asked = _ask_house(game)
    if as_json:
        told = {"verdict": check.verdict, "deal": check.deal, "words": list(check.words)}
        more = {"packs": list(map(write_cards, check.packs))} if packs else {}
        tell(json.dumps(told | more | ({"house": asked} if house else {})))
        return status
    lines = [say("account-file", file=printable(piece.name)), *_lines(say, game, check)]
    lines += [f"{at}: {write_cards(pack)}" for at, pack in enumerate(check.packs, 1)] if packs else []
    lines += _house_lines(say, asked) if asked else []
    tell("\n".join(map(unmarked, [*lines, ""])))
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
    names = passage(game.players[0]), passage(game.players[1])
    yield from proof_lines(say, proof, names)
    if check.verdict is ProofVerdict.NO_SECRET:
        yield say("cli-verify-open")
    else:
        yield fits(say, check)
    if check.verdict is ProofVerdict.PROVEN:
        yield from claims(say, proof, check, names)
        yield say("cli-verify-compare")


def _ask_house(game: RecordedPartie) -> tuple[int, Json]:
    if not is_checkable(game):
        return UNPROVEN, {"found": "none"}
    if (missing := unaccounted(game)) is not None:
        return WRONG, {"found": "unaccounted", "deal": missing.deal, "action": missing.action}
    asked = list(questions(game))
    pairs = list(zip(asked, _answers(asked), strict=True))
    found = [compared(question, answer) for question, answer in pairs]
    counted: Json = {
        "decisions": len(found),
        "same": found.count(HouseAnswer.SAME),
        "rule_of_thumb": sum(question.by_rule_of_thumb for question in asked),
    }
    for worst in (HouseAnswer.OTHER, HouseAnswer.OTHER_VERSION):
        if worst in found:
            return UNPROVEN, {"found": worst, **counted, **_differing(*pairs[found.index(worst)])}
    return 0, {"found": HouseAnswer.SAME, **counted}


def _answers(asked: Sequence[HouseQuestion]) -> Iterator[Action]:
    progress = paced(EVERY, _print_progress)
    for done, question in enumerate(asked):
        progress(done, len(asked))
        yield answered(question)


def _print_progress(done: int, total: int) -> None:
    sys.stderr.write(say("cli-verify-progress", done=done, all=total) + "\n")


def _differing(question: HouseQuestion, answer: Action) -> Json:
    where = {"deal": question.deal, "action": question.action, "version": question.version}
    return where | {"did": str(question.done), "chooses": str(answer)}


def _house_lines(say: Words, asked: Json) -> Iterator[str]:
    match asked:
        case {"found": "same", "decisions": decisions}:
            yield say("check-house-same", decisions=decisions)
        case {"found": "unaccounted", "deal": deal, "action": action}:
            yield say("check-house-unaccounted", deal=deal + 1, decision=action + 1)
        case {"found": "other" | "other-version" as found, "deal": deal, "action": action}:
            key = "cli-verify-other" if found == "other" else "cli-verify-version"
            count = {"same": asked["same"], "all": asked["decisions"], "deal": deal + 1, "action": action + 1}
            version, did = passage(asked["version"]), asked["did"]
            yield say(key, **count, version=version, did=did, chooses=asked["chooses"])
        case _:
            yield say("cli-verify-no-house")
    if thumb := asked.get("rule_of_thumb"):
        yield say("check-house-thumb", number=thumb, all=asked["decisions"])
    if asked["found"] == "same" and asked["decisions"]:
        yield say("check-house-proves")
