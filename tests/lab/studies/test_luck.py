"""The study of luck: its deals are repeatable, and its terms are those that its docstring names."""

import pytest

from bot.computer.levels.house_players import PLAYERS
from bot.computer.players.duel import packs
from bot.computer.players.player import Turn, play_out
from bot.computer.search.dice import Dice
from bot.features.daily.service import RULES
from bot.piquet.actions import Exchange, Play
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.view import view
from tests.lab.studies import luck
from tests.lab.studies.luck import ESTIMATES, Luck, OpenValues, played, report

PACK = next(iter(packs("luck", 1)))


class Playing:
    """A player that plays a card, whatever the turn."""

    def __init__(self, card: Card) -> None:
        self._card = card

    def choose(self, turn: Turn) -> Play:
        """The card."""
        return Play(turn.seat, self._card)


def at_a_choice(pack: tuple[Card, ...]) -> Deal:
    """A deal in the play, at a turn with several cards after some tricks."""
    deal, player = Deal.from_pack(RULES, 1, pack), PLAYERS["greedy"](0)
    while len(deal.tricks) < 3 or deal.to_act is None or len(deal.playable(deal.to_act)) < 3:
        assert deal.to_act is not None
        deal.do(player.choose(Turn(view(deal, deal.to_act))))
    return deal


def test_a_deal_is_played_alike_whenever_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LINES", "SEEDS", "IMAGINED"):
        monkeypatch.setattr(luck, name, 2)
    deal = played(3, 29, "beginner")
    assert deal == played(3, 29, "beginner")
    assert deal != played(5, 29, "beginner")


def test_the_open_worth_of_a_deal_is_near_what_club_makes_of_it() -> None:
    values = OpenValues()
    for pack in packs("worth", 5):
        deal = Deal.from_pack(RULES, 1, pack)
        play_out(deal, (PLAYERS["club"](1), PLAYERS["club"](2)))
        assert abs(values.worth(Deal.from_pack(RULES, 1, pack)) - deal.score[0] + deal.score[1]) < 45


def test_the_greedy_discard_has_no_luck_of_the_draw_and_another_has() -> None:
    for seat in (0, 1):
        usual = luck._greedy_discard(Deal.from_pack(RULES, 1, PACK), seat)
        assert OpenValues().luck_of_draw(PACK, usual, Dice("usual")) == 0
        fewer = Exchange(seat, usual.cards[:1])
        assert OpenValues().luck_of_draw(PACK, fewer, Dice("fewer")) != 0


def test_the_luck_of_a_card_is_what_it_is_worth_over_the_others() -> None:
    values, best = OpenValues(), list[float]()
    for pack in packs("cards", 5):
        deal = at_a_choice(pack)
        seat = deal.to_act
        assert seat is not None
        cards = list(deal.playable(seat))
        same = Playing(cards[0])
        assert values.luck_of_card(deal, Play(seat, cards[0]), [same, same]) == 0
        every = [Playing(card) for card in cards]
        gains = [values.luck_of_card(deal, Play(seat, card), every) for card in cards]
        assert sum(gains) == pytest.approx(0)
        best.append(max(gains))
    assert max(best) > 0


def test_the_report_compares_pairs_of_deals_in_both_seats() -> None:
    elder, younger = Luck(30, 20, 18, 0, 2), Luck(-10, -20, -18, 0, 0)
    told = list(report([elder, younger, elder, younger._replace(points=-14)]))
    assert told[0] == "4 deals"
    assert len(told) == 1 + len(ESTIMATES)
    # The means of the pairs are 10 and 8 by plain points and by points less par: their deviation is 2 ** 0.5.
    assert "plain points:   9.00 ± 1.96, deviation  2.00,  0.0 % less" in told[1]
    assert "less par, house:   8.00 ± 1.96, deviation  2.00,  0.0 % less" in told[5]
