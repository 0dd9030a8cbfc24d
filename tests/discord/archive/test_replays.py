import re
from pathlib import Path
from typing import Any

import pytest

from bot.kit.talk.score_sheet import settlement, sheet
from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal, Stage
from bot.piquet.reckoning import sums
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import RULE_SETS, Form
from bot.piquet.view import view
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import SeededSecrets, stored_rows
from tests.support.discord.past_parties import NAMES, moments, opened, over, play
from tests.support.discord.table_checks import bot_of, game_of
from tests.support.messages import Response, VisibleMessage
from tests.support.players import at_table, begin, bot_at, choose_settings, member_with_permissions
from tests.support.requests_seen import SeenContent
from tests.support.sampled_rules import with_rules
from tests.support.visible_cards import cards_shown

SHORT = [
    with_rules(
        name, *(({"deals": 1}, 3000) if rules.form is Form.DEALS else ({}, 50)), sample=("rubicon", "counterpique")
    )
    for name, rules in RULE_SETS.items()
]
"""Plays a partie of one deal to its end; resigns a partie of games in its second or third deal."""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("bot.client.new_secret", SeededSecrets(1))
    return tmp_path / "piquet.sqlite3"


def hand_in(text: str, name: str) -> Hand:
    line = next((line for line in text.splitlines() if re.match(rf"\*\*{name}\*\*: (10|[AKQJ789])[♠♥♦♣]", line)), "")
    cards = cards_shown(SeenContent(None, 0, {"content": line}, ()))
    assert len(cards) == len(re.findall("[♠♥♦♣]", line))
    return cards


def check_moment(text: str, game: RecordedPartie, number: int, deal: Deal) -> None:
    assert [hand_in(text, name) for name in NAMES] == deal.hands
    seen = view(deal, None)
    said = talk(words(), seen, NAMES)
    assert "\n".join(said[-1:]) in text
    assert all(line in text for line in said[-6:])
    if seen.items and not deal.over:
        for seat, name in enumerate(NAMES):
            points = {key: both[seat] for key, both in summary_of(deal).items() if both[seat]}
            line = next(line for line in text.splitlines() if line.startswith(f"-# **{name} {deal.score[seat]}**: "))
            assert [int(number) for number in re.findall(r"[^\d]+ (\d+)", line.partition("**: ")[2])] == [
                *points.values()
            ]
    if not deal.over and deal.to_move is not None and deal is not moments(game)[-1][1]:
        assert f"**{NAMES[deal.to_move]}**" in text
        if deal.stage is Stage.CALLS and not deal.pending:
            asked = "to lead"
            if deal.open_kinds(deal.elder):
                asked = "to call" if deal.playable(deal.elder) == Hand() else "to call or lead"
            assert f"**{NAMES[deal.elder]}** is next {asked}." in text


def summary_of(deal: Deal) -> dict[str, tuple[int, int]]:
    return {reason.value: points for reason, points in sums(deal.reckoning.items).items()}


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("rules", "options", "decisions"), SHORT)
async def test_a_partie_can_be_stepped_through_from_first_to_last_moment(
    harness: Harness, rules: str, options: dict[str, Any], decisions: int
) -> None:
    await begin(harness, rules, **options)
    await play(harness, decisions)
    game = await game_of(harness)
    expected = moments(game)
    post = await opened(harness.alice)
    assert post.ephemeral
    for place, (number, deal) in enumerate(expected):
        assert f"step {place + 1} of {len(expected)}" in post.text
        check_moment(post.text, game, number, deal)
        if place + 1 < len(expected):
            assert "resigns, so " not in post.text
            assert " wins by " not in post.text
            await harness.alice.click(post, label="Next")
    assert next(one for one in post.controls if one.label == "Next").disabled
    assert (settled(game) if game.outcome else "**Alice** resigns, so **Bob** wins the game.") in post.text


def settled(game: RecordedPartie) -> str:
    assert game.outcome is not None
    return settlement(words(), NAMES, game.outcome, game.partie.standing)


