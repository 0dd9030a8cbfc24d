import asyncio
from dataclasses import dataclass

from bot.features.archive import exports
from bot.features.archive.exports import Exported
from bot.model.ids import PRIVATE, PartieId
from bot.piquet.proof import Proof
from bot.piquet.proof_check import ProofCheck, check_proof
from bot.runtime.context import Context
from bot.runtime.messenger import At
from bot.runtime.reader import Reader
from data import challenges, parties
from data.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class PostedAt:
    """A posted message on a server or, if ``guild`` is PRIVATE, in the opponent's DMs."""

    guild: int
    message: At


@dataclass(frozen=True, slots=True)
class CheckedDeals:
    """A checked partie. ``seat`` is the reader's, if any; ``posted`` is the message with the commitment."""

    exported: Exported
    found: ProofCheck
    seat: int | None
    posted: PostedAt | None

    @property
    def proof(self) -> Proof | None:
        """The partie's proof, None if the partie is older than proofs."""
        return self.exported.game.proof


async def checked_deals(context: Context, partie_id: PartieId, reader: Reader) -> CheckedDeals:
    """Shuffles a partie's packs again, and compares the result with its deals. Raises NoSuchPartie or PartieInPlay."""
    exported = await exports.one(context, partie_id, reader)
    proof = exported.game.proof
    found = await asyncio.to_thread(check_proof, exported.game)

    def work(tx: Transaction) -> CheckedDeals:
        posted = None if proof is None or proof.of_day else _posted(tx, int(proof.number), reader)
        seat = next((seat.seat for seat in parties.seats(tx, partie_id) if seat.user == reader.user), None)
        return CheckedDeals(exported, found, seat, posted)

    return await context.database.read(work)


def _posted(tx: Transaction, number: int, reader: Reader) -> PostedAt | None:
    challenge = challenges.get_challenge(tx, number)
    if challenge is None or challenge.message is None:
        return None
    # Only the person challenged certainly has a private challenge's channel.
    if challenge.guild == PRIVATE and reader.user != challenge.opponent:
        return None
    return PostedAt(challenge.guild, At(challenge.channel, challenge.message))
