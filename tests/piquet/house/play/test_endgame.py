"""The last tricks, played for each side's final worth."""

import random
from collections.abc import Callable, Iterable

import pytest

from bot.piquet.actions import Play
from bot.piquet.deal import Deal
from bot.piquet.house.play.card_choice import position_of, stakes_of
from bot.piquet.house.play.endgame import EndgameSearch
from bot.piquet.house.players.greedy import GreedyPlayer, greedy_card
from bot.piquet.house.search.patterns import ELDER, YOUNGER
from bot.piquet.house.stakes.settlement import PLAIN, Worth, worth_to
from bot.piquet.partie import Standing
from bot.piquet.rules import RUBICON
from bot.piquet.view import view
from tests.piquet.house.play.test_open_cards import continued
from tests.support.house.played_parties import decisions
from tests.support.piquet.deals import call, exchanged, say, tricks

LAST = 3


def endings(number: int) -> list[Deal]:
    played = (
        deal
        for deal, _ in decisions(GreedyPlayer(), random.Random(8), "rubicon")
        if len(deal.tricks) == 12 - LAST and deal.reckoning.toward[deal.younger]
    )
    return [deal for deal, _ in zip((deal.copy() for deal in played if choices(deal)), range(number), strict=False)]


def piques() -> list[Deal]:
    """Returns deals in which elder has won eight tricks, and makes a pique with a further trick.

    This is the ninth trick, or without the queens the twelfth.
    """
    found = []
    for sets in ("AS AH AD AC / KS KH KD / QS QH QD", "AS AH AD AC / KS KH KD"):
        deal = call(exchanged("AKQ AKQ AKQ AJ9", "JT9 JT9 JT9 KQT"), "set", sets)
        tricks(deal, "AS 9S", "KS TS", "QS JS", "AH 9H", "KH TH", "QH JH", "AD 9D", "KD TD")
        found += [deal, say(deal.copy(), "0 play JC"), say(deal.copy(), "0 play QD", "1 play JD")]
    return found


def choices(deal: Deal) -> bool:
    return deal.to_move is not None and len(deal.playable(deal.to_move)) > 1


def worth_of(deal: Deal, worth: Worth) -> float:
    if deal.over:
        return worth(deal.score[deal.elder], deal.score[deal.younger])
    choose = max if deal.to_move == deal.elder else min
    return choose(worth_of(after, worth) for _, after in continued(deal))


def worth_against_greedy(deal: Deal, worth: Worth, seat: int) -> float:
    if deal.over:
        return worth(deal.score[deal.elder], deal.score[deal.younger])
    if deal.to_move != seat:
        after = deal.copy()
        after.do(Play(1 - seat, greedy_card(deal.playable(1 - seat), deal.led)))
        return worth_against_greedy(after, worth, seat)
    choose = max if seat == deal.elder else min
    return choose(worth_against_greedy(after, worth, seat) for _, after in continued(deal))


def near(deal: Deal, mark: str) -> Worth:
    elder, younger = deal.score[deal.elder] + 4, deal.score[deal.younger] + 4
    totals = {
        "elder's rubicon": (max(100 - elder, 0), 150),
        "younger's rubicon": (150, max(100 - younger, 0)),
        "a tie": (120 - elder, 120 - younger),
    }[mark]
    return worth_to(RUBICON, Standing(totals, deals=5), 0, 0)


MARKS = pytest.mark.parametrize("mark", ["elder's rubicon", "younger's rubicon", "a tie", "points"])


def of_cards(
    deals: Iterable[Deal], mark: str, worth_of_rest: Callable[[Deal, Worth, int], float], *, greedy: bool = False
) -> None:
    for deal in deals:
        seat, worth = deal.to_move, PLAIN if mark == "points" else near(deal, mark)
        assert seat is not None
        seen = view(deal, seat)
        search = EndgameSearch(seen, worth, pique=stakes_of(seen).pique)
        play = search.against_greedy(ELDER if seat == deal.elder else YOUNGER) if greedy else search
        found = play.values(position_of(seen, deal.hands[1 - seat]))
        assert found == pytest.approx({card: worth_of_rest(after, worth, seat) for card, after in continued(deal)})


@MARKS
def test_each_card_is_worth_what_the_engine_scores_in_the_end(mark: str) -> None:
    of_cards(endings(4), mark, lambda deal, worth, _: worth_of(deal, worth))


@MARKS
def test_a_pique_in_reach_is_worth_its_final_score(mark: str) -> None:
    of_cards(piques(), mark, lambda deal, worth, _: worth_of(deal, worth))


@MARKS
def test_each_card_is_worth_what_the_engine_scores_against_the_greedy_player(mark: str) -> None:
    of_cards((*endings(4), *piques()), mark, worth_against_greedy, greedy=True)
