import itertools
import re
from pathlib import Path

import pytest

from bot.kit.controls import Control, control_id
from bot.model.ids import PartieId
from tests.discord.parties.test_without_server import challenge_in_group, met
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query, stored_rows, visible_content
from tests.support.discord.past_parties import decide, play
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin, bot_at, challenge, players_of, step, table

ARGS = ("", "1", "0", "open", "1.1", "yes", "AS", "partie", "challenge", "day", "secret")
SECRET = re.compile(r"[0-9a-f]{64}")
"""A secret, a commitment or the key of a player's words."""
IN_PLAY, ENDED, DELETED = 2, 1, 77
OF_THE_PRESSER = {"users", "lessons", "lesson_offers", "problem_answers", "training"}
"""The tables that store the presser's own clicks."""

EVERY = pytest.mark.parametrize("every", [13, pytest.param(1, marks=pytest.mark.long)])
"""At every commit makes each thirteenth press, a prime number, so that arguments vary; in long runs all."""


def args_of(harness: Harness) -> list[str]:
    """Returns arguments for all kinds of controls, some with ids from the first server."""
    alice, bob = harness.alice.id, harness.bob.id
    people = (
        f"{alice}.0.deals",
        f"{alice}.{bob}.deals",
        f"{alice}.{bob}.<.9999999999.99",
        f"{alice}.0.<.9999999999.99",
    )
    return [*ARGS, *people, str(harness.channel.id)]


async def parties_and_a_challenge(harness: Harness) -> int:
    """Creates one finished partie, one unfinished partie, and an open challenge between Alice and Bob.

    Returns the challenge's id.
    """
    await begin(harness)
    await play(harness, 30)
    await begin(harness)
    await decide(harness, 8, PartieId(2))
    await challenge(harness.alice, harness.bob)
    database = bot_of(harness).settings.database
    assert isinstance(database, Path)
    return int(stored_rows(database)["challenges"][-1][0])


async def check_all(
    harness: Harness, database: Path, stranger: Person, post: VisibleMessage, targets: list[int], every: int
) -> None:
    """Presses every kind of control with each of these ids, and checks that nothing is shown or changed.

    Presses only one in ``every`` combinations of argument and id.
    """
    turns = itertools.count()
    # A partie against the beginner is the presser's own.
    verbs = sorted(Control.kinds.keys() - {"beginner"})
    own = {"rules", "help", "turnto", "back", "listme", "board", "showboard", "exports"}
    people = (harness.alice, harness.bob)
    before = (
        {name: rows for name, rows in stored_rows(database).items() if name not in OF_THE_PRESSER},
        visible_content(harness, *people),
    )
    for verb in verbs:
        for target in targets:
            for arg in args_of(harness) if verb not in own else ("",):
                if verb not in own and next(turns) % every:
                    continue
                said = await stranger.press(post, control_id(verb, target, 0, arg), values=["1"])
                shown = said.text + "".join(str(control) for control in (said.post.controls if said.post else []))
                assert "Alice" not in shown, (verb, target, arg, shown)
                assert "Bob" not in shown, (verb, target, arg, shown)
                assert not SECRET.search(shown), (verb, target, arg, shown)
                assert "Something went wrong" not in shown, (verb, target, arg, shown)
    harness.take_errors()
    after = (
        {name: rows for name, rows in stored_rows(database).items() if name not in OF_THE_PRESSER},
        visible_content(harness, *people),
    )
    assert after == before


@EVERY
async def test_ids_of_another_server_show_and_change_nothing(database: Path, every: int) -> None:
    async with Harness(bot_at(database)) as harness:
        offer = await parties_and_a_challenge(harness)
        other = harness.discord.env.create_guild("Another Club")
        hall = other.create_text_channel("hall")
        carl = Person(harness, other.add_member(harness.discord.env.create_user("Carl")))
        shown = await carl.slash("piquet rules", hall)
        assert shown.post is not None
        await check_all(harness, database, carl, shown.post, [IN_PLAY, ENDED, DELETED, offer], every)


@pytest.mark.sampled(1)
@EVERY
@pytest.mark.parametrize("in_group", [False, True])
async def test_ids_of_private_parties_show_and_change_nothing(database: Path, in_group: bool, every: int) -> None:
    async with Harness(bot_at(database)) as harness:
        await met(harness)
        await harness.bob.click(await challenge_in_group(harness, opponent=harness.bob), verb="accept")
        players = players_of(harness, 3)
        for _ in range(12):
            await step(harness, players)
        await challenge_in_group(harness, opponent=harness.bob)
        await harness.bob.slash("piquet challenge", harness.bob.dm, opponent=harness.alice)
        offers = [row[0] for row in query(database, "SELECT id FROM challenges WHERE state = 'open'")]
        assert len(offers) == 2
        place = harness.group(harness.carol) if in_group else harness.carol.dm
        shown = await harness.carol.slash("piquet rules", place)
        assert shown.post is not None
        await check_all(harness, database, harness.carol, shown.post, [IN_PLAY, ENDED, *offers], every)


async def test_ids_of_a_private_channel_show_and_change_nothing(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await parties_and_a_challenge(harness)
        outside = harness.server.create_text_channel("outside")
        harness.discord.withhold(harness.channel.id, ["view_channel"], harness.carol.id)
        for verb in ("table", "why"):
            shown = await harness.carol.slash("piquet rules", outside)
            assert shown.post is not None
            said = await harness.carol.press(shown.post, control_id(verb, IN_PLAY, 0, "1"))
            assert "I no longer have this game" in said.text


async def test_a_player_who_has_left_a_server_posts_nothing_there(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        offer = await parties_and_a_challenge(harness)
        post = harness.alice.dms()[0]
        before = visible_content(harness, harness.bob)
        harness.leave(harness.alice)
        for verb, target in (("rematch", ENDED), ("withdraw", offer), ("house", offer)):
            said = await harness.alice.press(post, control_id(verb, target))
            assert said.text.strip(), verb
            assert visible_content(harness, harness.bob) == before, verb
        harness.take_errors()


@pytest.mark.parametrize("verb", ["stopping", "stop"])
async def test_a_moderator_cannot_stop_their_own_partie(database: Path, verb: str) -> None:
    async with Harness(bot_at(database)) as harness:
        await begin(harness)
        harness.discord.grant(harness.channel.id, ["manage_messages"], harness.alice.id)
        shown = await harness.alice.slash("piquet moderate", table(harness))
        assert shown.post is not None
        refused = await harness.alice.press(shown.post, control_id(verb, 1))
        assert "only another moderator can stop it" in refused.text
        assert (await row_of(harness)).ended_at is None
        harness.take_errors()
