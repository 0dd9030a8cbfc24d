"""/piquet analyse: replays and reviews imported records, privately, without effect on results."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.analysis.reading import HUGE
from bot.features.archive.replays import deal_after
from bot.features.house import review
from bot.features.par import service as par
from bot.kit.words import languages, words
from bot.model.clocks import DAY
from bot.piquet.cards import Hand
from bot.piquet.house.opinion.reasons import Opinion
from bot.piquet.partie import Standing
from bot.piquet.record import read as read_record
from bot.piquet.seat_record import write_position
from bot.piquet.view import DealView, view
from tests.discord.privacy.test_forget import forget_all
from tests.fakes.fake_engine import advised_at_length, advised_by_thumb, judged_by_thumb, line_by_thumb
from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.database_rows import query, stored_rows
from tests.support.discord.packs import BOB_DEALS, RICH
from tests.support.discord.past_parties import over
from tests.support.messages import Response, VisibleMessage
from tests.support.paths import CASES
from tests.support.players import begin, choose_settings, resign

CAVENDISH = (CASES / "cavendish.json").read_text(encoding="utf-8")
CASE: Any = json.loads(CAVENDISH)
SIXTH = "rubicon; totals 70-82; deals 5; dealer 1; seat 0; hand 0 AS KS 9S 8S 7S KH QH JH 7H JD TD 9D"
KEPT = {"brought", "users", "names", "sqlite_sequence"}
"""The tables changed by importing a record: the record, and the person."""


def advised(deal: DealView, standing: Standing) -> tuple[Opinion, ...]:
    advises = advised_at_length if deal.exchange_limits else advised_by_thumb
    return advises(deal, standing)


@pytest.fixture(autouse=True)
def by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    monkeypatch.setattr("bot.features.analysis.service.think", advised)


async def import_file(person: Person, content: str | bytes | dict[str, Any]) -> Response:
    if isinstance(content, dict):
        content = json.dumps(content)
    data = content if isinstance(content, bytes) else content.encode()
    answer = await person.slash("piquet analyse", file=("record.json", data))
    assert answer.ephemeral
    return answer


async def imported(person: Person, content: str | dict[str, Any] = CAVENDISH) -> VisibleMessage:
    post = (await import_file(person, content)).post
    assert post is not None
    return post


def changed(**deal: Any) -> dict[str, Any]:
    return {**CASE, "deals": [{**CASE["deals"][0], **deal}]}


# A record.


async def test_a_record_is_replayed_and_reviewed_for_both_players(harness: Harness) -> None:
    post = await imported(harness.alice)
    assert "## A – B\n-# Rubicon Piquet" in post.text
    assert "Only you can see it, and it doesn’t count towards anything. I’ll delete it on <t:" in post.text
    replay = (await harness.alice.click(post, label="Replay")).post
    assert replay is not None
    assert "## A – B · a record you attached" in replay.text
    assert "**A**: A♠ K♠ J♠" in replay.text
    await harness.alice.click(replay, label="End")
    assert "step 34 of 34" in replay.text
    assert re.search(r"Total +28 +23", replay.text)
    labels = {control.label for control in replay.controls}
    assert not labels & {"Share", "Check the deals"}, "no proof, and nothing for others"
    why = await harness.alice.click(replay, label="Why this score?")
    assert "**A**" in why.text
    told = (await harness.alice.click(post, label="What cost A most")).text
    assert told.startswith("### A: +5 points (+31 from the cards, −26 from play)\n**In the exchange: cost 5 points**")
    assert "A chose to discard" in told
    assert "comes back" not in told
    assert (
        "### B: −5 points (−31 from the cards, +26 from play)"
        in (await harness.alice.click(post, label="What cost B most")).text
    )


@pytest.mark.parametrize("language", languages())
async def test_the_pages_are_in_the_language_of_the_person(harness: Harness, language: str) -> None:
    say = words(language)
    await choose_settings(harness.alice, language=language)
    post = await imported(harness.alice, changed(actions=CASE["deals"][0]["actions"][:3]))
    assert say("account-goes-on") in post.text
    assert say("analysis-review", name="B") in post.text
    replay = (await harness.alice.click(post, label=say("replay-open"))).post
    assert replay is not None
    assert say("analysis-replay", first="A", second="B") in replay.text
    page = await harness.alice.slash("piquet analyse")
    assert say("analysis-how", days=30, records=10, kilobytes=256).split("\n")[0] in page.text
    position = await harness.alice.slash("piquet analyse", position=SIXTH)
    assert say("analysis-position") in position.text
    wrong = await import_file(harness.alice, changed(actions=["0 exchange 10S"]))
    assert wrong.text.strip() == say(
        "record-wrong",
        place="action",
        deal="1",
        action="1",
        field="",
        why=say("record-write-instead", word="`10S`", instead="TS"),
    )


async def test_without_a_finished_game_no_game_is_offered(harness: Harness) -> None:
    assert "A game of your own" not in (await harness.carol.slash("piquet analyse")).text
    await over(harness)
    assert (
        "- **A game of your own**: choose one below.\n-# Only you can see"
        in (await harness.alice.slash("piquet analyse")).text
    )


async def test_an_unfinished_record_ends_with_a_turn(harness: Harness) -> None:
    post = await imported(harness.alice, changed(actions=CASE["deals"][0]["actions"][:3]))
    assert "The game is not over." in post.text
    replay = (await harness.alice.click(post, label="Replay")).post
    assert replay is not None
    await harness.alice.click(replay, label="End")
    assert "**B** is next to answer." in replay.text


async def test_an_imported_record_does_not_count_anywhere(harness: Harness, database: Path) -> None:
    await over(harness)
    await harness.settle()
    before = stored_rows(database)
    post = await imported(harness.alice)
    await harness.alice.click(post, label="What cost A most")
    await harness.alice.click(post, label="Replay")
    after = stored_rows(database)
    assert {table for table in after if after[table] != before[table]} <= KEPT
    assert len(query(database, "SELECT * FROM brought")) == 1
    assert "A – B" not in (await harness.alice.slash("piquet history")).text
    export = (await harness.alice.slash("piquet export")).post
    assert export is not None
    assert "1 finished game" in export.text or "finished game" in export.text


async def test_only_the_importer_can_open_an_imported_record(harness: Harness, database: Path) -> None:
    post = await imported(harness.alice)
    before = query(database, "SELECT * FROM brought")
    for control in post.controls:
        if control.custom_id and control.verb in ("replay", "reviewseat", "export", "dropbrought"):
            refused = await harness.bob.press(post, control.custom_id)
            assert not any(card in refused.text for card in "♠♥♦♣")
            assert "A – B" not in refused.text
    assert query(database, "SELECT * FROM brought") == before


async def test_the_buttons_of_an_imported_record_work_after_a_restart(harness: Harness) -> None:
    post = await imported(harness.alice)
    await harness.restart()
    assert "a record you attached" in (await harness.alice.click(post, label="Replay")).text


async def test_the_newest_ten_records_are_kept_and_can_be_opened_and_deleted(harness: Harness, database: Path) -> None:
    for number in range(11):
        await imported(harness.alice, {**CASE, "players": [f"Ann{number}", "Ben"]})
    page = (await harness.alice.slash("piquet analyse")).post
    assert page is not None
    (menu,) = [control for control in page.controls if control.verb == "analyse"]
    assert [option.label for option in menu.options] == [f"Ann{number} – Ben" for number in range(10, 0, -1)]
    chosen = (await harness.alice.choose(page, [menu.options[0].value], verb="analyse")).post
    assert chosen is not None
    assert "## Ann10 – Ben" in chosen.text
    assert "The record has been deleted." in (await harness.alice.click(chosen, label="Delete")).text
    assert len(query(database, "SELECT * FROM brought")) == 9


async def test_forget_deletes_the_imported_records(harness: Harness, database: Path) -> None:
    await imported(harness.alice)
    await forget_all(harness.alice)
    assert not query(database, "SELECT * FROM brought")


async def test_a_person_is_offered_their_own_finished_games(harness: Harness) -> None:
    await over(harness)
    page = (await harness.alice.slash("piquet analyse")).post
    assert page is not None
    (menu,) = [control for control in page.controls if control.verb == "analyseown"]
    chosen = (await harness.alice.choose(page, [menu.options[0].value], verb="analyseown")).post
    assert chosen is not None
    assert {"Replay", "What cost me most"} <= {control.label for control in chosen.controls}


async def test_an_exported_game_can_be_imported_by_anyone(harness: Harness) -> None:
    await over(harness)
    page = (await harness.alice.slash("piquet analyse")).post
    assert page is not None
    chosen = (await harness.alice.choose(page, ["1"], verb="analyseown")).post
    assert chosen is not None
    replay = (await harness.alice.click(chosen, label="Replay")).post
    assert replay is not None
    await harness.alice.click(replay, label="Export")
    (file,) = [one for one in harness.discord.seen[-1].files if one.name.endswith(".json")]
    post = await imported(harness.carol, file.data.decode())
    assert "## Alice – Bob" in post.text


# A position.


async def test_a_position_gets_the_house_s_view_of_each_action(harness: Harness, database: Path) -> None:
    for answer in (
        await harness.alice.slash("piquet analyse", position=SIXTH),
        await import_file(harness.alice, SIXTH + "\n"),
    ):
        assert answer.ephemeral
        assert "deal 6 of 6 · you are **elder**" in answer.text
        assert "You **70** – **82** Opponent" in answer.text
        assert "**I would discard " in answer.text
        assert "3.0 less: discard " in answer.text
    assert not query(database, "SELECT * FROM brought"), "a position is not stored"


async def test_a_record_from_one_seats_view_is_a_position(harness: Harness) -> None:
    hidden = changed(
        hands=[CASE["deals"][0]["hands"][0], " ".join(["??"] * 12)], talon=" ".join(["??"] * 8), actions=[]
    )
    assert "**I would discard " in (await import_file(harness.alice, hidden)).text
    public = changed(hands=[" ".join(["??"] * 12)] * 2, talon=" ".join(["??"] * 8), actions=[])
    assert "seat 0 knows its own hand: write its twelve cards" in (await import_file(harness.alice, public)).text


# What is refused.

DEEP = '{"piquet": 1, "rules": "rubicon", "players": ["A", "B"], "deals": ' + "[" * 50_000
WRONG: list[tuple[str, Any, str]] = [
    ("empty", " \n", "There’s nothing to read."),
    ("bytes", b"\xff\xfe\x00", "This is not UTF-8 text."),
    ("deep", DEEP, "This is not a piquet record: it is not JSON"),
    ("list", "[]", "it is `[]`, not an object"),
    ("no deal", {**CASE, "deals": []}, "This record has no deal"),
    ("many deals", {**CASE, "deals": CASE["deals"] * 101}, "This record has 101 deals, but I can only analyse 100"),
    ("several", f"{json.dumps(CASE)}\n{json.dumps(CASE)}", "There are 2 records here. Attach one of them"),
    ("other rules", {**CASE, "rules": "poker"}, "`rules`: `poker` is not a rule set: write rubicon, club,"),
    ("version", {**CASE, "piquet": 10**30}, "Write `1`"),
    ("number", '{"piquet": ' + "9" * 5000 + "}", "This is not a piquet record: it is not JSON."),
    ("totals", SIXTH.replace("70-82", f"{'9' * 1000}-82"), "**Deal 1:** no game can have this score before a deal"),
    ("endless totals", SIXTH.replace("70-82", f"{'9' * 5000}-82"), "write something like `totals 70-82`"),
    ("control characters", changed(actions=["0 exchange \x1b[2J\u202eKS"]), "**Deal 1, action 1:** `�[2J�KS`"),
    ("mention", changed(actions=["0 exchange <@1>"]), "`<@1>` is not a card"),
    ("markup", changed(actions=["0 exchange `**@everyone**`"]), "`ˋ**@everyone**ˋ` is not a card"),
    ("dealt twice", changed(talon="AS 8S KH 9C KD QS AC 7D"), "**Deal 1:** `AS` is dealt twice, in hands[0] and talon"),
    ("names", {**CASE, "players": [["A"], "B"]}, 'Write two names, such as `["Ann", "Ben"]`'),
    (
        "rules refuse",
        changed(actions=["0 exchange QS"]),
        "**Deal 1, action 1:** `0 exchange QS`: You do not hold Q♠. Choose from the cards in your hand.",
    ),
    ("another turn", SIXTH.replace("seat 0; hand 0", "seat 1; hand 1"), "it is seat 0's turn, not seat 1's"),
]


@pytest.mark.parametrize(("content", "why"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
async def test_an_unreadable_record_is_refused_with_the_location_and_the_fix(
    harness: Harness, database: Path, content: Any, why: str
) -> None:
    answer = await import_file(harness.alice, content)
    assert why in answer.text
    assert len(answer.text) < 600
    assert not query(database, "SELECT * FROM brought")


async def test_a_big_file_is_refused_before_it_is_downloaded(
    harness: Harness, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object, **__: object) -> bytes:
        raise AssertionError("it was downloaded")

    with monkeypatch.context() as patched:
        patched.setattr("discord.Attachment.read", read)
        answer = await import_file(harness.alice, b" " * (HUGE + 1))
    assert "This file is too big. I can read records of up to 256 kB" in answer.text
    both = await harness.alice.slash("piquet analyse", file=("a.json", b"{}"), position=SIXTH)
    assert "Give me a file or a position, not both." in both.text
    assert len(harness.take_errors()) == 2
    assert not query(database, "SELECT * FROM brought")


async def test_the_bot_asks_again_for_a_file_that_discord_does_not_deliver(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object, **__: object) -> bytes:
        raise ConnectionResetError

    monkeypatch.setattr("discord.Attachment.read", read)
    assert (
        "Discord didn’t pass the file on to me. Attach it again." in (await import_file(harness.alice, CAVENDISH)).text
    )
    harness.take_errors()


async def test_names_are_shown_without_markup(harness: Harness) -> None:
    names = ["**A**<@1>@everyone\u202e" + "x" * 500, "[B](https://example.org)\n# C"]
    post = await imported(harness.alice, {**CASE, "players": names})
    shown = (await harness.alice.click(post, label="Replay")).text
    for text in (post.text.partition("\nReplay")[0], shown):
        assert "\u202e" not in text
        assert "**A**<@1>" not in text
        assert "\n# C" not in text
        assert "[B](" not in text
        assert "x" * 40 not in text


@pytest.mark.parametrize("language", languages())
async def test_the_longest_pages_fit_in_a_message(harness: Harness, language: str) -> None:
    await choose_settings(harness.alice, language=language)
    record = {**CASE, "players": ["\u0301*_`W" * 100, "@" * 500]}
    for _ in range(10):
        post = await imported(harness.alice, record)
    for control in post.controls:
        if control.verb in ("reviewseat", "replay", "export"):
            assert (await harness.alice.click(post, custom_id=control.custom_id)).ephemeral
    assert (await harness.alice.slash("piquet analyse")).ephemeral
    deal = read_record(CAVENDISH).deals[0]
    for decisions in range(len(deal.log)):
        rewound = deal_after(deal, decisions)
        seat = rewound.to_move
        assert seat is not None
        answer = await harness.alice.slash("piquet analyse", position=write_position(view(rewound, seat)))
        assert words(language)("analysis-position") in answer.text


async def test_names_that_cannot_be_stored_or_described_are_repaired(harness: Harness) -> None:
    post = await imported(harness.alice, {**CASE, "players": ["\ud800nn\0", "B" * 100_000]})
    assert "## �nn� – BBBB" in post.text
    export = await harness.alice.click(post, label="Export")
    assert "## �nn� – BBBB" in export.text.replace("### ", "## ")
    (file,) = [one for one in harness.discord.seen[-1].files if one.name.endswith(".json")]
    assert "## �nn� – BBBB" in (await imported(harness.alice, file.data.decode())).text


# Cards in play.


def as_position(hand: str) -> str:
    return f"rubicon; dealer 1; seat 0; hand 0 {' '.join(map(str, Hand.parse(hand)))}"


@pytest.mark.packs(BOB_DEALS, RICH)
async def test_cards_of_a_game_in_play_are_not_analysed(harness: Harness, database: Path) -> None:
    await begin(harness)
    ((hand,),) = query(database, "SELECT hand0 FROM deals")
    refused = await harness.alice.slash("piquet analyse", position=as_position(hand))
    assert "These cards are from your game #1, which is still in play." in refused.text
    swapped = hand.translate(str.maketrans("SHDC", "HSCD"))
    assert (
        "#1, which is still in play"
        in (await harness.alice.slash("piquet analyse", position=as_position(swapped))).text
    )
    assert "**I would" in (await harness.bob.slash("piquet analyse", position=as_position(hand))).text, (
        "the opponent learns nothing of the hand"
    )
    assert len(harness.take_errors()) == 2


async def test_cards_of_an_open_daily_deal_are_not_analysed_for_anyone(harness: Harness, database: Path) -> None:
    await harness.alice.click(await harness.alice.open_privately("piquet daily"), verb="daily")
    ((hand, other),) = query(database, "SELECT hand0, hand1 FROM deals")
    for person in (harness.alice, harness.bob):
        refused = await person.slash("piquet analyse", position=as_position(hand))
        assert "I’ll analyse them once" in refused.text
        assert "**I would" in (await person.slash("piquet analyse", position=as_position(other))).text
    assert len(harness.take_errors()) == 2
    await harness.advance(2 * DAY)
    assert "**I would" in (await harness.bob.slash("piquet analyse", position=as_position(hand))).text


async def test_a_daily_deal_already_played_is_refused_with_a_card_changed(harness: Harness, database: Path) -> None:
    """Players know the cards of their daily deal while friends still play it."""
    post = await harness.alice.open_privately("piquet daily")
    await harness.alice.click(post, verb="daily")
    ((hand, other),) = query(database, "SELECT hand0, hand1 FROM deals")
    await resign(harness.alice)
    for changed_hand in (hand, " ".join([*hand.split()[:11], other.split()[0]])):
        refused = await harness.alice.slash("piquet analyse", position=as_position(changed_hand))
        assert "I’ll analyse them once" in refused.text
    assert len(harness.take_errors()) == 2
