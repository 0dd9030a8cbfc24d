from pathlib import Path

import pytest

from bot.kit.words import words
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import (
    BOB_DEALS_LOW,
    ELDER_BLANK,
    POOR,
    RICH,
    answer_bid,
    bid,
    call,
    choose_calls,
    exchange,
    keep,
    play,
    stack_packs,
)
from tests.support.discord.table_checks import game_of
from tests.support.players import at_table, begin, bot_at, choose_settings, plain_text
from tests.support.random_choice import to_act


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    stack_packs(monkeypatch, BOB_DEALS_LOW, RICH)
    return tmp_path / "piquet.sqlite3"


def labels(person: Person, verb: str) -> list[str]:
    return [plain_text(control.label) for control in person.live().controls if control.verb == verb]


def options(person: Person, verb: str) -> list[str]:
    return [option.label for option in person.live().control(verb=verb, select=True).options]


def verbs(person: Person) -> set[str]:
    return {control.verb for control in person.live().controls if control.live}


async def hand_of(person: Person) -> str:
    return (await person.slash("piquet hand")).text


async def kept(harness: Harness) -> list[str]:
    return [str(action) for action in (await game_of(harness)).deals[-1].log]


# What is said.


async def test_the_dealer_bids_first_and_nobody_is_elder_yet(harness: Harness) -> None:
    await begin(harness, "counterpique")
    assert "You dealt, so you speak first: bid or pass." in harness.bob.live().text
    assert "the auction decides who is elder (you dealt)" in harness.bob.live().text
    assert "You hold: " in harness.bob.live().text
    assert not to_act(harness.alice.live())
    for person in (harness.alice, harness.bob):
        assert "you are **" not in person.live().text
    assert "yes" not in [control.arg for control in harness.bob.live().controls if control.verb == "word"]


async def test_a_bid_is_chosen_changed_and_confirmed(harness: Harness) -> None:
    await begin(harness, "counterpique")
    assert options(harness.bob, "left")[0] == "Leave three cards for Alice"
    assert len(options(harness.bob, "left")) == 6
    assert options(harness.bob, "tricks")[:2] == [
        "Seven tricks: worth 21",
        "Eight tricks: worth 24",
    ]
    assert labels(harness.bob, "bid") == ["Choose first"]
    assert "bid" not in verbs(harness.bob)
    await harness.bob.choose(harness.bob.live(), ["8"], verb="tricks")
    assert labels(harness.bob, "bid") == ["Bid 8 tricks, leave 3 (24)"]
    await harness.bob.choose(harness.bob.live(), ["4"], verb="left")
    assert "With four left, elder can draw at most four." in harness.bob.live().text
    assert labels(harness.bob, "bid") == ["Bid 8 tricks, leave 4 (32)"]
    await harness.bob.click(harness.bob.live(), label="Pass")
    assert labels(harness.bob, "bid") == ["Pass: the other player may bid"]
    assert await kept(harness) == []
    await harness.bob.choose(harness.bob.live(), ["13"], verb="tricks")
    await harness.bob.click(harness.bob.live(), label="Bid 13 tricks, leave 3 (39)")
    assert await kept(harness) == ["1 bid 13-3"]


