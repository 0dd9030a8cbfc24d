import importlib
import inspect
import pkgutil
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import Any, TypeAlias

import pytest

import data
from bot.model.challenges import ChallengeState
from bot.model.clock_pauses import RestDays, Vacation
from bot.model.clocks import Clock
from bot.model.ids import IMPORTED, PartieId
from bot.model.leaderboards import LeaderboardKey, RankedBy
from bot.model.outbox_messages import SendNew, Show
from bot.model.players import Block, User
from bot.model.results import EndedBy
from bot.model.servers import Guild
from data import (
    challenges,
    daily,
    deal_secrets,
    imported,
    leaderboard_places,
    meta,
    outbox,
    par,
    parties,
    players,
    posts,
    ratings,
    requests,
    results,
    servers,
    vacations,
)
from data.outbox import Place
from data.players import blocks, day_reminders, lessons, problem_answers, seated, training, users
from data.store.database import Database
from data.store.transaction import Transaction
from tests.data.table import ADA, BEN, a_challenge, a_deal, a_deal_result, a_partie, a_result
from tests.support.sqlite_lanes import writer_of

Call: TypeAlias = partial[Any]
MACHINERY = {"bot.model.ids", "bot.model.outbox_messages"}
WHOLE = {"data.derived_rows", "data.ledger_sums", "data.forgetting", "data.stored_forms"}

