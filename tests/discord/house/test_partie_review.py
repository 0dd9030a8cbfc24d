"""*Luck and skill*: a finished partie against what its cards gave, for each player alone."""

from dataclasses import replace
from typing import Any

import pytest

from bot.computer.opinion.reasons import Judged
from bot.features.house import review
from bot.features.par import service as par
from bot.piquet.actions import Action, Exchange
from bot.piquet.partie import Standing
from bot.piquet.view import DealView
from tests.fakes.fake_engine import judged_by_thumb, line_by_thumb, not_at_all
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import over, play
from tests.support.discord.table_checks import game_of
from tests.support.players import begin, plain_text

HELD = "The cards gave"


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the slow levels by the rule of thumb."""
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)


def costly_second_exchange(deal: DealView, standing: Standing, action: Action) -> Judged:
    """A verdict by which only the exchange of the second deal cost anything: 12 points."""
    cost = 12.0 if isinstance(action, Exchange) and standing.deals == 1 else 0.0
    return Judged(action, replace(judged_by_thumb(deal, standing, action).best, plain=True), cost)


def costly_for_the_settlement(deal: DealView, standing: Standing, action: Action) -> Judged:
    """The same verdict in points of the settlement."""
    judged = costly_second_exchange(deal, standing, action)
    return replace(judged, best=replace(judged.best, plain=False))


async def asked(person: Person) -> str:
    """What a player is told who asks about luck and skill, as plain text."""
    answer = await person.click(person.live(), label="Luck and skill")
    assert answer.post is not None
    assert answer.post.ephemeral
    return plain_text(answer.text).replace("**", "")


async def forged(person: Person) -> str:
    """What a person is told whose click is about the partie with the number 1, though they have no such button."""
    live = person.harness.alice.live()
    return (await person.press(live, "pq:1:luck:1:0")).text


async def test_each_player_is_told_what_the_cards_gave_them(harness: Harness) -> None:
    await over(harness)
    (deal,) = (await game_of(harness)).deals
    for seat, person in enumerate((harness.alice, harness.bob)):
        points, given = deal.score[seat] - deal.score[1 - seat], 31 if deal.elder == seat else -31
        told = await asked(person)
        assert f"You {'won' if points > 0 else 'lost'} by {abs(points)}. " in told
        side = "above" if points > given else "below"
        whom = "you" if given > 0 else "your opponent"
        assert f"{HELD} {whom} 31: you played {abs(points - given)} {side} par" in told
        assert "the average of eight in which the club level plays it against itself" in told


async def test_the_deals_of_a_partie_are_added_up_and_the_costliest_decision_is_named(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", costly_second_exchange)
    await over(harness, deals=2)
    first, second = (await game_of(harness)).deals
    points = [deal.score[0] - deal.score[1] for deal in (first, second)]
    told = await asked(harness.alice)
    assert "The cards favoured neither of you: you played " in told
    assert "par; the exchange of deal 2 cost 12." in told
    assert "In the exchange" in told
    elder = 1 if first.elder == 0 else -1
    for number, scored in enumerate(points):
        by_cards = "+31" if elder > 0 else "−31"
        assert f"Deal {number + 1}: {scored:+d}, cards {by_cards}".replace(": -", ": −") in told
        elder = -elder
    button = await harness.alice.click(harness.alice.live(), label="Luck and skill")
    assert button.post is not None
    assert "Review of deal 2" in (await harness.alice.click(button.post, label="Review deal 2")).text


async def test_what_a_decision_cost_of_the_settlement_is_not_taken_for_points(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", costly_for_the_settlement)
    await over(harness, deals=2)
    assert "; the exchange of deal 2 cost 12 of the settlement." in await asked(harness.alice)


async def test_a_partie_that_was_broken_off_counts_by_its_finished_deals(harness: Harness) -> None:
    await begin(harness, deals=2)
    await play(harness, 40)
    deals = (await game_of(harness)).deals
    assert [deal.over for deal in deals] == [True, False]
    points = deals[0].score[0] - deals[0].score[1]
    told = await asked(harness.alice)
    assert f"You were {abs(points)} {'ahead' if points > 0 else 'behind'}. {HELD}" in told


@pytest.mark.parametrize("options", [{"deals": 1}, {"rules": "hundred"}])
async def test_a_partie_without_a_finished_deal_or_without_par_offers_nothing(
    harness: Harness, options: dict[str, Any]
) -> None:
    await begin(harness, **options)
    await play(harness, 3 if "deals" in options else 3000)
    assert "luck" not in {control.verb for control in harness.alice.live().controls}
    assert "no such deal" in await forged(harness.alice)


async def test_no_one_is_told_before_the_end_and_no_one_but_the_players(harness: Harness) -> None:
    await begin(harness, deals=2)
    assert "luck" not in {control.verb for control in harness.alice.live().controls}
    assert "still in play" in await forged(harness.alice)
    await play(harness)
    assert "You are not a player at this table" in await forged(harness.carol)
    assert "The cards favoured neither of you" in await forged(harness.alice)


async def test_without_an_answer_of_the_engine_the_player_can_ask_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(harness)
    monkeypatch.setattr(par, "par_line", not_at_all)
    assert HELD not in await asked(harness.alice)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    assert HELD in await asked(harness.alice)
