import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.house.jobs import judge
from bot.features.whatif import service
from bot.features.whatif.line import house_line
from bot.kit.controls import control_id
from bot.piquet.deal import Deal, Stage
from bot.piquet.partie import Standing
from bot.piquet.rules import RULE_SETS, Form
from bot.piquet.view import view
from tests.fakes.fake_engine import judged_by_thumb, line_on_by_thumb, not_at_all
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import stored_rows
from tests.support.discord.past_parties import moments, opened, over, play
from tests.support.discord.table_checks import bot_of, game_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin, plain_text
from tests.support.sampled_rules import with_rules

SECONDARY = ("What the house would do", "Replay")
SHORT = [
    with_rules(
        name, *(({"deals": 1}, 3000) if rules.form is Form.DEALS else ({}, 50)), sample=("rubicon", "counterpique")
    )
    for name, rules in RULE_SETS.items()
]


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "judge", judged_by_thumb)
    monkeypatch.setattr(service, "house_line", line_on_by_thumb)


async def asked(person: Person, moment: int) -> VisibleMessage:
    post = await opened(person, moment)
    answer = await person.click(post, label="What if?")
    assert answer.message.ephemeral
    assert answer.message.id != post.id
    return answer.message


async def first_lead(harness: Harness) -> int:
    """Returns the first step in the play with a choice of cards."""
    for moment, (_, deal) in enumerate(moments(await game_of(harness))):
        if deal.stage is Stage.PLAY and deal.led is None and len(deal.tricks) == 1:
            return moment
    raise AssertionError("no second trick")


def others(post: VisibleMessage) -> list[Any]:
    return [one for one in post.controls if one.live and one.verb == "whatif" and one.arg not in ("", ".house")]


async def compared(person: Person, page: VisibleMessage) -> VisibleMessage:
    """Compares with playing the lowest legal card. Returns the answer."""
    control = next(one for one in reversed(others(page)) if one.arg.startswith((".play", ".card")))
    answer = await person.click(page, custom_id=control.custom_id)
    if control.arg.startswith(".card"):
        answer = await person.click(page, custom_id=control.custom_id.replace(".card.", ".play."))
    assert answer.message.id == page.id
    return page


async def test_another_card_is_compared_with_the_one_played(harness: Harness) -> None:
    await over(harness)
    moment = await first_lead(harness)
    (whole,) = (await game_of(harness)).deals
    was = moments(await game_of(harness))[moment][1]
    page = await asked(harness.alice, moment)
    name = ("Alice", "Bob")[was.to_move or 0]
    assert f"{name} chose to lead " in page.text
    assert "the house then plays on for both" in page.text
    await compared(harness.alice, page)
    first = line_on_by_thumb(was, (await game_of(harness)).partie.standing, [whole.log[len(was.log)]])
    told = plain_text(page.text)
    assert f"What if {name} had chosen to lead " in told
    assert f"As actually played: {scores(whole, was.to_move or 0)}" in told
    assert f"then the house plays on for both: {scores(first, was.to_move or 0)}" in told
    assert "The other choice (lead " in told
    assert "With these cards" in told
    assert "both hands are as they were dealt and exchanged" in told


@pytest.mark.parametrize("deals", [1, 2])
async def test_a_deal_that_ends_the_game_says_who_would_have_won(harness: Harness, deals: int) -> None:
    await over(harness, deals=deals)
    page = await compared(harness.alice, await asked(harness.alice, await first_lead(harness)))
    scored = [line for line in plain_text(page.text).splitlines() if " for Alice)" in line or " for Bob)" in line]
    assert len(scored) == 3
    assert [line.endswith(").") and "wins by" in line for line in scored] == [deals == 1] * 3


async def test_the_page_shows_the_same_figures_that_the_master_level_computes(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "judge", judge)
    monkeypatch.setattr(service, "house_line", house_line)
    await over(harness)
    (whole,) = (await game_of(harness)).deals
    late = moments(await game_of(harness))
    moment, was = next((at, deal) for at, (_, deal) in enumerate(late) if len(deal.tricks) == 9 and deal.led is None)
    seat, taken = was.to_move or 0, whole.log[moment]
    page = await compared(harness.alice, await asked(harness.alice, moment))
    told = plain_text(page.text)
    assert f"then the house plays on for both: {scores(house_line(was, Standing(), [taken]), seat)}" in told
    assert told.count("then the house plays on for both: ") == 2
    assert "Over all hands that match what" in told


