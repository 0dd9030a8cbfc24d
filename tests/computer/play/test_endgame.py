"""The last tricks, played for what each side has in the end."""

import random

import pytest

from bot.computer.play.card_choice import position_of
from bot.computer.play.endgame import EndgameSearch
from bot.computer.players.greedy import GreedyPlayer
from bot.computer.stakes.settlement import PLAIN, Worth, worth_to
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.computer.play.test_open_cards import continued
from tests.support.computer.played_parties import decisions

LAST = 3


def endings(number: int) -> list[Deal]:
    played = (
        deal
        for deal, _ in decisions(GreedyPlayer(), random.Random(8), "rubicon")
        if len(deal.tricks) == 12 - LAST and deal.reckoning.toward[deal.younger]
    )
    return [deal for deal, _ in zip((deal.copy() for deal in played if choices(deal)), range(number), strict=False)]


def choices(deal: Deal) -> bool:
    return deal.to_act is not None and len(deal.playable(deal.to_act)) > 1


def worth_of(deal: Deal, worth: Worth) -> float:
    if deal.over:
        return worth(deal.score[deal.elder], deal.score[deal.younger])
    choose = max if deal.to_act == deal.elder else min
    return choose(worth_of(after, worth) for _, after in continued(deal))


def near(deal: Deal, mark: str) -> Worth:
    elder, younger = deal.score[deal.elder] + 4, deal.score[deal.younger] + 4
    totals = {
        "elder's rubicon": (max(100 - elder, 0), 150),
        "younger's rubicon": (150, max(100 - younger, 0)),
        "a tie": (120 - elder, 120 - younger),
    }[mark]
    return worth_to(RUBICON, Standing(totals, deals=5), 0, 0)


@pytest.mark.parametrize("mark", ["elder's rubicon", "younger's rubicon", "a tie", "points"])
def test_each_card_is_worth_what_the_engine_scores_in_the_end(mark: str) -> None:
    for deal in endings(4):
        seat, worth = deal.to_act, PLAIN if mark == "points" else near(deal, mark)
        assert seat is not None
        found = EndgameSearch(view(deal, seat), worth).values(position_of(view(deal, seat), deal.hands[1 - seat]))
        assert found == pytest.approx({card: worth_of(after, worth) for card, after in continued(deal)})
