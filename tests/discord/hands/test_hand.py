from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.kit.words import words
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import seq_of, stored_rows
from tests.support.discord.packs import (
    BOB_DEALS,
    ELDER_BLANK,
    POOR,
    RICH,
    YOUNGER_BLANK,
    call,
    choose_calls,
    choose_card,
    exchange,
    play,
)
from tests.support.discord.table_checks import game_of, row_of
from tests.support.players import at_table, begin, choose_settings, plain_text, players_of, waiting_player
from tests.support.random_choice import by_dm, to_act

pytestmark = pytest.mark.packs(BOB_DEALS, RICH)


def labels(person: Person, verb: str) -> list[str]:
    return [plain_text(control.label) for control in person.live().controls if control.verb == verb]


def verbs(person: Person) -> set[str]:
    return {control.verb for control in person.live().controls if control.live}


async def kept(harness: Harness) -> list[str]:
    return [str(action) for action in (await game_of(harness)).deals[-1].log]


async def to_the_lead(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S")
    await harness.alice.click(harness.alice.live(), label="Call nothing")


# The exchange.


async def test_an_exchange_is_chosen_changed_and_confirmed(harness: Harness) -> None:
    await begin(harness)
    hand = harness.alice.live()
    assert hand.control(verb="pick", select=True).most == 5
    assert labels(harness.alice, "exchange") == ["Pick cards first"]
    assert "exchange" not in verbs(harness.alice)
    await harness.alice.choose(hand, ["9D", "8D", "7C"], verb="pick")
    assert labels(harness.alice, "exchange") == ["Exchange 3 cards, leave 2"]
    await harness.alice.choose(hand, ["9D", "8D"], verb="pick")
    assert "To discard: 9♦ 8♦" in hand.text
    assert await kept(harness) == []
    await harness.alice.click(hand, label="Exchange 2 cards, leave 3")
    assert await kept(harness) == ["0 exchange 9D 8D"]
    assert str(hand.payload["components"]).count("seven_of_spades_gold") == 1, "the card drawn is framed"
    assert "You discarded: 9♦ 8♦ · you left: 8♥ 7♥ 10♦" in hand.text


async def test_without_chosen_cards_nothing_is_exchanged(harness: Harness) -> None:
    await begin(harness)
    await harness.alice.choose(harness.alice.live(), ["9D"], verb="pick")
    await harness.alice.choose(harness.alice.live(), [], verb="pick")
    assert labels(harness.alice, "exchange") == ["Pick cards first"]
    assert "exchange" not in verbs(harness.alice)


@pytest.mark.parametrize(("taken", "most"), [(("9D",), 7), (("9D", "8D", "9C", "7C", "AH"), 3)])
async def test_younger_may_take_all_cards_left(harness: Harness, taken: tuple[str, ...], most: int) -> None:
    await begin(harness)
    await exchange(harness.alice, *taken)
    assert harness.bob.live().control(verb="pick", select=True).most == most
    await harness.bob.choose(harness.bob.live(), ["9S", "8S", "QC"], verb="pick")
    left = {7: ", leave 4", 3: ""}[most]
    assert labels(harness.bob, "exchange") == [f"Exchange 3 cards{left}"]


# Carte blanche, and the cards left.


@pytest.mark.packs(BOB_DEALS, ELDER_BLANK)
async def test_elders_carte_blanche_is_announced_first_and_shown_later(harness: Harness) -> None:
    await begin(harness)
    assert "“Discard for carte blanche.” *+10 → 10*" in at_table(harness)[-1].text
    assert await kept(harness) == ["0 carte-blanche"]
    assert "This deal **10** – **0**" in harness.alice.live().text
    assert "Alice has a carte blanche. You’ll see it after your exchange." in harness.bob.live().text
    assert "blank" not in verbs(harness.alice)
    await exchange(harness.alice, "7S")
    assert "10♥ 9♥ 8♥" not in "".join(post.text for post in (*at_table(harness), *harness.bob.dms()))
    await exchange(harness.bob, "JS")
    assert "shows the carte blanche" in at_table(harness)[-1].text
    assert "10♥ 9♥ 8♥" in at_table(harness)[-1].text
    assert "Alice was dealt a carte blanche" in harness.bob.live().text
    assert "Alice has a carte blanche" not in harness.bob.live().text


@pytest.mark.packs(BOB_DEALS, ELDER_BLANK)
async def test_carte_blanche_comes_with_the_calls_under_french_rules(harness: Harness) -> None:
    """Source 001: "non-dealer does it after both have drawn and discarded"."""
    await begin(harness, "french-1896")
    assert "blank" not in verbs(harness.alice)
    await exchange(harness.alice, "7S")
    await exchange(harness.bob, "JS")
    await harness.alice.click(harness.alice.live(), label="Announce carte blanche (10)")
    assert "“Carte blanche.” *+10 → 10*" in at_table(harness)[-1].text
    assert "shows the carte blanche" in at_table(harness)[-1].text
    assert "Alice was dealt a carte blanche" in harness.bob.live().text
    assert "blank" not in verbs(harness.alice)


@pytest.mark.packs(BOB_DEALS, YOUNGER_BLANK)
async def test_youngers_carte_blanche_is_announced_first(harness: Harness) -> None:
    """Sources 000 and 001: it "must be announced as soon as discovered", so elder knows it before exchanging."""
    await begin(harness)
    assert "blank" not in verbs(harness.alice) | verbs(harness.bob)
    assert "“Discard for carte blanche.” *+10 → 10*" in at_table(harness)[-1].text
    assert "Bob has a carte blanche. You’ll see it after your exchange." in harness.alice.live().text
    assert to_act(harness.alice.live())
    await exchange(harness.alice, "JS")
    assert "10♥ 9♥ 8♥" in at_table(harness)[-1].text
    assert await kept(harness) == ["1 carte-blanche", "0 exchange JS"]


@pytest.mark.packs(BOB_DEALS, YOUNGER_BLANK)
async def test_younger_announces_carte_blanche_while_waiting(harness: Harness) -> None:
    await begin(harness, "au-cent")
    assert not to_act(harness.bob.live())
    await harness.bob.click(harness.bob.live(), verb="blank")
    assert "“Discard for carte blanche.” *+10 → 10*" in at_table(harness)[-1].text
    assert "10♥ 9♥ 8♥" not in "".join(post.text for post in (*at_table(harness), *harness.alice.dms()))
    assert to_act(harness.alice.live())
    await exchange(harness.alice, "JS")
    assert "10♥ 9♥ 8♥" in at_table(harness)[-1].text
    assert await kept(harness) == ["1 carte-blanche", "0 exchange JS"]


async def test_with_a_court_card_no_carte_blanche_is_offered(harness: Harness) -> None:
    await begin(harness)
    assert "blank" not in verbs(harness.alice) | verbs(harness.bob)


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_younger_looks_at_the_cards_left_then_elder(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "8C")
    assert "look" not in verbs(harness.bob)
    await exchange(harness.bob, "9S", "JS")
    assert labels(harness.bob, "look") == ["We both look at the 5 cards left"]
    await harness.bob.click(harness.bob.live(), verb="look")
    assert "7♦" in harness.bob.live().text.partition("The cards left in the talon: ")[2]
    assert "**Bob** looks at the five cards left." in at_table(harness)[-1].text
    assert "The cards left" not in harness.alice.live().text
    await call(harness.alice)
    await play(harness.alice, "KH")
    assert "The cards left in the talon: 8♦ 7♦" in harness.alice.live().text
    assert "7♦" not in at_table(harness)[-1].text


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_elder_names_a_suit_and_sees_the_cards_left(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S", "JS")
    await call(harness.alice)
    await harness.alice.click(harness.alice.live(), verb="name")
    assert "**Name the suit you will lead.** Before you choose a card to lead, Bob decides" in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="♥ Hearts")
    assert "**Alice**: “I’ll lead a heart.”" in at_table(harness)[-1].text
    assert (
        "Alice will lead **♥ hearts**. Will you first look at the 5 cards left? If you do, you both see them."
        in at_bob(harness)
    )
    assert "The cards left" not in harness.alice.live().text
    await harness.bob.click(harness.bob.live(), label="We both look at the 5 cards left")
    assert "The cards left in the talon: 8♦ 7♦" in harness.alice.live().text
    live = [control for control in harness.alice.live().controls if control.verb == "card" and control.live]
    assert {control.arg[1:2] for control in live} == {"H"}
    await play(harness.alice, "KH")
    assert "## K♥ ▯ Alice leads" in at_table(harness)[-1].text


def at_bob(harness: Harness) -> str:
    return harness.bob.live().text


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_younger_declines_to_look_at_the_cards_left(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S", "JS")
    await call(harness.alice)
    await harness.alice.click(harness.alice.live(), verb="name")
    await harness.alice.click(harness.alice.live(), label="♥ Hearts")
    await harness.bob.click(harness.bob.live(), label="Explain this step")
    assert words()("hand-explain-left") in at_bob(harness)
    await harness.bob.click(harness.bob.live(), label="The rule")
    assert f"### {words()('rules-page-exchange-left-title')}" in at_bob(harness)
    await harness.bob.click(harness.bob.live(), label="Back to the hand")
    await harness.bob.click(harness.bob.live(), label="Neither of us looks")
    assert "**Bob** does not look at the five cards left." in at_table(harness)[-1].text
    assert to_act(harness.alice.live())
    await play(harness.alice, "KH")
    assert "The cards left" not in harness.alice.live().text + at_bob(harness)
    assert "look" not in verbs(harness.bob)


async def test_younger_may_keep_all_cards_under_some_rules(harness: Harness) -> None:
    await begin(harness, "au-cent")
    assert "Discard one to five cards and draw the same number." in harness.alice.live().text
    assert "keep" not in verbs(harness.alice)
    await exchange(harness.alice, "9D", "8D")
    assert "Alice took two, so six are left. You may discard up to six cards and draw" in harness.bob.live().text
    assert "exchange" not in verbs(harness.bob)
    await harness.bob.click(harness.bob.live(), label="Keep all twelve cards")
    assert await kept(harness) == ["0 exchange 9D 8D"]
    await harness.bob.click(harness.bob.live(), label="Exchange none, leave 6")
    assert (await kept(harness))[-1] == "1 exchange -"


async def test_the_choice_to_keep_all_cards_can_be_changed_and_restored(harness: Harness) -> None:
    await begin(harness, "au-cent")
    await exchange(harness.alice, "9D")
    await harness.bob.click(harness.bob.live(), label="Keep all twelve cards")
    await harness.bob.choose(harness.bob.live(), ["9S"], verb="pick")
    assert labels(harness.bob, "exchange") == ["Exchange 1 card, leave 6"]
    await harness.bob.choose(harness.bob.live(), [], verb="pick")
    assert labels(harness.bob, "exchange") == ["Exchange none, leave 7"]


# Elder's calls.


async def ready_to_call(harness: Harness, rules: str | None = None) -> None:
    await begin(harness, rules)
    await exchange(harness.alice, "9D", "8D")
    await exchange(harness.bob, "9S", "8S")


async def test_calls_are_offered_best_first_and_answered(harness: Harness) -> None:
    await ready_to_call(harness)
    for called in ("Point: 6 spades (58)", "Quint major in spades", "Four aces"):
        await choose_calls(harness.alice)
        assert labels(harness.alice, "call")[0] == called
        await harness.alice.click(harness.alice.live(), label=called)
    said = plain_text(at_table(harness)[-1].text)
    assert "**Alice**: “Point of six.” – **Bob**: “Good.” – **Alice**: “In spades: A K Q J 10 7, six.” *+6 → 6*" in said
    assert "**Alice**: “Quint.” – **Bob**: “Good.” – **Alice**: “Quint major in spades, twenty-one.” *+15 → 21*" in said
    assert "**Alice**: “Quatorze.” – **Bob**: “Good.” – **Alice**: “Four aces, ninety-five.” *+14 → 35*" in said
    assert "a repique for **Alice**" in said
    assert "Lead a card" in harness.alice.live().text
    await play(harness.alice, "AS")
    await play(harness.bob, "7H")
    assert "a repique for **Alice**" in at_table(harness)[-1].text


CALLED_ALL = ["point AS KS QS JS TS 7S", "sequence AS KS QS JS TS", "set AS AH AD AC"]


async def elders_calls(harness: Harness) -> list[str]:
    return [line.partition(" ")[2] for line in await kept(harness) if line[:3] in ("0 p", "0 s") and "play" not in line]


async def test_one_press_makes_all_listed_calls(harness: Harness, database: Path) -> None:
    await ready_to_call(harness)
    asked = plain_text(harness.alice.live().text)
    assert "\nPoint: 6 spades (58) · 6\nQuint major in spades · 15\nFour aces · 14\n" in asked
    old = harness.alice.live().control(label="Call all").custom_id
    await harness.alice.click(harness.alice.live(), label="Call all")
    assert await elders_calls(harness) == CALLED_ALL
    assert "Lead a card" in harness.alice.live().text
    told = plain_text(at_table(harness)[-1].text)
    assert [told.count(f"**Alice**: “{call}") for call in ("Point of six.”", "Quint.”", "Quatorze.”")] == [1, 1, 1]
    before = stored_rows(database)["actions"]
    again = await harness.alice.press(harness.alice.live(), old)
    assert "The game has moved on" in again.text
    assert stored_rows(database)["actions"] == before


async def test_all_other_calls_are_made_after_a_restart(harness: Harness) -> None:
    await ready_to_call(harness)
    await choose_calls(harness.alice, "Call nothing")
    await harness.restart()
    assert await elders_calls(harness) == []
    await harness.alice.click(harness.alice.live(), label="Call all")
    assert await elders_calls(harness) == CALLED_ALL[1:]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rules", ["french-1896", "au-cent", "carte-rouge", "club"])
async def test_one_press_makes_all_calls_under_every_rule_set(harness: Harness, rules: str) -> None:
    await ready_to_call(harness, rules)
    await harness.alice.click(harness.alice.live(), label="Call all")
    assert await elders_calls(harness) == CALLED_ALL
    assert "Lead a card" in harness.alice.live().text


async def test_calling_all_waits_for_each_answer_given_by_hand(harness: Harness) -> None:
    await choose_settings(harness.bob, answer_calls=True)
    await ready_to_call(harness)
    await harness.alice.click(harness.alice.live(), label="Call all")
    assert await elders_calls(harness) == CALLED_ALL[:1]
    assert "Quint" not in at_table(harness)[-1].text
    assert "Quint" not in harness.bob.live().text
    for made in (2, 3):
        await harness.bob.click(harness.bob.live(), label="“Good”")
        assert await elders_calls(harness) == CALLED_ALL[:made]


async def test_a_forged_call_of_all_reveals_nothing(harness: Harness, database: Path) -> None:
    """Both players and a stranger forge the click while younger may reckon."""
    await ready_to_reckon(harness)
    before = stored_rows(database)["actions"]
    for person, arg in product((harness.alice, harness.bob, harness.carol), ("all", "all.-pst", "all.x", "all.")):
        forged = f"pq:1:call:1:{seq_of(database)}:{arg}"
        said = await person.press(harness.bob.live() if person is harness.bob else at_table(harness)[-1], forged)
        assert "Something went wrong" not in said.text, (person, arg)
        assert stored_rows(database)["actions"] == before, (person, arg)
    harness.take_errors()


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_a_player_with_nothing_to_call_is_asked_nothing(harness: Harness) -> None:
    await begin(harness)
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S")
    assert "Your point" in harness.alice.live().text
    await call(harness.alice)
    assert "Lead a card" in harness.alice.live().text
    assert {"card"} <= verbs(harness.alice)


async def test_a_player_may_call_sets_before_sequences(harness: Harness) -> None:
    await ready_to_call(harness)
    await choose_calls(harness.alice, "Point: 6 spades (58)")
    await choose_calls(harness.alice, "Call the sets first")
    await harness.alice.click(harness.alice.live(), label="Four aces")
    await harness.alice.click(harness.alice.live(), label="Quint major in spades")
    assert [line.split()[1] for line in await kept(harness)][-6::2] == ["point", "set", "sequence"]


async def test_in_the_club_rules_the_sequence_comes_first(harness: Harness) -> None:
    await begin(harness, "club")
    await exchange(harness.alice, "9D", "8D")
    await exchange(harness.bob, "9S", "8S")
    await choose_calls(harness.alice, "Point: 6 spades (58)")
    await choose_calls(harness.alice)
    assert "turn" in verbs(harness.alice)
    assert "Call the sets first" not in labels(harness.alice, "turn")
    await harness.alice.click(harness.alice.live(), label="Quint major in spades")
    assert "**Alice**: “Quint major.” – **Bob**: “Good.”" in at_table(harness)[-1].text


async def test_a_skipped_call_can_be_made_until_a_card_is_led(harness: Harness) -> None:
    await ready_to_call(harness)
    await choose_calls(harness.alice, "Call nothing")
    assert "Point" not in harness.alice.live().text
    await choose_calls(harness.alice)
    assert "Your sequences" in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="Back to the calls")
    assert "Point: 6 spades (58) · 6" in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="Call nothing")
    assert "Lead a card" in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="Back to the calls")
    assert "Point: 6 spades (58) · 6" in harness.alice.live().text
    assert await kept(harness) == ["0 exchange 9D 8D", "1 exchange 9S 8S"]


