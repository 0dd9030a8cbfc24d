import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.features.archive import exports
from bot.features.archive.files import collected_files, collected_view
from bot.kit.words import words
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import SeededSecrets
from tests.support.discord.past_parties import ended_long_ago, opened, over
from tests.support.discord.table_checks import bot_of, row_of
from tests.support.message_reader import text_of
from tests.support.messages import Response, VisibleMessage
from tests.support.players import begin, bot_at, plain_text
from tests.support.requests_seen import RequestKind


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(1))
    return tmp_path / "piquet.sqlite3"


# The list.


async def history(person: Person, whose: Person, other: Person) -> Response:
    options: dict[str, Any] = {"person": whose, "with": other}
    return await person.slash("piquet history", **options)


def listed(post: VisibleMessage) -> list[str]:
    return [option.value for option in post.control(verb="retell", select=True).options]


async def test_finished_parties_are_listed_newest_first_in_pages(harness: Harness) -> None:
    await over(harness, decisions=45)
    await ended_long_ago(harness, 23)
    post = (await harness.alice.slash("piquet history")).message
    assert post.ephemeral
    pages = [listed(post)]
    assert "## Alice’s games" in post.text
    assert "lost by resignation · rating 1338 (−162)" in post.text
    assert post.text.count("ended without a result") == 2 * 9
    for label in ("Older", "Older", "Newer", "Newer"):
        await harness.restart()
        await harness.alice.click(post, label=label)
        pages.append(listed(post))
    everything = ["1", *map(str, range(24, 1, -1))]
    assert pages == [everything[:10], everything[10:20], everything[20:], everything[10:20], everything[:10]]
    chosen = await harness.alice.choose(post, ["20"], verb="retell")
    assert "step 1 of" in chosen.text
    assert "## Alice’s games" in post.text


async def test_a_pairs_parties_are_listed_from_the_first_persons_side(harness: Harness) -> None:
    await over(harness)
    winner, loser = (
        (harness.alice, harness.bob) if (await row_of(harness)).winner == 0 else (harness.bob, harness.alice)
    )
    points = json.loads((await row_of(harness)).result or "")["points"]
    for person in (winner, loser, harness.carol):
        told = await history(person, winner, loser)
        assert f"## {winner.name} against {loser.name}" in told.text
        assert re.search(rf"-# won \d+ to \d+, settlement {points}\b", told.text)
        assert ("rubiconed" in told.text) == json.loads((await row_of(harness)).result or "")["rubicon"]
    lost = await harness.carol.slash("piquet history", person=loser)
    assert re.search(rf"-# lost \d+ to \d+, settlement {points}\b", lost.text)
    none = await history(harness.bob, winner, harness.carol)
    assert "no finished games here that you can see" in none.text


async def test_another_persons_history_lists_only_parties_on_this_server(harness: Harness) -> None:
    await over(harness, decisions=8)
    await ended_long_ago(harness, 2, guild=5)
    for person, whose, seen in (
        (harness.alice, harness.alice, 3),
        (harness.bob, harness.alice, 1),
        (harness.carol, harness.bob, 1),
    ):
        told = await person.slash("piquet history", person=whose)
        assert len(listed(told.message)) == seen
    pair = await history(harness.bob, harness.alice, harness.bob)
    assert len(listed(pair.message)) == 3
    assert "You haven’t finished a game yet" in (await harness.carol.slash("piquet history")).text


# Files.


def files_of(harness: Harness, answer: Response) -> dict[str, bytes]:
    assert answer.ephemeral or all(post.ephemeral for post in answer.follow_ups)
    return {file.name: file.data for file in harness.discord.seen[-1].files}


