import asyncio
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import client
from bot.features.house import advice, review
from bot.features.house.advice_view import action_text
from bot.features.par import service as par
from bot.features.parties import deciding
from bot.features.problems import training
from bot.kit.card_text import face
from bot.kit.discord import answer
from bot.kit.words import words
from bot.model.ids import PartieId
from bot.piquet.house.opinion.opinion import evaluate
from bot.runtime.limits import Throttle
from data import results
from tests.fakes.fake_engine import (
    advised_at_length,
    advised_by_thumb,
    asked_by_thumb,
    hang_over,
    judged_but_for_the_exchange,
    judged_by_thumb,
    line_by_thumb,
    not_at_all,
)
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.hand_controls import decision
from tests.support.messages import VisibleMessage
from tests.support.players import (
    Player,
    at_table,
    begin,
    bot_at,
    challenge,
    member_with_permissions,
    plain_text,
    players_of,
    resign,
    step,
)

A_WHILE = 60.0
"""Seconds that the worker processes may take, in tests that are not about the time limit."""


@pytest.fixture
def harness(harness: Harness) -> Harness:
    harness.discord.env.settle_timeout = A_WHILE
    return harness


@pytest.fixture(autouse=True)
def by_thumb(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.node.get_closest_marker("long"):
        return
    monkeypatch.setattr(advice, "think", advised_by_thumb)
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    monkeypatch.setattr(training, "ask_again", asked_by_thumb)


def verbs(post: VisibleMessage) -> set[str]:
    return {control.verb for control in post.controls}


def elder(harness: Harness) -> Person:
    return next(person for person in (harness.alice, harness.bob) if "exchange" in verbs(person.live()))


@pytest.mark.long
async def test_the_answer_is_what_the_master_level_would_do(harness: Harness) -> None:
    await begin(harness, deals=1)
    answer = await elder(harness).click(elder(harness).live(), verb="advise")
    sight = await deciding.sight(bot_of(harness).context, PartieId(1), (await row_of(harness)).to_act)
    assert sight.deal is not None
    best = evaluate(sight.deal, sight.shown.before)[0]
    assert f"I would {action_text(words(), sight.deal, best.action)}**" in plain_text(answer.text)


async def test_advice_appears_in_the_hand_and_leaves_its_controls_unchanged(harness: Harness) -> None:
    await begin(harness, deals=1)
    person, hand = elder(harness), elder(harness).live()
    before, posts = verbs(hand), len(person.dms())
    answer = await person.click(hand, verb="advise")
    assert answer.how == "deferred_update"
    assert answer.post == person.live()
    assert verbs(person.live()) == before
    assert len(person.dms()) == posts
    sight = await deciding.sight(bot_of(harness).context, PartieId(1), (await row_of(harness)).to_act)
    assert sight.deal is not None
    best = advised_by_thumb(sight.deal, sight.shown.before)[0]
    assert f"I would {action_text(words(), sight.deal, best.action)}**" in plain_text(answer.text)
    named = {f"{rank}{suit}" for rank, suit in re.findall(r"([AKQJ789]|10)([♠♥♦♣])", plain_text(answer.text))}
    assert named <= {face(words(), card) for card in sight.deal.hand}


async def test_other_choices_show_the_whole_advice(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "think", advised_at_length)
    await begin(harness, deals=1)
    person = elder(harness)
    await pick_one(person)
    await person.click(person.live(), verb="advise")
    assert "less: " not in person.live().text
    before = [control.custom_id for control in person.live().controls if control.verb != "advise"]
    whole = await person.click(person.live(), label="Other choices")
    assert "**I would " in whole.text
    assert whole.text.index("judged by the master level from your cards") < whole.text.index("3.0 less: ")
    assert {control.verb for control in person.live().controls} == {"less"}
    await person.click(person.live(), label="Back to the hand")
    assert "**I would " not in person.live().text
    assert [control.custom_id for control in person.live().controls if control.verb != "advise"] == before


async def test_help_keeps_choices_until_the_next_redraw(harness: Harness) -> None:
    await begin(harness, deals=1)
    person = elder(harness)
    chosen = await pick_one(person)
    await person.click(person.live(), verb="advise")
    assert "**I would " in person.live().text
    assert person.live().control(verb="exchange").custom_id == chosen
    await person.click(person.live(), verb="help")
    assert "**I would " not in person.live().text
    assert "Discard the cards that help you least" in person.live().text
    assert person.live().control(verb="exchange").custom_id == chosen
    await person.click(person.live(), verb="exchange")
    assert "Discard the cards that help you least" not in person.live().text


async def test_no_advice_is_left_after_a_decision(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(harness, deals=1)
    person, bot = elder(harness), bot_of(harness)
    thinking, decided = bot.context.engine_pool.ask_in_turn, await pick_one(person)

    async def meanwhile(*asked: Any) -> Any:
        await bot_decides(harness, person, decided)
        return await thinking(*asked)

    monkeypatch.setattr(bot.context.engine_pool, "ask_in_turn", meanwhile)
    await person.click(person.live(), verb="advise")
    assert "**I would " not in person.live().text
    assert "exchange" not in verbs(person.live())


async def test_late_advice_does_not_replace_a_newer_hand(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(harness, deals=1)
    person = elder(harness)
    edit, decided = answer.edit, await pick_one(person)

    async def late(*given: Any, **named: Any) -> bool:
        monkeypatch.setattr(answer, "edit", edit)
        await bot_decides(harness, person, decided)
        return await edit(*given, **named)

    monkeypatch.setattr(answer, "edit", late)
    await person.click(person.live(), verb="advise")
    assert "**I would " not in person.live().text
    assert "exchange" not in verbs(person.live())


async def pick_one(person: Person) -> str:
    hand = person.live()
    await person.choose(hand, [hand.control(verb="pick", select=True).options[0].value], verb="pick")
    return person.live().control(verb="exchange").custom_id


async def bot_decides(harness: Harness, person: Person, custom_id: str) -> None:
    _, _, verb, target, seq, arg = custom_id.split(":")
    make = deciding.acting(decision(verb, arg, ()))
    await deciding.decide(bot_of(harness).context, PartieId(int(target)), person.id, make, seen=int(seq), key=1)


async def test_a_player_with_closed_dms_gets_advice_in_their_private_hand(database: Path) -> None:
    async with Harness(bot_at(database), closed=["Alice", "Bob"]) as harness:
        await begin(harness, deals=1)
        for person in (harness.alice, harness.bob):
            hand = await person.open_privately("piquet hand")
            if "advise" in verbs(hand):
                told = await person.click(hand, verb="advise")
                assert told.ephemeral
                assert told.post == hand
                assert "**I would " in hand.text
                await person.click(hand, verb="help")
                assert "Discard the cards that help you least" in hand.text


async def test_an_advice_button_below_a_public_message_shows_nothing_to_others(harness: Harness) -> None:
    await begin(harness, deals=1)
    person = elder(harness)
    told = await person.press(at_table(harness)[-1], person.live().control(verb="advise").custom_id)
    assert told.ephemeral
    assert "**I would " in told.text
    assert not any("**I would " in post.text for post in at_table(harness))


async def test_a_rated_partie_between_people_has_no_advice(harness: Harness) -> None:
    await begin(harness)
    person, hand = elder(harness), elder(harness).live()
    assert "advise" not in verbs(hand)
    forged = hand.control(verb="help").custom_id.split(":")
    for verb in ("advise", "befriend"):
        answer = await person.press(hand, ":".join([*forged[:2], verb, *forged[3:5]]))
        assert "This game is rated, so you both play without help" in answer.text
    assert (await row_of(harness)).rated


async def test_the_waiting_player_has_no_advice_and_a_forged_button_is_refused(harness: Harness) -> None:
    await begin(harness, deals=1)
    waiting = harness.bob if elder(harness) is harness.alice else harness.alice
    assert "advise" not in verbs(waiting.live())
    pressed = elder(harness).live().control(verb="advise").custom_id
    assert "It is not your turn" in (await waiting.press(waiting.live(), pressed)).text


async def test_an_old_advice_button_tells_nothing_about_an_earlier_decision(harness: Harness) -> None:
    await begin(harness, deals=1)
    person, hand = elder(harness), elder(harness).live()
    stale = hand.control(verb="advise").custom_id
    await step(harness, {person.name: Player(person, random.Random(1))})
    while (await row_of(harness)).seq == 0:
        await step(harness, {person.name: Player(person, random.Random(1))})
    answer = await person.press(hand, stale)
    assert words()("stale-news") in answer.text
    assert "**I would " not in answer.text


async def test_after_a_warning_advice_makes_a_partie_friendly(harness: Harness) -> None:
    await challenge(harness.alice, harness.house, level="beginner", rated=True)
    if "deal" in verbs(harness.alice.live()):
        await harness.alice.click(harness.alice.live(), verb="deal", arg="theirs")
    hand = harness.alice.live()
    asked = await harness.alice.click(hand, verb="advise")
    assert asked.post == harness.alice.live()
    assert "Asking for advice makes it friendly" in asked.text
    assert (await row_of(harness)).rated
    kept = await harness.alice.click(harness.alice.live(), verb="befriend", arg="no")
    assert "stays rated" in kept.text
    await harness.alice.click(harness.alice.live(), verb="advise")
    told = await harness.alice.click(harness.alice.live(), verb="befriend", arg="")
    assert told.post == harness.alice.live()
    assert "**I would " in told.text
    assert not (await row_of(harness)).rated
    assert "friendly" in harness.alice.live().text
    (said,) = [post.text for post in at_table(harness) if "the game is now friendly" in post.text]
    assert "**Alice** asked the house" in said
    again = await harness.alice.click(harness.alice.live(), verb="advise")
    assert "**I would " in again.text


async def rated_with_the_house(harness: Harness) -> VisibleMessage:
    await challenge(harness.alice, harness.house, level="beginner", rated=True)
    if "deal" in verbs(harness.alice.live()):
        await harness.alice.click(harness.alice.live(), verb="deal", arg="theirs")
    asked = await harness.alice.click(harness.alice.live(), verb="advise")
    assert asked.post is not None
    return asked.post


async def test_advice_is_not_offered_after_the_first_deal_of_a_rated_partie(harness: Harness) -> None:
    await rated_with_the_house(harness)
    sight = await deciding.sight(bot_of(harness).context, PartieId(1), (await row_of(harness)).to_act)
    assert sight.may_ask
    later = replace(sight, shown=replace(sight.shown, before=sight.shown.before._replace(deals=1)))
    assert not later.may_ask
    assert replace(later, rated=False).may_ask


async def test_two_simultaneous_clicks_make_a_partie_friendly_once_and_permanently(harness: Harness) -> None:
    asked = await rated_with_the_house(harness)
    pressed = harness.alice.pressing(asked, asked.control(verb="befriend", arg="").custom_id)
    answers = await harness.at_once(pressed, pressed)
    assert sorted("still thinking about your last question" in answer.text for answer in answers) == [False, True]
    await harness.restart()
    assert not (await row_of(harness)).rated
    assert len([post for post in at_table(harness) if "the game is now friendly" in post.text]) == 1
    assert not (await row_of(harness)).rated
    await resign(harness.alice)
    booked = await bot_of(harness).context.database.read(lambda tx: results.results_of(tx, PartieId(1)))
    # No deal was finished, so the result counts for nothing.
    assert [(result.outcome, result.rating) for result in booked] == [(None, None)] * 2


async def test_the_bot_never_says_that_a_friendly_partie_stays_rated(harness: Harness) -> None:
    asked = await rated_with_the_house(harness)
    kept = asked.control(verb="befriend", arg="no").custom_id
    await harness.alice.click(asked, verb="befriend", arg="")
    told = await harness.alice.press(asked, kept)
    assert "already friendly" in told.text
    assert "stays rated" not in told.text


async def test_repeated_requests_for_advice_are_answered_one_at_a_time(harness: Harness) -> None:
    await begin(harness, deals=1)
    person, hand = elder(harness), elder(harness).live()
    pressed = person.pressing(hand, hand.control(verb="advise").custom_id)
    answers = await harness.at_once(*[pressed] * 5)
    assert sorted("**I would " in answer.text for answer in answers) == [False] * 4 + [True]
    assert sum("still thinking about your last question" in answer.text for answer in answers) == 4
    assert "**I would " in (await person.click(hand, verb="advise")).text


async def test_if_workers_fail_the_player_may_ask_again(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(harness, deals=1)
    person, hand = elder(harness), elder(harness).live()
    with monkeypatch.context() as patch:
        patch.setattr(advice, "think", not_at_all)
        assert "I ran out of time" in (await person.click(hand, verb="advise")).text
    assert "**I would " in (await person.click(hand, verb="advise")).text


@pytest.mark.engine_processes
async def test_people_waiting_for_advice_are_notified_if_the_bot_stops(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(harness, deals=1)
    person, hand = elder(harness), elder(harness).live()
    assert "**I would " in (await person.click(hand, verb="advise")).text
    monkeypatch.setattr(client, "GRACE", 2)
    monkeypatch.setattr(advice, "think", hang_over)
    bot, asked, closed = bot_of(harness), asyncio.Event(), list[bool]()
    thinking, edit = bot.context.engine_pool.ask_in_turn, answer.edit

    async def and_stop(*job: Any) -> Any:
        asked.set()
        return await thinking(*job)

    async def as_far_away(*given: Any, **named: Any) -> bool:
        # An answer takes a while, and is lost if the connection is closed meanwhile.
        await asyncio.sleep(0.05)
        closed.append(bot.is_closed())
        return await edit(*given, **named)

    monkeypatch.setattr(bot.context.engine_pool, "ask_in_turn", and_stop)
    monkeypatch.setattr(answer, "edit", as_far_away)
    clicking = asyncio.create_task(person.click(hand, verb="advise"))
    await asked.wait()
    await bot.close()
    assert "I ran out of time" in (await clicking).text
    assert closed == [False]


async def test_a_server_can_turn_off_advice_during_a_deal_but_keep_reviews(harness: Harness) -> None:
    await begin(harness, deals=1)
    person, hand = elder(harness), elder(harness).live()
    chief = member_with_permissions(harness, manage_guild=True)
    assert "*What would you do?* **gives advice**" in (await chief.slash("piquet server")).text
    assert "During a deal: **no advice**" in (await chief.slash("piquet server", advice=False)).text
    assert "allows no advice during a deal" in (await person.click(hand, verb="advise")).text
    players = players_of(harness, 2)
    while (await row_of(harness)).seq < 2:
        await step(harness, players)
    for one in (harness.alice, harness.bob):
        assert "advise" not in verbs(one.live())
    await resign(harness.alice)
    assert " resigned, so " in (await harness.alice.click(harness.alice.live(), label="What cost me most")).text


async def resigned_after(harness: Harness, decisions: int) -> Person:
    await begin(harness, deals=1)
    first = elder(harness)
    players = players_of(harness, 2)
    assert "review" not in verbs(harness.alice.live())
    while (await row_of(harness)).seq < decisions:
        await step(harness, players)
    await resign(harness.alice)
    return first


async def test_a_review_counts_unjudged_decisions(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await resigned_after(harness, 8)
    whole = await person.click(person.live(), label="What cost me most")
    assert "I ran out of time" not in whole.text
    monkeypatch.setattr(review, "judge", judged_but_for_the_exchange)
    told = await person.click(person.live(), label="What cost me most")
    assert " resigned, so " in told.text
    assert "I ran out of time on one decision." in told.text
    monkeypatch.setattr(review, "judge", not_at_all)
    assert "I ran out of time" in (await person.click(person.live(), label="What cost me most")).text


async def test_a_review_does_not_delay_messages(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await resigned_after(harness, 2)
    heart = bot_of(harness).context
    heart.throttle = Throttle(apart=0)
    thinking, went = heart.engine_pool.ask_in_turn, list[bool]()

    async def after_the_message(*asked: Any) -> Any:
        news = asyncio.create_task(heart.throttle.turn())
        for _ in range(20):
            await asyncio.sleep(0)
        went.append(news.done())
        news.cancel()
        return await thinking(*asked)

    monkeypatch.setattr(heart.engine_pool, "ask_in_turn", after_the_message)
    assert " resigned, so " in (await person.click(person.live(), label="What cost me most")).text
    assert went
    assert all(went)


async def reviews(harness: Harness) -> list[str]:
    told = []
    for person in (harness.alice, harness.bob, harness.alice):
        answer = await person.click(person.live(), verb="luck" if "luck" in verbs(person.live()) else "review")
        assert answer.post is not None
        assert answer.post.ephemeral
        assert answer.text.startswith("### ")
        told.append(answer.text)
    return told


async def test_a_review_is_private_to_each_player_and_reproducible(harness: Harness) -> None:
    await resigned_after(harness, 2)
    first, other, again = await reviews(harness)
    assert first == again != other
    assert "You chose to discard" in first + other
    opened = await harness.carol.click(at_table(harness)[-1], verb="replay")
    assert opened.post is not None
    told = await harness.carol.click(opened.post, verb="hindsight")
    assert re.search(r"(Alice|Bob) chose to discard", told.text)
    assert "Knowing only what" in told.text


@pytest.mark.long
async def test_a_finished_deal_can_be_reviewed_during_the_next(harness: Harness) -> None:
    await begin(harness, deals=2)
    players = players_of(harness, 2)
    while (await deciding.sight(bot_of(harness).context, PartieId(1), None)).shown.ordinal < 2:
        await step(harness, players)
    first, other, again = await reviews(harness)
    assert first == again != other
    assert all("deal 1" in text.partition("\n")[0].lower() for text in (first, other))


async def test_a_deal_in_progress_or_nonexistent_is_not_reviewed(harness: Harness) -> None:
    await begin(harness, deals=2)
    hand = harness.alice.live()
    forged = hand.control(verb="help").custom_id.split(":")
    opened = await harness.alice.press(hand, ":".join([*forged[:2], "hindsight", forged[3], "0"]))
    assert "still in play" in opened.text
    for number, said in (("1", "still in play"), ("2", "no such deal"), ("0", "no such deal")):
        answer = await harness.alice.press(hand, ":".join([*forged[:2], "review", *forged[3:5], number]))
        assert said in answer.text
