from dataclasses import replace

import pytest

from bot.features.house import review
from bot.features.par import service as par
from bot.features.problems import training
from bot.features.whatif import service
from bot.piquet.actions import Action, Exchange
from bot.piquet.house.opinion.reasons import Judged
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from tests.fakes.fake_engine import asked_by_thumb, judged_by_thumb, line_by_thumb, line_on_by_thumb
from tests.fakes.simcord_harness import Harness
from tests.support.discord.past_parties import finish_deal, opened, over
from tests.support.discord.table_checks import game_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin, plain_text


def exchange_in_deal_two(deal: DealView, standing: Standing, action: Action) -> Judged:
    cost = 12.0 if isinstance(action, Exchange) and standing.deals == 1 else 0.0
    return Judged(action, replace(judged_by_thumb(deal, standing, action).best, plain=True), cost)


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(service, "judge", judged_by_thumb)
    monkeypatch.setattr(service, "house_line", line_on_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    monkeypatch.setattr(training, "ask_again", asked_by_thumb)


def what_if(page: VisibleMessage) -> list[str]:
    return [one.custom_id for one in page.controls if one.label == "What if?"]


async def test_a_costly_decision_is_compared_with_the_houses(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", exchange_in_deal_two)
    await over(harness, deals=2)
    first, second = (await game_of(harness)).deals
    page = (await harness.alice.click(harness.alice.live(), label="What cost me most")).message
    assert "Deal 2 · In the exchange" in plain_text(page.text)
    (custom_id,) = what_if(page)
    place = next(at for at, one in enumerate(second.log) if isinstance(one, Exchange) and one.seat == 0)
    assert custom_id == f"pq:1:whatif:1:{len(first.log) + 1 + place}:next.house"
    answer = (await harness.alice.click(page, label="What if?")).message
    assert answer.ephemeral
    assert answer.id != page.id
    assert "Rubicon Piquet, deal 2 of 2 · In the exchange" in answer.text
    assert "then the house plays on for both" in answer.text


async def test_while_the_game_goes_on_no_review_asks_what_if(harness: Harness) -> None:
    await begin(harness, deals=2)
    await finish_deal(harness, harness.alice, harness.bob)
    post = next(post for post in harness.alice.dms() if any(control.verb == "review" for control in post.controls))
    page = (await harness.alice.click(post, label="What cost me most")).message
    assert "cost 5 points" in plain_text(page.text)
    assert what_if(page) == []


async def test_the_review_of_a_step_leads_to_what_if(harness: Harness) -> None:
    await over(harness)
    step = await opened(harness.alice, 0)
    page = (await harness.alice.click(step, label="Review")).message
    answer = (await harness.alice.click(page, label="What if?")).message
    assert answer.id != page.id
    assert "What if" in answer.text
    assert "then the house plays on" in answer.text
