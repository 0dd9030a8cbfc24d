from collections.abc import AsyncIterator
from math import sqrt
from statistics import fmean, stdev

import pytest

from bot.features.daily import service, standings
from bot.features.par import service as par
from bot.features.results import against_par
from bot.features.results.against_par import AgainstPar
from bot.features.results.profile import DaysPlayed
from bot.model.ids import PartieId
from bot.piquet.rules import RULE_SETS, Rules
from bot.runtime.reader import Reader
from data import parties, results
from tests.bot.features.daily.test_days import close, finish, play
from tests.fakes.fake_engine import line_by_thumb
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext


@pytest.fixture(autouse=True)
async def bot(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServiceContext]:
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    yield services
    await services.context.engine_pool.close()


async def played(bot: ServiceContext, rules: Rules = RULE_SETS["rubicon"]) -> PartieId:
    partie = await bot.begin(rules=rules)
    await bot.finish(partie)
    return partie


async def make_pars(bot: ServiceContext, partie: PartieId, rules: Rules = RULE_SETS["rubicon"]) -> None:
    for row in await bot.context.database.read(lambda tx: parties.deals(tx, partie)):
        await par.make(bot.context, par.pack_of(row.dealer, row.hand0, row.hand1, row.talon), rules)


async def found(bot: ServiceContext, user: int, pool: str = "deals", guild: int | None = None) -> AgainstPar | None:
    return await bot.context.database.read(lambda tx: against_par.against_par(tx, user, pool, guild))


async def better(bot: ServiceContext, partie: PartieId, user: int) -> list[float]:
    rows = await bot.context.database.read(lambda tx: results.deal_results_of(tx, partie))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    mine = [(one, other) if one.user == user else (other, one) for one, other in pairs]
    return [one.points - other.points - (31 if one.elder else -31) for one, other in mine]


async def test_the_mean_needs_at_least_ten_deals_with_a_par(bot: ServiceContext) -> None:
    first, second = await played(bot), await played(bot)
    await make_pars(bot, first)
    assert await found(bot, ADA) is None
    await make_pars(bot, second)
    for user in (ADA, BEN):
        gains = [*await better(bot, first, user), *await better(bot, second, user)]
        assert len(gains) == 12
        told = await found(bot, user)
        assert told is not None
        assert told.deals == 12
        assert (told.better, told.within) == pytest.approx((fmean(gains), 1.96 * stdev(gains) / sqrt(12)))


async def test_deals_without_a_par_do_not_count(bot: ServiceContext) -> None:
    first, _, third = [await played(bot) for _ in range(3)]
    for partie in (first, third):
        await make_pars(bot, partie)
    told = await found(bot, ADA)
    assert told is not None
    assert told.deals == 12
    assert told.better == pytest.approx(fmean([*await better(bot, first, ADA), *await better(bot, third, ADA)]))


async def test_only_the_latest_parties_count(bot: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against_par, "LATEST", 2)
    several = []
    for _ in range(3):
        several.append(await played(bot))
        await make_pars(bot, several[-1])
        bot.clock.now += 60
    told = await found(bot, ADA)
    assert told is not None
    assert told.better == pytest.approx(fmean([gain for one in several[1:] for gain in await better(bot, one, ADA)]))


async def test_the_mean_covers_only_the_server_and_the_pool(bot: ServiceContext) -> None:
    for partie in (await played(bot), await played(bot)):
        await make_pars(bot, partie)
    assert await found(bot, ADA, guild=GUILD) == await found(bot, ADA)
    assert await found(bot, ADA, guild=GUILD + 1) is None
    assert await found(bot, ADA, "house-deals") is None


async def test_par_in_a_game_of_a_hundred_does_not_count(bot: ServiceContext) -> None:
    hundred = RULE_SETS["hundred"]
    while len(deals := await dealt(bot)) < against_par.LEAST:
        await make_pars(bot, await played(bot, hundred), hundred)
    assert deals
    assert await found(bot, ADA, "games") is None


async def dealt(bot: ServiceContext) -> list[int]:
    return await bot.context.database.read(lambda tx: tx.fetch_column("SELECT number FROM deals"))


async def test_a_deal_of_the_day_counts_once_its_day_is_closed(bot: ServiceContext) -> None:
    for _ in range(5):
        today = await service.today(bot.context, GUILD)
        for partie in await finish(bot):
            await make_pars(bot, partie)
        assert await found(bot, ADA, "house-deals") is None
        await close(bot, today)
    told = await found(bot, ADA, "house-deals")
    assert told is not None
    assert told.deals == 10
    own, of_other = [await standings.days_of(bot.context, Reader(reader, GUILD), ADA) for reader in (ADA, BEN)]
    assert own == DaysPlayed(5, 5, told)
    assert of_other == DaysPlayed(5, 5, None)
    assert await standings.days_of(bot.context, Reader(BEN, GUILD + 1), ADA) is None


async def test_the_profile_shows_how_many_deals_of_closed_days_were_never_finished(bot: ServiceContext) -> None:
    """Otherwise a player could improve their mean against par by giving up bad deals."""
    for deals in (2, 1, 0):
        today = await service.today(bot.context, GUILD)
        await finish(bot, deals=deals)
        if deals < service.DEALS:
            await play(bot)
        days = await standings.days_of(bot.context, Reader(BEN, GUILD), ADA)
        assert days is not None
        assert days.unfinished == (1 if deals == 0 else 0), "the open day does not count"
        await close(bot, today)
    days = await standings.days_of(bot.context, Reader(BEN, GUILD), ADA)
    assert days is not None
    assert days.unfinished == 3