@pytest.mark.parametrize("rules", ["rubicon", "french-1896"])
async def test_the_file_of_an_exported_partie_replays_to_the_stored_result(
    database: Path, rules: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Harness(bot_at(database)) as harness:
        await over(harness, rules)
        exported = await harness.carol.click(await opened(harness.carol), label="Export")
        assert "`python -m bot replay piquet-1.json` also shows the file for programs" in exported.text
        files = files_of(harness, exported)
        row = await row_of(harness)
    assert list(files) == ["piquet-1.png", "piquet-1.json", "piquet-1.txt"]
    assert files["piquet-1.png"].startswith(b"\x89PNG")
    file = tmp_path / "partie.json"
    file.write_bytes(files["piquet-1.json"])
    assert main(["replay", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == json.loads(row.result or "")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == files["piquet-1.txt"].decode()
    assert " wins by " in plain_text(files["piquet-1.txt"].decode())


async def test_all_parties_of_a_person_are_one_replayable_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Harness(bot_at(database)) as harness:
        await over(harness)
        await ended_long_ago(harness, 25)
        await begin(harness)
        post = (await harness.bob.slash("piquet history")).message
        files = files_of(harness, await harness.bob.click(post, label="Export all"))
        assert list(files) == ["piquet.txt", "piquet.jsonl"]
        assert files_of(harness, await harness.bob.slash("piquet export")) == files
        (text, content), name = map(bytes, files.values()), "piquet.jsonl"
        read = plain_text(text.decode())
        assert read.count(" wins by ") == read.count("Game #") == 26
        assert read.startswith("Game #")
        assert "takes it (" in read
        result = json.loads((await row_of(harness)).result or "")
        assert "You haven’t finished a game" in (await harness.carol.slash("piquet export")).text
        other = (await harness.carol.slash("piquet history", person=harness.bob)).message
        assert "Export all" not in [one.label for one in other.controls]
    file = tmp_path / name
    file.write_bytes(content)
    assert main(["replay", "--json", str(file)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["result"] for line in told] == [result] * 26


async def test_a_file_too_large_for_discord_holds_the_newest_parties(harness: Harness) -> None:
    await over(harness, decisions=8)
    await ended_long_ago(harness, 5)
    services, user = bot_of(harness).context, harness.alice.id
    whole = await exports.all_of(services, user, 10**6, lambda one, _: f"{one.partie}")
    lines = whole.records.splitlines(keepends=True)
    assert (whole.parties, whole.whole, len(lines)) == (6, True, 6)
    cut = await exports.all_of(services, user, sum(map(len, lines[-3:])), lambda one, _: f"{one.partie}")
    assert (cut.records, cut.parties, cut.whole) == (b"".join(lines[-3:]), 3, False)
    drawn: Any = collected_view(words(), cut, collected_files(cut))
    assert "your latest 3 games" in text_of({"components": drawn.to_components()})


async def test_without_permission_to_attach_files_the_bot_says_so(database: Path) -> None:
    async with Harness(bot_at(database), withheld=["attach_files"]) as harness:
        await over(harness, decisions=8)
        assert "I can’t attach" in (await harness.bob.slash("piquet export")).text
        assert all("NoFilesHere" in error for error in harness.take_errors())
        assert "I can’t attach files" in (await harness.carol.click(await opened(harness.carol), label="Export")).text
        more = (await harness.bob.click(harness.bob.live(), label="More…")).message
        answer = await harness.bob.click(more, label="Replay")
        files = files_of(harness, await harness.bob.click(answer.message, label="Export"))
        assert list(files) == ["piquet-1.json", "piquet-1.txt"]


@pytest.mark.parametrize(("status", "code"), [(413, 40005), (403, 50013)])
async def test_if_discord_refuses_a_file_the_bot_says_so_at_once(harness: Harness, status: int, code: int) -> None:
    await over(harness, decisions=8)
    post = await opened(harness.carol)
    with harness.fault(RequestKind.FOLLOW_UP, status, code, times=1):
        told = await harness.bob.slash("piquet export")
        assert "Discord did not accept the file" in told.text
    with harness.fault(RequestKind.FOLLOW_UP, status, code, times=1):
        told = await harness.carol.click(post, label="Export")
        assert "Discord did not accept the file" in told.text
