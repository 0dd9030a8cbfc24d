"""Records of parties that are over, to be taken along: of one, or of all of a person's."""

import asyncio
import json
from dataclasses import dataclass

from bot.piquet.record import Game, Spelt, read, write_spelt
from bot.piquet.rules import Rules
from bot.services.club import Club
from bot.services.replaying import rules_kept
from bot.services.retelling import Reader, ended
from data import parties
from data.parties import Partie
from data.transaction import Transaction

__all__ = ["Exported", "one"]


@dataclass(frozen=True, slots=True)
class Exported:
    """A partie that is over: its record, a line of JSON; the same played through; the names of the seats."""

    partie: int
    record: str
    game: Game
    names: tuple[str, str]


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is kept of a partie, in the words of the record."""

    rules: Rules
    names: tuple[str, str]
    deals: tuple[Spelt, ...]

    def line(self) -> str:
        """The record as a line of JSON, its end included."""
        return json.dumps(write_spelt(self.rules, self.names, self.deals), ensure_ascii=False) + "\n"


async def one(club: Club, partie: int, reader: Reader) -> Exported:
    """A partie for a file. Raises NoSuchPartie or PartieInPlay."""
    kept = await club.database.read(lambda tx: _kept(tx, ended(tx, partie, reader)))
    return await asyncio.to_thread(_exported, partie, kept)


def _exported(partie: int, kept: _Kept) -> Exported:
    line = kept.line()
    return Exported(partie, line, read(line), kept.names)


def _kept(tx: Transaction, row: Partie) -> _Kept:
    first, second = parties.seats(tx, row.id)
    texts: dict[int, list[str]] = {}
    for action in parties.actions_of(tx, row.id):
        texts.setdefault(action.deal, []).append(action.text)
    deals = [
        Spelt(deal.dealer, (deal.hand0, deal.hand1), deal.talon, texts.get(deal.number, []))
        for deal in parties.deals(tx, row.id)
    ]
    return _Kept(rules_kept(row), (first.name, second.name), tuple(deals))
