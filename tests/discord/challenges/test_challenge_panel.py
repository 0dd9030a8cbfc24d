import json
import random

import pytest

from bot.kit.controls import control_id
from bot.model.challenges import Challenge
from bot.model.house_seats import LEVELS
from bot.piquet.rules import RULE_SETS
from data import challenges
from data.store.transaction import Transaction
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage


async def opened(person: Person) -> VisibleMessage:
    return await person.open_privately("piquet challenge")


async def choose(person: Person, panel: VisibleMessage, action: str, value: str) -> None:
    menu = next(control for control in panel.controls if control.arg.startswith(f"{action}."))
    await person.choose(panel, [value], custom_id=menu.custom_id)


async def name(person: Person, panel: VisibleMessage, other: Person) -> None:
    menu = next(control for control in panel.controls if control.arg.startswith("who."))
    await person.choose(panel, [other.actor], custom_id=menu.custom_id)


def chosen(panel: VisibleMessage) -> list[str]:
    options = [option.label for control in panel.controls for option in control.options if option.chosen]
    return options + [control.label[2:] for control in panel.controls if control.label.startswith("✓ ")]


async def offers(harness: Harness) -> list[Challenge]:
    def work(tx: Transaction) -> list[Challenge | None]:
        rows = tx.fetch_all("SELECT id FROM challenges ORDER BY id")
        return [challenges.get_challenge(tx, row["id"]) for row in rows]

    found = await bot_of(harness).context.database.read(work)
    return [offer for offer in found if offer is not None]


async def test_without_options_a_private_panel_asks_for_everything(harness: Harness) -> None:
    panel = await opened(harness.alice)
    assert not harness.posts()
    assert chosen(panel) == [
        "Someone you choose",
        "Rubicon Piquet",
        "three days for each decision",
        "Six deals",
        "Rated",
    ]
    rules = next(control for control in panel.controls if control.arg.startswith("rules."))
    assert [option.value for option in rules.options] == list(RULE_SETS)
    assert all(option.description for option in rules.options)
    assert [control.label for control in panel.controls if control.disabled] == ["Challenge"]