async def test_a_sunk_combination_is_neither_scored_nor_announced(harness: Harness) -> None:
    await ready_to_call(harness)
    await harness.alice.click(harness.alice.live(), label="Call nothing")
    await play(harness.alice, "AS")
    assert (await kept(harness))[-1] == "0 play AS"
    assert "This deal **1** – **0**" in harness.alice.dms()[-1].text
    assert "Point" not in at_table(harness)[-1].text
    assert "nothing" not in at_table(harness)[-1].text


async def test_a_player_can_call_part_of_a_combination_and_sink_the_rest(harness: Harness) -> None:
    await ready_to_call(harness)
    await choose_calls(harness.alice, "Point: 6 spades (58)")
    await choose_calls(harness.alice, "Quint major in spades")
    await harness.alice.click(harness.alice.live(), label="Call less…")
    assert labels(harness.alice, "call") == []
    await harness.alice.choose(harness.alice.live(), ["AS", "AH"], verb="sunk")
    assert labels(harness.alice, "call") == ["You can’t call these cards"]
    assert "call" not in verbs(harness.alice)
    await harness.alice.choose(harness.alice.live(), ["AS", "AH", "AC"], verb="sunk")
    await harness.alice.click(harness.alice.live(), label="Three aces")
    assert (await kept(harness))[-2] == "0 set AS AH AC"
    assert "**Alice**: “Trio.”" in at_table(harness)[-1].text


