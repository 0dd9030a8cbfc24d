import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.features.challenges import service as challenges
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.cards import write_cards
from bot.piquet.proof import as_key, key
from bot.piquet.proof_check import check_proof
from bot.piquet.record import read
from data.store.transaction import Transaction
from tests.discord.house.test_house import play_house, play_on
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import SeededSecrets
from tests.support.discord.packs import without_secrets
from tests.support.discord.past_parties import opened, over, play
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.messages import Response, VisibleMessage
from tests.support.players import at_table, bot_at, challenge, choose_settings, dealt, resign
from tests.support.requests_seen import RequestKind

CHECK = "Check the deals"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(1))
    return tmp_path / "piquet.sqlite3"


async def stored(harness: Harness, statement: str, *values: str | int) -> None:
    await bot_of(harness).context.database.write(lambda tx: tx.execute(statement, *values))


async def with_words(harness: Harness, first: str, second: str) -> None:
    await challenge(harness.alice, harness.bob, deals=1)
    services, alice, bob = bot_of(harness).context, harness.alice.id, NamedPlayer(harness.bob.id, "Bob")
    offer, _ = await challenges.last_and_next(services, alice)
    assert offer is not None
    with harness.discord.as_bot():
        await challenges.cut(services, offer.id, alice, first)
        await challenges.accept(services, offer.id, bob, words=second)
    await harness.settle()


async def behind_more(person: Person, post: VisibleMessage) -> VisibleMessage:
    opened = (await person.click(post, label="More…")).post
    assert opened is not None
    return opened


async def checked(person: Person) -> Response:
    return await person.click(await behind_more(person, at_table(person.harness)[-1]), label=CHECK)


def labels(post: VisibleMessage) -> list[str]:
    return [control.label for control in post.controls]


def files_of(harness: Harness) -> dict[str, bytes]:
    return {file.name: file.data for file in harness.discord.seen[-1].files}


async def secret_of(harness: Harness) -> str:
    def work(tx: Transaction) -> str:
        return str(tx.fetch_value("SELECT secret FROM deal_secrets"))

    return await bot_of(harness).context.database.read(work)


ALWAYS = (
    "This doesn’t prove that the host couldn’t see the cards, or didn’t start over to get new ones. "
    "The deals were fixed before the winner of the cut chose who dealt."
)
KEEP = (
    "Next time, save the fingerprint before entering your words, "
    "and forward the challenge to yourself, because forwarded messages can’t be edited."
)
NO_WORDS = "Without words from you, this only shows that the deals were fixed before the first card was dealt."
LAST = (
    "You added your words last, when everything else was fixed. If nobody could guess them, nobody picked these cards."
)
FIRST = "Your words were fixed before Bob accepted. The host could have picked these cards only with Bob’s help."
WATCHED = "If both players are in league with the host, this proves nothing to you."


async def detailed(person: Person, told: Response) -> Response:
    post = told.post or told.follow_ups[0]
    return await person.click(post, label="Details…")


async def test_a_partie_is_checked_with_nothing_but_what_its_players_see(harness: Harness, tmp_path: Path) -> None:
    await with_words(harness, "old `swan`", "a red fox")
    commitment = (await row_of(harness)).commitment
    await play(harness)
    told = await checked(harness.carol)
    assert told.ephemeral or all(post.ephemeral for post in told.follow_ups)
    assert "The deal checks out." in told.text
    files = files_of(harness)
    assert list(files) == ["piquet-1.json", "check_deals.py"]
    more = await detailed(harness.carol, told)
    assert more.ephemeral or all(post.ephemeral for post in more.follow_ups)
    assert f"**Fingerprint:** `{commitment}`" in more.text
    offer = harness.posts()[0]
    assert f"(https://discord.com/channels/{harness.server.id}/{offer.channel}/{offer.id})" in more.text
    assert f"**Alice’s words:** `` old `swan` ``\nTheir key: `{key('old `swan`')}`" in more.text
    assert f"**Bob’s words:** `a red fox`\nTheir key: `{key('a red fox')}`" in more.text
    assert f"**Secret:** `{await secret_of(harness)}`" in more.text
    assert files["check_deals.py"].decode().strip() in more.text
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    command = [sys.executable, "-I", "check_deals.py", "piquet-1.json"]
    ran = await asyncio.to_thread(subprocess.run, command, cwd=tmp_path, capture_output=True, text=True, check=True)
    game = read(files["piquet-1.json"].decode())
    packs = [f"deal {at}: {write_cards(pack)}" for at, pack in enumerate(check_proof(game).packs, 1)]
    assert ran.stdout.splitlines() == ["commitment fits: True", *packs]
    assert game.proof is not None
    assert game.proof.cuts == ("old `swan`", "a red fox")


