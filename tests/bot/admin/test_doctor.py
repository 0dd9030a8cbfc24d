"""The doctor finds every kind of damage in stored parties, and repairs it from the actions."""

import asyncio
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from bot.admin.health import invariants
from bot.admin.health.checks import UNTRUSTED, Problem
from bot.admin.health.doctor import Checkup, Found
from bot.features.challenges import service as challenges
from bot.features.parties import deciding
from bot.features.results import entries
from bot.features.servers import service as servers
from bot.model.challenges import Terms
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
from tests.support.sampled_rules import with_rules
from tests.support.sqlite_lanes import writer_of

DAY = 24 * 60 * 60


async def checked(services: ServiceContext, *, repairs: bool = False) -> list[Found]:
    checkup = Checkup(services.context.database, services.clock, repairs, lambda done, parties: None)
    return [found async for found in checkup.findings()]


async def problems(services: ServiceContext) -> list[Problem]:
    return [found.finding.problem for found in await checked(services)]


async def begun(services: ServiceContext, decisions: int = 0) -> PartieId:
    partie = await services.begin()
    await services.play(partie, decisions, told=False)
    await services.tell(partie)
    return partie


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


async def everything(services: ServiceContext) -> str:
    """A digest of all that is stored."""
    return await services.context.database.read(state)


@pytest.mark.parametrize("rules", [with_rules(name, sample=("rubicon",)) for name in RULE_SETS])
async def test_no_problem_is_found_at_any_moment_of_a_partie(services: ServiceContext, rules: str) -> None:
    partie = await services.begin(rules=RULE_SETS[rules], first_dealer=None)
    for _ in range(20):
        assert await checked(services) == []
        await services.play(partie, 11)
    while (await services.row(partie)).to_act is not None:
        await services.play(partie, 50, told=False)
    assert await checked(services) == []
    await services.tell(partie)
    assert await checked(services) == []


async def test_no_problem_is_found_in_a_resigned_partie(services: ServiceContext) -> None:
    await deciding.decide(services.context, await begun(services, 60), ADA, deciding.resign, key=key())
    assert await checked(services) == []


@dataclass(frozen=True, slots=True)
class Case:
    """A damage to the database, the problem that it causes, and whether that can be repaired."""

    problem: Problem
    sql: str
    repairable: bool = True


CASES = [
    Case(Problem.COUNT, "UPDATE parties SET seq = seq + 1"),
    Case(Problem.SCORE, "UPDATE deals SET score0 = score0 + 1 WHERE number = 0"),
    Case(Problem.SCORE, "UPDATE deals SET score0 = NULL, score1 = NULL WHERE number = 0"),
    Case(Problem.TOTALS, "UPDATE seats SET total = 7 WHERE seat = 1"),
    Case(Problem.TURN, "UPDATE parties SET to_act = 1 - to_act"),
    Case(Problem.TURN, "UPDATE parties SET to_act = NULL"),
    Case(Problem.CLOCK, "UPDATE parties SET pace = NULL, due_at = 77, wake_at = 66"),
    Case(Problem.CLOCK, "UPDATE parties SET pace = 86400, due_at = 77, wake_at = 66"),
    Case(Problem.CLOCK, "INSERT INTO guilds (id, table_in_channel, left_at) VALUES (77, 0, 900)"),
    Case(Problem.UNDEALT, "UPDATE deals SET hand0 = hand1 WHERE number = 0", repairable=False),
    Case(Problem.UNDEALT, "UPDATE deals SET dealer = 1 - dealer WHERE number = 1", repairable=False),
    Case(Problem.UNPLAYABLE, "UPDATE actions SET text = 'nonsense' WHERE seq = 3", repairable=False),
    Case(Problem.UNPLAYABLE, "DELETE FROM actions WHERE seq = 5", repairable=False),
    Case(Problem.RULES, "UPDATE parties SET rules = 'whist'", repairable=False),
    Case(Problem.RULES, "UPDATE parties SET options = '{'", repairable=False),
    Case(Problem.RULES, "UPDATE parties SET options = '[1]'", repairable=False),
    Case(Problem.SEATS, "DELETE FROM seats WHERE seat = 1", repairable=False),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.problem}: {case.sql}")
