import logging
from collections.abc import AsyncIterator

import pytest

from bot.features.par import service
from bot.features.par.keeper import ParKeeper
from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.model.outbox_messages import Show
from bot.piquet.rules import RULE_SETS, Rules, rules_of
from data import parties
from data.outbox import HANDS
from tests.fakes.fake_engine import line_by_thumb, not_at_all
from tests.fakes.service_context import ADA, ServiceContext, hear, key

TWO = rules_of("rubicon", {"deals": 2})


@pytest.fixture(autouse=True)
async def bot(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServiceContext]:
    monkeypatch.setattr(service, "par_line", line_by_thumb)
    yield services
    await services.context.engine_pool.close()


@pytest.fixture
async def keeper(bot: ServiceContext) -> AsyncIterator[ParKeeper]:
    keeper = ParKeeper(bot.context)
    unsubscribe = hear(bot.context, keeper)
    yield keeper
    unsubscribe()


async def played(bot: ServiceContext, rules: Rules, decisions: int) -> PartieId:
    partie = await bot.begin(rules=rules)
    await bot.play(partie, decisions)
    return partie


async def pars(bot: ServiceContext) -> int:
    count: int = await bot.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM pars"))
    return count


async def test_each_deal_of_a_partie_that_ends_gets_its_par(bot: ServiceContext, keeper: ParKeeper) -> None:
    partie = await played(bot, TWO, 400)
    await keeper.do()
    rows = await bot.context.database.read(lambda tx: parties.deals(tx, partie))
    packs = [(service.pack_of(row.dealer, row.hand0, row.hand1, row.talon), TWO) for row in rows]
    assert None not in await bot.context.database.read(lambda tx: service.stored_of(tx, packs))
    assert await pars(bot) == 2


async def test_par_is_made_for_finished_deals_of_ended_parties_only(bot: ServiceContext, keeper: ParKeeper) -> None:
    partie = await played(bot, TWO, 40)
    await keeper.do()
    assert await pars(bot) == 0
    deals = await bot.context.database.read(lambda tx: parties.deals(tx, partie))
    assert [deal.score0 is not None for deal in deals] == [True, False]
    await deciding.decide(bot.context, partie, ADA, deciding.resign, key=key())
    await keeper.do()
    assert await pars(bot) == 1


async def test_a_partie_whose_points_do_not_compare_gets_no_par(bot: ServiceContext, keeper: ParKeeper) -> None:
    partie = await played(bot, RULE_SETS["hundred"], 60)
    assert len(await bot.context.database.read(lambda tx: parties.deals(tx, partie))) > 1
    await deciding.decide(bot.context, partie, ADA, deciding.resign, key=key())
    await keeper.do()
    assert await pars(bot) == 0


async def test_the_next_partie_still_gets_its_par_after_an_engine_failure(
    bot: ServiceContext, keeper: ParKeeper, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(service, "par_line", not_at_all)
    with caplog.at_level(logging.WARNING):
        await played(bot, TWO, 400)
        await keeper.do()
    assert "its par is not worked out (Unanswered)" in caplog.text
    monkeypatch.setattr(service, "par_line", line_by_thumb)
    await played(bot, TWO, 400)
    await keeper.do()
    assert await pars(bot) == 2


async def test_a_stopped_keeper_makes_no_more_pars(bot: ServiceContext, keeper: ParKeeper) -> None:
    keeper.stopping = True
    await played(bot, TWO, 400)
    await keeper.do()
    assert await pars(bot) == 0


async def test_the_keeper_skips_parties_beyond_its_queue_limit(
    bot: ServiceContext, keeper: ParKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.par.keeper.MOST", 0)
    await played(bot, TWO, 400)
    await keeper.do()
    assert await pars(bot) == 0


async def test_the_hands_of_a_finished_partie_are_redrawn_with_its_par(bot: ServiceContext, keeper: ParKeeper) -> None:
    partie = await played(bot, TWO, 400)
    await bot.rest()
    await keeper.do()
    assert [notice.place for notice in await bot.waiting(partie) if notice.message == Show()] == [*HANDS]


async def test_a_partie_that_always_fails_does_not_hold_up_the_others(
    bot: ServiceContext, keeper: ParKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [await played(bot, TWO, 400) for _ in range(2)]
    made, make = [], keeper._make

    async def failing(partie: PartieId) -> None:
        if partie == first:
            raise OSError("no par")
        made.append(partie)
        await make(partie)

    monkeypatch.setattr(keeper, "_make", failing)
    with pytest.raises(OSError, match="no par"):
        await keeper.do()
    await keeper.do()
    assert made == [second]
