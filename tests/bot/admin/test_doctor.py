import asyncio
from functools import partial
from pathlib import Path

import pytest

from bot.admin.doctor.checkup import Checkup, examine_open
from bot.admin.doctor.findings import Damage, DamageKind
from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.features.results import entries
from bot.features.servers import service as servers
from bot.model.challenges import Challenge, Terms
from bot.model.clocks import ABSENCE_LIMIT
from bot.model.ids import PRIVATE, PartieId
from bot.model.outbox_messages import Says, parse_message
from bot.model.players import NamedPlayer, User
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.runtime.messenger import Failure
from data import outbox, parties, posts
from data.outbox import NewNotice, Place
from data.players.users import save_user
from data.store import integrity
from data.store.database import Database
from data.store.transaction import Transaction
from tests.fakes.fake_messenger import DM, THREAD
from tests.fakes.service_context import ADA, BEN, CHANNEL, CLEO, GUILD, ServiceContext, key, opened
from tests.lab.faults.kinds.power import state
from tests.support.database_template import new_database
from tests.support.doctor import findings
from tests.support.hanging import hanging
from tests.support.sampled_rules import with_rules
from tests.support.sqlite_lanes import writer_of

DAY = 24 * 60 * 60


async def where(services: ServiceContext) -> list[str]:
    return [found.finding.where for found in await findings(services)]


async def begun(services: ServiceContext, decisions: int = 0) -> PartieId:
    partie = await services.begin()
    await services.play(partie, decisions, told=False)
    await services.tell(partie)
    return partie


async def resigned(services: ServiceContext) -> PartieId:
    partie = await begun(services, 60)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    return partie


async def challenged(services: ServiceContext, guild: int = GUILD, channel: int = CHANNEL) -> Challenge:
    ada, ben = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
    return await challenges.challenge(
        services.context, key(), guild=guild, channel=channel, challenger=ada, opponent=ben, terms=Terms(RUBICON)
    )


async def damage(services: ServiceContext, *statements: str) -> None:
    for sql in statements:
        await services.context.database.write(lambda tx: tx.execute(sql))  # noqa: B023 - written at once


async def everything(services: ServiceContext) -> str:
    return await services.context.database.read(state)


async def left_alone(services: ServiceContext, why: str) -> None:
    before = await everything(services)
    for repairs in (False, True):
        found = await findings(services, repairs=repairs)
        assert str(found[0].finding).startswith(why)
        assert not any(one.repaired for one in found)
        assert await everything(services) == before


@pytest.mark.parametrize("rules", [with_rules(name, sample=("rubicon",)) for name in RULE_SETS])
async def test_no_problem_is_found_at_any_moment_of_a_partie(services: ServiceContext, rules: str) -> None:
    partie = await services.begin(rules=RULE_SETS[rules], first_dealer=None)
    for _ in range(20):
        assert await findings(services) == []
        await services.play(partie, 11)
    while (await services.row(partie)).to_act is not None:
        await services.play(partie, 50, told=False)
    assert await findings(services) == []
    await services.tell(partie)
    assert await findings(services) == []


async def test_no_problem_is_found_in_a_resigned_partie(services: ServiceContext) -> None:
    await resigned(services)
    assert await findings(services) == []


