"""Calls when the partie's score matters."""

from dataclasses import replace

import pytest

from bot.piquet.actions import Call, Play, parse_action
from bot.piquet.cards import PACK, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.house.choices.sinking import CallPlans, next_call
from bot.piquet.house.levels.house_players import PLAYERS
from bot.piquet.house.players.player import Turn
from bot.piquet.house.search.dice import Dice
from bot.piquet.house.stakes.settlement import PLAIN, worth_to
from bot.piquet.partie import Standing
from bot.piquet.reckoning import Score
from bot.piquet.rules import KINDS, RUBICON, RULE_SETS, Kind, Rules
from bot.piquet.view import view
from tests.support.ui.laid_deals import laid_out, said

ELDER = "AH KH QH JH TH 9H AS AD 9S 8S 7S 7D"
YOUNGER = "KS QS JS TS KD QD JD 9D KC QC JC 8D"
LINES = (
    "0 exchange 7D",
    "1 exchange 8D",
    "0 point AH KH QH JH TH 9H",
    "1 answer point -",
    "0 play AH",
    "1 look",
)


def exchanged() -> Deal:
    hands = parse_cards(ELDER), parse_cards(YOUNGER)
    talon = tuple(card for card in PACK if card not in hands[0] and card not in hands[1])
    deal = Deal(RUBICON, 1, hands, talon)
    for line in LINES:
        deal.do(parse_action(line))
    return deal


def called(totals: Score, deal: Deal) -> Call | None:
    assert deal.to_move is not None
    worth = worth_to(RUBICON, Standing(totals, deals=5), deal.elder, deal.elder)
    return next_call(view(deal, deal.to_move), deal.to_move, Dice(1), worth)


def test_a_player_who_cannot_reach_a_hundred_reckons_nothing() -> None:
    deal = exchanged()
    assert deal.open_kinds(1)
    assert called((190, 20), deal) is None


def test_a_player_who_can_avoid_the_rubicon_reckons_everything() -> None:
    deal = exchanged()
    assert called((190, 88), deal) is not None


@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_house_sinks_everything_and_plays_a_card(level: str) -> None:
    deal = exchanged()
    standing = Standing((190, 20), deals=5)
    assert isinstance(PLAYERS[level](0).choose(Turn(view(deal, 1), standing)), Play)
    assert isinstance(PLAYERS[level](0).choose(Turn(view(deal, 1), Standing((190, 88), deals=5))), Call)


@pytest.mark.parametrize(("sunk", "more"), [([], 20), ([Kind.SET], 0), ([Kind.SEQUENCE], 0)])
def test_sinking_a_call_may_lose_a_carte_rouge(sunk: list[Kind], more: int) -> None:
    def worth(rules: Rules) -> float:
        deal = laid_out("QC JC 9C 8C 7C TS 8S 7S TH 8H TD 9D", "AS KS QS JS AH KH QH JH AD KD AC KC", rules=rules)
        said(deal, "0 point QC JC 9C 8C 7C", "1 answer point -", "0 play QC")
        weighing = CallPlans(view(deal, 1), Dice(1), PLAIN)
        return weighing.of({kind: weighing.held[kind] for kind in KINDS if kind in weighing.held and kind not in sunk})

    rules = RULE_SETS["carte-rouge"]
    without = replace(rules, scoring=replace(rules.scoring, carte_rouge=False))
    assert worth(rules) - worth(without) == pytest.approx(more)