async def test_the_best_call_takes_one_press_and_lesser_calls_take_two(harness: Harness) -> None:
    await ready_to_call(harness)
    await choose_calls(harness.alice)
    offered = [control.label for control in harness.alice.live().controls if control.verb in ("call", "sink", "turn")]
    assert offered == ["Point: 6 spades (58)", "Call less…", "Call nothing", "Back to the calls"]
    await harness.alice.click(harness.alice.live(), label="Call less…")
    less = labels(harness.alice, "call")
    assert less
    assert "Point: 6 spades (58)" not in less
    await harness.alice.click(harness.alice.live(), label=less[0])
    assert (await kept(harness))[-2].startswith("0 point ")


# Three calls at once.


async def test_calls_together_come_before_any_answer(harness: Harness) -> None:
    await ready_to_call(harness, "french-1896")
    for kind, called in (
        ("point", "Point: 6 spades (58)"),
        ("sequences", "Quint major in spades"),
        ("trios and quatorzes", "Four aces"),
    ):
        await choose_calls(harness.alice)
        assert f"Your {kind}" in harness.alice.live().text
        assert "You make all three calls before Bob answers." in harness.alice.live().text
        assert not {"card", "play"} & verbs(harness.alice)
        assert not any("answer" in line for line in await kept(harness))
        await harness.alice.click(harness.alice.live(), label=called)
    assert [line.split()[:2] for line in (await kept(harness))[-6:]] == [
        *(["0", kind] for kind in ("point", "sequence", "set")),
        *(["1", "answer"] for _ in range(3)),
    ]
    assert "**Lead a card.**" in harness.alice.live().text


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_calls_that_elder_cannot_make_are_skipped(harness: Harness) -> None:
    await begin(harness, "french-1896")
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S")
    await call(harness.alice)
    assert [line.split(" ", 1)[1] for line in (await kept(harness))[-5:-3]] == ["sequence -", "set -"]
    assert "**Lead a card.**" in harness.alice.live().text


