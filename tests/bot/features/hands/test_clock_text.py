from dataclasses import replace
from typing import Any

import pytest
from discord import Object, ui

from bot.features.hands.early_end import claim_view
from bot.features.hands.view import hand_view
from bot.features.parties.queries import GamesPage
from bot.features.tables.games import games_view
from bot.features.tables.view import ending_text, speech_mentions, speech_view, table_view
from bot.kit.card_faces import CardFaces
from bot.kit.time_text import pace_line, pace_short
from bot.kit.words import words
from bot.model.clocks import HOUR, UNCLAIMED, WEEK
from bot.model.outbox_messages import Say, Says
from bot.model.results import EndedBy
from bot.model.sight import Ending, Sight
from bot.runtime.messenger import Speech
from tests.support.message_reader import text_of
from tests.support.ui.sights import CLOCKS, DUE, SINCE, changed, exchanged, sight

HELD = "AK7 AK7 AK A987", "QJT98 QJT QJ9 K"


def seen(state: str, eye: int | None, **changes: Any) -> Sight:
    drawn = sight(exchanged(*HELD), eye, "")
    return changed(drawn, names=("Ann", "Bob"), **CLOCKS[state] | changes)


@pytest.mark.parametrize(
    ("pace", "said"),
    [
        (HOUR, "an hour"),
        (8 * HOUR, "8 hours"),
        (90 * HOUR // 60, "1.5 hours"),
        (12 * HOUR, "12 hours"),
        (WEEK, "a week"),
        (2 * WEEK, "336 hours"),
    ],
)
def test_a_pace_is_named_correctly_whether_or_not_it_is_offered(pace: int, said: str) -> None:
    assert pace_short(words(), pace) == f"{said} for each decision"
    assert pace_line(words(), pace) == f"Each player has **{said}** for each decision."


def text(view: ui.LayoutView) -> str:
    components: Any = view.to_components()  # type: ignore[no-untyped-call]
    return text_of({"components": components})


@pytest.mark.parametrize(
    ("state", "mine"),
    [
        ("runs", "-# ⏳ Your deadline: <t:10000086400:R>."),
        ("half", "⏰ **Half of your time is gone.** Your deadline: <t:10000086400:R>."),
        ("tenth", "Your deadline: <t:10000086400:R>. After that, Bob may claim the game."),
        (
            "late",
            "⏰ **Your time ran out <t:10000086400:R>.** Bob can claim the game. Until they do, you can still move",
        ),
        ("away", "-# 🌴 You are on vacation until <t:10000086400:f>. Any move ends it."),
    ],
)
def test_the_player_to_act_reads_one_line_about_their_clock(state: str, mine: str) -> None:
    told = text(hand_view(seen(state, 0)))
    assert mine in told
    assert told.count("<t:10000086400") == 1
    assert "Claim the game" not in told


@pytest.mark.parametrize(
    ("state", "theirs"),
    [
        ("none", "It is Ann’s turn (it began <t:10000000000:R>)."),
        ("runs", "It is Ann’s turn. Deadline: <t:10000086400:R>."),
        ("tenth", "It is Ann’s turn. Deadline: <t:10000086400:R>."),
        ("late", "**Ann’s time ran out <t:10000086400:R>.** You may claim the game, give Ann more time, or wait"),
        ("away", "It is Ann’s turn, but they are on vacation until <t:10000086400:f>."),
        ("gone", "Ann has left the server."),
    ],
)
def test_the_waiting_player_may_claim_only_once_the_time_is_up(state: str, theirs: str) -> None:
    view = hand_view(seen(state, 1))
    assert theirs in text(view)
    buttons = [str(item.label) for item in view.walk_children() if isinstance(item, ui.Button)]
    assert ("Claim the game" in buttons) == ("Add a day" in buttons) == (state == "late")


def test_the_waiting_player_reads_when_they_win_without_claiming() -> None:
    last = DUE + UNCLAIMED
    assert f"If Ann doesn’t move, you will win the game <t:{last}:R>." in text(hand_view(seen("late", 1)))


def test_both_players_read_that_the_server_claims_automatically() -> None:
    assert "After that, you lose the game." in text(hand_view(seen("tenth", 0, claims_itself=True)))
    assert "Move now, or you lose the game" in text(hand_view(seen("late", 0, claims_itself=True)))
    assert "You will win the game in a moment" in text(hand_view(seen("late", 1, claims_itself=True)))


def test_a_vacation_begun_after_the_time_is_up_leaves_the_player_late() -> None:
    assert "Bob can claim the game. Until they do, you can still move." in text(hand_view(seen("late and away", 0)))
    assert "You may claim the game, give Ann more time, or wait" in text(hand_view(seen("late and away", 1)))
    assert "⏰ time ran out" in text(games_view(words(), GamesPage.of([seen("late and away", 1)])))
    assert "**Bob** may claim the game" in text(table_view(CardFaces(words()), seen("late and away", None)))


def test_a_hand_without_a_clock_says_nothing_about_time() -> None:
    told = text(hand_view(seen("none", 0)))
    assert "time" not in told
    assert "decision" not in told
    assert "a day for each decision" in text(hand_view(seen("runs", 1)))


@pytest.mark.parametrize(
    ("state", "line"),
    [
        ("none", "Ann’s turn (began <t:10000000000:R>)"),
        ("runs", "Ann’s turn, deadline <t:10000086400:R>"),
        ("late", "Ann’s turn, ⏰ time ran out <t:10000086400:R>"),
        ("away", "Ann’s turn, 🌴 away until <t:10000086400:f>"),
        ("gone", "Ann’s turn (has left the server), deadline <t:10000086400:R>"),
    ],
)
def test_a_list_and_the_table_name_the_state_of_the_clock(state: str, line: str) -> None:
    assert line in text(games_view(words(), GamesPage.of([seen(state, 1)])))
    at_table = text(table_view(CardFaces(words()), seen(state, None)))
    assert "It is **Ann**’s turn" in at_table
    assert line.rpartition(" ")[2] in at_table
    assert ("Ann has left the server." in at_table) == (state == "gone")
    assert ("**Bob** may claim the game" in at_table) == (state == "late")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Say(Says.LATE, 0), "⏰ **Ann**’s time is up. **Bob** may claim the game"),
        (Say(Says.MORE_TIME, 0), "**Bob** gives **Ann** more time, until <t:10000086400:f>."),
        (Say(Says.AWAY, 0), "**Ann** is on vacation until <t:10000000001:f>"),
        (Say(Says.BACK, 0), "**Ann** is back from vacation"),
        (Say(Says.GONE, 0), "**Ann** has left this server."),
        (Say(Says.FOUND, 0), "**Ann** is back on this server"),
        (Say(Says.FRIENDLY, 0), "**Ann** asked the house for advice, so the game is now friendly"),
    ],
)
def test_an_announcement_says_what_happened_and_pings_nobody(message: Say, said: str) -> None:
    speech = Speech(message, seen("gone", None), 1, until=SINCE + 1)
    view = speech_view(words(), speech)
    assert view is not None
    assert said in text(view)
    assert speech_mentions(speech).users == []


