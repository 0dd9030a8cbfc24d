import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.admin.doctor.findings import Damage, DamageKind
from bot.features.challenges import service as challenges
from bot.features.daily.days import CHAIN_DAYS, begin_chain
from bot.features.privacy import service as privacy
from bot.model.challenges import Terms
from bot.model.players import Block, NamedPlayer, User
from bot.piquet.cards import PACK, write_cards
from bot.piquet.proof import day_before
from bot.piquet.rules import RUBICON
from data import daily, par
from data.derived_rows import Difference
from data.players import users
from data.players.blocks import add_block
from data.players.day_reminders import DayReminder, put_reminder
from data.players.lessons import LessonRow, save_lesson
from data.players.problem_answers import ProblemAnswer, add_answer
from data.store.transaction import Transaction
from tests.fakes.service_context import ADA, BEN, CHANNEL, CLEO, GUILD, ServiceContext, key, opened
from tests.lab.faults.kinds.power import state
from tests.support.database_template import copy_to, store
from tests.support.doctor import findings
from tests.support.mistakes import train_on

FIRST_SECRET = bytes(32).hex()
for _ in range(CHAIN_DAYS - 1):
    FIRST_SECRET = day_before("5", bytes.fromhex(FIRST_SECRET))
FIRST_DAY = f"VALUES (1, 5, 1, '{FIRST_SECRET}', 1, 2)"


async def details(services: ServiceContext, *, repairs: bool = False) -> set[str]:
    found = await findings(services, repairs=repairs)
    assert {one.finding.kind for one in found if isinstance(one.finding, Damage)} <= {DamageKind.VALUE}
    assert not any(one.repaired or isinstance(one.finding, Difference) for one in found)
    return {one.finding.where for one in found}


def stored(tx: Transaction) -> None:
    users.save_user(tx, User(BEN, locale="pt-BR", language="de"))
    add_block(tx, Block(BEN, CLEO, "Cleo", 1))
    save_lesson(tx, LessonRow(BEN, "first", 3, 1, 1, 1))
    add_answer(tx, ProblemAnswer(BEN, 1, 0, 0, True, 5, 1))
    tx.execute("INSERT INTO guilds (id, table_in_channel, language) VALUES (5, 0, 'fr')")
    par.add_par(tx, par.ParRow(write_cards(PACK), "rubicon", "{}", 40, 8, 1))
    train_on(tx, BEN)
    begin_chain(tx, 5, bytes(32), 1)
    daily.add_words(tx, 5, BEN, "a" * 64, 1)
    daily.put_post(tx, daily.DayPostRow(5, daily.PostKind.ANCHOR, 1, CHANNEL, 9, "x"))
    put_reminder(tx, DayReminder(BEN, 5, 1))
    tx.execute("INSERT INTO meta (name, value) VALUES ('watched-at', '7')")


async def fill(services: ServiceContext) -> int:
    ada, cleo = NamedPlayer(ADA, "Ada"), NamedPlayer(CLEO, "Cleo")
    partie = await services.begin()
    await services.play(partie, 400, told=False)
    await services.tell(partie)
    await services.context.database.write(stored)
    offer = await challenges.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ada, opponent=cleo, terms=Terms(RUBICON)
    )
    await challenges.withdraw(services.context, offer.id, ADA)
    await privacy.forget(services.context, ADA, lambda _: "Somebody")
    assert await details(services) == set()
    return offer.id


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path | str, int]:
    path = tmp_path_factory.mktemp("forms") / "piquet.sqlite3"

    async def make() -> int:
        async with opened(path) as services:
            return await fill(services)

    offer = asyncio.run(make())
    return store(path), offer


@pytest.fixture
def offer(sound: tuple[Path | str, int]) -> int:
    return sound[1]


@pytest.fixture
async def services(tmp_path: Path, sound: tuple[Path | str, int]) -> AsyncIterator[ServiceContext]:
    copy = tmp_path / "piquet.sqlite3"
    copy_to(copy, sound[0])
    async with opened(copy) as services:
        yield services