async def test_choosing_to_call_nothing_counts_as_a_decision(harness: Harness) -> None:
    await ready_to_call(harness, "french-1896")
    await choose_calls(harness.alice, "Call nothing")
    assert (await kept(harness))[-1] == "0 point -"
    await choose_calls(harness.alice)
    assert "Your sequences" in harness.alice.live().text
    await harness.alice.click(harness.alice.live(), label="Call less…")
    await harness.alice.click(harness.alice.live(), label="Back to the calls")
    for _ in range(2):
        await choose_calls(harness.alice, "Call nothing")
    assert "**Lead a card.**" in harness.alice.live().text


async def test_a_player_who_answers_is_asked_about_each_call_in_order(harness: Harness) -> None:
    await choose_settings(harness.bob, answer_calls=True)
    await ready_to_call(harness, "french-1896")
    await call(harness.alice)
    await choose_calls(harness.alice, "Call nothing")
    await call(harness.alice)
    assert labels(harness.bob, "answer") == ["“Good”"]
    assert "How do you answer the point?" in harness.bob.live().text
    await harness.bob.click(harness.bob.live(), verb="answer")
    # Alice has called no sequence, so each of Bob's would be good.
    quart, good, *_ = labels(harness.bob, "answer")
    assert (quart, good) == ("Quart to the king in hearts", "“Good”")
    await harness.bob.click(harness.bob.live(), label=quart)
    assert labels(harness.bob, "answer") == ["“Good”"]
    await harness.bob.click(harness.bob.live(), verb="answer")
    answered = [line.split()[1:3] for line in (await kept(harness))[-3:]]
    assert answered == [["answer", "point"], ["answer", "sequence"], ["answer", "set"]]
    assert "**Lead a card.**" in harness.alice.live().text


