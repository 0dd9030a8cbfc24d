"""Who has finished a deal of the day compares it with others', and shares a line that names no card."""

import re

import pytest
from discord import ui

from bot.features.daily import compare, service, share, standings
from bot.features.daily.compare_view import compare_view
from bot.features.daily.share import BLACK, GREEN, YELLOW, Part, squares
from bot.features.daily.share_view import line_view, posted_view
from bot.features.house.review import judged_deal
from bot.features.par import service as par
from bot.kit.card_faces import CardFaces
from bot.kit.words import words
from bot.model import errors
from data import daily
from tests.bot.features.daily.test_days import ALICE, BOB, finish, play
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext
from tests.support.message_reader import text_of

SAY = words("en")


def read(view: ui.LayoutView) -> str:
    """The text of a view, as people read it."""
    return text_of({"components": view.to_components()})  # type: ignore[no-untyped-call]


async def nothing(_done: int, _of: int) -> None:
    """Progress that nobody watches."""


async def day_with_par(services: ServiceContext) -> service.Day:
    today = await service.today(services.context, GUILD)
    row = await services.context.database.read(lambda tx: daily.day_with(tx, today.id))
    assert row is not None
    for deal in range(service.DEALS):
        await par.make(services.context, service.pack_of(row, deal), service.RULES)
    return today


async def test_who_has_not_finished_a_deal_sees_nothing_of_it(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await finish(services, BOB)
    await services.play(await play(services, ALICE), 5)
    for deal in range(service.DEALS):
        with pytest.raises(errors.DayUnfinished):
            await compare.comparison(services.context, today, deal, ADA)


@pytest.mark.parametrize("deal", range(service.DEALS))
async def test_two_people_who_play_alike_are_shown_alike(services: ServiceContext, deal: int) -> None:
    today = await service.today(services.context, GUILD)
    for user in (ALICE, BOB):
        await finish(services, user)
    found = await compare.comparison(services.context, today, deal, ADA)
    assert found.other is not None
    assert (found.other.user, found.counted, found.alike) == (BEN, 1, 1)
    judged = await judged_deal(services.context, found.me.partie, ADA, 0, nothing)
    text = read(compare_view(CardFaces(SAY), GUILD, today.number, found, judged))
    assert "One of 1 others discarded the same." in text
    assert "Ben" in text


async def test_a_deal_that_nobody_else_has_finished_is_shown_alone(services: ServiceContext) -> None:
    today = await service.today(services.context, GUILD)
    await finish(services, ALICE, 1)
    found = await compare.comparison(services.context, today, 0, ADA)
    assert (found.other, found.theirs, found.counted) == (None, None, 0)
    assert "Nobody else" in read(compare_view(CardFaces(SAY), GUILD, 1, found, None))


async def test_the_line_names_no_card(services: ServiceContext) -> None:
    today = await day_with_par(services)
    await finish(services)
    line = await share.judged_line(services.context, today, ADA, nothing)
    mine = (await standings.results(services.context, today.id)).of(ADA)
    assert mine is not None
    assert re.fullmatch(r"Piquet 1 · (0|[+−]\d+) · [🟩🟨⬛]{4} · [🟩🟨⬛]{4} · 🔥1", str(line))
    assert (line.score, line.day) == (mine.score, today.number)
    assert str(await share.line_of(services.context, today, ADA, line.deals)) == str(line)
    assert str(line) in read(line_view(SAY, GUILD, line))
    assert str(line) in read(posted_view(SAY, "Ada", line))


async def test_who_has_not_finished_the_day_has_no_line(services: ServiceContext) -> None:
    today = await day_with_par(services)
    await finish(services, ALICE, 1)
    with pytest.raises(errors.DayUnfinished):
        await share.judged_line(services.context, today, ADA, nothing)


def test_squares_say_how_good_each_part_was() -> None:
    costs = {Part.EXCHANGE: 0.0, Part.CALLS: 2.0, Part.PLAY: 9.0}
    assert squares(costs, 4) == GREEN + YELLOW + BLACK + GREEN
    assert [squares(costs, steps)[-1] for steps in (1, 0, -3, -4)] == [GREEN, YELLOW, YELLOW, BLACK]