@pytest.mark.parametrize(
    ("words", "claims"),
    [
        (("", ""), (NO_WORDS, NO_WORDS)),
        (("swan", ""), (FIRST, NO_WORDS)),
        (("", "fox"), (NO_WORDS, LAST)),
        (("swan", "fox"), (FIRST, LAST)),
    ],
)
async def test_the_answer_is_short_and_true(harness: Harness, words: tuple[str, str], claims: tuple[str, str]) -> None:
    await with_words(harness, *words)
    await play(harness)
    people = (harness.alice, harness.bob, harness.carol)
    for person, claim in zip(people, (*claims, WATCHED), strict=True):
        told = await checked(person)
        lines = told.text.splitlines()
        assert lines[:5] == [
            "### The deals of game #1",
            "**The deal checks out.**",
            claim,
            ALWAYS,
            f"-# {KEEP}",
        ]
        assert len(re.findall(r"[\w’]+", " ".join(lines[:5]))) <= 80


async def test_words_added_against_the_house_are_reported_as_the_last_input(harness: Harness) -> None:
    await choose_settings(harness.alice, asks_cut=True)
    opening = (await harness.alice.slash("piquet challenge", level="beginner", deals=1)).post
    assert opening is not None
    page = (await harness.alice.click(opening, label="Fair deals")).post
    assert page is not None
    await harness.alice.submit(page, await harness.alice.click(page, label="Cut"), "mine")
    await play_on(harness)
    told = await harness.alice.click(await behind_more(harness.alice, harness.alice.live()), label=CHECK)
    assert LAST in told.text
    assert "proves nothing" not in told.text


async def test_the_check_of_a_rematch_mentions_no_winner_of_the_cut(harness: Harness) -> None:
    await over(harness, decisions=1)
    offer = (await harness.alice.click(at_table(harness)[-1], label="Rematch")).post
    assert offer is not None
    await harness.bob.click(offer, label="Accept")
    await resign(harness.bob)
    told = await checked(harness.alice)
    assert "didn’t start over to get new ones." in told.text
    assert "the winner of the cut" not in told.text


async def test_hidden_words_are_shown_by_their_key(harness: Harness) -> None:
    await with_words(harness, "swan", "")
    await play(harness)
    await stored(harness, "UPDATE challenges SET cut_words = ?", as_key("swan"))
    told = await checked(harness.alice)
    assert FIRST in told.text
    more = await detailed(harness.alice, told)
    assert "**Alice’s words:** hidden (their key is in the record)" in more.text
    assert f"Their key: `{key('swan')}`" in more.text
    assert "**Bob’s words:** none\n**Secret" in more.text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE deals SET talon = substr(talon, 4) || ' ' || substr(talon, 1, 2)", "Deal 1 doesn’t follow from"),
        ("UPDATE challenges SET opponent_cut_words = 'other'", "The cards cut for the deal"),
        (
            "UPDATE challenges SET commitment = replace(commitment, '0', 'f')",
            "The secret doesn’t match the fingerprint",
        ),
    ],
)
async def test_a_partie_that_was_altered_fails_the_check(harness: Harness, change: str, said: str) -> None:
    await over(harness, decisions=1)
    await stored(harness, change)
    told = await checked(harness.alice)
    assert "**These deals don’t check out.**" in told.text
    assert said in told.text
    assert not any(claim in told.text for claim in (NO_WORDS, LAST, FIRST, ALWAYS))