# Younger's answers and reckoning.


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_a_player_who_answers_may_say_good_to_a_worse_call(harness: Harness) -> None:
    settings = await choose_settings(harness.bob, answer_calls=True)
    assert "Answering calls: **you do it**" in settings.text
    await begin(harness)
    await exchange(harness.alice, "8C")
    await exchange(harness.bob, "9S")
    await harness.alice.click(harness.alice.live(), label="Call less…")
    await harness.alice.click(harness.alice.live(), label="Point: 3 hearts (29)")
    assert "**Alice**: “Point of three.”" in at_table(harness)[-1].text
    assert not to_act(harness.alice.live())
    assert "How do you answer?" in harness.bob.live().text
    assert harness.bob.live().text.count("“Point of three.”") == 1
    assert labels(harness.bob, "answer")[0].startswith("Point:")
    await harness.bob.click(harness.bob.live(), label="“Good”")
    assert "**Alice**: “Point of three.” – **Bob**: “Good.”" in at_table(harness)[-1].text
    assert (await kept(harness))[-1] == "1 answer point -"


async def test_a_player_who_answers_is_not_offered_a_lesser_combination(harness: Harness) -> None:
    await choose_settings(harness.bob, answer_calls=True)
    await ready_to_call(harness)
    await call(harness.alice)
    assert labels(harness.bob, "answer") == ["Point: 6 hearts (55)", "“Good”"]
    await harness.bob.click(harness.bob.live(), verb="answer", label="“Good”")
    await call(harness.alice)
    assert labels(harness.bob, "answer") == ["“Good”"]