async def test_buttons_move_by_trick_by_deal_and_to_either_end(harness: Harness) -> None:
    await over(harness, decisions=40)
    first, second = (await game_of(harness)).deals
    last = len(first.log) + len(second.log) + 1
    post = await opened(harness.bob)
    walked = []
    while far := [one for one in post.controls if one.label.endswith("»") and one.live]:
        await harness.bob.click(post, custom_id=far[0].custom_id)
        walked.append((far[0].label, place_of(post)))
    assert [label for label, _ in walked][:14] == ["Trick »"] * 12 + ["Deal »", "Trick »"]
    assert walked[11][1] == len(first.log)
    assert walked[12][1] == len(first.log) + 1
    assert place_of(post) == last
    for label, _ in reversed(walked[1:]):
        back = next(one for one in post.controls if one.label.startswith("«"))
        assert back.label.removeprefix("« ") == label.removesuffix(" »")
        await harness.bob.click(post, custom_id=back.custom_id)
    assert place_of(post) == walked[0][1]
    await harness.bob.click(post, label="End")
    assert place_of(post) == last
    await harness.bob.click(post, label="Back")
    assert place_of(post) == last - 1
    menu = post.control(verb="replay", select=True)
    assert [option.label for option in menu.options] == [
        f"Deal 1: Alice {first.score[0]}, Bob {first.score[1]}",
        "Deal 2, not played to the end",
    ]
    await harness.bob.choose(post, [menu.options[1].value])
    assert place_of(post) == len(first.log) + 1
    await harness.bob.click(post, label="Start")
    assert place_of(post) == 0


async def from_hand(person: Person) -> Response:
    more = (await person.click(person.live(), label="More…")).message
    return await person.click(more, label="Replay")


def place_of(post: VisibleMessage) -> int:
    found = re.search(r"step (\d+) of", post.text)
    assert found is not None
    return int(found[1]) - 1


async def test_a_replay_also_opens_from_hand_and_table_and_survives_a_restart(harness: Harness) -> None:
    await over(harness, decisions=20)
    answer = await from_hand(harness.bob)
    assert "step 1 of" in answer.text
    public = (await harness.carol.press(at_table(harness)[-1], "pq:1:table:1:0")).message
    assert "step 1 of" in (await harness.carol.click(public, label="Replay")).text
    post = await opened(harness.carol)
    before = post.text
    await harness.restart()
    await harness.carol.click(post, label="Next")
    assert place_of(post) == 1
    await harness.carol.click(post, label="Back")
    assert post.text == before


async def test_at_the_end_of_a_deal_its_score_sheet_is_explained(harness: Harness) -> None:
    await over(harness)
    (deal,) = (await game_of(harness)).deals
    post = await opened(harness.alice, len(deal.log))
    assert sheet(words(), NAMES, view(deal, None), 1, (await game_of(harness)).partie.standing) in post.text
    assert "what each point is for" in (await harness.alice.click(post, label="Why this score?")).text


