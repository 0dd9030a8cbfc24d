"""The proof of a partie's deals in words: as it stands in the record that a person reads, and what it shows."""

from collections.abc import Iterator
from typing import Final

from bot.piquet.proof import Proof, as_key
from bot.piquet.proof_check import ProofCheck, ProofVerdict
from bot.ui.kit.words import Words

_SEATS: Final = (0, 1)


def people_of(proof: Proof) -> tuple[int, ...]:
    """The seats of people, who may give words; the house gives none."""
    return _SEATS if proof.house is None else (1 - proof.house.seat,)


def is_hidden(words: str) -> bool:
    """Whether only the key of cut words is known."""
    return bool(words) and as_key(words) == words


def proof_lines(say: Words, proof: Proof, names: tuple[str, str]) -> Iterator[str]:
    """The commitment, the number, the words and the secret, a line each, below a heading."""
    yield say("check-text-title")
    yield "  " + say("check-text-number", number=proof.number)
    yield "  " + say("check-text-commitment", commitment=proof.commitment)
    for seat in people_of(proof):
        words = proof.cuts[seat]
        told = "".join(letter if letter.isprintable() else "�" for letter in words) or say("check-words-none")
        yield "  " + say("check-text-words", name=names[seat], words=told)
    if proof.secret is None:
        yield "  " + say("check-text-open")
    else:
        yield "  " + say("check-text-secret", secret=proof.secret.hex())


def found_lines(say: Words, proof: Proof, found: ProofCheck, names: tuple[str, str]) -> list[str]:
    """What the bot has found in a partie whose secret is known, and what that proves and what not, a line each."""
    if found.verdict is not ProofVerdict.PROVEN:
        deal = 0 if found.deal is None else found.deal + 1
        return [say("check-contradiction", what=found.verdict.value, deal=deal)]
    fits = say("check-fits", deals=len(found.packs))
    match [names[seat] for seat in people_of(proof) if found.words[seat]]:
        case [first, second]:
            return [fits, say("check-proven-both", first=first, second=second)]
        case [only]:
            return [fits, say("check-proven-one", name=only)]
        case _:
            return [fits, say("check-proven-nobody")]