async def test_younger_sees_automatically_answered_calls(harness: Harness) -> None:
    await ready_to_call(harness)
    for _ in range(3):
        await call(harness.alice)
    await play(harness.alice, "AS")
    told = [line for line in harness.bob.live().text.splitlines() if line.startswith("-# **Alice**: ")]
    assert [line.partition(": ")[2][:6] for line in told] == ["“Point", "“Quint", "“Quato"]
    assert "## A♠ Alice leads" in plain_text(harness.bob.live().text)


async def ready_to_reckon(harness: Harness) -> None:
    await ready_to_call(harness)
    await harness.alice.click(harness.alice.live(), label="Call nothing")
    await play(harness.alice, "AS")


async def test_younger_reckons_all_that_is_good_before_playing(harness: Harness) -> None:
    await ready_to_reckon(harness)
    await harness.bob.click(harness.bob.live(), label="Reckon it all: 22")
    told = plain_text(at_table(harness)[-1].text)
    assert "**Bob** reckons:" in told
    assert "Point: 6 hearts (55) · 6" in told
    assert "Total 22 *→ 22*" in told
    assert "Play a card" in harness.bob.live().text


async def test_younger_may_reckon_some_combinations_or_none(harness: Harness) -> None:
    await ready_to_reckon(harness)
    await harness.bob.click(harness.bob.live(), label="Reckon less…")
    everything = [option.value for option in harness.bob.live().control(verb="some", select=True).options]
    await harness.bob.choose(harness.bob.live(), everything, verb="some")
    assert labels(harness.bob, "reckon") == ["Reckon it all: 22"]
    await harness.bob.choose(harness.bob.live(), ["0"], verb="some")
    await harness.bob.click(harness.bob.live(), label="Reckon these: 6")
    assert (await kept(harness))[-1] == "1 point KH QH JH TH 8H 7H"
    await harness.bob.click(harness.bob.live(), label="Reckon nothing")
    await play(harness.bob, "KH")
    assert (await kept(harness))[-1] == "1 play KH"


