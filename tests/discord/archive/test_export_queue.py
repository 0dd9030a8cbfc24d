import pytest

from tests.fakes.simcord_harness import Harness, Person
from tests.support.discord.packs import FIRST
from tests.support.discord.past_parties import opened, over
from tests.support.discord.table_checks import bot_of
from tests.support.messages import VisibleMessage
from tests.support.players import begin
from tests.support.sqlite_lanes import reader_of

MANY = 100
WHOLE_PARTIE = "FROM actions WHERE partie = 1 AND deal = COALESCE(NULL, deal)"
"""The statement that reads a partie for an export."""


async def with_export(person: Person, label: str) -> VisibleMessage:
    if label == "Export":
        return await opened(person)
    return (await person.slash("piquet history")).message


def readers_of_files(harness: Harness, since: int) -> list[int]:
    return [next(iter(seen.audience)) for seen in harness.discord.seen[since:] if seen.files and seen.audience]


@pytest.mark.long
@pytest.mark.parametrize("label", ["Export", pytest.param("Export all", marks=pytest.mark.long)])
async def test_one_persons_export_is_served_second_despite_anothers_hundred(harness: Harness, label: str) -> None:
    await over(harness, decisions=8)
    alice, bob = harness.alice, harness.bob
    pressing = []
    for person, times in ((alice, MANY), (bob, 1)):
        post = await with_export(person, label)
        pressing += [person.pressing(post, post.control(label=label).custom_id)] * times
    since = len(harness.discord.seen)
    await harness.at_once(*pressing)
    served = readers_of_files(harness, since)
    assert len(served) == MANY + 1
    assert served.index(bob.id) <= 1


@pytest.mark.parametrize("label", [pytest.param("Export", marks=pytest.mark.long), "Export all"])
async def test_a_click_is_answered_while_another_persons_exports_run(harness: Harness, label: str) -> None:
    await over(harness, decisions=8)
    post = await with_export(harness.alice, label)
    await begin(harness)
    exporting = [harness.alice.pressing(post, post.control(label=label).custom_id)] * MANY
    hand = next(one for one in harness.bob.lives() if any(control.partie != str(FIRST) for control in one.controls))
    click = harness.bob.pressing(hand, next(one for one in hand.controls if one.live).custom_id)
    since, answered_before = len(harness.discord.seen), list[bool]()

    def read(sql: str) -> None:
        if WHOLE_PARTIE in sql:
            answered_before.append(
                any(one.audience == frozenset({harness.bob.id}) for one in harness.discord.seen[since:])
            )

    await reader_of(bot_of(harness).context.database).set_trace_callback(read)
    await harness.at_once(*exporting, click)
    assert len(readers_of_files(harness, since)) == MANY
    assert len(answered_before) == MANY
    assert answered_before.count(False) <= 4