DERIVED = {
    "UPDATE parties SET seq = seq + 1": "parties.seq 1",
    "UPDATE deals SET score0 = score0 + 1 WHERE number = 0": "deals.score0 1/0",
    "UPDATE deals SET score0 = NULL, score1 = NULL WHERE number = 0": "deals.score0 1/0",
    "UPDATE seats SET total = 7 WHERE seat = 1": "seats.total 1/1",
    "UPDATE parties SET to_act = 1 - to_act": "parties.to_act 1",
    "UPDATE parties SET to_act = NULL": "parties.to_act 1",
    "UPDATE parties SET chooser = 1": "parties.chooser 1",
    "UPDATE parties SET first_dealer = NULL": "parties.first_dealer 1",
    "UPDATE parties SET pace = NULL, due_at = 77, wake_at = 66": "parties.due_at 1",
    "UPDATE parties SET pace = 86400, due_at = 77, wake_at = 66": "parties.due_at 1",
    "INSERT INTO guilds (id, table_in_channel, left_at) VALUES (77, 0, 900)": "parties.wake_at 1",
    "UPDATE parties SET house = 1": "parties.house 1",
    "UPDATE seats SET orders = 'nonsense' WHERE seat = 0": "seats.orders 1/0",
    "UPDATE posts SET last_seq = 99 WHERE number = (SELECT max(number) FROM posts)": "posts.last_seq 1/",
    "UPDATE seats SET hand_channel = NULL, hand_message = NULL": "outbox.hand",
    "UPDATE parties SET table_channel = NULL, table_message = NULL": "outbox.table 1",
    "DELETE FROM posts WHERE number > 0": "outbox.table 1",
    "DROP INDEX outbox_untried": "outbox_untried",
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("sql", "place"), DERIVED.items())
async def test_values_derived_from_the_decisions_are_rewritten(services: ServiceContext, sql: str, place: str) -> None:
    partie = await begun(services, 55)
    await damage(services, sql)
    found = await findings(services, repairs=True)
    assert any(one.finding.where.startswith(place) for one in found), found
    assert all(one.repaired for one in found)
    assert await findings(services) == []
    await services.finish(partie)
    await services.tell(partie)
    assert (await services.row(partie)).ending == "played"
    assert await findings(services) == []


DOUBTFUL = {
    "UPDATE deals SET hand0 = hand1 WHERE number = 0": "deal 1 cannot be replayed because its cards",
    "UPDATE deals SET dealer = 1 - dealer WHERE number = 1": "deal 2 cannot be replayed because its cards",
    "UPDATE actions SET text = 'nonsense' WHERE seq = 3": "deal 1 cannot be replayed from decision 4 on",
    "DELETE FROM actions WHERE seq = 5": "deal 1 cannot be replayed from decision 6 on",
    "UPDATE parties SET rules = 'whist'": "this bot does not know its rules",
    "UPDATE parties SET options = '{'": "this bot does not know its rules",
    "UPDATE parties SET options = '[1]'": "this bot does not know its rules",
    "DELETE FROM seats WHERE seat = 1": "it does not have two different players",
    'UPDATE seats SET "user" = 10': "it does not have two different players",
    "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)": "decision ",
    "UPDATE parties SET rated = 1 - rated, pace = 5, guild = 3": "its players, server, rules or rating",
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("sql", "why"), DOUBTFUL.items())
async def test_doubtful_decisions_are_reported_and_nothing_is_derived_from_them(
    services: ServiceContext, sql: str, why: str
) -> None:
    partie = await begun(services, 55)
    await damage(services, sql)
    await left_alone(services, f"partie {partie}: {why}")


@pytest.mark.parametrize(
    ("sql", "place"),
    [
        ("UPDATE parties SET pace = 7", "parties.pace 1"),
        ("INSERT INTO guilds (id, table_in_channel, pace) VALUES (5, 0, -1)", "guilds.pace 5"),
        ("UPDATE challenges SET partie = NULL", "challenges.partie 1"),
        ("UPDATE challenges SET state = 'open'", "challenges.partie 1"),
        ("CREATE UNIQUE INDEX one_partie_a_server ON parties (guild)", "one_partie_a_server"),
    ],
)
async def test_damaged_values_that_cannot_be_derived_are_reported(
    services: ServiceContext, sql: str, place: str
) -> None:
    await begun(services, 55)
    await damage(services, sql)
    for repairs in (True, False):
        found = {one.finding.where: one.repaired for one in await findings(services, repairs=repairs)}
        assert found[place] is False


async def test_several_damages_to_a_partie_are_repaired_at_once(services: ServiceContext) -> None:
    partie = await begun(services, 55)
    await damage(services, *(sql for sql in DERIVED if "left_at" not in sql))
    await findings(services, repairs=True)
    await services.finish(partie)
    await services.tell(partie)
    assert (await services.row(partie)).ending == "played"
    assert await findings(services) == []