async def test_each_damage_is_found_and_repaired_if_possible(services: ServiceContext, case: Case) -> None:
    await begun(services, 55)
    await damage(services, case.sql)
    found = await checked(services, repairs=True)
    assert case.problem in [one.finding.problem for one in found]
    assert all(one.repaired == case.repairable for one in found)
    assert bool(await checked(services)) != case.repairable


async def test_a_repaired_partie_can_be_played_to_its_end(services: ServiceContext) -> None:
    partie = await begun(services, 55)
    for case in CASES:
        if case.repairable:
            await damage(services, case.sql)
    await checked(services, repairs=True)
    await services.play(partie, 400)
    assert (await services.row(partie)).ending == "played"
    assert await checked(services) == []


async def test_without_any_message_the_hand_and_the_table_are_sent_again(services: ServiceContext) -> None:
    partie = await begun(services, 5)
    await damage(services, "UPDATE seats SET hand_channel = NULL, hand_message = NULL")
    await damage(services, "UPDATE parties SET table_channel = NULL, table_message = NULL")
    assert Problem.MUTE in await problems(services)
    await checked(services, repairs=True)
    row = await services.row(partie)
    user = (ADA, BEN)[row.to_act or 0]
    before = len(services.messenger.hands(user))
    await services.tell(partie)
    assert len(services.messenger.hands(user)) == before + 1
    assert services.messenger.speeches(row.channel, Says.MOVED)
    assert await checked(services) == []


async def test_decisions_missing_at_the_table_are_posted(services: ServiceContext) -> None:
    partie = await begun(services, 30)
    await services.play(partie, 20, told=False)
    await damage(services, "DELETE FROM outbox WHERE place = 'table'")
    assert Problem.UNTOLD in await problems(services)
    await checked(services, repairs=True)
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
    assert await problems(services) == [Problem.NOTICE] * 4
    await checked(services, repairs=True)
    assert not await services.waiting(partie)


async def test_a_notice_delayed_by_a_wrong_clock_is_delivered_now(services: ServiceContext) -> None:
    partie = await begun(services)
    services.messenger.fails("say", Failure.LATER, times=9)
    services.clock.now += 900 * DAY
    await services.play(partie, 1)
    services.clock.now -= 900 * DAY
    assert set(await problems(services)) == {Problem.FAR}
    services.messenger.mishaps.clear()
    await checked(services, repairs=True)
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
            one.finding.detail: one.repaired for one in await checked(services, repairs=True) if one.finding.detail
        }
        # The notices belong to a partie of which the actions are left.
        assert found | {"posts": True, "requests": True, "outbox": False, "actions": False} == found


@pytest.mark.of_a_file
async def test_rows_that_are_no_longer_orphans_are_not_deleted(services: ServiceContext) -> None:
    partie = await begun(services, 12)
    posted = await services.context.database.read(partial(posts.posts, partie_id=partie))
    await services.context.database.write(partial(integrity.forget_orphans, table="posts", rows=[1, 2]))
    assert await services.context.database.read(partial(posts.posts, partie_id=partie)) == posted != []


async def test_totals_of_a_finished_partie_are_checked_and_repaired(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    assert (await services.row(partie)).ending == "played"
    await damage(services, "UPDATE seats SET total = total + 1 WHERE seat = 0")
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.TOTALS, True)
    ]
    assert await checked(services) == []


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE parties SET winner = 1 - winner",
        "UPDATE parties SET result = '{'",
        f"UPDATE parties SET result = '{'[' * 50_000}'",  # noqa: S608 - a constant
    ],
    ids=["winner", "broken", "nested"],
)
async def test_a_wrong_result_is_repaired_from_the_deals(services: ServiceContext, sql: str) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    before = await services.row(partie)
    await damage(services, sql)
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.RESULT, True)
    ]
    assert await services.row(partie) == before


