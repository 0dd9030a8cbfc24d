"""In a partie's last tricks every possible hand counts, so master loses no settlement points by chance."""

from typing import NamedTuple

import pytest

from bot.features.lessons.lesson import LEARNER
from bot.features.lessons.service import lesson_named
from bot.piquet.cards import parse_cards
from bot.piquet.deal import Deal
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.levels.thinking_player import WeighingPlayer
from bot.piquet.house.players.player import Turn
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.support.piquet.deals import say

SEEDS = range(10)


class Ending(NamedTuple):
    """A turn in a last deal: totals before the deal, cards, actions so far, and best cards."""

    totals: Score
    dealt: tuple[str, str]
    talon: str
    said: tuple[str, ...]
    tricks: str
    best: str

    @property
    def turn(self) -> Turn:
        one, other, talon = map(parse_cards, (*self.dealt, self.talon))
        deal = say(Deal(RUBICON, 1, (one, other), talon), *self.said)
        for card in self.tricks.split():
            say(deal, f"{deal.to_move} play {card}")
        assert deal.to_move is not None
        return Turn(view(deal, deal.to_move), Standing(self.totals, deals=RUBICON.deals - 1))


ENDINGS = {
    "the king of clubs is worth 84 points more than the spade that one seed led": Ending(
        (87, 82),
        ("TH QH JC JD TD TS KS AH KD 8S 9C QC", "8H JH TC AC AS KH QD 9D 7C QS 7D KC"),
        "AD 8D 7S 9H 8C JS 7H 9S",
        (
            *("0 exchange 8S 9C JD JC QC", "1 exchange 7D 8H 9D", "0 point AH QH TH 9H", "1 answer point AS QS JS 9S"),
            *("0 set TS TH TD", "1 answer set -"),
        ),
        "AH 7H TH JH AS 7S AC 8C KH 9H",
        "KC",
    ),
    "the seven of hearts, which five seeds led, is worth 10 points less": Ending(
        (102, 121),
        ("TH QS 9H 9C QH KD QD JS TC AS 7C 8S", "JC JH TS 8C TD KC 8H 9S KS 9D 7D AH"),
        "AD KH 7S QC JD 7H 8D AC",
        (
            *("0 exchange 7C 9H 9C TH TC", "1 exchange 7D 8H 8C"),
            *("0 point AS QS JS 8S 7S", "1 answer point AC KC JC"),
            *("0 sequence AD KD QD JD", "1 answer sequence TD 9D 8D", "0 set QS QH QD QC", "1 answer set -"),
        ),
        "AS 9S AD 8D QD 9D QC KC AH QH",
        "JH AC JC",
    ),
    "four leads are worth 13 points more than the seven of spades, which six seeds led": Ending(
        (85, 91),
        ("TH 7S TC 9S QS AC TS 9D KS KH AH 7C", "8H KC 8S QH 8C 7D TD JS AS JC 8D QD"),
        "AD JH KD 9C JD 7H QC 9H",
        (
            *("0 exchange 7C 9D KH AH AC", "1 exchange 8S 8H 8C"),
            *("0 point KS QS TS 9S 7S", "1 answer point QD TD 8D 7D", "0 set TS TH TC", "1 answer set QH QD QC"),
            *("0 play AD", "1 sequence KC QC JC", "1 set QH QD QC", "1 play 7D"),
        ),
        "KS AS KC 9C QH JH QD KD QS JS",
        "TS 9S TH JD",
    ),
}


@pytest.mark.parametrize("seeds", [SEEDS[:2], pytest.param(SEEDS, marks=pytest.mark.long)], ids=["two", "ten"])
@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
def test_master_loses_no_settlement_in_the_last_tricks_with_any_seed(ending: Ending, seeds: range) -> None:
    chosen = {str(PLAYERS["master"](seed).choose(ending.turn)).split()[-1] for seed in seeds}
    assert chosen <= set(ending.best.split())


def test_master_finds_the_last_lessons_ten_of_hearts_with_every_seed() -> None:
    lesson = lesson_named("last-deal")
    number = next(at for at, step in enumerate(lesson.steps) if step.name == "must")
    turn = Turn(lesson.seen(number), lesson.standing(number))
    assert {str(PLAYERS["master"](seed).choose(turn)) for seed in SEEDS} == {f"{LEARNER} play TH"}


@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
def test_the_seed_changes_no_worth_where_all_hands_are_counted(ending: Ending) -> None:
    one, other = (WeighingPlayer(seed).weighed(ending.turn) for seed in (1, 2))
    assert one == other
