from collections.abc import AsyncIterator

import pytest

from bot.features.house import review
from bot.features.house.review import CostReview
from bot.features.par import service as par
from bot.features.parties import deciding
from bot.model.errors import PartieInPlay
from bot.model.ids import PartieId
from bot.model.sight import DealLuck, Luck
from bot.piquet.rules import RULE_SETS, Rules, rules_of
from data import parties
from tests.fakes.fake_engine import judged_but_for_the_exchange, judged_by_thumb, line_by_thumb, not_at_all
from tests.fakes.service_context import ADA, BEN, ServiceContext, key
from tests.support.discord.packs import RICH

ONE, TWO = (rules_of("rubicon", {"deals": deals}) for deals in (1, 2))
Step = tuple[int, int, int]


@pytest.fixture(autouse=True)
async def bot(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServiceContext]:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    yield services
    await services.context.engine_pool.close()


async def played(bot: ServiceContext, rules: Rules, decisions: int = 400) -> PartieId:
    partie = await bot.begin(rules=rules)
    await bot.play(partie, decisions)
    return partie


async def second_deal(bot: ServiceContext, rules: Rules) -> PartieId:
    partie = await bot.begin(rules=rules)
    while len(await bot.context.database.read(lambda tx: parties.deals(tx, partie))) < 2:
        await bot.play(partie, 1)
    return partie


async def reviewed(
    bot: ServiceContext, partie: PartieId, user: int, number: int | None = None
) -> tuple[CostReview, list[Step]]:
    steps = list[Step]()

    async def progress(known: CostReview, done: int, of: int) -> None:
        steps.append((len(known.deals), done, of))

    return await review.review(bot.context, partie, user, number, progress), steps


async def luck(bot: ServiceContext, partie: PartieId, user: int, number: int | None = None) -> Luck | None:
    return (await reviewed(bot, partie, user, number))[0].luck


async def pars(bot: ServiceContext) -> int:
    count: int = await bot.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM pars"))
    return count


@pytest.mark.parametrize("number", [0, 1])
async def test_each_finished_deal_has_its_own_seats_par(bot: ServiceContext, number: int) -> None:
    partie = await played(bot, TWO)
    elder = ADA if number == 0 else BEN
    for user in (ADA, BEN):
        found = await luck(bot, partie, user, number)
        assert found is not None
        assert found.cards == (31 if user == elder else -31)


async def test_a_reviews_par_is_of_the_dealt_pack(bot: ServiceContext) -> None:
    bot.packs.ready = [RICH]
    await reviewed(bot, await played(bot, ONE), ADA)
    assert not bot.packs.ready
    assert await bot.context.database.read(lambda tx: par.stored(tx, RICH, ONE)) == par.Par(31.0, 8)


async def test_a_review_during_the_partie_makes_no_par(bot: ServiceContext) -> None:
    partie = await second_deal(bot, TWO)
    assert await luck(bot, partie, ADA, 0) is None
    with pytest.raises(PartieInPlay):
        await reviewed(bot, partie, ADA)
    assert await pars(bot) == 0


async def test_a_broken_off_deal_is_judged_without_par(bot: ServiceContext) -> None:
    partie = await played(bot, ONE, 6)
    await deciding.decide(bot.context, partie, ADA, deciding.resign, key=key())
    for number in (0, None):
        found, _ = await reviewed(bot, partie, ADA, number)
        assert found.luck is None
        assert found.decisions > 0


async def test_a_partie_without_a_decision_has_nothing_to_review(bot: ServiceContext) -> None:
    partie = await bot.begin(rules=ONE)
    await deciding.decide(bot.context, partie, ADA, deciding.resign, key=key())
    found, _ = await reviewed(bot, partie, ADA)
    assert (found.decisions, found.costliest, found.luck) == (0, (), None)


@pytest.mark.parametrize("rules", ["hundred", "counterpique"])
async def test_deals_whose_points_do_not_compare_have_no_par(bot: ServiceContext, rules: str) -> None:
    partie = await second_deal(bot, RULE_SETS[rules])
    await deciding.decide(bot.context, partie, ADA, deciding.resign, key=key())
    assert await luck(bot, partie, ADA, 0) is None
    assert await pars(bot) == 0


async def test_a_review_without_a_par_is_still_a_review(bot: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    partie = await played(bot, ONE)
    monkeypatch.setattr(par, "par_line", not_at_all)
    found, _ = await reviewed(bot, partie, ADA)
    assert (found.luck, found.passed_over) == (None, 0)
    assert found.decisions > 0


async def test_par_comes_before_judging_and_is_then_stored(bot: ServiceContext) -> None:
    partie = await played(bot, TWO)
    found, steps = await reviewed(bot, partie, ADA)
    assert steps[:2] == [(0, 0, 0), (0, 0, 0)]
    assert [step for step in steps if step[1:] == (0, 0)] == steps[:2]
    assert [judged for judged, done, of in steps if of and not done] == [0, 1]
    assert 0 < len(found.costliest) <= review.MOST
    again, steps = await reviewed(bot, partie, ADA)
    assert (again.luck, again.decisions) == (found.luck, found.decisions)
    assert [one for _, one in again.costliest] == [one for _, one in found.costliest]
    assert (0, 0, 0) not in steps


async def test_both_seats_have_the_same_deals_with_opposite_signs(bot: ServiceContext) -> None:
    partie = await played(bot, TWO)
    mine, theirs = await luck(bot, partie, ADA), await luck(bot, partie, BEN)
    assert mine is not None
    assert theirs is not None
    assert theirs.deals == tuple(DealLuck(deal.ordinal, -deal.points, -deal.cards) for deal in mine.deals)
    assert mine.points == -theirs.points != 0
    assert mine.cards == 0


async def test_decisions_without_an_answer_are_counted(bot: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    partie = await played(bot, TWO)
    monkeypatch.setattr(review, "judge", judged_but_for_the_exchange)
    found, _ = await reviewed(bot, partie, ADA)
    assert found.passed_over == 2
