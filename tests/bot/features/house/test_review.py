"""The review of a deal says what its cards gave, once the partie is over and all cards may be seen."""

from collections.abc import AsyncIterator

import pytest

from bot.features.house import review
from bot.features.par import service as par
from bot.features.parties import deciding
from bot.model.ids import PartieId
from bot.piquet.rules import RULE_SETS, Rules, rules_of
from data import parties
from tests.fakes.fake_engine import judged_by_thumb, line_by_thumb, not_at_all
from tests.fakes.service_context import ADA, BEN, ServiceContext, key
from tests.support.discord.packs import RICH

ONE, TWO = (rules_of("rubicon", {"deals": deals}) for deals in (1, 2))


@pytest.fixture(autouse=True)
async def bot(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServiceContext]:
    """The services, with an engine that takes no time and ends with the test."""
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    yield services
    await services.context.engine_pool.close()


async def played(bot: ServiceContext, rules: Rules, decisions: int = 400) -> PartieId:
    partie = await bot.begin(rules=rules)
    await bot.play(partie, decisions)
    return partie


async def reviewed(bot: ServiceContext, partie: PartieId, user: int, number: int = 0) -> review.Review:
    async def progress(done: int, of: int) -> None:
        steps.append((done, of))

    steps: list[tuple[int, int]] = []
    found = await review.review(bot.context, partie, user, number, progress)
    assert steps == [(step, len(steps)) for step in range(len(steps))]
    assert len(steps) == found.decisions + found.passed_over + (found.par is not None)
    return found


@pytest.mark.parametrize("number", [0, 1])
async def test_each_deal_of_a_finished_partie_has_the_par_of_its_own_seat(bot: ServiceContext, number: int) -> None:
    partie = await played(bot, TWO)
    elder = ADA if number == 0 else BEN
    for user in (ADA, BEN):
        assert (await reviewed(bot, partie, user, number)).par == (31.0 if user == elder else -31.0)


async def test_the_par_of_a_review_is_that_of_the_pack_that_was_dealt(bot: ServiceContext) -> None:
    bot.packs.ready = [RICH]
    await reviewed(bot, await played(bot, ONE), ADA)
    assert not bot.packs.ready
    assert await bot.context.database.read(lambda tx: par.stored(tx, RICH, ONE)) == par.Par(31.0, 8, 31, 31)


async def test_a_review_during_the_partie_makes_no_par(bot: ServiceContext) -> None:
    partie = await bot.begin(rules=TWO)
    while len(await bot.context.database.read(lambda tx: parties.deals(tx, partie))) < 2:
        await bot.play(partie, 1)
    assert (await reviewed(bot, partie, ADA)).par is None
    assert await bot.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM pars")) == 0


async def test_a_deal_that_was_broken_off_has_no_par(bot: ServiceContext) -> None:
    partie = await played(bot, ONE, 6)
    await deciding.decide(bot.context, partie, ADA, deciding.resign, key=key())
    assert (await reviewed(bot, partie, ADA)).par is None


@pytest.mark.long
async def test_a_deal_with_an_auction_has_no_par(bot: ServiceContext) -> None:
    partie = await played(bot, RULE_SETS["counterpique"], 3000)
    assert (await reviewed(bot, partie, ADA)).par is None


async def test_a_review_without_a_par_is_still_a_review(bot: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    partie = await played(bot, ONE)
    monkeypatch.setattr(par, "par_line", not_at_all)
    found = await review.review(bot.context, partie, ADA, 0, _nothing)
    assert (found.par, found.passed_over) == (None, 0)
    assert found.decisions > 0


async def _nothing(done: int, of: int) -> None:
    pass