async def test_yes_and_pass_need_confirmation_and_state_their_consequences(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await bid(harness.bob, 8, 4)
    assert "Bob bids: eight tricks, four cards left, worth 32. Would you bid as much?" in harness.alice.live().text
    assert "If you say yes, Bob must raise the bid, or you become elder at this bid." in harness.alice.live().text
    assert not {"left", "tricks"} & verbs(harness.alice)
    await harness.alice.click(harness.alice.live(), label="Pass")
    assert labels(harness.alice, "bid") == ["Pass: I’m younger, at 32"]
    await harness.alice.click(harness.alice.live(), label="Yes")
    assert await kept(harness) == ["1 bid 8-4"]
    await harness.alice.click(harness.alice.live(), label="Yes: I would bid 32 too")
    assert await kept(harness) == ["1 bid 8-4", "0 yes"]
    assert "Bob’s bid: eight tricks, four cards left, worth 32." in harness.alice.live().text


async def test_a_matched_bid_can_only_be_raised_or_left_to_the_opponent(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await bid(harness.bob, 8, 4)
    await answer_bid(harness.alice, "yes")
    assert "Alice would bid as much as you (eight tricks, four cards left, worth 32)" in harness.bob.live().text
    assert options(harness.bob, "tricks")[0] == "Nine tricks: worth 36"
    await harness.bob.choose(harness.bob.live(), ["3"], verb="left")
    assert options(harness.bob, "tricks")[0] == "Eleven tricks: worth 33"
    await answer_bid(harness.bob, "pass")
    assert "Bob passes, so you are elder" in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="Stand")
    assert labels(harness.alice, "bid") == ["Stand: I’m elder, at 32"]
    await harness.alice.click(harness.alice.live(), verb="bid")
    assert await kept(harness) == ["1 bid 8-4", "0 yes", "1 pass", "0 pass"]
    assert "you are **elder**" in harness.alice.live().text
    assert "you are **younger**" in await hand_of(harness.bob)


async def test_above_the_highest_bid_nothing_can_be_chosen(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await bid(harness.bob, 13, 8)
    assert "If you say yes, you become elder at this bid, because no bid is higher." in harness.alice.live().text
    await answer_bid(harness.alice, "yes")
    assert "and no bid is higher. You can only pass" in harness.bob.live().text
    assert verbs(harness.bob) == {"word", "help"}
    await harness.bob.click(harness.bob.live(), label="Pass")
    assert labels(harness.bob, "bid") == ["Pass: I’m younger, at 104"]
    await harness.bob.click(harness.bob.live(), verb="bid")
    assert "No bid is higher, so you can only stand." in harness.alice.live().text
    await answer_bid(harness.alice, "pass")
    assert "You promised Bob all eight cards" in harness.alice.live().text


async def test_a_bid_after_a_pass_makes_the_bidder_elder_at_once(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await answer_bid(harness.bob, "pass")
    await bid(harness.alice, 7, 3)
    assert "Your exchange" in harness.alice.live().text
    assert harness.alice.live().control(verb="pick", select=True).most == 5


async def test_the_question_mark_leads_to_the_rules_page_of_the_rule_set(harness: Harness) -> None:
    await begin(harness, "counterpique")
    for person in (harness.alice, harness.bob):
        lines = await person.click(person.live(), label="Explain this step")
        assert "You bid the tricks you’ll win" in lines.text
        page = await person.click(person.live(), label="The rule")
        assert f"### {words()('rules-page-set-counterpique-title')}" in page.text


@pytest.mark.packs(BOB_DEALS_LOW, ELDER_BLANK)
async def test_carte_blanche_before_the_first_word_is_shown(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await bid(harness.bob, 7, 3)
    await harness.alice.click(harness.alice.live(), label="Announce carte blanche (10)")
    assert "Would you bid as much?" in harness.alice.live().text
    assert "blank" not in verbs(harness.alice)
    assert "10♥ 9♥ 8♥" in at_table(harness)[-1].text
    assert "Alice was dealt a carte blanche" in await hand_of(harness.bob)


@pytest.mark.packs(BOB_DEALS_LOW, ELDER_BLANK)
async def test_carte_blanche_is_too_late_after_the_first_word(harness: Harness) -> None:
    await begin(harness, "counterpique")
    assert "blank" in verbs(harness.alice)
    await bid(harness.bob, 7, 3)
    await answer_bid(harness.alice, "yes")
    assert "blank" not in verbs(harness.alice)


# What comes of it.


async def test_elder_exchanges_within_the_promised_limit_and_both_read_the_contract(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await bid(harness.bob, 8, 4)
    for person, word in ((harness.alice, "yes"), (harness.bob, "pass"), (harness.alice, "pass")):
        await answer_bid(person, word)
    assert "You may discard up to four cards and draw" in harness.alice.live().text
    assert "you may look at" not in harness.alice.live().text
    assert harness.alice.live().control(verb="pick", select=True).most == 4
    assert labels(harness.alice, "exchange") == ["Pick cards first"]
    await harness.alice.click(harness.alice.live(), label="Keep all twelve cards")
    await harness.alice.click(harness.alice.live(), label="Exchange none, leave 8")
    assert (await kept(harness))[-1] == "0 exchange -"
    assert "**Alice** keeps all twelve cards and leaves eight for **Bob**." in at_table(harness)[-1].text
    assert "You exchanged no cards." in harness.alice.live().text
    assert "Alice took none, so eight are left. You may discard up to eight cards" in harness.bob.live().text
    await exchange(harness.bob, "9S", "8S")
    assert "look" not in verbs(harness.bob)
    for _ in range(3):
        await choose_calls(harness.alice, "Call nothing")
    await play(harness.alice, "AS")
    assert "**Your contract: 8 of 13 tricks**, worth 32. You have **0**" in harness.alice.live().text
    await harness.bob.click(harness.bob.live(), label="Reckon nothing")
    assert "**Alice’s contract: 8 of 13 tricks**, worth 32. Alice has **0**" in harness.bob.live().text


async def test_elder_who_promised_all_eight_cards_continues_with_one_button(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await bid(harness.bob, 7, 8)
    await answer_bid(harness.alice, "pass")
    assert "you are **elder**" in harness.bob.live().text
    assert "You promised Alice all eight cards" in harness.bob.live().text
    assert verbs(harness.bob) == {"exchange", "help"}
    await harness.bob.click(harness.bob.live(), label="Continue with these cards")
    assert (await kept(harness))[-1] == "1 exchange -"
    assert "so eight are left" in harness.alice.live().text
    await keep(harness.alice)
    assert "Your calls" in harness.bob.live().text


async def test_two_passes_make_the_deal_misere_without_exchange_or_calls(harness: Harness) -> None:
    await begin(harness, "counterpique")
    await answer_bid(harness.bob, "pass")
    assert "Bob has passed. Bid or pass." in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="Pass")
    assert labels(harness.alice, "bid") == ["Pass: the deal is a misère"]
    await harness.alice.click(harness.alice.live(), verb="bid")
    for person in (harness.alice, harness.bob):
        assert "**Misère:** try to lose tricks" in await hand_of(person)
    assert verbs(harness.alice) == {"card", "help"}
    await play(harness.alice, "AS")
    assert verbs(harness.bob) == {"card", "help"}
    await play(harness.bob, "9S")
    assert "You have **1**; Bob has **0**" in harness.alice.live().text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("answers", [False, True], ids=["answers are given", "Bob answers"])
async def test_one_click_calls_the_point_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, answers: bool
) -> None:
    stack_packs(monkeypatch, BOB_DEALS_LOW, POOR)
    async with Harness(bot_at(tmp_path / "piquet.sqlite3")) as harness:
        await choose_settings(harness.bob, answer_calls=answers)
        await begin(harness, "counterpique")
        await bid(harness.bob, 7, 3)
        for person, word in ((harness.alice, "yes"), (harness.bob, "pass"), (harness.alice, "pass")):
            await answer_bid(person, word)
        await keep(harness.alice)
        await keep(harness.bob)
        await call(harness.alice)
        for _ in range(3 * answers):
            assert "**Lead a card.**" not in await hand_of(harness.alice)
            await harness.bob.click(harness.bob.live(), label=labels(harness.bob, "answer")[0])
        said = [line.split(" ", 1)[1] for line in (await kept(harness))[-6:]]
        assert said[::2][1:] == ["sequence -", "set -"]
        assert said[3] == "answer sequence AC KC QC"
        assert "**Lead a card.**" in await hand_of(harness.alice)
        table = at_table(harness)[-1].text
        assert "**Alice**: “No sequence.” – **Bob**: “Not good.”" in table
        assert "**Alice**: “No set.” – **Bob**: “Not good.”" in table