async def test_younger_is_asked_nothing_if_nothing_is_good(harness: Harness) -> None:
    await ready_to_call(harness)
    for _ in range(3):
        await call(harness.alice)
    await play(harness.alice, "AS")
    assert "reckon" not in verbs(harness.bob)
    assert "card" in verbs(harness.bob)


# Play.


async def test_only_legal_cards_can_be_pressed(harness: Harness) -> None:
    await choose_settings(harness.bob, confirms_cards=True)
    await ready_to_reckon(harness)
    await harness.bob.click(harness.bob.live(), label="Reckon nothing")
    await play(harness.bob, "7H")
    await play(harness.alice, "AD")
    legal = [control.arg for control in harness.bob.live().controls if control.verb == "card" and control.live]
    assert legal == ["KD", "QD", "JD"]
    for card in legal:
        await choose_card(harness.bob, card)
    assert labels(harness.bob, "play") == ["J♦"]
    assert (await kept(harness))[-1] == "0 play AD"
    await harness.bob.click(harness.bob.live(), verb="play")
    assert (await kept(harness))[-1] == "1 play JD"
    assert "J♦" not in labels(harness.bob, "card")


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_the_second_press_on_a_card_plays_it(harness: Harness) -> None:
    await to_the_lead(harness)
    before = [plain_text(control.label) for control in harness.alice.live().controls]
    await choose_card(harness.alice, "KH")
    after = harness.alice.live().controls
    assert [plain_text(control.label) for control in after] == before
    (confirming,) = [control for control in after if control.verb == "play"]
    assert plain_text(confirming.label) == "K♥"
    assert "Press K♥ again to play it." in plain_text(harness.alice.live().text)
    await harness.alice.click(harness.alice.live(), custom_id=confirming.custom_id)
    assert (await kept(harness))[-1] == "0 play KH"


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_the_only_legal_card_is_one_button(harness: Harness) -> None:
    await to_the_lead(harness)
    assert "## A♠" not in plain_text(harness.alice.live().text), "the buttons are the hand"
    await play(harness.alice, "8S")
    await harness.bob.click(harness.bob.live(), label="Reckon nothing")
    await play(harness.bob, "KS")
    await play(harness.bob, "AC")
    assert labels(harness.alice, "card") == []
    assert labels(harness.alice, "play") == ["Play 10♣"]
    assert "## A♠ Q♠ 10♠" in plain_text(harness.alice.live().text)
    await harness.alice.click(harness.alice.live(), verb="play")
    assert (await kept(harness))[-1] == "0 play TC"


