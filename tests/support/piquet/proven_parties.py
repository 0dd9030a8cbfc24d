"""Records of parties dealt from a secret and played by house players."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, Final

from bot.piquet import record
from bot.piquet.deal import Deal
from bot.piquet.house.players.greedy import GreedyPlayer
from bot.piquet.house.players.player import Player, Turn
from bot.piquet.proof import DayDeal, HouseProof, Proof, Shuffler, commitment_to, day_before, key
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RUBICON, Rules
from bot.piquet.view import view

SECRET: Final = bytes(range(32))
CUTS: Final = ("Zwölf weiße Schwäne ♠", "")
NUMBER: Final = "1296783475893178368"
OF_DAY: Final = DayDeal(128, 1)
Json = dict[str, Any]
HousePlayer = Callable[[int], Player]
"""Makes a level's player from the house's seed."""


def proven_partie(
    rules: Rules = RUBICON,
    *,
    secret: bytes = SECRET,
    cuts: tuple[str, str] = CUTS,
    players: tuple[Player, Player] = (GreedyPlayer(), GreedyPlayer()),
    with_cut: bool = True,
    deals: int | None = None,
) -> RecordedPartie:
    """Returns a partie dealt from a secret, complete or with only ``deals`` deals.

    The winner of the cut deals first; without a cut, seat 0.
    """
    shuffler = Shuffler(secret, NUMBER, cuts)
    cut, dealer = shuffler.cut(rules) if with_cut else ("", 0)
    game = RecordedPartie(rules, ("Ada", "Ben"), proof=Proof(NUMBER, commitment_to(NUMBER, secret), cuts, secret, cut))
    while game.outcome is None and len(game.deals) != deals:
        pack = shuffler.pack(len(game.deals))
        next_dealer = game.partie.next_dealer
        first = dealer if next_dealer is None else next_dealer
        game.begin(Deal.from_pack(rules, first, pack, game.partie.standing.game))
        _play(game, players)
    return game


def deal_of_day(number: str = NUMBER, of_day: DayDeal = OF_DAY) -> RecordedPartie:
    """Returns a finished daily deal from a closed day whose pack depends on two people's cut words."""
    shuffler = Shuffler(SECRET, number, (" ".join(map(key, CUTS)), ""), of_day)
    proof = Proof(number, day_before(number, SECRET), shuffler.cuts, SECRET, of_day=of_day)
    game = RecordedPartie(RUBICON, ("Ada", "The House"), proof=proof)
    game.begin(Deal.from_pack(RUBICON, 1 - of_day.deal, shuffler.pack(0)))
    _play(game, (GreedyPlayer(), GreedyPlayer()))
    return game


def _play(game: RecordedPartie, players: tuple[Player, Player]) -> None:
    partie, standing = game.partie, game.partie.standing
    while partie.deal is not None and partie.deal.to_move is not None:
        seat = partie.deal.to_move
        partie.do(players[seat].choose(Turn(view(partie.deal, seat), standing)))


def against_house(game: RecordedPartie, seat: int, level: str, version: str) -> RecordedPartie:
    """Adds a proof that this engine version chose all actions of a seat."""
    number, chosen = count(), []
    for deal in game.deals:
        chosen += [at for action, at in zip(deal.log, number, strict=False) if action.seat == seat]
    assert game.proof is not None
    game.proof = replace(game.proof, house=HouseProof(seat, level, {version: tuple(chosen)}))
    return game


def written(game: RecordedPartie) -> Json:
    return record.write(game.rules, game.players, game.deals, game.proof)
