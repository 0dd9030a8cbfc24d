"""What is planned is what loses nothing, and people who order are waited for less."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.computer.play.open_cards import SolvedPlay
from bot.computer.players.duel import packs
from bot.computer.search.patterns import ELDER, YOUNGER
from bot.computer.search.position import Position
from bot.computer.search.solver import Solver
from bot.computer.stakes.points import stakes_of_play
from bot.piquet.actions import Cards
from bot.piquet.cards import Card, Hand
from bot.piquet.rules import COUNTERPIQUE, RUBICON, Rules, rules_of
from tests.fakes.service_context import ServiceContext, opened
from tests.lab.pace.forecast import FEWEST, Imagined, Replies, leads_after, planned_replies
from tests.lab.pace.ordering_player import Orderly
from tests.lab.pace.playing import Tally, play_deal, play_partie
from tests.lab.pace.report import Pace, loss, main, person

ONE_DEAL = rules_of("rubicon", {"deals": 1})


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[ServiceContext]:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        await services.lift_limits()
        yield services


def cards(text: str) -> Cards:
    return tuple(map(Card.parse, text.split()))


def imagined(mine: str, *others: str, leader: int = ELDER) -> list[Imagined]:
    """What elder, who holds ``mine``, imagines of the other hand: each of these, often enough to plan with."""
    won = 12 - len(cards(mine))
    play = SolvedPlay(stakes_of_play(RUBICON, (0, 0), bonus=False), Solver())
    hands = [(Hand.of(cards(mine)), Hand.of(cards(other))) for other in others]
    return [Imagined(Position(two, leader, None, (won - 1, 1), (0, 1)), ELDER, play) for two in hands] * FEWEST


# What is planned.


def test_a_suit_from_the_top_is_planned_to_the_last_trick_but_one() -> None:
    leads, lost = leads_after(imagined("AS KS QS JS 7H", "TS 9S AH KH QH"), Card.parse("AS"), 0.0)
    assert leads == cards("KS QS JS")
    assert {world.position.left for world in lost} == {1}


def test_a_plan_ends_where_the_next_lead_depends_on_what_the_other_player_holds() -> None:
    one, other = "7C AS 7H", "7C 7S AH"
    assert leads_after(imagined("AC KS KH", one), Card.parse("AC"), 0.0)[0] == cards("KS")
    assert leads_after(imagined("AC KS KH", other), Card.parse("AC"), 0.0)[0] == cards("KH")
    assert leads_after(imagined("AC KS KH", one, other), Card.parse("AC"), 0.0)[0] == ()


def test_a_guard_is_thrown_last() -> None:
    replies = planned_replies(imagined("KH 8H 7D", "AS KS QH", leader=YOUNGER), 0.0)
    assert replies == Replies(cards("7D 8H"), ())


def test_the_leads_after_a_reply_that_wins_are_planned() -> None:
    replies = planned_replies(imagined("AS KH QH 7D", "KS JH 9H 8H", leader=YOUNGER), 0.0)
    assert replies == Replies((), cards("AS KH"))


# What it brings.


@pytest.mark.parametrize(
    "rules", [ONE_DEAL, pytest.param(COUNTERPIQUE, marks=pytest.mark.long)], ids=lambda rules: rules.name
)
async def test_people_who_order_are_waited_for_less(services: ServiceContext, rules: Rules) -> None:
    waits = []
    for orderly in Orderly:
        tally, people = Tally(), [person(orderly, seed) for seed in (1, 2)]
        for pack in packs("few", 1):
            await play_deal(services, rules, people, pack, tally)
        waits.append(tally.waits)
    assert waits[0] > waits[1] >= waits[2] > 0


async def test_a_partie_is_played_to_its_end(services: ServiceContext) -> None:
    tally = Tally()
    await play_partie(services, ONE_DEAL, [person(Orderly.REPLIES, seed) for seed in (1, 2)], tally)
    assert (tally.parties, tally.deals) == (1, 1)
    assert tally.confirmations > tally.waits > 0


async def test_a_person_who_orders_nothing_loses_nothing_by_it(services: ServiceContext) -> None:
    for pack in packs("few", 1):
        assert await loss(services, RUBICON, Orderly.NOTHING, pack) == 0


def test_the_figures_are_printed_as_a_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "rubicon", "--stage", "none", "--deals", "1", "--pairs", "0", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert (found["rules"], found["stage"], found["deals"]) == ("rubicon", "none", 6)
    assert found["waits_a_deal"] > 12


def test_a_bound_that_is_passed_and_a_cost_that_is_no_chance_are_not_met() -> None:
    assert Pace("rubicon", "both", 6, 5.0, 30.0, 8.0, 5.0, 10, 0.3, 0.2).ok
    assert not Pace("rubicon", "both", 6, 5.1, 30.0, 8.0, 5.0, 10, 0.3, 0.2).ok
    assert not Pace("rubicon", "both", 6, 5.0, 30.0, 8.0, 5.0, 10, 0.5, 0.2).ok
