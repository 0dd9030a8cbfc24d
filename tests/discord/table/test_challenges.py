"""Challenges: made, answered, forgotten; many at once."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.piquet.rules import RULE_SETS
from bot.services.core.clock import PACES
from bot.ui.kit.words import words
from data import challenges
from tests.fakes.simcord_harness import Club, Person
from tests.support.choosing import to_act
from tests.support.crossing import Kind
from tests.support.discord.told_checks import bot_of, row_of
from tests.support.players import at_table, begin, bot_at, challenge, lettered, players_of, step, table
from tests.support.posts import Post

DAY = 24 * 60 * 60


async def parties_in_play(club: Club) -> int:
    row = await bot_of(club).club.database.read(lambda tx: tx.fetch_only("SELECT count(*) AS n FROM parties"))
    number: int = row["n"]
    return number


async def refused(club: Club, challenger: Person, opponent: Person, **options: Any) -> str:
    """What the challenger is told, he alone. SimCord takes down what the command raised, though it was answered."""
    answer = await challenger.slash("piquet challenge", opponent=opponent, **options)
    assert answer.ephemeral
    known = ("Against", "OptionDoesNotFit", "TooShortToRate")
    assert all(any(error in taken for error in known) for taken in club.take_errors())
    return answer.text


async def test_a_challenge_names_the_one_challenged_and_his_yes_deals_the_cards_to_both_at_once(
    database: Path,
) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        assert f"**Alice** challenges {club.bob.mention}" in offer.text
        assert [control.verb for control in offer.controls] == ["accept", "decline", "withdraw", "rules"]
        assert not club.alice.dms() + club.bob.dms()
        await club.bob.click(offer, label="Accept")
        assert "**Bob** accepts" in offer.text
        assert not offer.controls
        assert ["## Piquet with Bob" in club.alice.dms()[0].text, "## Piquet with Alice" in club.bob.dms()[0].text]
        assert [len(person.dms()) for person in (club.alice, club.bob, club.carol)] == [1, 1, 0]
        assert "## Alice – Bob" in at_table(club)[0].text


async def test_the_one_challenged_is_rung_for_and_nobody_else(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await challenge(club.alice, club.bob)
        sent = next(request.body for request in club.requests if "challenges" in str(request.body))
        allowed = sent["data"]["allowed_mentions"]
        assert allowed["users"] == [club.bob.id]
        assert allowed["parse"] == []


async def test_an_open_seat_is_his_who_takes_it_first(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice)
        assert "**Alice** invites anyone" in offer.text
        assert "decline" not in [control.verb for control in offer.controls]
        seat = offer.control(label="Take the seat").custom_id
        answers = await club.at_once(*(person.pressing(offer, seat) for person in (club.carol, club.bob)))
        assert "**Carol** accepts" in offer.text
        assert "has been accepted already" in answers[1].text
        assert answers[1].ephemeral
        assert [len(person.dms()) for person in (club.alice, club.bob, club.carol)] == [1, 0, 1]
        assert await parties_in_play(club) == 1


async def test_nobody_plays_against_himself(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        assert "Nobody can play against himself" in await refused(club, club.alice, club.alice)
        offer = await challenge(club.alice)
        assert "Nobody can play against himself" in (await club.alice.click(offer, verb="accept")).text
        assert await parties_in_play(club) == 0


async def test_a_bot_cannot_be_challenged(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        machine = Person(club, club.server.add_member(club.discord.env.create_user("Robot", bot=True)))
        assert "A bot does not play piquet with you" in await refused(club, club.alice, machine)
        assert not club.posts()


async def test_a_challenge_declined_is_over(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        accept = offer.control(verb="accept").custom_id
        await club.bob.click(offer, label="Decline")
        assert "**Bob** declines." in offer.text
        assert not offer.controls
        assert "has been declined" in (await club.bob.press(offer, accept)).text
        assert await parties_in_play(club) == 0


async def test_a_challenge_is_withdrawn_by_the_challenger_alone(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        accept = offer.control(verb="accept").custom_id
        assert "Only the challenger can withdraw" in (await club.bob.click(offer, label="Withdraw")).text
        await club.alice.click(offer, label="Withdraw")
        assert "Withdrawn" in offer.text
        assert not offer.controls
        assert "has been withdrawn" in (await club.bob.press(offer, accept)).text


async def test_a_stranger_neither_accepts_nor_declines_what_is_for_another(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        for verb in ("accept", "decline"):
            answer = await club.carol.click(offer, verb=verb)
            assert "This challenge is for somebody else" in answer.text
            assert answer.ephemeral
        assert "This challenge is for somebody else" in (await club.alice.click(offer, verb="decline")).text
        await club.bob.click(offer, verb="accept")
        assert await parties_in_play(club) == 1


async def test_accepting_twice_makes_one_partie(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        press = club.bob.pressing(offer, offer.control(verb="accept").custom_id)
        await club.at_once(press, press)
        await club.bob.press(offer, press.data["custom_id"])
        assert await parties_in_play(club) == 1
        assert len(club.threads) == 1
        assert [len(person.dms()) for person in (club.alice, club.bob)] == [1, 1]


async def test_a_challenge_expires_after_a_day(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        accept = offer.control(verb="accept").custom_id
        await club.advance(DAY - 60)
        assert offer.live
        await club.advance(120)
        assert "has expired" in offer.text
        assert not offer.controls
        assert "This challenge has expired" in (await club.bob.press(offer, accept)).text
        assert await parties_in_play(club) == 0


async def test_a_challenge_expires_also_while_the_bot_is_down(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        await club.discord._close()
        await club.discord.env.advance_time(2 * DAY)
        assert offer.live
        await club.restart()
        assert "has expired" in offer.text
        assert not offer.controls


@pytest.mark.parametrize(("status", "code"), [(500, 0), (403, 50001), (403, 50013)])
async def test_a_challenge_whose_message_could_not_be_changed_loses_its_buttons_later(
    database: Path, status: int, code: int
) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        with club.fault(Kind.EDIT, status, code):
            await club.advance(DAY + 60)
            assert offer.live
            assert "This challenge has expired" in (await club.bob.click(offer, verb="accept")).text
        await club.advance(700)
        assert "has expired" in offer.text
        assert not offer.controls
        assert await bot_of(club).club.database.read(challenges.next_expiry) is None


async def test_a_challenge_whose_message_was_not_changed_when_the_bot_went_down_loses_its_buttons(
    database: Path,
) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        with club.fault(Kind.EDIT, 500):
            await club.advance(DAY + 60)
        await club.restart()
        assert "has expired" in offer.text
        assert not offer.controls


async def test_a_challenge_outlives_a_restart(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        await club.restart()
        await club.bob.click(offer, verb="accept")
        assert await parties_in_play(club) == 1


async def test_the_rules_of_a_challenge_are_read_by_anyone_for_himself(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob, rules="club")
        assert "**Club Piquet**" in offer.text
        page = await club.carol.click(offer, label="How is it played?")
        assert "Club" in page.text
        assert page.ephemeral


# The rule sets, and house rules on top of them.


async def test_every_rule_set_can_be_chosen_and_is_told_in_a_line(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        (piquet,) = next(request.body for request in club.requests if request.path.endswith("/commands"))
        (command,) = [command for command in piquet["options"] if command["name"] == "challenge"]
        options = {option["name"]: option for option in command["options"]}
        house_rules = ["carte_rouge", "cards_make_pique", "deals"]
        assert list(options) == ["opponent", "level", "rules", "pace", "rated", *house_rules]
        assert [choice["value"] for choice in options["rules"]["choices"]] == [*RULE_SETS]
        assert [choice["value"] for choice in options["deals"]["choices"]] == [1, 2, 6]
        assert [choice["value"] for choice in options["pace"]["choices"]] == [*PACES, 0]
        for name in RULE_SETS:
            offer = await challenge(club.alice, club.bob, rules=name)
            assert words()(f"ruleset-{name}-name") in offer.text
            assert words()(f"ruleset-{name}-line") in lettered(offer.text)
            assert "House rules" not in offer.text


async def test_house_rules_are_read_before_the_challenge_is_taken_up_and_kept_by_a_rematch(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob, rules="au-cent", carte_rouge=True, deals=2)
        line = "House rules: with carte rouge, a partie of two deals."
        assert line in offer.text
        await club.bob.click(offer, verb="accept")
        assert json.loads((await row_of(club)).options) == {"carte_rouge": True, "deals": 2}
        assert "(with carte rouge, a partie of two deals)" in club.alice.live().text
        assert "deal 1 of 2" in club.bob.live().text
        resigning = await club.bob.slash("piquet resign")
        assert resigning.post is not None
        await club.bob.click(resigning.post, label="Give it up")
        await club.bob.click(at_table(club)[-1], label="Rematch")
        (again,) = offers(club)
        assert line in again.text
        await club.alice.click(again, verb="accept")
        assert (await row_of(club, 2)).options == (await row_of(club)).options


async def test_what_a_rule_set_has_by_itself_is_no_house_rule(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob, rules="carte-rouge", carte_rouge=True, deals=6)
        assert "House rules" not in offer.text
        without = await challenge(club.alice, club.bob, rules="carte-rouge", carte_rouge=False, cards_make_pique=False)
        assert "House rules: without carte rouge, the cards do not count toward a pique." in without.text


@pytest.mark.parametrize(
    ("rules", "option", "value", "why"),
    [
        ("counterpique", "carte_rouge", True, "In Counterpique there is no carte rouge"),
        ("counterpique", "cards_make_pique", False, "In Counterpique nothing is scored for the cards"),
        ("counterpique", "deals", 2, "here a partie is a rubber of two games"),
        ("hundred", "deals", 1, "here a partie is the best of five games"),
    ],
)
async def test_a_house_rule_that_does_not_fit_is_refused_with_its_name(
    database: Path, rules: str, option: str, value: bool | int, why: str
) -> None:
    async with Club(bot_at(database)) as club:
        told = await refused(club, club.alice, club.bob, rules=rules, **{option: value})
        assert why in told
        assert f"Leave `{option}` out" in told
        assert not club.posts()


# Rated or friendly.


async def test_a_partie_is_rated_unless_it_is_made_a_friendly_one(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        offer = await challenge(club.alice, club.bob)
        assert "**Rated:** it counts for the ratings of both." in offer.text
        await club.bob.click(offer, verb="accept")
        assert "Both ratings are at stake." in offer.text
        assert "a partie of six deals, rated." in at_table(club)[0].text
        assert "for a decision · rated ·" in club.alice.live().text
        friendly = await challenge(club.alice, club.carol, rated=False)
        assert "**Friendly:** it changes no ratings." in friendly.text
        await club.carol.click(friendly, verb="accept")
        assert "Nothing but honour is at stake." in friendly.text
        assert [(await row_of(club, partie)).rated for partie in (1, 2)] == [1, 0]


async def test_a_friendly_partie_is_friendly_in_the_hand_at_the_table_and_in_the_rematch(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await club.bob.click(await challenge(club.alice, club.bob, rated=False), verb="accept")
        assert "a partie of six deals, friendly." in at_table(club)[0].text
        assert "for a decision · friendly ·" in club.bob.live().text
        resigning = await club.bob.slash("piquet resign")
        assert resigning.post is not None
        await club.bob.click(resigning.post, label="Give it up")
        await club.bob.click(at_table(club)[-1], label="Rematch")
        (again,) = offers(club)
        assert "**Friendly:**" in again.text
        await club.alice.click(again, verb="accept")
        assert (await row_of(club, 2)).rated == 0


async def test_a_shortened_partie_is_friendly_and_is_refused_as_a_rated_one(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        told = await refused(club, club.alice, club.bob, deals=2, rated=True)
        assert "too short to be rated" in told
        assert "Leave `rated` out" in told
        assert not club.posts()
        assert "**Friendly:**" in (await challenge(club.alice, club.bob, deals=2)).text
        assert "**Rated:**" in (await challenge(club.alice, club.bob, deals=6, rated=True)).text


async def test_two_parties_with_the_same_opponent_are_played_side_by_side(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await begin(club, "club")
        players = players_of(club, seed=4)
        for _ in range(12):
            assert await step(club, players)
        first, second = await row_of(club, 1), await row_of(club, 2)
        assert (first.rules, second.rules) == ("rubicon", "club")
        assert first.seq + second.seq >= 12
        for person in (club.alice, club.bob):
            lives = [{control.partie for control in post.controls} for post in person.lives()]
            assert all(len(names) == 1 for names in lives)
            assert len(lives) == len({*map(frozenset, lives)})


async def test_games_lists_every_partie_with_its_table_and_whose_turn_it_is(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        assert "You are in no partie" in (await club.alice.slash("piquet games")).text
        await begin(club)
        await begin(club, "club")
        games = await club.alice.slash("piquet games")
        assert games.ephemeral
        for thread, rules in zip(club.threads, ("Rubicon Piquet", "Club Piquet"), strict=True):
            line = next(line for line in games.text.splitlines() if rules in line)
            assert "**Bob**" in line
            assert f"https://discord.com/channels/{club.server.id}/{thread.id}" in line
            assert ("your turn" in line) == any(rules in hand.text and to_act(hand) for hand in club.alice.lives())
        assert "You are in no partie" in (await club.carol.slash("piquet games")).text


async def test_whoever_is_in_several_parties_is_asked_which_hand_he_means(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        await begin(club, "club")
        asked = await club.bob.slash("piquet hand")
        assert "Which one?" in asked.text
        assert asked.post is not None
        one, two = asked.post.controls
        assert {one.partie, two.partie} == {"1", "2"}
        shown = await club.bob.click(asked.post, custom_id=two.custom_id)
        assert "## Piquet with Alice" in shown.text
        assert shown.ephemeral
        at_the_table = await club.bob.slash("piquet hand", club.threads[0])
        assert "Rubicon Piquet" in at_the_table.text
        assert "## Piquet with Alice" in at_the_table.text


async def test_a_challenge_made_in_a_thread_is_played_in_it(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        await begin(club)
        thread = table(club)
        offer = await club.alice.slash("piquet challenge", thread, opponent=club.carol)
        assert offer.post is not None
        await club.carol.click(offer.post, verb="accept")
        assert "## Alice – Carol" in at_table(club)[-1].text
        assert len(club.threads) == 1


async def test_nothing_that_is_over_is_left_open(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        for verb, person in (("decline", club.bob), ("withdraw", club.alice), ("accept", club.bob)):
            await person.click(await challenge(club.alice, club.bob), verb=verb)
        assert await bot_of(club).club.database.read(challenges.next_expiry) is None


# The rematch.


async def ended(club: Club) -> Post:
    """A partie that Bob has given up; what the table says of it."""
    await begin(club)
    resigning = await club.bob.slash("piquet resign")
    assert resigning.post is not None
    await club.bob.click(resigning.post, label="Give it up")
    return at_table(club)[-1]


def offers(club: Club) -> list[Post]:
    """The open challenges that stand at the table."""
    return [post for post in club.posts(table(club)) if any(control.verb == "accept" for control in post.controls)]


def link(club: Club, offer: Post) -> str:
    return f"https://discord.com/channels/{club.server.id}/{offer.channel}/{offer.id}"


async def test_whoever_asks_for_a_rematch_that_is_offered_already_is_shown_the_offer(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        end = await ended(club)
        await club.alice.click(end, label="Rematch")
        (offer,) = offers(club)
        for person in (club.alice, club.bob):
            for place in (end, person.live()):
                answer = await person.click(place, label="Rematch")
                assert link(club, offer) in answer.text
                assert answer.ephemeral or place.channel != end.channel
        assert offers(club) == [offer]
        await club.bob.click(offer, verb="accept")
        assert await parties_in_play(club) == 2


async def test_a_rematch_that_both_ask_for_at_once_is_one_challenge(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        end = await ended(club)
        rematch = end.control(label="Rematch").custom_id
        in_dm = club.bob.live()
        answers = await club.at_once(
            club.alice.pressing(end, rematch),
            club.bob.pressing(end, rematch),
            club.bob.pressing(in_dm, in_dm.control(label="Rematch").custom_id),
        )
        (offer,) = offers(club)
        assert sum(link(club, offer) in answer.text for answer in answers) == 2


async def test_a_rematch_that_was_declined_withdrawn_or_forgotten_can_be_asked_for_again(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        end = await ended(club)
        for verb, person in (("decline", club.bob), ("withdraw", club.alice)):
            await club.alice.click(end, label="Rematch")
            (offer,) = offers(club)
            await person.click(offer, verb=verb)
            assert offers(club) == []
        await club.alice.click(end, label="Rematch")
        await club.advance(DAY + 60)
        assert offers(club) == []
        await club.restart()
        await club.bob.click(end, label="Rematch")
        (offer,) = offers(club)
        assert "**Bob** challenges" in offer.text


async def test_a_rematch_whose_offer_never_arrived_is_put_at_the_table_by_the_next_click(database: Path) -> None:
    async with Club(bot_at(database)) as club:
        end = await ended(club)
        with club.fault(Kind.ANSWER, 500):
            await club.alice.press(end, end.control(label="Rematch").custom_id, may_fail=True)
        assert offers(club) == []
        await club.bob.click(end, label="Rematch")
        (offer,) = offers(club)
        await club.bob.click(offer, verb="accept")
        assert await parties_in_play(club) == 2
