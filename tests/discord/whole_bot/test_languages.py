from pathlib import Path
from typing import Any, cast

import pytest

from bot.kit.words import languages
from tests.fakes.simcord_harness import Harness
from tests.support.discord.table_checks import bot_of
from tests.support.english import english_in
from tests.support.players import (
    at_table,
    begin,
    bot_at,
    challenge,
    choose_settings,
    dealt,
    member_with_permissions,
    players_of,
    step,
)

FRENCH, ENGLISH = "Vos réglages", "Your settings"


async def test_private_answers_are_in_the_language_of_the_persons_discord(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        harness.alice.reads("fr")
        assert FRENCH in (await harness.alice.slash("piquet settings")).text
        assert ENGLISH in (await harness.bob.slash("piquet settings")).text


async def test_a_chosen_language_applies_immediately_survives_restarts_and_can_be_unset(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        alice = harness.alice
        assert FRENCH in (await choose_settings(alice, language="fr")).text
        await harness.restart()
        assert FRENCH in (await alice.slash("piquet settings")).text
        assert ENGLISH in (await choose_settings(alice, language="discord")).text
        alice.reads("fr")
        assert FRENCH in (await alice.slash("piquet settings")).text
        assert ENGLISH in (await choose_settings(alice, language="en")).text


async def test_a_server_has_its_own_language_for_public_messages(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        chief = member_with_permissions(harness, manage_guild=True)
        assert "**this server’s Discord language**" in (await chief.slash("piquet server")).text
        shown = await chief.slash("piquet server", language="fr")
        assert "Messages to everyone are in **Français**" in shown.text


async def test_each_player_sees_their_own_language_and_the_table_uses_the_servers(database: Path) -> None:
    async with Harness(bot_at(database), locale="fr") as harness:
        alice, bob = harness.alice, harness.bob
        alice.reads("de")
        for person in (alice, bob):
            await person.slash("piquet games")
        await begin(harness)
        assert "Piquet gegen" in "".join(post.text for post in alice.dms())
        assert "Piquet with" in "".join(post.text for post in bob.dms())
        assert "est premier et écarte d’abord" in at_table(harness)[0].text
        # A partie that began in a language does not stay in it.
        await choose_settings(alice, language="fr")
        await choose_settings(bob, language="fr")
        chief = member_with_permissions(harness, manage_guild=True)
        await chief.slash("piquet server", language="de")
        players = players_of(harness, seed=3)
        while len(at_table(harness)) < 2:
            assert await step(harness, players)
        assert "Piquet contre" in alice.dms()[-1].text + bob.dms()[-1].text
        assert "est premier" not in at_table(harness)[-1].text


async def test_a_private_challenge_is_in_the_language_of_the_person_challenged(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        alice, bob = harness.alice, harness.bob
        bob.reads("fr")
        await begin(harness)
        sent = await alice.slash("piquet challenge", alice.dm, opponent=bob, rules="club")
        assert sent.post is not None
        assert "**Alice** défie" in bob.live().text
        await alice.click(sent.post, verb="withdraw")
        assert any("Le défi a été retiré." in post.text for post in bob.dms())


async def test_a_forgotten_person_sees_the_language_of_their_discord_again(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        await choose_settings(harness.alice, language="fr")
        asked = await harness.alice.slash("piquet forget")
        assert asked.post is not None
        await harness.alice.click(asked.post, verb="forget")
        await harness.alice.click(asked.post, verb="forgetnow")
        assert ENGLISH in (await harness.alice.slash("piquet settings")).text


OPENED = (
    "games",
    "hand",
    "table",
    "history",
    "profile",
    "leaderboard",
    "settings",
    "server",
    "rules",
    "challenge",
    "problem",
    "block",
    "vacation",
    "forget",
)
"""The commands that show their user a page without any option."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", languages()[1:])
async def test_a_whole_partie_and_every_command_contain_no_english(database: Path, language: str) -> None:
    async with Harness(bot_at(database), locale=language) as harness:
        chief = member_with_permissions(harness, manage_guild=True)
        for person in (harness.alice, harness.bob, chief):
            person.reads(language)
        await begin(harness, deals=1)
        for name in OPENED:
            await (chief if name == "server" else harness.alice).slash(f"piquet {name}")
        players = players_of(harness, seed=5, orders=0.3)
        while await step(harness, players):
            pass
        for name in ("history", "profile", "leaderboard", "learn"):
            await harness.alice.slash(f"piquet {name}")
        seen = [*harness.everything_seen_by(harness.alice), *harness.everything_seen_by(chief)]
        assert len(seen) > 50
        assert {text: found for text in {one.text for one in seen} if (found := english_in(text))} == {}


async def test_the_houses_name_is_in_the_language_of_the_reader(database: Path) -> None:
    async with Harness(bot_at(database)) as harness:
        alice = harness.alice
        alice.reads("de")
        opening = await alice.slash("piquet challenge", level="beginner")
        await dealt(alice, opening)
        assert "Computer (Anfänger)" in alice.live().text
        assert "The House" not in "".join(post.text for post in alice.dms())
        assert "Computer (Anfänger)" in (await alice.slash("piquet games")).text
        assert "Computer" not in "".join(post.text for post in harness.posts())


class Unknowing:
    """A client with no server in its cache, as on another shard."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)

    def get_guild(self, _: int) -> None:
        return None


async def test_a_table_uses_the_language_of_a_server_that_is_not_cached(database: Path) -> None:
    async with Harness(bot_at(database), locale="fr") as harness:
        offer = await challenge(harness.alice, harness.bob)
        messenger = bot_of(harness).messenger
        messenger._client = cast("Any", Unknowing(messenger._client))
        await harness.bob.click(offer, verb="accept")
        assert "est premier et écarte d’abord" in at_table(harness)[0].text
        asked = [request for request in harness.requests if request.path == f"/guilds/{harness.server.id}"]
        assert len(asked) == 1