def scores(deal: Deal, seat: int) -> str:
    lead = deal.score[seat] - deal.score[1 - seat]
    signed = f"{lead:+d}".replace("-", "−") if lead else "0"
    return f"Alice {deal.score[0]}, Bob {deal.score[1]} ({signed} for {('Alice', 'Bob')[seat]})"


@pytest.mark.parametrize(("rules", "options", "decisions"), SHORT)
async def test_every_decision_of_a_game_can_be_changed(
    harness: Harness, rules: str, options: dict[str, Any], decisions: int
) -> None:
    await begin(harness, rules, **options)
    await play(harness, decisions)
    told = dict[Any, str]()
    for moment, (_, deal) in enumerate(moments(await game_of(harness))[:-1]):
        if deal.over or deal.to_move is None:
            continue
        seen = view(deal, deal.to_move)
        key = (deal.stage, bool(deal.pending), bool(seen.open_kinds), deal.led is None)
        if key in told:
            continue
        page = await asked(harness.alice, moment)
        assert {one.verb for one in page.controls} == {"whatif", "replay"}, page.controls
        assert len([one for one in page.controls if one.label in SECONDARY]) <= 5
        told[key] = page.text
        decided = 0
        for control in others(page):
            if control.is_select:
                values = [option.value for option in control.options][: max(control.least, 1)]
                await harness.alice.press(page, control.custom_id, values=values)
            else:
                await harness.alice.press(page, control.custom_id)
            decided += "With these cards" in page.text or "That was the choice in the game" in page.text
            await harness.alice.press(page, control_id("whatif", 1, moment))
            assert "Choose something else for " in page.text
        assert decided or deal.stage in (Stage.EXCHANGE, Stage.AUCTION), page.text


async def test_another_discard_is_chosen_as_in_the_hand(harness: Harness) -> None:
    await over(harness)
    was = moments(await game_of(harness))[0][1]
    page = await asked(harness.bob, 0)
    cards = [str(card) for card in was.hands[was.to_move or 0]][:2]
    pick = next(one for one in page.controls if one.is_select)
    await harness.bob.choose(page, cards, custom_id=pick.custom_id)
    await harness.bob.click(
        page, custom_id=next(one for one in page.controls if ".exchange." in one.custom_id).custom_id
    )
    assert "had chosen to discard" in page.text
    assert "The other choice (discard" in page.text
    assert all(len(one.custom_id) <= 100 for one in page.controls)


async def test_the_page_explains_you_above_another_players_cards(harness: Harness) -> None:
    await over(harness)
    was = moments(await game_of(harness))[0][1]
    name = ("Alice", "Bob")[was.to_move or 0]
    for person in (harness.alice, harness.bob, harness.carol):
        told = plain_text((await asked(person, 0)).text)
        assert "Your exchange" in told
        assert (f"Below, “you” means {name}." in told) is (person.name != name)


async def test_what_the_house_would_do_is_one_press_away(harness: Harness) -> None:
    await over(harness)
    page = await asked(harness.alice, 0)
    await harness.alice.click(page, label="What the house would do")
    assert "With these cards" in page.text or "That was the choice in the game" in page.text
    await harness.alice.click(page, label="Another decision")
    assert "Choose something else for " in page.text
    await harness.alice.click(page, label="Replay")
    assert "step 1 of" in page.text


async def test_the_page_identifies_the_decision_made_in_the_game(harness: Harness) -> None:
    await over(harness)
    moment = await first_lead(harness)
    (whole,) = (await game_of(harness)).deals
    page = await asked(harness.alice, moment)
    await harness.alice.press(page, control_id("whatif", 1, moment, f".play.{str(whole.log[moment]).split()[-1]}"))
    assert "That was the choice in the game" in page.text
    assert "Instead" not in page.text
    assert "“With these cards” means" not in page.text
    assert [one.label for one in page.controls] == ["See the original play", "Another decision", "Replay"]


async def test_a_player_can_step_through_the_other_line_even_after_a_restart(harness: Harness) -> None:
    await over(harness)
    moment = await first_lead(harness)
    page = await compared(harness.alice, await asked(harness.alice, moment))
    comparison = page.text
    (score,) = re.findall(r"The other choice .*?: Alice (\d+), Bob (\d+)", plain_text(comparison))
    await harness.alice.click(page, label="See what follows")
    assert "What if?" in page.text
    assert "then the house plays for both" in page.text
    assert "step 1 of" in page.text
    await harness.restart()
    steps = 1
    while next(one for one in page.controls if one.label == "Next").live:
        await harness.alice.click(page, label="Next")
        steps += 1
        assert f"step {steps} of" in page.text
    assert steps > 20
    assert "resigns" not in page.text
    assert re.search(rf"This deal +{score[0]} +{score[1]}\n", page.text)
    await harness.alice.click(page, label="« Trick")
    assert f"step {steps} of" not in page.text
    await harness.alice.click(page, label="Compare")
    assert page.text == comparison


