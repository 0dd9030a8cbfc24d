import pytest

from bot.features.archive import history
from bot.features.archive.history import HistoryFilter
from bot.features.challenges import service as challenges
from bot.features.parties import deciding, queries
from bot.features.privacy import service as privacy
from bot.features.servers import service as servers
from bot.model.challenges import Terms
from bot.model.ids import PartieId
from bot.model.players import NamedPlayer
from bot.piquet.rules import RUBICON
from bot.runtime.reader import Reader
from data.store.errors import DamagedValue
from tests.fakes.service_context import ADA, BEN, CHANNEL, GUILD, ServiceContext, key


async def damage(services: ServiceContext, sql: str) -> None:
    await services.context.database.write(lambda tx: tx.execute(sql))


async def played(services: ServiceContext, decisions: int) -> PartieId:
    partie = await services.begin()
    await services.play(partie, decisions, told=False)
    return partie


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("decisions", "sql", "where"),
    [
        (20, "UPDATE parties SET rules = 'whist'", "parties.rules"),
        (20, "UPDATE parties SET options = '{'", "parties.rules"),
        (20, "UPDATE parties SET options = '[1]'", "parties.rules"),
        (20, 'UPDATE parties SET options = \'{"deals": "AS"}\'', "parties.rules"),
        (20, "UPDATE parties SET cut = 'KS XX'", "parties.cut"),
        (20, "UPDATE parties SET cut = 'KS'", "parties.cut"),
        (20, "UPDATE parties SET cut = '-'", "parties.cut"),
        (20, "UPDATE deals SET hand0 = hand1", "deal 1"),
        (20, "UPDATE actions SET text = '0 play AS AS'", "deal 1"),
        (20, "DELETE FROM actions WHERE seq = (SELECT max(seq) FROM actions)", "deal 1"),
        (20, "UPDATE parties SET seq = seq + 1", "deal 1"),
        (20, "DELETE FROM seats WHERE seat = 1", "seats"),
        (400, "UPDATE parties SET ending = 'nonsense'", "parties.ending"),
        (400, "UPDATE parties SET result = 'AS'", "parties.result"),
        (400, "UPDATE parties SET result = '[1, 2]'", "parties.result"),
    ],
)
async def test_a_damaged_partie_is_not_shown(services: ServiceContext, decisions: int, sql: str, where: str) -> None:
    partie = await played(services, decisions)
    await damage(services, sql)
    for eye in (0, 1, None):
        with pytest.raises(DamagedValue, match=where) as found:
            await deciding.sight(services.context, partie, eye)
        assert "AS" not in str(found.value)


async def test_a_list_leaves_a_damaged_partie_out(services: ServiceContext, caplog: pytest.LogCaptureFixture) -> None:
    damaged, sound = await played(services, 20), await played(services, 20)
    await damage(services, f"UPDATE parties SET options = '[\"AS\"]' WHERE id = {damaged}")  # noqa: S608
    page = await queries.games(services.context, ADA)
    assert ([one.partie_id for one in page.games], page.number) == ([sound], 1)
    assert [one.partie_id for one in await servers.tables(services.context, GUILD, CHANNEL)] == [sound]
    assert f"partie {damaged}: a stored value is damaged (parties.rules {damaged})" in caplog.text
    assert "AS" not in caplog.text
    await damage(services, "UPDATE parties SET options = '['")
    with pytest.raises(DamagedValue, match=r"parties\.rules"):
        await queries.games(services.context, ADA)


@pytest.mark.parametrize(
    ("statement", "column"),
    [
        ("UPDATE deal_secrets SET secret = 'g' || substr(secret, 2)", "deal_secrets.secret"),
        ("UPDATE challenges SET rules = 'whist'", "challenges.rules"),
        ("UPDATE challenges SET options = '{'", "challenges.rules"),
    ],
)
async def test_a_damaged_challenge_is_not_accepted(services: ServiceContext, statement: str, column: str) -> None:
    ada, ben = NamedPlayer(ADA, "Ada"), NamedPlayer(BEN, "Ben")
    offer = await challenges.challenge(
        services.context, key(), guild=GUILD, channel=CHANNEL, challenger=ada, opponent=ben, terms=Terms(RUBICON)
    )
    await damage(services, statement)
    with pytest.raises(DamagedValue, match=f"{column} {offer.id}"):
        await challenges.accept(services.context, offer.id, ben)
    assert await services.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM parties")) == 0


async def test_a_history_with_a_damaged_partie_raises_damaged_value(services: ServiceContext) -> None:
    partie = await played(services, 400)
    await damage(services, "UPDATE parties SET options = '{'")
    with pytest.raises(DamagedValue, match=f"parties.rules {partie}"):
        await history.page(services.context, Reader(ADA, GUILD), HistoryFilter(ADA, None))


async def test_a_person_with_a_damaged_leaderboard_place_is_not_forgotten(services: ServiceContext) -> None:
    await played(services, 400)
    await damage(services, "UPDATE places SET what = what || 'x'")
    with pytest.raises(DamagedValue, match=f"places.what {BEN}"):
        await privacy.forget(services.context, BEN, lambda _: "Somebody")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("counter", ["x", "-1", "", "1.5", "9" * 19])
async def test_the_bot_forgets_nobody_while_the_counter_is_damaged(services: ServiceContext, counter: str) -> None:
    await played(services, 400)
    await damage(services, f"INSERT INTO meta (name, value) VALUES ('forgotten', '{counter}')")  # noqa: S608
    with pytest.raises(DamagedValue, match=r"meta\.value forgotten"):
        await privacy.forget(services.context, BEN, lambda _: "Somebody")
    assert await services.context.database.read(lambda tx: tx.fetch_all(f'SELECT * FROM seats WHERE "user" = {BEN}'))  # noqa: S608
