"""Where the packs of a partie come from: from its secret, or from chance if it is older than secrets."""

from collections.abc import Iterable

from bot.piquet.cards import Card
from bot.piquet.proof import DealText, HouseProof, Proof, Shuffler, cut_for_deal
from bot.piquet.rules import Rules
from bot.services.core.context import Context
from bot.services.core.house_seats import level_of
from data import deal_secrets, parties
from data.parties import ActionRow, PartieId, PartieRow
from data.store.transaction import Transaction


def shuffler_of(tx: Transaction, challenge: int | None) -> Shuffler | None:
    """Makes the packs of the partie of a challenge; None if it has no secret."""
    kept = deal_secrets.secret_of(tx, challenge)
    return None if kept is None else Shuffler(kept.secret, kept.cuts)


def next_pack(tx: Transaction, context: Context, row: PartieRow, unsaved: Iterable[ActionRow]) -> tuple[Card, ...]:
    """The pack of the next deal. ``unsaved`` are actions of the last deal that the database does not hold yet."""
    shuffler = shuffler_of(tx, row.challenge)
    if shuffler is None:
        return context.shuffled()
    return shuffler.pack(deal_texts(tx, row.id, unsaved))


def cut(tx: Transaction, context: Context, challenge: int, rules: Rules) -> tuple[str, int]:
    """The cards that both players cut for deal, and the seat that wins the cut."""
    if shuffler := shuffler_of(tx, challenge):
        return shuffler.cut(rules)
    while (cuts := cut_for_deal(context.shuffled(), rules)) is None:
        pass
    return cuts


def deal_texts(tx: Transaction, partie_id: PartieId, unsaved: Iterable[ActionRow] = ()) -> list[DealText]:
    """All deals of a partie as the record tells them, with actions that the database does not hold yet."""
    texts: dict[int, list[str]] = {}
    for action in (*parties.actions_of(tx, partie_id), *unsaved):
        texts.setdefault(action.deal, []).append(action.text)
    return [
        DealText(deal.dealer, (deal.hand0, deal.hand1), deal.talon, tuple(texts.get(deal.number, ())))
        for deal in parties.deals(tx, partie_id)
    ]


def proof_of(tx: Transaction, row: PartieRow) -> Proof | None:
    """What proves the packs of a partie, as far as it may be known now; None if it is older than secrets."""
    proof = whole_proof(tx, row)
    return proof.while_in_play() if proof and row.ended_at is None else proof


def whole_proof(tx: Transaction, row: PartieRow) -> Proof | None:
    """What proves the packs of a partie, with the secret. Nobody may be told of it while the partie is in play."""
    kept = deal_secrets.secret_of(tx, row.challenge)
    if kept is None:
        return None
    return Proof(str(kept.number), kept.commitment, kept.cuts, kept.secret, row.cut, _house(tx, row))


def _house(tx: Transaction, row: PartieRow) -> HouseProof | None:
    level = None if row.house is None else level_of(parties.seats(tx, row.id)[row.house].user)
    if row.house is None or level is None:
        return None
    chosen: dict[str, list[int]] = {}
    for seq, engine in parties.engines_of(tx, row.id):
        chosen.setdefault(engine, []).append(seq)
    return HouseProof(row.house, level, {engine: tuple(seqs) for engine, seqs in chosen.items()})