@pytest.mark.parametrize(
    ("place", "kind", "brings"),
    [
        (Place.HAND0, "ring", True),
        (Place.HAND0, "remind", True),
        (Place.HAND0, "show", False),
        (Place.HAND1, "ring", False),
        (Place.TABLE, "ring", True),
        (Place.TABLE, "show", False),
    ],
)
async def test_a_player_without_any_message_gets_one_unless_a_notice_brings_it(
    services: ServiceContext, place: Place, kind: str, *, brings: bool
) -> None:
    partie = await begun(services, 5)
    row = await services.row(partie)
    if row.to_act == 1 and place is not Place.TABLE:
        place = Place.HAND1 if place is Place.HAND0 else Place.HAND0

    def silence(tx: Transaction) -> None:
        tx.execute("UPDATE seats SET hand_channel = NULL, hand_message = NULL")
        tx.execute("UPDATE parties SET table_channel = NULL, table_message = NULL")
        outbox.enqueue_all(tx, partie, [NewNotice(place, parse_message(kind), 0, 0, 0)])

    await services.context.database.write(silence)
    assert (await services.context.database.read(hanging) == []) == brings
    has_hand = brings and place is not Place.TABLE
    assert (f"outbox.hand{row.to_act} {partie}" in await where(services)) != has_hand
    await findings(services, repairs=True)
    assert await services.context.database.read(hanging) == []


