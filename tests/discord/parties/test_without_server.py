import pytest

from bot.model.ids import PartieId
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import dealt, players_of, resign, step

PARTIE = PartieId(1)
SILENT = 1 << 12


def sees_nothing(harness: Harness) -> bool:
    elsewhere = {0, *harness.discord.groups}
    seen = [one for one in harness.everything_seen_by(harness.carol) if one.channel not in elsewhere]
    return harness.posts() == [] and harness.threads == [] and seen == []


async def challenge_in_group(harness: Harness, **options: object) -> VisibleMessage:
    group = harness.group(harness.alice, harness.bob)
    offer = (await harness.alice.slash("piquet challenge", group, rules="rubicon", **options)).post
    assert offer is not None
    return offer


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "command",
    [
        "games",
        "hand",
        "profile",
        "history",
        "settings",
        "vacation",
        "learn",
        "problem",
        "rules",
        "leaderboard",
        "block",
    ],
)
async def test_personal_commands_work_in_direct_messages_and_groups(harness: Harness, command: str) -> None:
    group = harness.group(harness.alice)
    for place in (harness.alice.dm, group):
        answer = await harness.alice.slash(f"piquet {command}", place)
        assert answer.ephemeral
        assert answer.text
    assert harness.take_errors() == []


@pytest.mark.parametrize("command", ["server", "moderate"])
async def test_a_server_only_command_says_so_elsewhere(harness: Harness, command: str) -> None:
    group = harness.group(harness.alice)
    for place in (harness.alice.dm, group):
        assert "This command only works on servers" in (await harness.alice.slash(f"piquet {command}", place)).text
    harness.take_errors()


async def test_a_player_can_play_the_house_from_direct_messages(harness: Harness) -> None:
    opening = await harness.alice.slash("piquet challenge", harness.alice.dm, level="beginner", public=True)
    answer = await dealt(harness.alice, opening)
    assert "Your cards are in your DMs" in answer.text
    assert (await row_of(harness, PARTIE)).is_private
    assert "Piquet with" in harness.alice.live().text
    shown = await harness.alice.slash("piquet hand", harness.alice.dm)
    assert shown.post is not None
    exchange = next(control for control in shown.post.controls if control.verb == "pick")
    await harness.alice.choose(shown.post, [exchange.options[0].value], verb="pick")
    assert sees_nothing(harness)


async def test_a_groups_partie_is_played_in_both_dms(harness: Harness) -> None:
    offer = await challenge_in_group(harness, opponent=harness.bob, deals=1)
    assert "challenges" in offer.text
    assert "Your cards appear as soon as a game begins" in harness.alice.dms()[0].text
    await harness.bob.click(offer, verb="accept")
    assert "accepted" in offer.text
    assert (await row_of(harness, PARTIE)).is_private
    players = players_of(harness, seed=4)
    while await step(harness, players):
        pass
    assert (await row_of(harness, PARTIE)).ending == "played"
    assert sees_nothing(harness)
    for person in (harness.alice, harness.bob):
        assert any(control.verb == "rematch" for control in person.live().controls)


async def test_an_open_challenge_in_a_group_is_taken_or_withdrawn(harness: Harness) -> None:
    offer = await challenge_in_group(harness)
    await harness.alice.click(offer, verb="withdraw")
    assert "withdrawn" in offer.text
    again = (
        await harness.alice.slash("piquet challenge", harness.group(harness.alice, harness.bob), rules="club")
    ).post
    assert again is not None
    await harness.bob.click(again, verb="accept")
    assert (await row_of(harness, PARTIE)).rules == "club"
    assert "Piquet with" in harness.bob.live().text or "chooses who deals" in harness.bob.live().text


async def test_a_player_with_closed_dms_must_open_them_before_the_partie_begins(harness: Harness) -> None:
    harness.alice.close_dms()
    group = harness.group(harness.alice, harness.bob)
    refused = await harness.alice.slash("piquet challenge", group, rules="rubicon")
    assert "Add me to your account" in refused.text
    harness.alice.open_dms()
    offer = (await harness.alice.slash("piquet challenge", group, rules="rubicon")).post
    assert offer is not None
    harness.bob.close_dms(code=50278)
    assert "Then try again." in (await harness.bob.click(offer, verb="accept")).text
    assert harness.alice.lives() == []
    harness.bob.open_dms()
    await harness.bob.click(offer, verb="accept")
    assert (await row_of(harness, PARTIE)).is_private
    assert all("DmsClosed" in taken for taken in harness.take_errors())