def test_the_table_pings_closed_dms_with_their_options() -> None:
    for state, what in (("half", "half of your time is gone"), ("tenth", "a tenth of your time is left")):
        public = seen(state, None)
        calling = Speech(Say(Says.CALL, 0), public, 1, calling=(0,))
        assert f"<@{public.people.users[0]}>, {what}" in text(speech_view(words(), calling) or ui.LayoutView())
    late = Speech(Say(Says.LATE, 0), seen("late", None), 1, calling=(1, 0))
    told = text(speech_view(words(), late) or ui.LayoutView())
    assert f"<@{late.sight.people.users[0]}>, you can still move: **Show my hand** shows your cards here" in told
    assert f"<@{late.sight.people.users[1]}>, **Show my hand** lets you claim the game" in told
    assert "it’s your turn" not in told
    assert speech_mentions(late).users == [Object(late.sight.people.users[seat]) for seat in (1, 0)]


def test_an_opening_does_not_ping_a_player_who_was_forgotten() -> None:
    sight = seen("half", None)
    ada, nobody = sight.people.users[0], -1
    opening = Speech(Say(Says.OPENING), replace(sight, people=replace(sight.people, users=(ada, nobody))), 1)
    assert speech_mentions(opening).users == [Object(ada)]


def test_a_claim_and_a_stop_read_correctly_for_everybody() -> None:
    claimed = Ending(EndedBy.CLAIMED, None, 0)
    stopped = Ending(EndedBy.STOPPED, None, None)
    over = {"to_act": None, "due_at": None}
    assert "### Your time ran out, so Bob wins.\n" in text(hand_view(seen("none", 0, ending=claimed, **over)))
    assert "### Ann’s time ran out, so you win.\n" in text(hand_view(seen("none", 1, ending=claimed, **over)))
    assert ending_text(words(), seen("none", None, ending=claimed, **over)) == (
        "**Ann**’s time ran out, so **Bob** wins the game."
    )
    for eye in (0, 1):
        assert "### The game was stopped without a result.\n" in text(
            hand_view(seen("none", eye, ending=stopped, **over))
        )
    assert "result, so no one wins." in ending_text(words(), seen("none", None, ending=stopped, **over))


def test_the_question_before_a_claim_says_what_is_at_stake() -> None:
    asked = text(claim_view(words(), seen("late", 1)))
    assert "**Ann**’s time ran out <t:10000086400:R>. Claim the game" in asked
    assert "can’t be undone" in asked
