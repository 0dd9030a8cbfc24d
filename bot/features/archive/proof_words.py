from collections.abc import Iterator

from bot.kit.words import Words, shortened, yes_or_no
from bot.piquet.proof import LONGEST_CUT, Proof, as_key, enters, shown_key
from bot.piquet.proof_check import ProofCheck, ProofVerdict, claim_of


def people_of(proof: Proof) -> list[int]:
    """Returns the seats of people, and the house's seat if cut words were given for it."""
    house = None if proof.house is None or enters(proof.cuts[proof.house.seat]) else proof.house.seat
    return [seat for seat in (0, 1) if seat != house]


def is_hidden(words: str) -> bool:
    return bool(words) and as_key(words) == words


def proof_lines(say: Words, proof: Proof, names: tuple[str, str]) -> Iterator[str]:
    """Yields a proof's number, commitment, cut words (shortened) and their hashes, and secret."""
    yield say("check-text-title")
    number = shortened(proof.number, LONGEST_CUT)
    yield "  " + say("check-text-number" if proof.of_day is None else "check-text-day-number", number=number)
    yield "  " + say("check-text-commitment", commitment=proof.commitment)
    for seat in people_of(proof):
        words = proof.cuts[seat]
        shown = shortened("".join(letter if letter.isprintable() else "�" for letter in words), LONGEST_CUT)
        if proof.of_day is not None:
            yield "  " + say("check-text-day-words", keys=shown or say("check-words-none"))
            break
        yield "  " + say("check-text-words", name=names[seat], words=shown or say("check-words-none"))
        if key := shown_key(words):
            yield "  " + say("check-text-key", name=names[seat], key=key)
    if proof.secret is None:
        yield "  " + say("check-text-open" if proof.of_day is None else "check-text-day-open")
    else:
        yield "  " + say("check-text-secret", secret=proof.secret.hex())


def fits(say: Words, found: ProofCheck) -> str:
    """Says whether the packs follow from the published secret, or what contradicts it."""
    if found.verdict is ProofVerdict.PROVEN:
        return say("check-fits", deals=len(found.packs))
    deal = 0 if found.deal is None else found.deal + 1
    return say("check-contradiction", what=found.verdict.value, deal=deal)


def claim(say: Words, proof: Proof, seat: int | None, names: tuple[str, str]) -> str:
    """Says what a proof guarantees the player in ``seat``, or everyone else if ``seat`` is None."""
    if seat is not None or proof.of_day is not None:
        return say(f"check-claim-{claim_of(proof, seat or 0)}", other=names[1 - (seat or 0)])
    people = people_of(proof)
    return say("check-claim-onlooker", people=len(people), name=names[people[0]])


def always(say: Words, proof: Proof, found: ProofCheck) -> str:
    return say("check-always", day=yes_or_no(proof.of_day is not None), chosen=yes_or_no(found.chosen))


def claims(say: Words, proof: Proof, found: ProofCheck, names: tuple[str, str]) -> Iterator[str]:
    for seat in people_of(proof):
        yield say("check-to", name=names[seat], claim=claim(say, proof, seat, names))
    yield say("check-to-others", claim=claim(say, proof, None, names))
    yield always(say, proof, found)
