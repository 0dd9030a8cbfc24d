import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.features.house import review
from bot.features.par import service as par
from bot.features.problems import training
from bot.piquet.actions import Action, Exchange
from bot.piquet.house.opinion.reasons import Judged
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from tests.fakes.fake_engine import asked_by_thumb, judged_by_thumb, line_by_thumb, not_at_all
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import finish_deal, over, play
from tests.support.discord.table_checks import game_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin, plain_text
from tests.support.waiting import wait_for

COST, HELD = "What cost me most", "The cards were worth"


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    monkeypatch.setattr(training, "ask_again", asked_by_thumb)


def costly_second_exchange(deal: DealView, standing: Standing, action: Action) -> Judged:
    cost = 12.0 if isinstance(action, Exchange) and standing.deals == 1 else 0.0
    return Judged(action, replace(judged_by_thumb(deal, standing, action).best, plain=True), cost)


def costly_for_the_settlement(deal: DealView, standing: Standing, action: Action) -> Judged:
    judged = costly_second_exchange(deal, standing, action)
    return replace(judged, best=replace(judged.best, plain=False))


async def asked(person: Person) -> VisibleMessage:
    answer = await person.click(person.live(), label=COST)
    assert answer.post is not None
    assert answer.post.ephemeral
    return answer.post


async def how(person: Person, page: VisibleMessage) -> str:
    return (await person.click(page, label="How?")).text


async def forged(person: Person) -> str:
    """Returns the answer to a person's forged click about partie 1."""
    live = person.harness.alice.live()
    return (await person.press(live, "pq:1:luck:1:0")).text


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def headline(points: int, cards: int) -> str:
    skill = points - cards
    did = f"you did {abs(skill)} {'better' if skill > 0 else 'worse'}" if skill else "you got exactly that"
    joined = "but" if skill < 0 else "and"
    return f"### You {'won' if points > 0 else 'lost'} by {abs(points)}. {HELD} {signed(cards)}, {joined} {did}."


async def test_the_review_shows_each_player_what_the_cards_were_worth(harness: Harness) -> None:
    await over(harness)
    (deal,) = (await game_of(harness)).deals
    for seat, person in enumerate((harness.alice, harness.bob)):
        points, given = deal.score[seat] - deal.score[1 - seat], 31 if deal.elder == seat else -31
        page = await asked(person)
        assert page.text.startswith(headline(points, given))
        assert "eight times" not in page.text
        assert "the average result when the expert-level house plays these cards against itself eight times" in (
            told := await how(person, page)
        )
        assert "settlement" not in (page.text + told).lower()


@pytest.mark.par_in_the_background
async def test_the_hand_shows_what_the_cards_were_worth_once_known(harness: Harness) -> None:
    await over(harness)
    (deal,) = (await game_of(harness)).deals
    points, given = deal.score[0] - deal.score[1], 31 if deal.elder == 0 else -31
    async with wait_for("what the cards were worth"):
        while HELD not in harness.alice.live().text:
            await asyncio.sleep(0.02)
            await harness.settle()
    assert harness.alice.live().text.startswith(headline(points, given))


async def test_the_review_adds_up_the_deals_of_a_partie(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", costly_second_exchange)
    await over(harness, deals=2)
    first, second = (await game_of(harness)).deals
    points = [deal.score[0] - deal.score[1] for deal in (first, second)]
    page = await asked(harness.alice)
    told = plain_text(page.text)
    assert told.startswith(headline(sum(points), 0))
    assert "**Deal 2 · In the exchange: cost 12 points**" in told
    assert "settlement" not in await how(harness.alice, page)
    sign = 1 if first.elder == 0 else -1
    for number, scored in enumerate(points):
        cards = 31 * (sign if number == 0 else -sign)
        assert f"- Deal {number + 1}: {signed(scored)} ({signed(cards)} from the cards, " in told
        assert f" {signed(scored - cards)} from your play)" in told


async def test_the_settlements_costs_are_explained(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", costly_for_the_settlement)
    await over(harness, deals=2)
    page = await asked(harness.alice)
    assert "**Deal 2 · In the exchange: cost 12 points**" in page.text
    assert "Costs are in final-settlement points. The settlement is 100 plus" in await how(harness.alice, page)


async def test_the_review_of_an_interrupted_partie_counts_only_finished_deals(harness: Harness) -> None:
    await begin(harness, deals=2)
    await play(harness, 40)
    deals = (await game_of(harness)).deals
    assert [deal.over for deal in deals] == [True, False]
    points = deals[0].score[0] - deals[0].score[1]
    told = (await asked(harness.alice)).text
    assert (
        f"### You resigned, so Bob wins. You were {abs(points)} {'ahead' if points > 0 else 'behind'}. {HELD}" in told
    )


@pytest.mark.parametrize("options", [{"deals": 1}, {"rules": "hundred"}])
async def test_the_review_shows_no_luck_without_a_finished_deal_or_par(
    harness: Harness, options: dict[str, Any]
) -> None:
    await begin(harness, **options)
    await play(harness, 3 if "deals" in options else 3000)
    page = await asked(harness.alice)
    assert HELD not in page.text
    assert "Luck" not in await how(harness.alice, page)


async def test_only_players_see_the_review_and_only_after_the_end(harness: Harness) -> None:
    await begin(harness, deals=2)
    assert "luck" not in {control.verb for control in harness.alice.live().controls}
    assert "still in play" in await forged(harness.alice)
    await play(harness)
    assert "You’re not playing at this table" in await forged(harness.carol)
    assert HELD in await forged(harness.alice)


async def test_players_can_ask_again_if_par_was_not_available(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(harness)
    monkeypatch.setattr(par, "par_line", not_at_all)
    assert HELD not in (await asked(harness.alice)).text
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    assert HELD in (await asked(harness.alice)).text


async def test_a_deal_reviewed_during_play_shows_no_luck(harness: Harness) -> None:
    await begin(harness, deals=2)
    await finish_deal(harness, harness.alice, harness.bob)
    post = next(post for post in harness.alice.dms() if any(control.verb == "review" for control in post.controls))
    told = await harness.alice.click(post, label=COST)
    assert re.match(r"### You (won|lost) deal 1 by \d+\.\n|### Deal 1 was a draw", told.text)
    assert HELD not in told.text


async def test_a_game_resigned_before_any_decision_has_a_page_that_says_so(harness: Harness) -> None:
    await begin(harness)
    await play(harness, 0)
    for person in (harness.alice, harness.bob):
        more = (await person.click(person.live(), label="More…")).post
        assert more is not None
        said = (await person.click(more, label=COST)).text
        assert "You had nothing to decide." in said
