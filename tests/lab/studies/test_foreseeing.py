"""A player that foresees every card of the greedy player makes at least what another greedy player makes."""

import pytest

from bot.computer.players import duel
from bot.computer.players.greedy import GreedyPlayer, discards
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.lab.studies.foreseeing import played, to_the_exchange


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_foresees_every_card_makes_more_of_the_same_cards(seat: int) -> None:
    gained = []
    for pack in duel.packs("foreseen", 15):
        deal = to_the_exchange(Deal.from_pack(RUBICON, 1, pack), seat)
        score = duel.played(RUBICON, GreedyPlayer(), GreedyPlayer(), pack)
        foreseen = played(deal, seat, discards(view(deal, seat)))
        gained.append(foreseen - (score[seat] - score[1 - seat]))
    assert min(gained) >= 0
    assert sum(gained) > 60
