import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.kit.words import words
from bot.model.clocks import PACES
from bot.model.ids import PartieId
from bot.piquet.rules import OPTIONS, RULE_SETS
from data import challenges
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.past_parties import finish_deal
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import at_table, begin, challenge, plain_text, players_of, resign, step, table
from tests.support.random_choice import to_act
from tests.support.requests_seen import RequestKind

DAY = 24 * 60 * 60


async def parties_in_play(harness: Harness) -> int:
    return int(await bot_of(harness).context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM parties")))


async def refused(harness: Harness, challenger: Person, opponent: Person, **options: Any) -> str:
    """Returns the private refusal. SimCord records a command's error even if the command was answered."""
    answer = await challenger.slash("piquet challenge", opponent=opponent, **options)
    assert answer.ephemeral
    known = ("Against", "OptionDoesNotFit", "TooShortToRate")
    assert all(any(error in taken for error in known) for taken in harness.take_errors())
    return answer.text


async def test_accepting_a_challenge_deals_the_cards_to_both_at_once(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    assert f"**Alice** challenges {harness.bob.mention}" in offer.text
    assert [control.verb for control in offer.controls] == ["accept", "decline", "withdraw", "rules", "fair"]
    assert not harness.alice.dms() + harness.bob.dms()
    await harness.bob.click(offer, label="Accept")
    assert "**Bob** accepted" in offer.text
    assert [control.verb for control in offer.controls] == ["fair"]
    assert ["## Piquet with Bob" in harness.alice.dms()[0].text, "## Piquet with Alice" in harness.bob.dms()[0].text]
    assert [len(person.dms()) for person in (harness.alice, harness.bob, harness.carol)] == [1, 1, 0]
    assert "## Alice – Bob" in at_table(harness)[0].text


async def test_a_challenge_pings_only_the_person_challenged(harness: Harness) -> None:
    await challenge(harness.alice, harness.bob)
    sent = next(request.body for request in harness.requests if "**Alice** challenges" in str(request.body))
    allowed = sent["data"]["allowed_mentions"]
    assert allowed["users"] == [harness.bob.id]
    assert allowed["parse"] == []


async def test_an_open_challenge_goes_to_the_first_person_who_accepts(harness: Harness) -> None:
    offer = await challenge(harness.alice)
    assert "**Alice** invites anyone" in offer.text
    assert "decline" not in [control.verb for control in offer.controls]
    seat = offer.control(label="Accept").custom_id
    answers = await harness.at_once(*(person.pressing(offer, seat) for person in (harness.carol, harness.bob)))
    assert "**Carol** accepted" in offer.text
    assert "has already been accepted" in answers[1].text
    assert answers[1].ephemeral
    assert [len(person.dms()) for person in (harness.alice, harness.bob, harness.carol)] == [1, 0, 1]
    assert await parties_in_play(harness) == 1


async def test_nobody_can_challenge_themself(harness: Harness) -> None:
    assert "You can’t play yourself" in await refused(harness, harness.alice, harness.alice)
    offer = await challenge(harness.alice)
    assert "It is waiting for someone else" in (await harness.alice.click(offer, verb="accept")).text
    assert await parties_in_play(harness) == 0


async def test_a_bot_cannot_be_challenged(harness: Harness) -> None:
    machine = Person(harness, harness.server.add_member(harness.discord.env.create_user("Robot", bot=True)))
    assert "Other bots don’t play piquet" in await refused(harness, harness.alice, machine)
    assert not harness.posts()


async def decline(harness: Harness, offer: VisibleMessage) -> None:
    await harness.bob.click(offer, label="Decline")


async def withdraw(harness: Harness, offer: VisibleMessage) -> None:
    assert "Only the challenger can do that" in (await harness.bob.click(offer, label="Withdraw")).text
    await harness.alice.click(offer, label="Withdraw")


async def expire(harness: Harness, offer: VisibleMessage) -> None:
    await harness.advance(DAY - 60)
    assert offer.live
    await harness.advance(120)


@pytest.mark.parametrize(
    ("end", "shown", "answer"),
    [
        (decline, "**Bob** declined.", "was declined"),
        (withdraw, "was withdrawn", "was withdrawn"),
        (expire, "has expired", "This challenge has expired"),
    ],
)
async def test_a_closed_challenge_says_why_and_cannot_be_accepted(
    harness: Harness, end: Callable[[Harness, VisibleMessage], Awaitable[None]], shown: str, answer: str
) -> None:
    offer = await challenge(harness.alice, harness.bob)
    accept = offer.control(verb="accept").custom_id
    await end(harness, offer)
    assert shown in offer.text
    assert not offer.controls
    assert answer in (await harness.bob.press(offer, accept)).text
    assert await parties_in_play(harness) == 0


async def test_nobody_else_can_accept_or_decline_a_challenge(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    for verb in ("accept", "decline"):
        answer = await harness.carol.click(offer, verb=verb)
        assert "This challenge is for someone else" in answer.text
        assert answer.ephemeral
    assert "This challenge is for someone else" in (await harness.alice.click(offer, verb="decline")).text
    assert "It is waiting for" in (await harness.alice.click(offer, verb="accept")).text
    assert offer.live
    await harness.bob.click(offer, verb="accept")
    assert await parties_in_play(harness) == 1


async def test_accepting_twice_after_a_restart_makes_one_partie(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.restart()
    press = harness.bob.pressing(offer, offer.control(verb="accept").custom_id)
    await harness.at_once(press, press)
    await harness.bob.press(offer, press.data["custom_id"])
    assert await parties_in_play(harness) == 1
    assert len(harness.threads) == 1
    assert [len(person.dms()) for person in (harness.alice, harness.bob)] == [1, 1]


async def test_a_challenge_expires_even_while_the_bot_is_down(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.discord._close()
    await harness.discord.env.advance_time(2 * DAY)
    assert offer.live
    await harness.restart()
    assert "has expired" in offer.text
    assert not offer.controls


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (403, 50013)])
async def test_a_failed_edit_of_a_challenge_message_is_retried(harness: Harness, status: int, code: int) -> None:
    offer = await challenge(harness.alice, harness.bob)
    with harness.fault(RequestKind.EDIT, status, code):
        await harness.advance(DAY + 60)
        assert offer.live
        assert "This challenge has expired" in (await harness.bob.click(offer, verb="accept")).text
    await harness.advance(700)
    assert "has expired" in offer.text
    assert not offer.controls
    assert await bot_of(harness).context.database.read(challenges.next_expiry) is None


async def test_anyone_can_read_the_rules_of_a_challenge_privately(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob, rules="club")
    assert "**Club Piquet**" in offer.text
    page = await harness.carol.click(offer, label="How is it played?")
    assert "Club" in page.text
    assert page.ephemeral


# The rule sets, and house rules on top of them.


async def test_every_rule_set_can_be_chosen_and_the_challenge_names_it(harness: Harness) -> None:
    (piquet,) = next(request.body for request in harness.requests if request.path.endswith("/commands"))
    (command,) = [command for command in piquet["options"] if command["name"] == "challenge"]
    options = {option["name"]: option for option in command["options"]}
    offered = [option for option in OPTIONS if option != "reading"]  # a new partie is played by today's reading
    assert list(options) == ["opponent", "level", "rules", "pace", "rated", *offered, "public"]
    assert [choice["value"] for choice in options["rules"]["choices"]] == [*RULE_SETS]
    assert [choice["value"] for choice in options["deals"]["choices"]] == [1, 2, 6]
    assert [choice["value"] for choice in options["calls"]["choices"]] == ["full"]
    assert [choice["value"] for choice in options["pique"]["choices"]] == ["as-played"]
    assert [choice["value"] for choice in options["pace"]["choices"]] == [*PACES, 0]
    for name in RULE_SETS:
        offer = await challenge(harness.alice, harness.bob, rules=name)
        assert words()(f"ruleset-{name}-name") in offer.text
        # What is special about it is behind "How is it played?".
        assert words()(f"ruleset-{name}-line") not in plain_text(offer.text)
        assert "House rules" not in offer.text
        await harness.alice.click(offer, verb="withdraw")


async def test_house_rules_are_shown_in_the_challenge_and_kept_in_a_rematch(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob, rules="au-cent", carte_rouge=True, deals=2)
    line = "House rules: with carte rouge, a game of two deals."
    assert line in offer.text
    await harness.bob.click(offer, verb="accept")
    assert json.loads((await row_of(harness)).options) == {"carte_rouge": True, "deals": 2}
    assert "(with carte rouge, a game of two deals)" in harness.alice.live().text
    assert "Deal 1 of 2" in harness.bob.live().text
    await resign(harness.bob)
    await harness.bob.click(at_table(harness)[-1], label="Rematch")
    (again,) = offers(harness)
    assert line in again.text
    await harness.alice.click(again, verb="accept")
    assert (await row_of(harness, PartieId(2))).options == (await row_of(harness)).options


@pytest.mark.parametrize(
    ("rules", "given", "line"),
    [
        (
            "rubicon",
            {"carte_rouge": True, "carte_rouge_bar": True, "pique": "as-played", "calls": "full", "must_win": True},
            "with carte rouge, no repique by younger’s carte rouge, pique as played, full calls, win if able",
        ),
        ("carte-rouge", {"carte_rouge": True, "deals": 6}, ""),
        (
            "carte-rouge",
            {"carte_rouge": False, "cards_make_pique": False},
            "without carte rouge, the cards do not count towards a pique",
        ),
    ],
)
async def test_only_house_rules_that_change_the_rule_set_are_shown_and_stored(
    harness: Harness, rules: str, given: dict[str, Any], line: str
) -> None:
    offer = await challenge(harness.alice, harness.bob, rules=rules, **given)
    assert re.findall("House rules: (.*)[.]", offer.text) == [line][: len(line)]
    await harness.bob.click(offer, verb="accept")
    assert json.loads((await row_of(harness)).options) == (given if line else {})


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("rules", "option", "value", "why"),
    [
        ("counterpique", "carte_rouge", True, "Counterpique has no carte rouge"),
        ("counterpique", "cards_make_pique", False, "In Counterpique, the cards score nothing"),
        ("counterpique", "carte_rouge_bar", True, "This game has no carte rouge"),
        ("rubicon", "carte_rouge_bar", True, "This game has no carte rouge"),
        ("counterpique", "pique", "as-played", "In Counterpique, this would change nothing"),
        ("counterpique", "must_win", True, "In Counterpique, no one has to win a trick"),
        ("club", "calls", "full", "Only Rubicon Piquet offers full calls"),
        ("counterpique", "deals", 2, "Only six-deal games can be shortened"),
        ("hundred", "deals", 1, "Only six-deal games can be shortened"),
    ],
)
async def test_an_incompatible_house_rule_is_refused_by_name(
    harness: Harness, rules: str, option: str, value: bool | int | str, why: str
) -> None:
    told = await refused(harness, harness.alice, harness.bob, rules=rules, **{option: value})
    assert why in told
    assert f". Leave `{option}` out, or " in told
    assert not harness.posts()


# Rated or friendly.


async def test_a_partie_is_rated_unless_it_is_made_friendly(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    assert "**Rubicon Piquet** · rated" in offer.text
    await harness.bob.click(offer, verb="accept")
    assert "Game #1 is rated." in offer.text
    assert "a game of six deals, rated." in at_table(harness)[0].text
    assert "for each decision · rated" in harness.alice.live().text
    friendly = await challenge(harness.alice, harness.carol, rated=False)
    assert "**Rubicon Piquet** · friendly" in friendly.text
    await harness.carol.click(friendly, verb="accept")
    assert "Game #2 is friendly." in friendly.text
    assert [(await row_of(harness, PartieId(partie))).rated for partie in (1, 2)] == [1, 0]


async def test_two_peoples_fourth_game_in_a_week_is_friendly(harness: Harness) -> None:
    for _ in range(3):
        await begin(harness)
        await finish_deal(harness, harness.alice, harness.bob)
        await resign(harness.alice)
    before = "You two have already finished three rated games in the last seven days, so this one is friendly."
    offer = await challenge(harness.alice, harness.bob)
    assert "**Rubicon Piquet** · friendly" in offer.text
    assert before in offer.text
    await harness.bob.click(offer, verb="accept")
    assert before in offer.text
    assert "Game #4 is friendly." in offer.text
    assert "a game of six deals, friendly." in at_table(harness)[0].text
    assert (await row_of(harness, PartieId(4))).rated == 0
    assert before not in (await challenge(harness.alice, harness.carol)).text
    await finish_deal(harness, harness.alice, harness.bob)
    await harness.advance(7 * DAY)
    assert "**Rubicon Piquet** · rated" in (await challenge(harness.bob, harness.alice)).text


async def test_an_open_challenge_becomes_friendly_for_a_fourth_game(harness: Harness) -> None:
    offer = await challenge(harness.alice)
    for _ in range(3):
        await begin(harness)
        await finish_deal(harness, harness.alice, harness.bob)
        await resign(harness.bob)
    assert "**Rubicon Piquet** · rated" in offer.text
    await harness.bob.click(offer, verb="accept")
    assert "**Rubicon Piquet** · friendly" in offer.text
    assert "Game #4 is friendly." in offer.text


async def test_hand_table_and_rematch_mark_a_friendly_partie(harness: Harness) -> None:
    await harness.bob.click(await challenge(harness.alice, harness.bob, rated=False), verb="accept")
    assert "a game of six deals, friendly." in at_table(harness)[0].text
    assert "for each decision · friendly" in harness.bob.live().text
    await resign(harness.bob)
    await harness.bob.click(at_table(harness)[-1], label="Rematch")
    (again,) = offers(harness)
    assert " · friendly" in again.text
    await harness.alice.click(again, verb="accept")
    assert (await row_of(harness, PartieId(2))).rated == 0


async def test_the_bot_shows_the_cost_of_resigning_beforehand(harness: Harness) -> None:
    await begin(harness)
    asked = (await harness.alice.slash("piquet resign")).message
    assert "No deal is finished yet, so the game won’t count, but it stays in your history." in asked.text
    await finish_deal(harness, harness.alice, harness.bob)
    asked = (await harness.alice.slash("piquet resign")).message
    assert "Your rating will drop from **1500** to **1338**" in asked.text
    await harness.alice.click(asked, verb="giveup")
    assert "**1338?**" in harness.alice.lives()[-1].text
    await begin(harness, rated=False)
    await finish_deal(harness, harness.alice, harness.bob)
    friendly = (await harness.alice.slash("piquet resign")).text
    assert "The game is friendly, so no rating changes" in friendly


async def test_a_shortened_partie_is_always_friendly(harness: Harness) -> None:
    told = await refused(harness, harness.alice, harness.bob, deals=2, rated=True)
    assert "fewer than six deals can’t be rated" in told
    assert "Leave `rated` out" in told
    assert not harness.posts()
    assert " · friendly" in (await challenge(harness.alice, harness.bob, deals=2)).text
    assert " · rated" in (await challenge(harness.alice, harness.carol, deals=6, rated=True)).text


async def test_two_parties_with_the_same_opponent_stay_separate(harness: Harness) -> None:
    await begin(harness)
    await begin(harness, "club")
    players = players_of(harness, seed=4)
    for _ in range(12):
        assert await step(harness, players)
    first, second = await row_of(harness, PartieId(1)), await row_of(harness, PartieId(2))
    assert (first.rules, second.rules) == ("rubicon", "club")
    assert first.seq + second.seq >= 12
    for person in (harness.alice, harness.bob):
        lives = [{control.partie for control in post.controls} for post in person.lives()]
        assert all(len(names) == 1 for names in lives)
        assert len(lives) == len({*map(frozenset, lives)})


async def test_games_lists_every_partie_with_its_table_and_whose_turn_it_is(harness: Harness) -> None:
    assert "You have no games in progress" in (await harness.alice.slash("piquet games")).text
    await begin(harness)
    await begin(harness, "club")
    games = await harness.alice.slash("piquet games")
    assert games.ephemeral
    for thread, rules in zip(harness.threads, ("Rubicon Piquet", "Club Piquet"), strict=True):
        line = next(line for line in games.text.splitlines() if rules in line)
        assert "**Bob**" in line
        assert f"https://discord.com/channels/{harness.server.id}/{thread.id}" in line
        assert ("your turn" in line) == any(rules in hand.text and to_act(hand) for hand in harness.alice.lives())
    assert "You have no games in progress" in (await harness.carol.slash("piquet games")).text


async def test_with_several_parties_the_hand_command_asks_which_one(harness: Harness) -> None:
    await begin(harness)
    await begin(harness, "club")
    asked = await harness.bob.slash("piquet hand")
    assert "Which one?" in asked.text
    one, two = asked.message.controls
    assert {one.partie, two.partie} == {"1", "2"}
    shown = await harness.bob.click(asked.message, custom_id=two.custom_id)
    assert "## Piquet with Alice" in shown.text
    assert shown.ephemeral
    at_the_table = await harness.bob.slash("piquet hand", harness.threads[0])
    assert "Rubicon Piquet" in at_the_table.text
    assert "## Piquet with Alice" in at_the_table.text


async def test_a_challenge_made_in_a_thread_is_played_in_it(harness: Harness) -> None:
    await begin(harness)
    thread = table(harness)
    offer = await harness.alice.slash("piquet challenge", thread, opponent=harness.carol)
    await harness.carol.click(offer.message, verb="accept")
    assert "## Alice – Carol" in at_table(harness)[-1].text
    assert len(harness.threads) == 1


async def test_no_decided_challenge_stays_open(harness: Harness) -> None:
    for verb, person in (("decline", harness.bob), ("withdraw", harness.alice), ("accept", harness.bob)):
        await person.click(await challenge(harness.alice, harness.bob), verb=verb)
    assert await bot_of(harness).context.database.read(challenges.next_expiry) is None


# The rematch.


async def ended(harness: Harness) -> VisibleMessage:
    await begin(harness)
    await resign(harness.bob)
    return at_table(harness)[-1]


def offers(harness: Harness) -> list[VisibleMessage]:
    return [
        post for post in harness.posts(table(harness)) if any(control.verb == "accept" for control in post.controls)
    ]


def link(harness: Harness, offer: VisibleMessage) -> str:
    return f"https://discord.com/channels/{harness.server.id}/{offer.channel}/{offer.id}"


async def test_a_second_request_for_a_rematch_shows_the_first_offer(harness: Harness) -> None:
    end = await ended(harness)
    await harness.alice.click(end, label="Rematch")
    (offer,) = offers(harness)
    for person in (harness.alice, harness.bob):
        for place in (end, person.live()):
            answer = await person.click(place, label="Rematch")
            assert link(harness, offer) in answer.text
            assert answer.ephemeral or place.channel != end.channel
    assert offers(harness) == [offer]
    await harness.bob.click(offer, verb="accept")
    assert await parties_in_play(harness) == 2


async def test_two_simultaneous_rematch_requests_make_one_challenge(harness: Harness) -> None:
    end = await ended(harness)
    rematch = end.control(label="Rematch").custom_id
    in_dm = harness.bob.live()
    answers = await harness.at_once(
        harness.alice.pressing(end, rematch),
        harness.bob.pressing(end, rematch),
        harness.bob.pressing(in_dm, in_dm.control(label="Rematch").custom_id),
    )
    (offer,) = offers(harness)
    assert sum(link(harness, offer) in answer.text for answer in answers) == 2


async def test_a_declined_withdrawn_or_expired_rematch_can_be_offered_again(harness: Harness) -> None:
    end = await ended(harness)
    for verb, person in (("decline", harness.bob), ("withdraw", harness.alice)):
        await harness.alice.click(end, label="Rematch")
        (offer,) = offers(harness)
        await person.click(offer, verb=verb)
        assert offers(harness) == []
    await harness.alice.click(end, label="Rematch")
    await harness.advance(DAY + 60)
    assert offers(harness) == []
    await harness.restart()
    await harness.bob.click(end, label="Rematch")
    (offer,) = offers(harness)
    assert "**Bob** challenges" in offer.text


async def test_a_rematch_offer_that_failed_is_sent_by_the_next_click(harness: Harness) -> None:
    end = await ended(harness)
    with harness.fault(RequestKind.ANSWER, 500):
        await harness.alice.press(end, end.control(label="Rematch").custom_id, may_fail=True)
    assert offers(harness) == []
    await harness.bob.click(end, label="Rematch")
    (offer,) = offers(harness)
    await harness.bob.click(offer, verb="accept")
    assert await parties_in_play(harness) == 2


async def test_a_rated_game_resigned_at_once_is_not_headed_rated(harness: Harness) -> None:
    offer = await challenge(harness.alice, harness.bob)
    await harness.bob.click(offer, verb="accept")
    assert "a game of six deals, rated." in at_table(harness)[0].text
    await resign(harness.bob)
    assert "a game of six deals, not rated." in at_table(harness)[0].text
    assert "rated" not in offer.text


async def test_the_command_without_options_behaves_as_its_descriptions_say(harness: Harness) -> None:
    (piquet,) = next(request.body for request in harness.requests if request.path.endswith("/commands"))
    (command,) = [command for command in piquet["options"] if command["name"] == "challenge"]
    (opponent,) = [option for option in command["options"] if option["name"] == "opponent"]
    assert command["description"].endswith("without options, I’ll ask what you’d like")
    assert opponent["description"].endswith("if you leave this out, anyone can accept")
    asked = await harness.alice.slash("piquet challenge")
    assert asked.ephemeral
    assert not harness.posts()
    assert "**Alice** invites anyone" in (await challenge(harness.alice)).text


async def test_a_challenge_message_is_short(harness: Harness) -> None:
    for offer in (await challenge(harness.alice, harness.bob), await challenge(harness.alice)):
        text = offer.text.split("\nAccept\n")[0]
        assert len(text.splitlines()) == 3
        assert len(text.split()) <= 22