@pytest.mark.packs(BOB_DEALS, POOR)
async def test_the_one_click_setting_plays_a_card_in_one_click(harness: Harness) -> None:
    assert "**one press**" in (await choose_settings(harness.alice, one_click=True)).text
    await to_the_lead(harness)
    await harness.alice.click(harness.alice.live(), verb="play", arg="KH.now")
    assert (await kept(harness))[-1] == "0 play KH"


# The choice of the deal.


@pytest.mark.parametrize(("label", "elder"), [("I deal first", "Alice"), ("Alice deals first", "Bob")])
@pytest.mark.packs(BOB_DEALS)
async def test_the_ask_deal_setting_lets_the_higher_cut_choose_who_deals_first(
    harness: Harness, label: str, elder: str
) -> None:
    assert "**you choose** who deals" in (await choose_settings(harness.bob, ask_deal=True)).text
    await begin(harness)
    assert "**Bob** cuts the higher card and chooses who deals first" in at_table(harness)[-1].text
    assert "is choosing who deals first" in harness.alice.dms()[-1].text
    assert by_dm(harness.alice) is None
    await harness.bob.click(harness.bob.live(), label=label)
    assert f"**{elder}** is elder" in at_table(harness)[-1].text
    found = await waiting_player(players_of(harness, seed=1))
    assert found is not None
    assert found[0].person.name == elder
    assert "Your exchange" in found[1].text


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        ({"deals": 6}, "It’s better to deal first, because then you’re elder in the last deal."),
        ({"deals": 1}, "It’s better to let your opponent deal, because then you’re elder in the only deal."),
        (
            {"rules": "hundred"},
            "It’s better to let your opponent deal first, because then you’re elder in the first deal.",
        ),
    ],
)
@pytest.mark.packs(BOB_DEALS)
async def test_the_choice_of_who_deals_says_which_is_better(
    harness: Harness, options: dict[str, Any], advice: str
) -> None:
    await choose_settings(harness.bob, ask_deal=True)
    await begin(harness, **options)
    assert advice in harness.bob.live().text


@pytest.mark.packs(BOB_DEALS)
async def test_by_default_the_higher_cut_deals_first(harness: Harness) -> None:
    await choose_settings(harness.alice, ask_deal=True)
    await begin(harness)
    assert "**Bob** cuts the higher card and deals first." in at_table(harness)[-1].text
    assert "Your exchange" in harness.alice.live().text
    assert (await row_of(harness)).first_dealer == 1


# New and edited messages.


async def test_each_turn_sends_one_message_and_edits_it_within_the_turn(harness: Harness) -> None:
    await begin(harness)
    players = players_of(harness, seed=11)
    for _ in range(36):
        found = await waiting_player(players)
        assert found is not None
        player, hand = found
        other = next(one for one in players.values() if one is not player)
        mine, theirs, old = len(player.person.dms()), len(other.person.dms()), other.person.live()
        number = len((await game_of(harness)).deals)
        await player.decide(hand)
        after = await waiting_player(players)
        assert after is not None
        dealt = len((await game_of(harness)).deals) > number
        assert len(player.person.dms()) == mine + dealt
        assert (player.person.live() == hand) != dealt
        turned = dealt or after[0] is other
        assert len(other.person.dms()) == theirs + turned
        assert (other.person.live() == old) != turned
        assert old.live_hand != turned
        assert len(player.person.lives()) == len(other.person.lives()) == 1