async def test_a_player_can_step_through_the_original_line_too(harness: Harness) -> None:
    await over(harness)
    page = await compared(harness.alice, await asked(harness.alice, await first_lead(harness)))
    await harness.alice.click(page, label="See the original play")
    assert ", as in the game; then the house plays for both" in plain_text(page.text)
    await harness.alice.click(page, label="Next")
    assert "step 2 of" in page.text


async def test_nobody_can_ask_what_if_about_a_game_in_progress(harness: Harness, database: Path) -> None:
    await over(harness, decisions=8)
    posts = {person: await opened(person) for person in (harness.alice, harness.bob, harness.carol)}
    await begin(harness)
    before = stored_rows(database)
    for person, post in posts.items():
        for custom_id in ("pq:1:whatif:2:0", "pq:1:whatif:2:0:.house", "pq:1:line:2:0:0.open.played.house"):
            assert "still in play" in (await person.press(post, custom_id)).text
    assert stored_rows(database) == before


async def test_only_the_players_can_ask_about_a_game_from_another_server(harness: Harness) -> None:
    await over(harness, decisions=8)
    post = await opened(harness.carol)
    await bot_of(harness).context.database.write(lambda tx: tx.execute("UPDATE parties SET guild = 1"))
    for custom_id in ("pq:1:whatif:1:1", "pq:1:whatif:1:1:.house", "pq:1:line:1:1:0.open.played.house"):
        assert "I no longer have this game" in (await harness.carol.press(post, custom_id)).text
    assert "Choose something else for " in (await harness.alice.press(post, "pq:1:whatif:1:1:next")).text


@pytest.mark.parametrize(
    "custom_id",
    [
        "pq:1:whatif:1:9999",
        "pq:1:whatif:1:0:.nonsense",
        "pq:1:whatif:1:0:.play.XX",
        "pq:1:whatif:1:0:.whatif",
        "pq:1:line:1:0:9999.open.played.house",
        "pq:1:line:1:0:0.open.other",
        "pq:1:line:1:0:0.open.both.house",
    ],
)
async def test_an_id_that_no_page_offers_is_answered_as_an_old_control(harness: Harness, custom_id: str) -> None:
    await over(harness, decisions=8)
    post = await opened(harness.carol)
    assert "button or menu is too old" in (await harness.carol.press(post, custom_id)).text


async def test_a_decision_against_the_rules_is_refused_with_the_reason(harness: Harness) -> None:
    await over(harness)
    was = moments(await game_of(harness))[0][1]
    foreign = next(iter(was.hands[1 - (was.to_move or 0)]))
    page = await asked(harness.alice, 0)
    told = await harness.alice.press(page, control_id("whatif", 1, 0, f".play.{foreign}"))
    assert "Choose something else for " in page.text
    assert "That isn’t possible at this point in the deal" in told.text


async def test_a_player_can_try_again_after_the_house_runs_out_of_time(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(harness)
    page = await asked(harness.alice, 0)
    monkeypatch.setattr(service, "house_line", not_at_all)
    await harness.alice.click(page, label="What the house would do")
    assert "I ran out of time" in page.text
    monkeypatch.setattr(service, "house_line", line_on_by_thumb)
    await harness.alice.click(page, label="Another decision")
    await harness.alice.click(page, label="What the house would do")
    assert "then the house plays on for both" in page.text


async def test_the_house_plays_an_unfinished_deal_to_its_end(harness: Harness) -> None:
    await over(harness, decisions=8)
    page = await asked(harness.alice, 1)
    await harness.alice.click(page, label="What the house would do")
    assert "This deal wasn’t played to the end" in page.text
    assert "then the house plays on for both" in page.text


async def test_in_direct_messages_the_page_answers_as_on_a_server(harness: Harness) -> None:
    await over(harness)
    more = (await harness.bob.click(harness.bob.live(), label="More…")).message
    replay = (await harness.bob.click(more, label="Replay")).message
    before = len(harness.posts())
    page = (await harness.bob.click(replay, label="What if?")).message
    await harness.bob.click(page, label="What the house would do")
    assert "then the house plays on for both" in page.text
    assert "step 1 of" in replay.text
    assert len(harness.posts()) == before