async def met(harness: Harness) -> None:
    offer = await challenge_in_group(harness, opponent=harness.bob)
    await harness.bob.click(offer, verb="accept")
    await resign(harness.alice)


async def invited(harness: Harness, person: Person) -> VisibleMessage:
    return next(post for post in person.lives() if any(control.verb == "accept" for control in post.controls))


async def test_a_dm_challenge_reaches_a_former_opponent(harness: Harness) -> None:
    alone = await harness.alice.slash("piquet challenge", harness.alice.dm, rules="rubicon")
    assert "Only you would see a challenge here" in alone.text
    stranger = await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.carol)
    assert "never played" in stranger.text
    await met(harness)
    sent = await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)
    assert "your challenge by DM" in sent.text
    await harness.bob.click(await invited(harness, harness.bob), verb="decline")
    assert "**Bob** declined your challenge." in harness.alice.dms()[-1].text
    sent = await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)
    await harness.bob.click(await invited(harness, harness.bob), verb="accept")
    assert (await row_of(harness, PartieId(2))).is_private
    harness.bob.close_dms()
    await resign(harness.alice)
    closed = await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)
    assert "I can’t send direct messages to Bob" in closed.text
    harness.take_errors()
    assert sees_nothing(harness)


async def test_a_private_rematch_offer_is_sent_to_the_other_player(harness: Harness) -> None:
    await met(harness)
    over = next(post for post in harness.alice.lives() if any(one.verb == "rematch" for one in post.controls))
    assert "your challenge by DM" in (await harness.alice.click(over, verb="rematch")).text
    mine = next(post for post in harness.bob.lives() if any(one.verb == "rematch" for one in post.controls))
    assert "has already sent you [a challenge]" in (await harness.bob.click(mine, verb="rematch")).text
    await harness.bob.click(await invited(harness, harness.bob), verb="accept")
    assert (await row_of(harness, PartieId(2))).is_private
    assert sees_nothing(harness)


async def test_an_expired_group_challenge_is_closed(harness: Harness) -> None:
    offer = await challenge_in_group(harness)
    await harness.advance(24 * 3600 + 1)
    assert "expired" not in offer.text
    await harness.bob.click(offer, verb="accept")
    assert "expired" in offer.text


@pytest.mark.parametrize(("verb", "says"), [("accept", "accepted"), ("decline", "declined")])
async def test_an_invitation_can_be_answered_after_the_bot_is_killed(harness: Harness, verb: str, says: str) -> None:
    await met(harness)
    await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)
    offer = await invited(harness, harness.bob)
    await bot_of(harness).context.database.write(
        lambda tx: tx.execute("UPDATE challenges SET message = NULL, channel = 0 WHERE state = 'open'")
    )
    await harness.restart()
    number = offer.control(verb="accept").partie
    refused = await harness.carol.slash("piquet rules", harness.carol.dm)
    assert refused.post is not None
    assert "no longer" in (await harness.carol.press(refused.post, f"pq:1:{verb}:{number}:0")).text
    await harness.bob.click(offer, verb=verb)
    assert says in offer.text
    harness.take_errors()


async def test_resending_a_withdrawn_invitation_does_not_ping_again(harness: Harness) -> None:
    await met(harness)
    before = len(harness.requests)
    for _ in range(2):
        sent = await harness.alice.slash("piquet challenge", harness.alice.dm, opponent=harness.bob)
        assert sent.post is not None
        await harness.alice.click(sent.post, verb="withdraw")
    sent_to_bob = [one for one in harness.requests[before:] if str(one.body.get("nonce", "")).startswith("pqc-")]
    assert [bool(one.body["flags"] & SILENT) for one in sent_to_bob] == [False, True]