async def test_the_check_claims_nothing_about_a_partie_without_a_secret(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_secrets(monkeypatch)
    async with Harness(bot_at(database)) as harness:
        await over(harness, decisions=8)
        told = await checked(harness.carol)
        assert "I can’t vouch for these deals" in told.text
        assert not any(claim in told.text for claim in (NO_WORDS, WATCHED, ALWAYS))
        assert files_of(harness) == {}
        replay = await opened(harness.alice)
        await harness.alice.click(replay, label="End")
        assert CHECK in labels(replay)


async def test_before_the_end_no_check_button_appears_and_its_id_reveals_nothing(harness: Harness) -> None:
    await over(harness, decisions=8)
    post = at_table(harness)[-1]
    await play_house(harness)
    commitment = (await row_of(harness, PartieId(2))).commitment
    for person in (harness.alice, harness.carol):
        told = await person.press(post, "pq:1:check:2:0")
        assert "still in play" in told.text
        assert commitment not in told.text
    assert not any(CHECK in labels(one) for one in harness.alice.dms())


async def test_the_replay_offers_the_check_at_its_end(harness: Harness) -> None:
    await over(harness, decisions=8)
    replay = await opened(harness.carol)
    assert CHECK not in labels(replay)
    await harness.carol.click(replay, label="End")
    assert CHECK in labels(replay)
    assert "checks out" in (await harness.carol.click(replay, label=CHECK)).text


async def test_the_check_is_shown_even_without_permission_to_attach_files(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["attach_files"]) as harness:
        await over(harness, decisions=8)
        told = await checked(harness.carol)
        assert "checks out" in told.text
        assert "I can’t attach files here" in (await detailed(harness.carol, told)).text
        assert files_of(harness) == {}


async def test_the_check_is_shown_without_its_files_if_discord_refuses_them(harness: Harness) -> None:
    await over(harness, decisions=8)
    with harness.fault(RequestKind.FOLLOW_UP, 413, 40005, times=1):
        told = await checked(harness.carol)
    assert "checks out" in told.text
    assert files_of(harness) == {}


async def test_a_private_partie_is_checked_from_its_last_hand(harness: Harness) -> None:
    answer = await dealt(harness.alice, await harness.alice.slash("piquet challenge", level="beginner", deals=1))
    assert answer.ephemeral
    await play_on(harness)
    hand = harness.alice.live()
    more = await behind_more(harness.alice, hand)
    assert CHECK in labels(more)
    told = await harness.alice.click(more, label=CHECK)
    assert "checks out" in told.text
    assert "The House’s words" not in told.text
    refused = await harness.bob.press(hand, "pq:1:check:1:0")
    assert "I no longer have this game" in refused.text


async def test_the_text_of_an_export_ends_with_the_proof(harness: Harness) -> None:
    await with_words(harness, "swan", "")
    await play(harness)
    await harness.bob.slash("piquet export")
    files = files_of(harness)
    secret, commitment = await secret_of(harness), (await row_of(harness)).commitment
    lines = files["piquet.txt"].decode().split("How the packs were made")[1].splitlines()
    assert f"  fingerprint of the secret: {commitment}" in lines
    assert "  Alice’s cut words: swan" in lines
    assert "  Bob’s cut words: none" in lines
    assert f"  secret: {secret}" in lines
    proof = json.loads(files["piquet.jsonl"])["proof"]
    assert (proof["secret"], proof["commitment"], proof["cuts"]) == (secret, commitment, ["swan", ""])
