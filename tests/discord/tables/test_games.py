import re
from dataclasses import replace

import pytest

from bot.features.clocks import turn_clock
from bot.model.clocks import DAY
from data import parties
from data.players import users
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin


async def many(harness: Harness, number: int) -> tuple[Person, list[int]]:
    """Begins ``number`` parties between Alice and Bob. Returns a player, and the parties' ids, most urgent first.

    The player is to act in every third partie, and half of these have a clock; the newest turns have the least time
    left.
    """
    await begin(harness, pace=0)
    row = await row_of(harness)
    seat, now = row.to_act or 0, row.since
    clocked, open_, waiting = list[int](), list[int](), list[int]()

    def work(tx: Transaction) -> None:
        (deal,) = parties.deals(tx, row.id)
        open_.append(int(row.id))
        for index in range(number - 1):
            people = (harness.alice, harness.bob) if index % 3 == 0 else (harness.bob, harness.alice)
            new = parties.NewPartie(row.guild, row.channel, row.rules, "", now + index, to_act=seat, rated=True)
            one = parties.add_partie(tx, new, (people[0].id, people[1].id), (people[0].name, people[1].name))
            parties.add_deal(tx, replace(deal, partie=one.id))
            parties.set_choice(tx, one.id, None, row.first_dealer)
            parties.set_table(tx, one.id, row.table_channel, None)
            if index % 6 == 0:
                parties.set_pace(tx, one.id, DAY)
                person = users.get_user(tx, people[seat].id)
                clock = turn_clock.started_clock(
                    tx, replace(one, pace=DAY), person, now + index, extra=60 * (number - index)
                )
                parties.set_clock(tx, one.id, clock)
            (waiting if index % 3 else open_ if index % 6 else clocked).append(int(one.id))

    await bot_of(harness).context.database.write(work)
    return (harness.alice, harness.bob)[seat], [*reversed(clocked), *open_, *waiting]


def listed(post: VisibleMessage) -> list[int]:
    return [int(number) for number in re.findall(r"^- .*?#([0-9]+) ·", post.text, re.MULTILINE)]


async def all_pages(person: Person, command: str) -> tuple[list[int], set[int]]:
    post = await person.open_privately(command)
    numbers, buttons = listed(post), {int(control.partie) for control in post.controls if control.verb != "games"}
    for _ in range(20):
        following = [one for one in post.controls if one.label == "Next page" and not one.disabled]
        if not following:
            break
        await person.click(post, label="Next page")
        numbers += listed(post)
        buttons |= {int(control.partie) for control in post.controls if control.verb != "games"}
    return numbers, buttons


@pytest.mark.parametrize("number", [30, 60])
async def test_every_partie_is_listed_once_with_the_most_urgent_turns_first(harness: Harness, number: int) -> None:
    player, urgent = await many(harness, number)
    assert await all_pages(player, "piquet games") == (urgent, set(urgent))


@pytest.mark.parametrize("command", ["hand", "resign"])
async def test_hand_and_resign_reach_every_partie(harness: Harness, command: str) -> None:
    player, urgent = await many(harness, 30)
    assert await all_pages(player, f"piquet {command}") == (urgent, set(urgent))


async def test_the_next_turn_is_one_press_away_on_every_page(harness: Harness) -> None:
    player, urgent = await many(harness, 30)
    post = await player.open_privately("piquet games")
    await player.click(post, label="Next page")
    answer = await player.click(post, label=f"Next turn: #{urgent[0]}")
    assert "Your turn" in answer.text or "Piquet with" in answer.text
    assert answer.ephemeral
    await player.click(post, label="Next page")
    assert any(control.label == f"Next turn: #{urgent[0]}" for control in post.controls)


async def test_a_page_that_no_longer_exists_opens_the_last_page(harness: Harness) -> None:
    player, urgent = await many(harness, 30)
    post = await player.open_privately("piquet games")
    await player.press(post, "pq:1:games:0:0:games.99.next")
    assert listed(post) == urgent[20:]