ONE = 1  # the id of the first partie, challenge and notice in a new database
BOARD = LeaderboardKey(ONE, RankedBy.WON, "deals", 0)
NOTHING: dict[str, Any] = dict.fromkeys(field.name for field in fields(parties.PartieRow))
PARTIE = parties.PartieRow(**(NOTHING | {"id": ONE, "seq": 0, "since": 300, "extra": 0, "reminded": 0}))
A_NOTICE = outbox.Notice(ONE, PartieId(ONE), Place.HAND0, SendNew(), 0, 0, False, 0, 300, None, widened=9)
CHAIN = daily.DayChain(ONE, "0" * 64, 1, 5000, "0" * 64, 100)
TRAINING = training.TrainingRow(PartieId(ONE), 0, 3, ADA, "{}", 300)
DAY = daily.NewDay(ONE, 1, "0" * 64, "", 100, 200)
CALLS: list[Call] = [
    partial(users.get_user, user=ADA),
    partial(seated.seated, partie_id=PartieId(ONE), now=300),
    partial(users.save_user, user=User(ADA)),
    partial(users.dm_channel, user=ADA),
    partial(users.newest_dm_channels, number=10),
    partial(users.add_user, user=ADA),
    partial(users.save_dm_channel, user=ADA, channel=2),
    partial(users.languages_of_people),
    partial(servers.languages_of_servers),
    partial(users.is_gone, user=ADA, guild=ONE),
    partial(users.set_gone, user=ADA, guild=ONE, gone=True),
    partial(users.set_name, user=ADA, guild=ONE, name="Ada", ended_at=300),
    partial(users.name_of, user=ADA, guild=ONE),
    partial(problem_answers.answers_of, user=ADA),
    partial(problem_answers.add_answer, answer=problem_answers.ProblemAnswer(ADA, 3, 0, 1, True, 20_000, 100)),
    partial(training.add_position, row=TRAINING),
    partial(training.put_position, row=TRAINING),
    partial(training.position, partie=PartieId(ONE), deal=0, place=3),
    partial(training.places_of, partie=PartieId(ONE), deal=0, user=ADA),
    partial(training.next_position, user=ADA, now=300),
    partial(training.number_due, user=ADA, now=300),
    partial(training.next_due, user=ADA),
    partial(lessons.lessons_of, user=ADA),
    partial(lessons.save_lesson, row=lessons.LessonRow(ADA, "first", 3)),
    partial(lessons.was_offered, user=ADA),
    partial(lessons.add_offer, user=ADA, at=100),
    partial(daily.was_forgotten, day=ONE, user=ADA),
    partial(daily.withheld_until, partie=PartieId(ONE), day=ONE),
    partial(daily.anyone_played, guild=ONE),
    partial(daily.first_posted, guild=ONE),
    partial(results.best_won, guild=ONE, pool="deals", since=100, until=300),
    partial(daily.played_in, guild=ONE, first=1, last=7, since=100, until=300),
    partial(day_reminders.reminder_of, user=ADA),
    partial(day_reminders.put_reminder, row=day_reminders.DayReminder(ADA, ONE, 300)),
    partial(day_reminders.due_reminders, now=300, most=100),
    partial(day_reminders.next_reminder),
    partial(day_reminders.remove_reminder, user=ADA),
    partial(results.has_finished, user=ADA),
    partial(results.met, user=ADA, what="repique", outside=PartieId(ONE)),
    partial(results.met, user=ADA, what="rubicon", outside=PartieId(ONE)),
    partial(servers.get_server, guild=ONE),
    partial(servers.servers_left),
    partial(servers.save_server, guild=Guild(ONE)),
    partial(meta.get_meta, name="commands"),
    partial(meta.get_number, name="forgotten"),
    partial(meta.set_meta, name="commands", value="hash"),
    partial(
        challenges.add_challenge,
        new=challenges.NewChallenge(
            id=2,
            guild=ONE,
            channel=2,
            challenger=ADA,
            challenger_name="Ada",
            rules="rubicon",
            made_at=100,
            expires_at=900,
        ),
    ),
    partial(challenges.get_challenge, challenge=ONE),
    partial(challenges.set_message, challenge=ONE, message=3),
    partial(challenges.set_cut_words, challenge=ONE, words="a"),
    partial(challenges.set_opponent_cut_words, challenge=ONE, words="b"),
    partial(deal_secrets.add_secret, challenge=ONE, version=2, secret=bytes(32)),
    partial(deal_secrets.renew_secret, challenge=ONE, version=2, secret=bytes(32)),
    partial(deal_secrets.secret_of, challenge=ONE),
    partial(deal_secrets.drop_secret, challenge=ONE),
    partial(challenges.close_challenge, challenge=ONE, state=ChallengeState.DECLINED),
    partial(challenges.expired_challenges, now=999),
    partial(challenges.next_expiry),
    partial(
        parties.add_partie,
        new=parties.NewPartie(guild=ONE, channel=2, rules="rubicon", cut="KS 9D", began_at=200),
        users=(ADA, BEN),
        names=("Ada", "Ben"),
    ),
    partial(parties.get_partie, partie_id=PartieId(ONE)),
    partial(parties.texts, partie_id=PartieId(ONE), deal=None),
    partial(requests.is_new, key=6, partie_id=PartieId(ONE), at=300),
    partial(parties.seats, partie_id=PartieId(ONE)),
    partial(parties.engines_of, partie_id=PartieId(ONE)),
    partial(parties.ongoing_of, user=ADA),
    partial(parties.in_play_at, table_channel=2),
    partial(parties.set_turn, partie_id=PartieId(ONE), seq=0, to_act=0, since=300),
    partial(parties.set_clock, partie_id=PartieId(ONE), clock=Clock(0, 400, 350, 0)),
    partial(parties.turns_of, user=ADA),
    partial(parties.next_wake),
    partial(parties.next_wake, after=300),
    partial(parties.awake, now=400),
    partial(parties.in_play),
    partial(parties.dm_channel, user=ADA),
    partial(parties.next_ids, after=0, most=10),
    partial(parties.servers_in_play),
    partial(parties.silent, last=100, now=900),
    partial(parties.ongoing_of_channel, guild=ONE, channel=2),
    partial(parties.house_to_act),
    partial(parties.idle_since, since=900),
    partial(parties.set_friendly, partie_id=PartieId(ONE)),
    partial(parties.set_pace, partie_id=PartieId(ONE), pace=86400),
    partial(parties.ongoing_in, guild=ONE),
    partial(parties.running_in, guild=ONE, after=0, most=25),
    partial(parties.paused_in, guild=ONE, after=0, most=25),
    partial(parties.set_gone, partie_id=PartieId(ONE), seat=0, gone="left"),
    partial(parties.set_choice, partie_id=PartieId(ONE), chooser=None, first_dealer=0),
    partial(parties.set_entered, partie_id=PartieId(ONE)),
    partial(parties.to_enter, after=(0, 0), most=5),
    partial(parties.number_to_enter),
    partial(parties.set_channel, partie_id=PartieId(ONE), channel=2),
    partial(parties.set_table, partie_id=PartieId(ONE), table_channel=2, table_message=3),
    partial(parties.set_orders, partie_id=PartieId(ONE), seat=0, orders="follow"),
    partial(parties.set_end_offered, partie_id=PartieId(ONE), seat=0, end_offered=0),
    partial(parties.set_acted, partie_id=PartieId(ONE), seat=0, at=1, seq=1),
    partial(parties.set_hand, partie_id=PartieId(ONE), seat=0, hand_channel=4, hand_message=5, hand_seq=0),
    partial(parties.add_deal, deal=a_deal(PartieId(ONE))),
    partial(parties.append_action, action=parties.ActionRow(PartieId(ONE), 0, 0, "0 play AS", 300)),
    partial(parties.actions_of, partie_id=PartieId(ONE)),
    partial(parties.actions_of, partie_id=PartieId(ONE), deal=0),
    partial(parties.deals, partie_id=PartieId(ONE)),
    partial(parties.finish_deal, partie_id=PartieId(ONE), number=0, scores=(28, 23), totals=(28, 23)),
    partial(parties.set_totals, partie_id=PartieId(ONE), totals=(28, 23)),
    partial(parties.set_end, partie_id=PartieId(ONE), ended_at=400, ending=EndedBy.PLAYED, winner=0, result=None),
    partial(vacations.save_vacation, vacation=Vacation(ADA, 300, 400)),
    partial(vacations.vacations_since, user=ADA, since=300),
    partial(vacations.save_rest, rest=RestDays(ADA, 300, "56", "UTC")),
    partial(vacations.rest_at, user=ADA, since=300),
    partial(vacations.rests_of, user=ADA),
    partial(vacations.rests_at, partie_id=PartieId(ONE)),
    partial(vacations.drop_later, user=ADA, now=300),
    partial(requests.store_request, key=ONE, partie_id=PartieId(ONE), seq=0, at=300),
    partial(requests.stored_request, key=ONE),
    partial(requests.delete_requests, before=300),
    partial(outbox.enqueue, row=PARTIE, place=Place.TABLE, message=Show(), now=300),
    partial(outbox.enqueue_for_hands, row=PARTIE, message=SendNew(), now=300),
    partial(outbox.refresh_hand, row=PARTIE, seat=0, now=300),
    partial(
        outbox.enqueue_all,
        partie_id=PartieId(ONE),
        notices=[outbox.NewNotice(place, SendNew(), 0, 0, 300) for place in outbox.HANDS],
    ),
    partial(outbox.waiting, partie_id=PartieId(ONE)),
    partial(outbox.mark_tried, notice=ONE, post_channel=2),
    partial(outbox.drop_delayed_send, partie_id=PartieId(ONE), seat=0, now=400),
    partial(outbox.drop_shown, partie_id=PartieId(ONE), place=Place.HAND1, message=SendNew(), seq=-1),
    partial(outbox.drop_shown, partie_id=PartieId(ONE), place=Place.HAND1, message=SendNew(), seq=-1, live=2),
    partial(outbox.make_due, partie_id=PartieId(ONE), now=300),
    partial(outbox.make_due, partie_id=PartieId(ONE), now=300, only=Place.TABLE),
    partial(outbox.tables_without_access, after=400),
    partial(outbox.postpone, notice=A_NOTICE, due_at=400),
    partial(outbox.next_due),
    partial(outbox.backlog, now=400, until=1000),
    partial(outbox.due, now=400),
    partial(outbox.done, notice=A_NOTICE, seq=0),
    partial(outbox.done, notice=A_NOTICE),
    partial(posts.add_post, post=posts.Post(PartieId(ONE), 0, 2, 3, 0, 0, 300)),
    partial(posts.widen_post, post=posts.Post(PartieId(ONE), 0, 2, 3, 0, 0, 300), last_seq=1),
    partial(posts.delete_post, partie_id=PartieId(ONE), number=9),
    partial(posts.last_post, partie_id=PartieId(ONE)),
    partial(posts.calls_of, partie_id=PartieId(ONE), seat=0),
    partial(posts.posts, partie_id=PartieId(ONE)),
    partial(
        results.add_results,
        results=[a_result(PartieId(ONE), seat) for seat in (0, 1)],
        deals=[a_deal_result(PartieId(ONE))],
    ),
    partial(results.results_of, partie_id=PartieId(ONE)),
    partial(results.deal_results_of, partie_id=PartieId(ONE)),
    partial(results.of_user, user=ADA, most=10),
    partial(results.of_user, user=ADA, other=BEN, guild=ONE, before=(300, ONE), most=10),
    partial(results.pools_of, user=ADA, guild=None),
    partial(results.of_user_after, user=ADA, after=(100, ONE), most=10),
    partial(results.of_user_after, user=ADA, after=(100, ONE), other=BEN, guild=ONE, most=10),
    partial(results.rated_between, user=ADA, other=BEN, since=100, until=400),
    partial(results.rated_in, user=ADA, pool="deals"),
    partial(results.number_of, user=ADA),
    partial(results.course, user=ADA, pool="deals", guild=None),
    partial(results.statistics, user=ADA, pool="deals", guild=None),
    partial(results.dealt_results, user=ADA, pool="deals", guild=None, parties=100),
    partial(results.latest_of, user=ADA),
    partial(results.latest_deals, user=ADA, most=60),
    partial(results.against, user=ADA, other=BEN, pool="deals", guild=ONE),
    partial(results.best_before, guild=ONE, pool="deals", partie_id=PartieId(ONE), most=20),
    partial(results.rating_after, user=ADA, pool="deals", number=1),
    partial(ratings.save_rating, rating=ratings.Rating(ADA, "deals", 1500.0, 350.0, 0.06, 300, 1)),
    partial(ratings.get_rating, user=ADA, pool="deals"),
    partial(ratings.ratings_of, user=ADA),
    partial(ratings.inactive_since, last=300, most=5),
    partial(ratings.set_inactive, user=ADA, pool="deals"),
    partial(leaderboard_places.put, board=BOARD, user=ADA, value=3),
    partial(leaderboard_places.put, board=BOARD, user=ADA, value=5),
    partial(leaderboard_places.value_of, board=BOARD, user=ADA),
    partial(blocks.has_blocked, user=ADA, other=BEN),
    partial(blocks.blocks_of, user=ADA),
    partial(blocks.add_block, block=Block(ADA, BEN, "Ben", 1)),
    partial(blocks.remove_block, user=ADA, blocked=BEN),
    partial(challenges.number_open_in, challenger=ADA, guild=ONE, now=1),
    partial(challenges.open_between, challenger=ADA, opponent=BEN, now=1),
    partial(challenges.number_open_to, opponent=BEN, now=1),
    partial(challenges.open_of, user=BEN),
    partial(challenges.last_of, challenger=ADA),
    partial(challenges.has_pinged, challenger=ADA, opponent=BEN, since=1),
    partial(parties.number_in_play, user=ADA, guild=ONE),
    partial(parties.is_seated, user=ADA),
    partial(parties.number_under_way),
    partial(parties.number_begun, guild=ONE, since=1, now=2),
    partial(parties.number_begun_by, user=ONE, guild=ONE, since=1, now=2),
    partial(leaderboard_places.values_of, user=ADA, what=RankedBy.WON, pool="deals"),
    partial(leaderboard_places.people, board=BOARD),
    partial(leaderboard_places.place, board=BOARD, value=3),
    partial(leaderboard_places.ahead, board=BOARD, user=ADA),
    partial(leaderboard_places.row_of, board=BOARD, user=ADA),
    partial(leaderboard_places.page, board=BOARD, after=0, most=10),
    partial(leaderboard_places.page_of, board=BOARD, user=ADA, most=10),
    partial(leaderboard_places.put, board=BOARD, user=ADA, value=None),
    partial(daily.put_chain, chain=CHAIN),
    partial(daily.chain_of, guild=ONE),
    partial(daily.chains),
    partial(daily.add_words, guild=ONE, user=ADA, key="0" * 64, now=100),
    partial(daily.words_given, guild=ONE),
    partial(daily.drop_words, guild=ONE),
    partial(daily.add_day, new=DAY),
    partial(daily.day_with, day=ONE),
    partial(daily.days_of, guild=ONE),
    partial(daily.days_in_play),
    partial(daily.latest_day, guild=ONE),
    partial(daily.day_numbered, guild=ONE, number=1),
    partial(daily.days_to_close, now=300, most=5),
    partial(daily.days_since, since=100, most=5),
    partial(daily.next_close),
    partial(daily.deals_of_day, day=ONE, after=0, most=5),
    partial(daily.deals_of, day=ONE, user=ADA),
    partial(daily.in_play_on, day=ONE, most=5),
    partial(daily.days_played, user=ADA),
    partial(daily.pauses, guild=ONE, least=1),
    partial(daily.last_heartbeat),
    partial(daily.store_heartbeat, now=1),
    partial(daily.outages),
    partial(daily.add_outage, began=1, ends=2),
    partial(daily.exchange_of, partie=PartieId(ONE)),
    partial(daily.exchanges_of, day=ONE, deal=0, most=5),
    partial(daily.days_with_finishers, guild=ONE, most=5),
    partial(daily.number_begun, day=ONE),
    partial(daily.number_finished, day=ONE),
    partial(daily.first_finishers, day=ONE, most=20),
    partial(daily.post_of, guild=ONE, kind=daily.PostKind.DAY, number=1),
    partial(daily.put_post, post=daily.DayPostRow(ONE, daily.PostKind.DAY, 1, 78)),
    partial(daily.servers_with_channel),
    partial(daily.close_early, now=100),
    partial(daily.hands_of_open_days),
    partial(daily.begun_on_open_days, user=ADA),
    partial(imported.add_imported, user=ADA, now=300, record="{}", most=10),
    partial(imported.get_imported, partie=PartieId(IMPORTED + 1)),
    partial(imported.imported_of, user=ADA),
    partial(imported.oldest),
    partial(imported.drop_imported, partie=PartieId(IMPORTED + 1), user=ADA),
    partial(imported.drop_old, before=100),
    partial(daily.close_day, day=daily.DayRow(ONE, *(ONE, 1, "0" * 64, "", 100, 200), None), now=300),
    partial(par.add_par, row=par.ParRow("AS " * 31 + "KS", "rubicon", "{}", 40, 8, 1)),
    partial(par.par_of, pack="AS " * 31 + "KS", rules="rubicon", options="{}"),
    partial(par.pars_of, packs=("AS " * 31 + "KS", "AS " * 31 + "QS")),
]
NO_QUERIES = {leaderboard_places.rank, leaderboard_places.placed_value, leaderboard_places.shown_value}