async def test_a_person_is_challenged_with_all_that_was_chosen_across_restarts(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await name(harness.alice, panel, harness.bob)
    await harness.restart()
    await choose(harness.alice, panel, "rules", "club")
    await choose(harness.alice, panel, "pace", "24")
    await harness.restart()
    await harness.alice.click(panel, label="Friendly")
    await harness.alice.click(panel, label="House rules…")
    await harness.alice.click(panel, label="Pique as played")
    await harness.restart()
    await harness.alice.click(panel, label="Done")
    assert "House rules: pique as played." in panel.text
    await harness.alice.click(panel, label="Challenge")
    assert [control for control in panel.controls if control.live] == []
    (post,) = harness.posts()
    assert f"**Alice** challenges {harness.bob.mention}" in post.text
    for part in ("Club Piquet", "pique as played", "a day", "friendly"):
        assert part in post.text
    (offer,) = await offers(harness)
    assert (offer.message, offer.opponent, offer.opponent_name) == (post.id, harness.bob.id, "Bob")
    await harness.bob.click(post, label="Accept")
    row = await row_of(harness)
    assert (row.rules, row.pace, row.rated, json.loads(row.options)) == ("club", 86400, 0, {"pique": "as-played"})


async def test_the_panel_begins_with_what_was_chosen_last_time(harness: Harness) -> None:
    await harness.alice.slash("piquet challenge", opponent=harness.bob, rules="club", pace=86_400)
    assert chosen(await opened(harness.alice))[:3] == ["Someone you choose", "Club Piquet", "a day for each decision"]
    await harness.alice.slash("piquet challenge", opponent=harness.carol, rules="hundred", pace=0)
    await harness.restart()
    panel = await opened(harness.alice)
    assert chosen(panel)[:3] == ["Someone you choose", "A Hundred Up", "no clock"]
    await harness.advance(1)
    await harness.alice.slash("piquet challenge", level="master", rules="counterpique", rated=True)
    panel = await opened(harness.alice)
    assert chosen(panel)[:2] == ["The House (master)", "Counterpique"]
    assert "Friendly" in chosen(panel)
    assert chosen(await opened(harness.bob))[:3] == [
        "Someone you choose",
        "Rubicon Piquet",
        "three days for each decision",
    ]


async def test_house_rules_chosen_last_time_are_chosen_again(harness: Harness) -> None:
    await harness.alice.slash(
        "piquet challenge", level="club", carte_rouge=True, carte_rouge_bar=True, pique="as-played", deals=2
    )
    panel = await opened(harness.alice)
    assert "Two deals" in chosen(panel)
    await harness.alice.click(panel, label="House rules…")
    assert chosen(panel) == ["Carte rouge", "No repique by carte rouge", "Pique as played"]
    await harness.alice.click(panel, label="✓ Pique as played")
    await harness.alice.click(panel, label="Done")
    assert "Pique as played" not in panel.text


async def test_the_panel_can_invite_anyone(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "anyone")
    await harness.alice.click(panel, label="Challenge")
    assert "**Alice** invites anyone" in harness.posts()[0].text


async def test_parties_with_the_house_start_at_once_and_are_friendly_by_default(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "beginner")
    assert "pace" not in [control.arg.partition(".")[0] for control in panel.controls]
    assert "Friendly" in chosen(panel)
    assert "no clock against the house" in panel.text
    await harness.alice.click(panel, label="Play")
    row = await row_of(harness)
    assert (row.house, row.rated, row.pace) == (1, 0, None)


async def test_a_partie_with_the_house_is_private_unless_a_table_is_chosen(harness: Harness) -> None:
    panel = await opened(harness.alice)
    assert "In private" not in [control.label for control in panel.controls]
    await choose(harness.alice, panel, "whom", "beginner")
    assert "**In private:** you play in your direct messages" in panel.text
    await harness.alice.click(panel, label="At a table here")
    await harness.restart()
    assert "**At a table here:** everyone in this channel can watch" in panel.text
    await harness.alice.click(panel, label="Play")
    assert "**Alice** plays **The House (beginner)**" in harness.posts()[0].text
    assert (await row_of(harness)).guild == harness.server.id


async def test_a_newcomer_reaches_their_first_card_with_a_choice_and_two_presses(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "beginner")
    await harness.alice.click(panel, label="One deal")
    assert "a game of one deal" in panel.text
    await harness.alice.click(panel, label="Play")
    assert "Your cards are in your DMs" in panel.text
    assert f"/{harness.alice.live().id})" in panel.text
    (offer,) = await offers(harness)
    assert (offer.cut_words or "", json.loads((await row_of(harness)).options)) == ("", {"deals": 1})


async def test_a_player_who_wants_to_cut_adds_words_before_the_house_deals(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "beginner")
    await harness.alice.click(panel, label="Cut first")
    assert not harness.alice.dms()
    await harness.restart()
    page = (await harness.alice.click(panel, label="Fair deals")).message
    await harness.alice.submit(page, await harness.alice.click(page, label="Cut"), "mine")
    assert [offer.cut_words for offer in await offers(harness)] == ["mine"]
    assert harness.alice.live().text


async def test_the_panel_in_direct_messages_offers_no_table_and_no_open_challenge(harness: Harness) -> None:
    panel = (await harness.alice.slash("piquet challenge", harness.alice.dm)).message
    menu = next(control for control in panel.controls if control.arg.startswith("whom."))
    assert [option.value for option in menu.options] == ["someone", *LEVELS]
    await harness.alice.choose(panel, ["club"], custom_id=menu.custom_id)
    assert "At a table here" not in [control.label for control in panel.controls]
    await harness.alice.click(panel, label="Play")
    assert (await row_of(harness)).guild == 0


async def test_a_second_click_makes_no_second_challenge(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "anyone")
    go = panel.control(label="Challenge").custom_id
    await harness.at_once(harness.alice.pressing(panel, go), harness.alice.pressing(panel, go))
    await harness.alice.press(panel, go)
    assert len(harness.posts()) == 1
    assert f"/{harness.posts()[0].id}" in panel.text
    assert len(await offers(harness)) == 1


async def test_an_old_control_keeps_the_choices_that_were_shown_beside_it(harness: Harness) -> None:
    panel = await opened(harness.alice)
    old = next(control for control in panel.controls if control.arg.startswith("pace."))
    await choose(harness.alice, panel, "rules", "hundred")
    await harness.alice.press(panel, old.custom_id, values=["1"])
    assert chosen(panel) == ["Someone you choose", "Rubicon Piquet", "an hour for each decision", "Six deals", "Rated"]


async def test_another_person_who_clicks_makes_their_own_challenge(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "anyone")
    await harness.carol.press(panel, panel.control(label="Challenge").custom_id)
    assert "**Carol** invites anyone" in harness.posts()[0].text


async def test_oneself_and_other_bots_are_refused_and_the_bot_is_the_house(harness: Harness) -> None:
    robot = Person(harness, harness.server.add_member(harness.discord.env.create_user("Robot", bot=True)))
    panel = await opened(harness.alice)
    menu = next(control for control in panel.controls if control.arg.startswith("who."))
    told = await harness.alice.choose(panel, [harness.alice.actor], custom_id=menu.custom_id)
    assert "You can’t play yourself" in told.text
    told = await harness.alice.choose(panel, [robot.actor], custom_id=menu.custom_id)
    assert "Other bots don’t play piquet" in told.text
    await harness.alice.choose(panel, [harness.house], custom_id=menu.custom_id)
    assert chosen(panel)[0] == "The House (beginner)"


async def test_somebody_who_has_left_cannot_be_challenged(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await name(harness.alice, panel, harness.bob)
    harness.leave(harness.bob)
    told = await harness.alice.click(panel, label="Challenge")
    assert "can’t find that person" in told.text
    assert not harness.posts()


async def test_without_permissions_the_panel_says_what_is_missing(harness: Harness) -> None:
    panel = await opened(harness.alice)
    await choose(harness.alice, panel, "whom", "anyone")
    harness.withhold("send_messages")
    told = await harness.alice.click(panel, label="Challenge")
    assert told.ephemeral
    assert "Send Messages" in told.text
    assert not await offers(harness)


async def test_random_clicks_leave_a_panel_that_can_be_used(harness: Harness) -> None:
    dice, panel = random.Random(7), await opened(harness.alice)
    for _ in range(60):
        live = [c for c in panel.controls if c.live and not c.arg.startswith(("go.", "cut.", "who."))]
        control = dice.choice(live)
        if control.is_select:
            await harness.alice.choose(panel, [dice.choice(control.options).value], custom_id=control.custom_id)
        else:
            await harness.alice.click(panel, custom_id=control.custom_id)
        assert all(len(one.custom_id) <= 100 for one in panel.controls)
    assert not await offers(harness)


# The house is challenged by name.


async def test_choosing_the_bot_as_opponent_asks_for_its_level(harness: Harness) -> None:
    asked = (await harness.alice.slash("piquet challenge", opponent=harness.house, rules="club")).message
    assert "The game is **friendly** unless you make it rated" in asked.text
    assert asked.text.count("\n- **") == len(LEVELS)
    await harness.alice.click(asked, label="Rated")
    await harness.restart()
    await harness.alice.click(asked, label="Master")
    row = await row_of(harness)
    assert (row.rules, row.rated, row.house) == ("club", 1, 1)
    assert "The House (master)" in harness.alice.live().text
    assert not harness.posts()


async def test_more_choices_leads_from_the_levels_to_the_panel(harness: Harness) -> None:
    asked = (await harness.alice.slash("piquet challenge", opponent=harness.house, deals=1)).message
    await harness.alice.click(asked, label="More choices…")
    assert "a game of one deal" in asked.text
    assert "a shortened game never counts" in asked.text
    assert chosen(asked)[0] == "The House (beginner)"


@pytest.mark.parametrize("person", ["0", str(2**63), "9" * 40])
async def test_a_person_with_an_id_that_nobody_has_is_refused(harness: Harness, person: str) -> None:
    panel = await opened(harness.alice)
    for action in ("go", "rated"):
        said = await harness.alice.press(panel, control_id("draft", 0, arg=f"{action}.{person}.rubicon.72.-.-.0"))
        assert "Something went wrong" not in said.text
        assert f".{person}." not in str(panel.controls)
    assert await offers(harness) == []
    harness.take_errors()