async def test_a_moment_has_a_picture_of_the_open_table_unless_turned_off(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await over(harness)
        (deal,) = (await game_of(harness)).deals
        post = await opened(harness.alice, 1)
        shown = harness.discord.seen[-1]
        assert [file.name for file in shown.files] == ["table.png"]
        assert shown.text.count("Face up: ") == 2
        await harness.alice.press(post, f"pq:1:replay:1:{len(deal.log)}:on")
        assert [file.name for file in harness.discord.seen[-1].files] == ["sheet.png"]
        await choose_settings(harness.alice, pictures="never")
        await harness.alice.press(post, "pq:1:replay:1:1:on")
        assert harness.discord.seen[-1].files == ()
        assert "table.png" not in post.text


# In a channel.


async def test_everyone_continues_privately_from_a_shared_moment(harness: Harness) -> None:
    await over(harness)
    post = await opened(harness.alice, 20)
    shared = (await harness.alice.click(post, label="Share")).message
    assert not shared.ephemeral
    assert "Shared by **Alice**" in shared.text
    assert [hand_in(shared.text, name) for name in NAMES] == [hand_in(post.text, name) for name in NAMES]
    standing = shared.text
    await harness.restart()
    own = (await harness.carol.click(shared, label="Replay from here")).message
    assert own.ephemeral
    assert place_of(own) == 20
    await harness.carol.click(own, label="Next")
    assert place_of(own) == 21
    assert shared.text == standing


async def test_nothing_is_shared_elsewhere_or_without_permission_to_write(harness: Harness) -> None:
    await over(harness, decisions=20)
    answer = await from_hand(harness.alice)
    assert "Share" not in [one.label for one in answer.message.controls]
    forged = await harness.alice.press(answer.message, "pq:1:share:1:3")
    assert "only share this on the game’s server" in forged.text
    assert not any("Shared by" in seen.text for seen in harness.discord.seen)


@pytest.mark.parametrize(("denied", "shares"), [("send_messages", True), ("send_messages_in_threads", False)])
async def test_sharing_in_a_thread_needs_permission_to_write_in_threads(
    harness: Harness, denied: str, shares: bool
) -> None:
    await over(harness, decisions=8)
    harness.discord.withhold(harness.channel.id, [denied], harness.alice.id)
    told = await harness.alice.click(await opened(harness.alice, 3), label="Share")
    assert ("Shared by **Alice**" in told.text) == shares
    assert ("in a channel where you can write" in told.text) == (not shares)


async def test_a_shared_moment_has_a_picture_unless_the_server_turned_pictures_off(database: Path) -> None:
    async with Harness(bot_at(database), pictures=True) as harness:
        await over(harness, decisions=8)
        await choose_settings(harness.alice, pictures="never")
        shared = (await harness.alice.click(await opened(harness.alice, 3), label="Share")).message
        assert "table.png" in shared.text
        await member_with_permissions(harness, manage_guild=True).slash("piquet server", pictures=False)
        shared = (await harness.alice.click(await opened(harness.alice, 3), label="Share")).message
        assert "table.png" not in shared.text


# Access.


async def test_nobody_can_open_the_replay_of_a_partie_in_progress(harness: Harness, database: Path) -> None:
    await over(harness, decisions=8)
    posts = {person: await opened(person) for person in (harness.alice, harness.bob, harness.carol)}
    await begin(harness)
    before = stored_rows(database)
    for person, post in posts.items():
        for custom_id in ("pq:1:replay:2:0:open", "pq:1:replay:2:1:on", "pq:1:share:2:0", "pq:1:export:2:0"):
            told = await person.press(post, custom_id)
            assert "still in play" in told.text
            assert told.ephemeral
    assert stored_rows(database) == before


async def test_a_partie_of_another_server_is_open_only_to_its_players(harness: Harness) -> None:
    await over(harness, decisions=8)
    post = await opened(harness.carol)
    await bot_of(harness).context.database.write(lambda tx: tx.execute("UPDATE parties SET guild = 1"))
    for custom_id in ("pq:1:replay:1:1:on", "pq:1:share:1:1", "pq:1:export:1:1", "pq:1:replay:9:1:on"):
        assert "I no longer have this game" in (await harness.carol.press(post, custom_id)).text
    own = await harness.alice.press(post, "pq:1:replay:1:1:open")
    assert place_of(own.post or post) == 1


@pytest.mark.parametrize("custom_id", ["pq:1:replay:1:999999999:on", "pq:1:share:1:9999"])
async def test_a_nonexistent_moment_gets_the_reply_for_an_old_control(harness: Harness, custom_id: str) -> None:
    await over(harness, decisions=8)
    post = await opened(harness.carol)
    assert "button or menu is too old" in (await harness.carol.press(post, custom_id)).text
    for values in (["-1"], ["x"], ["9999999999999999999999"]):
        told = await harness.carol.press(post, "pq:1:replay:1:0:deal", values=values)
        assert "button or menu is too old" in told.text
