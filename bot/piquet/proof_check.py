"""Checks a partie against its proof: the secret, the cut for deal, and every pack made again."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.proof import Proof, Shuffler, enters
from bot.piquet.record import RecordedPartie, deal_text
from bot.piquet.rules import Rules

Pack = tuple[Card, ...]


class ProofVerdict(StrEnum):
    """What is proven of a partie, or what is the first that does not fit."""

    NO_PROOF = "no-proof"
    NO_SECRET = "no-secret"  # noqa: S105 - no password
    OTHER_SECRET = "other-secret"  # noqa: S105 - no password
    OTHER_CUT = "other-cut"
    OTHER_DEALER = "other-dealer"
    OTHER_PACK = "other-pack"
    PROVEN = "proven"

    @property
    def is_contradiction(self) -> bool:
        """Whether the partie and its proof contradict each other."""
        return self.value.startswith("other-")


@dataclass(frozen=True, slots=True)
class ProofCheck:
    """What became of the check.

    ``words`` is by seat whether their cut words entered the packs. ``packs`` are all packs as the secret makes them
    from the deals of the record, top card first; none if the secret is not known or not the one promised. ``deal`` is
    the first one, from 0, that was not dealt from its pack.
    """

    verdict: ProofVerdict
    words: tuple[bool, bool] = (False, False)
    packs: tuple[Pack, ...] = ()
    deal: int | None = None


def check_proof(game: RecordedPartie) -> ProofCheck:
    """Checks all that the proof of a partie says. A partie that is not over is checked as far as it goes."""
    proof = game.proof
    if proof is None:
        return ProofCheck(ProofVerdict.NO_PROOF)
    words = enters(proof.cuts[0]), enters(proof.cuts[1])
    if proof.secret is None:
        return ProofCheck(ProofVerdict.NO_SECRET, words)
    if not proof.is_kept:
        return ProofCheck(ProofVerdict.OTHER_SECRET, words)
    shuffler = Shuffler(proof.secret, proof.cuts)
    packs = made_packs(shuffler, game)
    if against_cut := _against_cut(proof, shuffler, game):
        return ProofCheck(against_cut, words, packs)
    for number, (deal, pack) in enumerate(zip(game.deals, packs, strict=True)):
        if not _is_dealt_from(game.rules, deal, pack):
            return ProofCheck(ProofVerdict.OTHER_PACK, words, packs, number)
    return ProofCheck(ProofVerdict.PROVEN, words, packs)


def made_packs(shuffler: Shuffler, game: RecordedPartie) -> tuple[Pack, ...]:
    """The pack of each deal of the partie, made again after the deals before it."""
    texts = [deal_text(deal) for deal in game.deals]
    return tuple(shuffler.pack(islice(texts, number)) for number in range(len(texts)))


def _against_cut(proof: Proof, shuffler: Shuffler, game: RecordedPartie) -> ProofVerdict | None:
    if not proof.cut:
        return None
    cut, winner = shuffler.cut(game.rules)
    if proof.cut != cut:
        return ProofVerdict.OTHER_CUT
    # With an auction the winner deals. In every other set the winner chooses who deals, so it may be either.
    if game.rules.auction and game.deals and game.deals[0].dealer != winner:
        return ProofVerdict.OTHER_DEALER
    return None


def _is_dealt_from(rules: Rules, deal: Deal, pack: Pack) -> bool:
    made = Deal.from_pack(rules, deal.dealer, pack)
    return (made.dealt, made.talon) == (deal.dealt, deal.talon)
