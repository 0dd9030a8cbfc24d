"""Luck and skill told apart: par first, then the decisions, and nothing of either before the end of the partie."""

from collections.abc import AsyncIterator

import pytest

from bot.features.house import review
from bot.features.house.partie_review import PartieReview, review_partie
from bot.features.par import service as par
from bot.model.errors import PartieInPlay
from bot.model.ids import PartieId
from bot.piquet.rules import rules_of
from tests.fakes.fake_engine import judged_but_for_the_exchange, judged_by_thumb, line_by_thumb
from tests.fakes.service_context import ADA, BEN, ServiceContext

TWO = rules_of("rubicon", {"deals": 2})


@pytest.fixture(autouse=True)
async def bot(services: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServiceContext]:
    """The services, with an engine that takes no time and ends with the test."""
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)
    yield services
    await services.context.engine_pool.close()


async def reviewed(bot: ServiceContext, partie: PartieId, user: int) -> tuple[PartieReview, list[PartieReview]]:
    """The review of a partie, and what was known before each step."""
    shown = list[PartieReview]()

    async def show(known: PartieReview) -> None:
        shown.append(known)

    return await review_partie(bot.context, partie, user, show), shown


async def test_par_is_known_before_the_decisions_are_judged(bot: ServiceContext) -> None:
    partie = await bot.begin(rules=TWO)
    await bot.play(partie, 400)
    found, shown = await reviewed(bot, partie, ADA)
    assert [(len(known.deals), known.judged) for known in shown] == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert (found.judged, found.passed_over) == (2, 0)
    assert found.costliest is not None
    again, shown = await reviewed(bot, partie, ADA)
    assert again == found
    assert [(len(known.deals), known.judged) for known in shown] == [(2, 0), (2, 1)]


async def test_both_seats_have_the_same_deals_with_opposite_signs(bot: ServiceContext) -> None:
    partie = await bot.begin(rules=TWO)
    await bot.play(partie, 400)
    (mine, _), (theirs, _) = await reviewed(bot, partie, ADA), await reviewed(bot, partie, BEN)
    assert [deal.ordinal for deal in mine.deals] == [1, 2]
    assert [(deal.points, deal.par) for deal in mine.deals] == [(-deal.points, -deal.par) for deal in theirs.deals]
    assert mine.points == -theirs.points != 0
    assert mine.par == 0


async def test_decisions_without_an_answer_are_counted(bot: ServiceContext, monkeypatch: pytest.MonkeyPatch) -> None:
    partie = await bot.begin(rules=TWO)
    await bot.play(partie, 400)
    monkeypatch.setattr(review, "judge", judged_but_for_the_exchange)
    found, _ = await reviewed(bot, partie, ADA)
    assert found.passed_over == 2


async def test_a_partie_in_play_is_not_reviewed_and_no_par_is_made(bot: ServiceContext) -> None:
    partie = await bot.begin(rules=TWO)
    await bot.play(partie, 40)
    with pytest.raises(PartieInPlay):
        await reviewed(bot, partie, ADA)
    assert await bot.context.database.read(lambda tx: tx.fetch_value("SELECT count(*) FROM pars")) == 0
