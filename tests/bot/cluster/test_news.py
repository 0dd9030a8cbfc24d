"""The changes as one process tells them to the others."""

import json

from bot.cluster.several import AT_ONCE, changes_in, texts_of
from bot.model.changes import (
    CardEmojiStored,
    ChallengeOpened,
    ClocksChanged,
    DayBegan,
    DayChanged,
    DayReminderSet,
    DecisionsStored,
    GuildLanguage,
    NoticeAdded,
    PartieFinished,
    PersonForgotten,
    PersonLanguage,
    TurnBegan,
    WordsGiven,
)
from bot.model.ids import PartieId

TOLD = [
    NoticeAdded(PartieId(3)),
    TurnBegan(PartieId(4), of_house=True),
    PartieFinished(PartieId(4)),
    ClocksChanged(),
    ChallengeOpened(),
    PersonLanguage(1 << 60, "fr"),
    PersonForgotten(),
    GuildLanguage(1 << 60, ""),
    CardEmojiStored(),
    DayBegan(5),
    DayChanged(5),
    DayReminderSet(),
    WordsGiven(1 << 60),
]


def test_changes_are_read_as_they_were_told() -> None:
    (text,) = texts_of(TOLD)
    assert changes_in(text) == TOLD


def test_what_nobody_else_waits_for_is_not_told() -> None:
    assert list(texts_of([DecisionsStored(PartieId(1), 1, ("play",), by_house=False)])) == []


def test_a_text_is_short_enough_for_the_server() -> None:
    texts = list(texts_of([TurnBegan(PartieId((1 << 62) + number), of_house=False) for number in range(AT_ONCE + 1)]))
    assert len(texts) == 2
    assert max(map(len, texts)) < 7900


def test_what_only_a_newer_version_knows_is_left_out() -> None:
    assert changes_in(json.dumps([["Novelty", 1], ["ClocksChanged"]])) == [ClocksChanged()]
