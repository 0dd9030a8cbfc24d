"""Shuffles a partie's packs from the secret of its challenge or day. Old parties without a secret get random packs."""

from bot.model.errors import NoWords
from bot.model.house_seats import level_of
from bot.piquet.cards import Card
from bot.piquet.proof import LONGEST_CUT, VERSION, DayDeal, HouseProof, Proof, Shuffler, cut_for_deal, stands_for_words
from bot.piquet.rules import Rules
from bot.runtime.context import Context
from data import daily, deal_secrets, parties
from data.daily import DayRow
from data.parties import PartieRow
from data.store.errors import DamagedValue
from data.store.transaction import Transaction


def shuffler_of(tx: Transaction, row: PartieRow) -> Shuffler | None:
    """Returns the shuffler of a partie's packs, None without a secret for the current proof version."""
    return _of_challenge(tx, row.challenge) if row.day is None else _of_day(tx, row, row.day)


def day_shuffler(day: DayRow, deal: int) -> Shuffler:
    """Returns the shuffler of daily deal ``deal`` (from 0)."""
    return Shuffler(bytes.fromhex(day.secret), str(day.guild), (day.words, ""), DayDeal(day.number, deal))


def _of_challenge(tx: Transaction, challenge: int | None) -> Shuffler | None:
    kept = deal_secrets.secret_of(tx, challenge)
    return None if kept is None or kept.version != VERSION else Shuffler(kept.secret, str(kept.number), kept.cuts)


def _of_day(tx: Transaction, row: PartieRow, day_id: int) -> Shuffler:
    day = daily.day_with(tx, day_id)
    if day is None or row.day_deal is None:
        raise DamagedValue(f"parties.day {row.id}")
    return day_shuffler(day, row.day_deal)


def cleaned(words: str) -> str:
    """Returns cut words as one line of limited length, for shuffling. Raises NoWords."""
    found = "".join(filter(str.isprintable, words)).strip()[:LONGEST_CUT].strip()
    if stands_for_words(found):
        raise NoWords
    return found


def next_pack(tx: Transaction, context: Context, row: PartieRow, deal: int) -> tuple[Card, ...]:
    """Returns the pack of deal ``deal`` (from 0)."""
    shuffler = shuffler_of(tx, row) if row.day is not None else _renewed(tx, context, row.challenge)
    return context.shuffled() if shuffler is None else shuffler.pack(deal)


def cut(tx: Transaction, context: Context, challenge: int, rules: Rules) -> tuple[str, int]:
    """Cuts for the deal, and returns both cut cards and the winner's seat."""
    if shuffler := _renewed(tx, context, challenge):
        return shuffler.cut(rules)
    while (cuts := cut_for_deal(context.shuffled(), rules)) is None:
        pass
    return cuts


def _renewed(tx: Transaction, context: Context, challenge: int | None) -> Shuffler | None:
    """Returns the challenge's shuffler. Replaces a secret from an older proof version.

    No proof covers the new secret.
    """
    kept = deal_secrets.secret_of(tx, challenge)
    if kept is not None and kept.version != VERSION and (secret := context.new_secret()) is not None:
        deal_secrets.renew_secret(tx, kept.number, VERSION, secret)
    return _of_challenge(tx, challenge)


def proof_of(tx: Transaction, row: PartieRow) -> Proof | None:
    """Returns the public part of a partie's proof, None without a proof."""
    proof = whole_proof(tx, row)
    return proof.while_in_play() if proof and _is_secret(tx, row) else proof


def _is_secret(tx: Transaction, row: PartieRow) -> bool:
    """Whether the packs must stay secret: the partie or its day is in play."""
    day = None if row.day is None else daily.day_with(tx, row.day)
    return row.ended_at is None or (day is not None and day.closed_at is None)


def whole_proof(tx: Transaction, row: PartieRow) -> Proof | None:
    """Returns the proof with its secret, which no one may see while the partie or its day is in play.

    None if the partie is older than secrets or this proof version, or its secret was replaced during play.
    """
    if row.day is not None:
        shuffler = _of_day(tx, row, row.day)
        number, cuts, secret = shuffler.number, shuffler.cuts, shuffler.secret
        return Proof(number, row.commitment, cuts, secret, house=_house(tx, row), of_day=shuffler.of_day)
    kept = deal_secrets.secret_of(tx, row.challenge)
    if kept is None or kept.version != VERSION or not kept.commitment:
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
