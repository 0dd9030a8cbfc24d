from dataclasses import dataclass
from enum import StrEnum

from .cards import Card
from .deal import Deal
from .proof import Proof, Shuffler, enters
from .record import RecordedPartie
from .rules import Rules

Pack = tuple[Card, ...]


class ProofVerdict(StrEnum):
    """The result of checking a proof: proven, nothing to check, or the first contradiction."""

    NO_PROOF = "no-proof"
    NO_SECRET = "no-secret"  # noqa: S105 - no password
    OTHER_SECRET = "other-secret"  # noqa: S105 - no password
    OTHER_CUT = "other-cut"
    OTHER_DEALER = "other-dealer"
    OTHER_PACK = "other-pack"
    PROVEN = "proven"

    @property
    def is_contradiction(self) -> bool:
        return self.value.startswith("other-")


class Claim(StrEnum):
    """The assurance that a proven partie gives a player, depending on when they gave cut words."""

    SECRET_FIRST = "secret-first"  # noqa: S105 - no password
    """The player gave no words: it is proven only that the secret behind the packs was fixed before the first card."""
    WORDS_LAST = "words-last"
    """The player gave words after everything else was fixed: choosing the packs meant guessing the words."""
    WORDS_FIRST = "words-first"
    """The player's words were known before the other accepted, so host and other player could choose together."""
    OF_DAY = "of-day"
    """A daily deal: the server's packs were fixed together, before some people gave words, or without any words."""


@dataclass(frozen=True, slots=True)
class ProofCheck:
    """The result of checking a partie against its proof."""

    verdict: ProofVerdict
    words: tuple[bool, bool] = (False, False)
    """Whether each seat's cut words entered the packs."""
    packs: tuple[Pack, ...] = ()
    """The packs that the secret gives, top card first; none if the secret is unknown or not the committed one."""
    deal: int | None = None
    """The first deal, from 0, that was not dealt from its pack, if any."""
    chosen: bool = False
    """Whether the winner of the cut chose who dealt first; true only for a proven partie without auction."""


def check_proof(game: RecordedPartie) -> ProofCheck:
    """Checks a partie's cut and the packs of its deals so far against its proof."""
    proof = game.proof
    if proof is None:
        return ProofCheck(ProofVerdict.NO_PROOF)
    words = enters(proof.cuts[0]), enters(proof.cuts[1])
    shuffler = proof.shuffler
    if shuffler is None:
        return ProofCheck(ProofVerdict.NO_SECRET, words)
    if not proof.matches_commitment:
        return ProofCheck(ProofVerdict.OTHER_SECRET, words)
    packs = tuple(map(shuffler.pack, range(len(game.deals))))
    if against_cut := _against_cut(proof, shuffler, game):
        return ProofCheck(against_cut, words, packs)
    for number, (deal, pack) in enumerate(zip(game.deals, packs, strict=True)):
        if not _is_dealt_from(game.rules, deal, pack):
            return ProofCheck(ProofVerdict.OTHER_PACK, words, packs, number)
    return ProofCheck(ProofVerdict.PROVEN, words, packs, chosen=bool(proof.cut) and not game.rules.auction)


def claim_of(proof: Proof, seat: int) -> Claim:
    """Returns the assurance that a proven partie gives this seat. The challenger has seat 0."""
    if proof.of_day is not None:
        return Claim.OF_DAY
    if not enters(proof.cuts[seat]):
        return Claim.SECRET_FIRST
    # The house never gives cut words, so those of its challenger are the last.
    against_house = proof.house is not None and proof.house.seat != seat and not enters(proof.cuts[1 - seat])
    return Claim.WORDS_LAST if seat == 1 or against_house else Claim.WORDS_FIRST


def _against_cut(proof: Proof, shuffler: Shuffler, game: RecordedPartie) -> ProofVerdict | None:
    if not proof.cut:
        return None
    cut, winner = shuffler.cut(game.rules)
    if proof.cut != cut:
        return ProofVerdict.OTHER_CUT
    # With an auction the winner deals. In all other rule sets the winner chooses, so either player may deal.
    if game.rules.auction and game.deals and game.deals[0].dealer != winner:
        return ProofVerdict.OTHER_DEALER
    return None


def _is_dealt_from(rules: Rules, deal: Deal, pack: Pack) -> bool:
    made = Deal.from_pack(rules, deal.dealer, pack)
    return (made.dealt, made.talon) == (deal.dealt, deal.talon)