def store_functions() -> set[Callable[..., object]]:
    wings = ((data.__path__, "data."), (players.__path__, "data.players."))
    found = {module.name for path, prefix in wings for module in pkgutil.iter_modules(path, prefix) if not module.ispkg}
    modules = [importlib.import_module(name) for name in found - MACHINERY - WHOLE]
    return {
        function
        for module in modules
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and not name.startswith("_")
    }


async def statements(db: Database, calls: list[Call]) -> list[str]:
    seen: list[str] = []

    def work(tx: Transaction) -> None:
        for call in calls:
            call(tx)

    await writer_of(db).set_trace_callback(seen.append)
    await db.write(work)
    return [sql for sql in seen if sql.split()[0] in {"SELECT", "INSERT", "UPDATE", "DELETE"}]


async def plan(db: Database, sql: str) -> list[str]:
    def explain(tx: Transaction) -> list[str]:
        return [row["detail"] for row in tx.fetch_all(f"EXPLAIN QUERY PLAN {sql}")]

    return await db.read(explain)


def reads_all(step: str) -> bool:
    """Whether a step in SQLite's query plan reads a whole table.

    SQLite calls a maximum without an index a "search". "CONSTANT ROW" and "added" are rows made by the statement
    itself.
    """
    if step == "SCAN added" or step.endswith((" CONSTANT ROW", " CONSTANT ROWS")):
        return False
    return step.startswith("SCAN") or (step.startswith("SEARCH") and " USING " not in step)