async def test_a_result_of_a_partie_that_was_resigned_is_deleted(services: ServiceContext) -> None:
    partie = await begun(services, 60)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    before = await everything(services)
    await damage(services, """UPDATE parties SET result = '{"winner": 1, "points": 264, "rubicon": true}'""")
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.RESULT, True)
    ]
    assert await everything(services) == before


async def test_who_won_by_a_resignation_is_said_by_no_action_and_left(services: ServiceContext) -> None:
    partie = await begun(services, 60)
    await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await damage(services, "UPDATE parties SET winner = 1 - winner")
    before = await everything(services)
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.CONTRADICTION, False)
    ]
    assert await everything(services) == before


FALSE_ACTIONS = {
    "an action is missing": "DELETE FROM actions WHERE seq = 20",
    "the last action is missing": "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)",
    "a card is another": "UPDATE deals SET hand0 = replace(hand0, substr(hand0, 1, 2), '7C') WHERE number = 2",
    "the hands are swapped": "UPDATE deals SET hand0 = hand1, hand1 = hand0 WHERE number = 1",
    "the rules are unknown": "UPDATE parties SET rules = 'whist'",
}


@pytest.mark.parametrize("sql", FALSE_ACTIONS.values(), ids=FALSE_ACTIONS)
async def test_nothing_is_repaired_by_a_finished_partie_that_cannot_be_replayed(
    services: ServiceContext, sql: str
) -> None:
    partie = await begun(services)
    await services.play(partie, 400, told=False)
    assert (await services.row(partie)).ending == "played"
    await damage(services, "UPDATE ratings SET rating = rating + 1")
    await damage(services, sql)
    before = await everything(services)
    found = await checked(services, repairs=True)
    assert found[0].finding.problem in UNTRUSTED
    assert not any(one.repaired for one in found)
    assert await everything(services) == before


async def test_cards_that_give_other_scores_than_those_stored_are_reported_and_left(services: ServiceContext) -> None:
    partie = await begun(services, 200)
    await damage(services, "UPDATE deals SET score0 = score0 + 5, score1 = score1 + 9 WHERE number = 0")
    await damage(services, "UPDATE seats SET total = total + CASE seat WHEN 0 THEN 5 ELSE 9 END")
    before = await everything(services)
    assert [
        (one.finding.partie, one.finding.problem, one.repaired) for one in await checked(services, repairs=True)
    ] == [(partie, Problem.OTHER_CARDS, False)]
    assert await everything(services) == before


OTHERS = [
    Case(Problem.SEATS, 'UPDATE seats SET "user" = 10', repairable=False),
    Case(Problem.HOUSE, "UPDATE parties SET house = 1"),
    Case(Problem.HANDLESS, "UPDATE seats SET hand_channel = NULL, hand_message = NULL"),
    Case(Problem.TABLELESS, "UPDATE parties SET table_channel = NULL, table_message = NULL"),
    Case(Problem.INDEX, "DROP INDEX outbox_untried"),
    Case(Problem.SCHEMA, "CREATE UNIQUE INDEX one_partie_a_server ON parties (guild)", repairable=False),
    Case(Problem.SETTING, "UPDATE parties SET pace = 7", repairable=False),
    Case(Problem.SETTING, "INSERT INTO guilds (id, table_in_channel, pace) VALUES (5, 0, -1)", repairable=False),
    Case(Problem.CHALLENGE, "UPDATE challenges SET partie = NULL", repairable=False),
    Case(Problem.CHALLENGE, "UPDATE challenges SET state = 'open'", repairable=False),
]


@pytest.mark.parametrize("case", OTHERS, ids=lambda case: f"{case.problem}: {case.sql}")
async def test_damage_that_the_engine_cannot_see_is_found(services: ServiceContext, case: Case) -> None:
    await begun(services, 55)
    await damage(services, case.sql)
    found = {one.finding.problem: one.repaired for one in await checked(services, repairs=True)}
    assert found[case.problem] == case.repairable
    assert (case.problem in await problems(services)) != case.repairable