@pytest.mark.sampled(12)
@pytest.mark.parametrize(
    ("sql", "detail"),
    [
        ("UPDATE meta SET value = 'x' WHERE name = 'forgotten'", "meta.value forgotten"),
        ("UPDATE meta SET value = '-1' WHERE name = 'forgotten'", "meta.value forgotten"),
        ("UPDATE meta SET value = '9999999999999999999' WHERE name = 'forgotten'", "meta.value forgotten"),
        ("UPDATE meta SET value = '9999999999999999999' WHERE name = 'watched-at'", "meta.value watched-at"),
        ("UPDATE meta SET value = 'x' WHERE name = 'forgotten-key'", "meta.value forgotten-key"),
        ("UPDATE meta SET value = 'x' WHERE name = 'watched-at'", "meta.value watched-at"),
        ("UPDATE users SET id = -7", "users.id -7"),
        ("UPDATE users SET id = 0", "users.id 0"),
        ('UPDATE lessons SET "user" = -1', "lessons.user -1"),
        ('UPDATE blocks SET "user" = -7', "blocks.user -7"),
        ("UPDATE blocks SET blocked = -7", "blocks.blocked -7"),
        ("UPDATE challenges SET opponent = -7 WHERE state = 'withdrawn'", "challenges.opponent -7"),
        ("UPDATE users SET locale = '' WHERE locale = 'pt-BR'", f"users.locale {BEN}"),
        ("UPDATE users SET language = 'a b' WHERE language = 'de'", f"users.language {BEN}"),
        ("UPDATE guilds SET language = '7'", "guilds.language 5"),
        ("UPDATE lessons SET lesson = 'nonsense'", f"lessons.lesson {BEN}"),
        ("UPDATE problem_answers SET problem = 99999", f"problem_answers.problem {BEN}"),
        ("UPDATE training SET question = 'x'", "training.question 1/1/1"),
        ("UPDATE training SET question = replace(question, 'exchange', 'play')", "training.question 1/1/1"),
        ("UPDATE training SET question = replace(question, '1.0', '\"\"')", "training.question 1/1/1"),
        ("UPDATE training SET question = '[]'", "training.question 1/1/1"),
        ('UPDATE training SET "user" = 7', "training.question 1/1/1"),
        ("UPDATE training SET deal = 1", "training.question 1/2/1"),
        ("UPDATE training SET partie = 9", "training.question 9/1/1"),
        ("UPDATE challenges SET options = 'x' WHERE state = 'withdrawn'", "challenges.rules OFFER"),
        ("UPDATE challenges SET rules = 'x' WHERE state = 'withdrawn'", "challenges.rules OFFER"),
        ("UPDATE pars SET pack = replace(pack, 'AS', 'KS')", "pars.pack, row 1"),
        ("UPDATE pars SET pack = replace(pack, 'AS', 'XS')", "pars.pack, row 1"),
        ("UPDATE pars SET rules = 'x'", "pars.pack, row 1"),
        ("UPDATE pars SET options = '{\"deals\": 1}'", "pars.pack, row 1"),
        ("UPDATE pars SET options = '5'", "pars.pack, row 1"),
        ("UPDATE pars SET options = '['", "pars.pack, row 1"),
        ("UPDATE pars SET lines = 7", "pars.pack, row 1"),
        ("UPDATE pars SET total = 80000", "pars.pack, row 1"),
        ("UPDATE training SET due_at = due_at + 400000000", "training.due_at 1"),
        ("UPDATE training SET found = 2", "training.found 1"),
        ("UPDATE training SET choice = 1", "training.choice 1"),
        ("UPDATE day_words SET key = 'X' || substr(key, 2)", f"day_words.key {BEN}"),
        ("UPDATE day_words SET given_at = -1", f"day_words.given_at {BEN}"),
        ("UPDATE day_chains SET opens_at = opens_at + 3000000000", "day_chains.opens_at 5"),
        ("UPDATE day_chains SET last_day = 400", "day_chains.last_secret 5"),
        ("UPDATE day_chains SET anchor = 'f' || substr(anchor, 1, 63)", "day_chains.last_secret 5"),
        ("INSERT INTO days (id, guild, number, secret, opened_at, closes_at) " + FIRST_DAY, f"day_words.guild {BEN}"),
        ("UPDATE day_reminders SET due_at = due_at + 315360000", f"day_reminders.due_at {BEN}"),
        ("UPDATE day_reminders SET missed = 4", f"day_reminders.missed {BEN}"),
        ("UPDATE day_reminders SET guild = -5", f"day_reminders.guild {BEN}"),
        ("UPDATE day_posts SET channel = 0", "day_posts.channel 5"),
        ("UPDATE day_posts SET kind = 'day'", "day_posts.number 5"),
        ("UPDATE actions SET engine = 'AS' WHERE seq = 7", "actions.engine 1"),
        ("UPDATE actions SET engine = '0123456789ABCDEF' WHERE seq = 7", "actions.engine 1"),
        ("UPDATE actions SET engine = '007' WHERE seq = 7", "actions.engine 1"),
    ],
)
async def test_a_value_in_an_unknown_form_is_found_and_left_unchanged(
    services: ServiceContext, offer: int, sql: str, detail: str
) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))
    before = await services.context.database.read(state)
    for repairs in (False, True):
        assert await details(services, repairs=repairs) == {detail.replace("OFFER", str(offer))}
    assert await services.context.database.read(state) == before


@pytest.mark.parametrize("sql", ["UPDATE meta SET value = '0' WHERE name = 'forgotten'", "DELETE FROM meta"])
async def test_a_counter_below_an_assigned_id_is_found(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))
    assert {"seats.user -1", "results.other -1", "challenges.challenger -1"} <= await details(services)


@pytest.mark.parametrize("engine", ["rule-of-thumb", "0123456789abcdef", "1", "12"])
async def test_the_house_version_is_a_rule_a_digest_or_a_number(services: ServiceContext, engine: str) -> None:
    await services.context.database.write(lambda tx: tx.execute("UPDATE actions SET engine = ? WHERE seq = 7", engine))
    assert await details(services) == set()