def test_every_function_with_sql_is_checked_here() -> None:
    assert {call.func for call in CALLS} == store_functions() - NO_QUERIES


async def test_every_function_runs(db: Database) -> None:
    await db.write(partial(a_challenge, challenge=ONE))
    await db.write(a_partie)
    for call in CALLS:
        await db.write(call)


@pytest.mark.of_a_file
async def test_no_query_scans_a_table(db: Database) -> None:
    await db.write(partial(a_challenge, challenge=ONE))
    await db.write(a_partie)
    asked = await statements(db, CALLS)
    assert len(asked) >= len(CALLS)
    for sql in asked:
        assert not [step for step in await plan(db, sql) if reads_all(step)], sql


@pytest.mark.of_a_file
async def test_a_page_of_a_leaderboard_needs_no_look_up_for_each_row(db: Database) -> None:
    pages: list[Call] = [
        partial(leaderboard_places.page, board=BOARD, after=0, most=10),
        partial(leaderboard_places.page_of, board=BOARD, user=ADA, most=10),
    ]
    await db.write(partial(leaderboard_places.put, board=BOARD, user=ADA, value=3))
    asked = await statements(db, pages)
    reading = {step.partition(" (")[0] for sql in asked for step in await plan(db, sql)}
    assert reading == {
        "SEARCH crowds USING PRIMARY KEY",
        "SEARCH places USING PRIMARY KEY",
        "SEARCH places USING COVERING INDEX places_of",
    }


@pytest.mark.of_a_file
async def test_the_check_detects_a_table_scan(db: Database) -> None:
    for sql in ("SELECT * FROM parties WHERE rules = 'club'", "SELECT max(at) FROM actions"):
        assert any(reads_all(step) for step in await plan(db, sql))