@pytest.mark.parametrize(
    ("column", "value"),
    [("quiet", "22-77"), ("quiet", "22-7x"), ("quiet", "night"), ("zone", "Europe/Atlantis")],
)
async def test_a_setting_that_cannot_be_read_is_reported_and_the_parties_go_on(
    services: ServiceContext, column: str, value: str
) -> None:
    user = User(ADA, quiet="22-7", zone="Europe/Paris")
    await services.context.database.write(lambda tx: save_user(tx, user))
    partie = await services.begin(pace=DAY)
    await services.play(partie, 3)
    assert await problems(services) == []
    await damage(services, f"UPDATE users SET {column} = '{value}'")  # noqa: S608
    assert Problem.SETTING in await problems(services)
    await services.play(partie, 3)


async def test_results_that_are_not_marked_as_entered_stop_no_start_and_are_repaired(services: ServiceContext) -> None:
    partie = await begun(services)
    await services.play(partie, 400)
    before = await everything(services)
    await damage(services, "UPDATE parties SET booked = 0")
    assert [(one.finding.problem, one.repaired) for one in await checked(services, repairs=True)] == [
        (Problem.LEDGER, True)
    ]
    assert await everything(services) == before
    await damage(services, "UPDATE parties SET booked = 0")
    await services.context.database.write(lambda tx: entries.enter(tx, partie))
    assert await everything(services) == before


async def test_the_direct_messages_in_which_a_challenge_was_made_are_nobody_elses(services: ServiceContext) -> None:
    ada, ben = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
    offer = await challenges.challenge(
        services.context, key(), guild=PRIVATE, channel=DM + ADA, challenger=ada, opponent=ben, terms=Terms(RUBICON)
    )
    taken = await challenges.accept(services.context, offer.id, ben)
    assert taken.partie is not None
    await services.tell(taken.partie)
    (hand,) = services.messenger.hands(ADA)
    assert hand.at.channel == offer.channel
    assert await checked(services) == []


BROKEN_HEX = "UPDATE deal_secrets SET secret = substr(secret, 1, 40) || 'g' || substr(secret, 42)"


@pytest.mark.parametrize("decisions", [None, 20, 400], ids=["open", "in play", "finished"])
async def test_a_secret_that_is_none_is_told_in_a_sentence(services: ServiceContext, decisions: int | None) -> None:
    if decisions is None:
        ada, ben = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
        await challenges.challenge(
            services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ada, opponent=ben, terms=Terms(RUBICON)
        )
    else:
        await begun(services, decisions)
    await damage(services, BROKEN_HEX)
    challenge = await services.context.database.read(lambda tx: tx.fetch_value("SELECT challenge FROM deal_secrets"))
    await left_alone(services, Problem.VALUE)
    assert {one.finding.detail for one in await checked(services)} == {f"deal_secrets.secret {challenge}"}


async def test_a_cut_that_cannot_be_read_is_told_in_a_sentence_of_a_partie_without_a_proof_too(
    services: ServiceContext,
) -> None:
    partie = await begun(services, 400)
    await damage(services, "UPDATE challenges SET commitment = ''")
    await damage(services, "UPDATE parties SET commitment = '', cut = 'KS'")
    await left_alone(services, Problem.VALUE)
    assert [one.finding.detail for one in await checked(services)] == [f"parties.cut {partie}"]


async def test_terms_of_an_open_challenge_that_cannot_be_read_are_told_in_a_sentence(services: ServiceContext) -> None:
    ada, ben = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
    await challenges.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ada, opponent=ben, terms=Terms(RUBICON)
    )
    await damage(services, f"UPDATE challenges SET options = '{'[' * 50_000}'")  # noqa: S608 - a constant
    await left_alone(services, Problem.CHALLENGE)