async def test_without_any_message_the_hand_and_the_table_are_sent_again(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    row = await services.row(partie)
    user = (ADA, BEN)[row.to_act or 0]
    before = len(services.messenger.hands(user))
    await damage(services, "UPDATE seats SET hand_channel = NULL, hand_message = NULL")
    await damage(services, "UPDATE parties SET table_channel = NULL, table_message = NULL")
    await findings(services, repairs=True)
    await services.tell(partie)
    assert len(services.messenger.hands(user)) == before + 1
    assert services.messenger.speeches(row.channel, Says.MOVED)
    assert await findings(services) == []


async def test_a_lost_table_moves_unless_the_bot_left_its_server(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 5)
    lost = "UPDATE parties SET table_channel = NULL, table_message = NULL"
    await damage(services, lost)
    await findings(services, repairs=True)
    await services.tell(partie)
    assert services.messenger.speeches((await services.row(partie)).channel, Says.MOVED)
    await damage(
        services,
        lost,
        "UPDATE seats SET hand_channel = NULL, hand_message = NULL",
        f"INSERT INTO guilds (id, table_in_channel, left_at) VALUES ({GUILD}, 0, 900)",  # noqa: S608 - numbers
        f"UPDATE parties SET due_at = NULL, wake_at = {900 + ABSENCE_LIMIT}",  # noqa: S608 - numbers
    )
    assert await findings(services) == []
    await damage(services, "UPDATE parties SET wake_at = NULL")
    assert await where(services) == [f"parties.wake_at {partie}"]


async def test_decisions_missing_at_the_table_are_posted(services: ServiceContext) -> None:
    partie = await begun(services, 30)
    await services.play(partie, 20, told=False)
    await damage(services, "DELETE FROM outbox WHERE place = 'table'")
    assert f"outbox.table {partie}" in await where(services)
    await findings(services, repairs=True)
    await services.tell(partie)
    seq = (await services.row(partie)).seq
    assert sorted(set(services.messenger.told(THREAD + partie))) == list(range(seq))


async def test_a_notice_that_cannot_be_delivered_is_deleted(services: ServiceContext) -> None:
    partie = await begun(services, 3)

    def tell(tx: Transaction) -> None:
        for place, kind in (
            (Place.TABLE, "remind"),
            (Place.HAND0, "late:0"),
            (Place.HAND1, "retire:x:y"),
            (Place.CHANNEL, "award"),
        ):
            outbox.enqueue_all(tx, partie, [NewNotice(place, parse_message(kind), 0, 0, 0)])

    await services.context.database.write(tell)
    assert [place.split()[0] for place in await where(services)] == ["outbox.row"] * 4
    await findings(services, repairs=True)
    assert not await services.waiting(partie)


async def test_a_notice_delayed_by_a_wrong_clock_is_delivered_now(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("say", Failure.LATER, times=9)
    services.clock.now += 900 * DAY
    await services.play(partie, 1)
    services.clock.now -= 900 * DAY
    assert {place.split()[0] for place in await where(services)} == {"outbox.due_at"}
    services.messenger.mishaps.clear()
    await findings(services, repairs=True)
    await services.tell(partie)
    assert not await services.waiting(partie)


@pytest.mark.of_a_file
async def test_orphan_rows_are_deleted_unless_they_are_decisions(tmp_path: Path) -> None:
    async with opened(tmp_path / "piquet.sqlite3") as services:
        await services.play(await begun(services, 12), 1, told=False)
        await writer_of(services.context.database).execute_fetchall("PRAGMA foreign_keys = OFF")
        for table, partie in (("posts", 98), ("requests", 98), ("outbox", 99), ("actions", 99)):
            await damage(services, f"UPDATE {table} SET partie = {partie}")  # noqa: S608
        found = {
            one.finding.table: one.repaired
            for one in await findings(services, repairs=True)
            if isinstance(one.finding, Damage) and one.finding.kind is DamageKind.ORPHANS
        }
        # The notices belong to a partie of which the actions are left.
        assert found == {"posts": True, "requests": True, "outbox": False, "actions": False}


@pytest.mark.of_a_file
async def test_rows_that_are_no_longer_orphans_are_not_deleted(services: ServiceContext) -> None:
    partie = await begun(services, 12)
    posted = await services.context.database.read(partial(posts.posts, partie_id=partie))
    await services.context.database.write(partial(integrity.delete_orphans, table="posts", rows=[1, 2]))
    assert await services.context.database.read(partial(posts.posts, partie_id=partie)) == posted != []


# Parties that are over.


@pytest.mark.parametrize(
    ("sql", "place"),
    [
        ("UPDATE seats SET total = total + 1 WHERE seat = 0", "seats.total 1/0"),
        ("UPDATE parties SET winner = 1 - winner", "parties.winner 1"),
        ("UPDATE parties SET result = '{'", "parties.result 1"),
        (f"UPDATE parties SET result = '{'[' * 50_000}'", "parties.result 1"),  # noqa: S608 - a constant
        ("UPDATE parties SET to_act = 0", "parties.to_act 1"),
        ("UPDATE parties SET booked = 0", "parties.booked 1"),
    ],
    ids=["total", "winner", "broken", "nested", "turn", "entered"],
)
async def test_a_repair_restores_a_finished_partie_exactly(services: ServiceContext, sql: str, place: str) -> None:
    partie = await begun(services)
    await services.finish(partie)
    await services.tell(partie)
    before = await everything(services)
    await damage(services, sql)
    assert [(one.finding.where, one.repaired) for one in await findings(services, repairs=True)] == [(place, True)]
    assert await everything(services) == before


async def test_entering_results_not_marked_as_entered_only_marks_them(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.finish(partie)
    await services.tell(partie)
    before = await everything(services)
    await damage(services, "UPDATE parties SET booked = 0")
    await services.context.database.write(lambda tx: entries.enter(tx, partie))
    assert await everything(services) == before


async def test_a_result_of_a_partie_that_was_resigned_is_deleted(services: ServiceContext) -> None:
    partie = await resigned(services)
    before = await everything(services)
    await damage(services, """UPDATE parties SET result = '{"winner": 1, "points": 264, "rubicon": true}'""")
    assert [(one.finding.where, one.repaired) for one in await findings(services, repairs=True)] == [
        (f"parties.result {partie}", True)
    ]
    assert await everything(services) == before


async def test_a_resignations_winner_is_left_because_no_decision_shows_it(services: ServiceContext) -> None:
    partie = await resigned(services)
    await damage(services, "UPDATE parties SET winner = 1 - winner")
    await left_alone(services, f"partie {partie}: its results have other players, another end or another rating")


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM actions WHERE seq = 20",
        "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)",
        "UPDATE deals SET hand0 = replace(hand0, substr(hand0, 1, 2), '7C') WHERE number = 2",
        "UPDATE deals SET hand0 = hand1, hand1 = hand0 WHERE number = 1",
        "UPDATE parties SET rules = 'whist'",
    ],
)
async def test_a_finished_partie_that_cannot_be_replayed_repairs_nothing(services: ServiceContext, sql: str) -> None:
    partie = await begun(services)
    await services.finish(partie)
    await damage(services, "UPDATE ratings SET rating = rating + 1", sql)
    await left_alone(services, f"partie {partie}: ")


async def test_cards_that_give_other_scores_than_those_stored_are_reported_and_left(services: ServiceContext) -> None:
    partie = await begun(services, 200)
    await damage(
        services,
        "UPDATE deals SET score0 = score0 + 5, score1 = score1 + 9 WHERE number = 0",
        "UPDATE seats SET total = total + CASE seat WHEN 0 THEN 5 ELSE 9 END",
    )
    await left_alone(services, f"partie {partie}: its cards and decisions do not give the scores")


@pytest.mark.parametrize("how", ["played", "resigned", "stopped"])
async def test_a_finished_partie_is_never_reopened(services: ServiceContext, how: str) -> None:
    partie = await begun(services, 400 if how == "played" else 20)
    if how == "resigned":
        await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    if how == "stopped":
        await servers.stop(services.context, GUILD, partie, CLEO, key=key())
    await services.tell(partie)
    before = await services.row(partie)
    await damage(services, "UPDATE parties SET ended_at = NULL, ending = NULL")
    await left_alone(services, f"partie {partie}: it has no end, but results")
    await damage(services, f"UPDATE parties SET ended_at = {before.ended_at}, ending = '{how}'")  # noqa: S608 - our own
    await damage(services, "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)")
    await left_alone(services, f"partie {partie}: decision ")
    assert (await services.row(partie)).ending == how


@pytest.mark.parametrize("told", [True, False])
async def test_a_missing_last_decision_is_not_undone(services: ServiceContext, *, told: bool) -> None:
    """Both players may have seen the answer, so the player must not decide again."""
    partie = await begun(services, 54)
    await services.play(partie, 1, told=told)
    await damage(services, "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)")
    await left_alone(services, f"partie {partie}: decision {(await services.row(partie)).seq} was made but is missing")


# Secrets, settings and channels.


@pytest.mark.parametrize("decisions", [None, 20, 400], ids=["open", "in play", "finished"])
async def test_an_invalid_secret_is_reported_in_a_sentence(services: ServiceContext, decisions: int | None) -> None:
    if decisions is None:
        await challenged(services)
    else:
        await begun(services, decisions)
    await damage(services, "UPDATE deal_secrets SET secret = substr(secret, 1, 40) || 'g' || substr(secret, 42)")
    challenge = await services.context.database.read(lambda tx: tx.fetch_value("SELECT challenge FROM deal_secrets"))
    await left_alone(services, f"deal_secrets.secret {challenge}: ")
    assert await where(services) == [f"deal_secrets.secret {challenge}"]


@pytest.mark.parametrize("version", [1, 2])
async def test_cards_that_do_not_follow_from_the_secret_are_found(services: ServiceContext, version: int) -> None:
    partie = await begun(services, 20)
    await damage(services, f"UPDATE deal_secrets SET version = {version}, secret = '{'ab' * 32}'")  # noqa: S608 - our own
    if version == 1:
        assert await findings(services) == []  # nothing is claimed about it
        await damage(services, "UPDATE deal_secrets SET version = 2")
    await left_alone(services, f"partie {partie}: the secret or the cut for deal do not follow from its proof")


async def test_an_unreadable_cut_is_reported_in_a_sentence_even_without_a_proof(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 400)
    await damage(services, "UPDATE challenges SET commitment = ''")
    await damage(services, "UPDATE parties SET commitment = '', cut = 'KS'")
    await left_alone(services, f"parties.cut {partie}: ")


async def test_unreadable_terms_of_an_open_challenge_are_reported_in_a_sentence(services: ServiceContext) -> None:
    await challenged(services)
    await damage(services, f"UPDATE challenges SET options = '{'[' * 50_000}'")  # noqa: S608 - a constant
    await left_alone(services, "challenges.rules ")


@pytest.mark.parametrize(
    ("column", "value"),
    [("quiet", "22-77"), ("quiet", "22-7x"), ("quiet", "night"), ("zone", "Europe/Atlantis")],
)
async def test_an_unreadable_setting_is_reported_and_the_parties_continue(
    services: ServiceContext, column: str, value: str
) -> None:
    user = User(ADA, quiet="22-7", zone="Europe/Paris")
    await services.context.database.write(lambda tx: save_user(tx, user))
    partie = await services.begin(pace=DAY)
    await services.play(partie, 3)
    assert await findings(services) == []
    await damage(services, f"UPDATE users SET {column} = '{value}'")  # noqa: S608
    assert f"users.{column} {ADA}" in await where(services)
    await services.play(partie, 3)


async def test_a_hand_in_the_direct_messages_of_its_challenge_is_no_problem(services: ServiceContext) -> None:
    offer = await challenged(services, PRIVATE, DM + ADA)
    taken = await challenges.accept(services.context, offer.id, NamedPlayer(BEN, "Ben"))
    assert taken.partie is not None
    await services.tell(taken.partie)
    (hand,) = services.messenger.hands(ADA)
    assert hand.at.channel == offer.channel
    assert await findings(services) == []


@pytest.mark.parametrize(
    "channel", [f"{DM + ADA}", str(CHANNEL), "(SELECT table_channel FROM parties)"], ids=["ada's", "channel", "thread"]
)
async def test_a_hand_in_a_channel_that_others_read_is_found(services: ServiceContext, channel: str) -> None:
    await begun(services, 3)
    await damage(services, f'UPDATE seats SET hand_channel = {channel} WHERE "user" = {BEN}')  # noqa: S608
    assert {place.split()[0] for place in await where(services)} == {"seats.hand_channel"}


# The run.


async def test_a_sample_replays_some_finished_parties_and_all_in_play(
    services: ServiceContext,
) -> None:
    for _ in range(3):
        await resigned(services)
    await begun(services, 5)
    for sample, checked in ((2, 3), (None, 4)):
        told: list[tuple[int, int]] = []
        progress = lambda done, parties: told.append((done, parties))  # noqa: B023, E731 - called at once
        assert (await examine_open(services.context.database, progress, sample)).tables == {}
        assert told[-1][0] == checked


async def test_a_report_counts_what_it_does_not_list(services: ServiceContext) -> None:
    await begun(services, 5)
    for user in range(1, 31):
        await services.context.database.write(lambda tx: save_user(tx, User(user, zone=f"Nowhere/{user}")))  # noqa: B023 - written at once
    report = await examine_open(services.context.database, lambda *_: None, None)
    assert (report.tables["users"].found, len(report.tables["users"].shown)) == (30, 20)


async def test_checking_while_the_bot_runs_finds_no_problem_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "piquet.sqlite3"
    async with opened(path) as services:
        several = [await begun(services) for _ in range(3)]
        other = await Database.open(new_database(path))
        try:

            async def play(partie: PartieId) -> None:
                await services.play(partie, 60, told=False)

            playing = [asyncio.create_task(play(partie)) for partie in several]
            checkups = 0
            while not all(task.done() for task in playing):
                assert [found async for found in Checkup(other, services.clock, True).findings()] == []
                checkups += 1
            await asyncio.gather(*playing)
            assert checkups > 3
        finally:
            await other.close()
        assert await services.context.database.read(hanging) == []
        for partie in several:
            actions = await services.context.database.read(partial(parties.actions_of, partie_id=partie))
            assert len(actions) == (await services.row(partie)).seq