async def left_alone(services: ServiceContext, problem: Problem) -> None:
    """Checks that the doctor finds this problem first, and that ``--mend`` changes nothing."""
    before = await everything(services)
    for repairs in (False, True):
        found = await checked(services, repairs=repairs)
        assert found[0].finding.problem is problem
        assert not any(one.repaired for one in found)
        assert await everything(services) == before


@pytest.mark.parametrize("told", [True, False])
async def test_a_last_decision_that_is_missing_is_not_taken_back(services: ServiceContext, *, told: bool) -> None:
    """Both players have been answered as if it was made, and have perhaps seen it: nobody decides it a second time."""
    partie = await begun(services, 54)
    await services.play(partie, 1, told=told)
    await damage(services, "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)")
    await left_alone(services, Problem.LOST)


@pytest.mark.parametrize("how", ["played", "resigned", "stopped"])
async def test_a_partie_that_is_over_is_never_opened_again(services: ServiceContext, how: str) -> None:
    partie = await begun(services, 400 if how == "played" else 20)
    if how == "resigned":
        await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    if how == "stopped":
        await servers.stop(services.context, GUILD, partie, CLEO, key=key())
    await services.tell(partie)
    await damage(services, "UPDATE parties SET ended_at = NULL, ending = NULL")
    await left_alone(services, Problem.UNENDED)


@pytest.mark.parametrize("how", ["played", "resigned"])
async def test_a_partie_that_is_over_stays_so_without_its_last_decision(services: ServiceContext, how: str) -> None:
    partie = await begun(services, 400 if how == "played" else 20)
    if how == "resigned":
        await deciding.decide(services.context, partie, ADA, deciding.resign, key=key())
    await services.tell(partie)
    await damage(services, "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)")
    await left_alone(services, Problem.LOST)
    assert (await services.row(partie)).ending == how


@pytest.mark.parametrize(
    "channel", [f"{DM + ADA}", str(CHANNEL), "(SELECT table_channel FROM parties)"], ids=["ada's", "channel", "thread"]
)
async def test_a_hand_in_a_channel_that_is_not_its_players_alone_is_found(
    services: ServiceContext, channel: str
) -> None:
    await begun(services, 3)
    await damage(services, f'UPDATE seats SET hand_channel = {channel} WHERE "user" = {BEN}')  # noqa: S608
    assert {one.finding.problem for one in await checked(services)} == {Problem.SHARED_DM}


async def test_a_sample_replays_some_finished_parties_and_all_in_play(services: ServiceContext) -> None:
    for _ in range(3):
        await deciding.decide(services.context, await begun(services), ADA, deciding.resign, key=key())
    await begun(services, 5)
    told: list[tuple[int, int]] = []
    progress = lambda done, parties: told.append((done, parties))  # noqa: E731
    checkup = Checkup(services.context.database, services.clock, False, progress, sample=2)
    assert [found async for found in checkup.findings()] == []
    assert told[-1][0] == 3


async def test_beside_a_running_bot_no_problem_is_found_and_nothing_changes(tmp_path: Path) -> None:
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
                checkup = Checkup(other, services.clock, True, lambda done, parties: None)
                assert [found async for found in checkup.findings()] == []
                checkups += 1
            await asyncio.gather(*playing)
            assert checkups > 3
        finally:
            await other.close()
        assert await services.context.database.read(invariants.all_breaches) == []
        for partie in several:
            actions = await services.context.database.read(partial(parties.actions_of, partie_id=partie))
            assert len(actions) == (await services.row(partie)).seq


async def test_progress_is_reported(services: ServiceContext) -> None:
    for _ in range(3):
        await deciding.decide(services.context, await begun(services), ADA, deciding.resign, key=key())
    told: list[tuple[int, int]] = []
    checkup = Checkup(
        services.context.database, services.clock, False, lambda done, parties: told.append((done, parties))
    )
    assert [found async for found in checkup.findings()] == []
    assert told[-1] == (3, 3)
