import re

import pytest
from discord import ButtonStyle, ui

from bot.features.daily import compare, service, standings
from bot.features.daily.channel_view import line_view, posted_view, shared_text
from bot.features.daily.compare import BLACK, GREEN, YELLOW, Part, SharedLine, squares
from bot.features.daily.compare_view import compare_view
from bot.features.house.review import judged_deal
from bot.features.par import service as par
from bot.kit.card_faces import CardFaces
from bot.kit.shared_controls import PlayDay
from bot.kit.words import words
from bot.model import errors
from data import daily
from data.daily import DayPostRow, PostKind
from tests.bot.features.daily.test_days import ALICE, BOB, finish, play
from tests.fakes.service_context import ADA, BEN, GUILD, ServiceContext
from tests.support.message_reader import text_of

SAY = words("en")


def read(view: ui.LayoutView) -> str:
    return text_of({"components": view.to_components()})  # type: ignore[no-untyped-call]


async def nothing(_done: int, _of: int) -> None: ...


async def day_with_par(services: ServiceContext) -> service.Day:
    today = await service.today(services.context, GUILD)
    row = await services.context.database.read(lambda tx: daily.day_with(tx, today.id))
    assert row is not None
    for deal in range(service.DEALS):
        await par.make(services.context, service.pack_of(row, deal), service.RULES)
    return today


async def test_a_player_who_has_not_finished_a_deal_sees_nothing_of_it(services: ServiceContext) -> None:
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
    assert "The other player discarded the same cards." in text
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
    line = await compare.judged_line(services.context, today, ADA, nothing)
    # A simple exchange is one decision of five points; the play has more of them.
    assert line.deals == ("🟨🟩⬛⬛", "🟨🟩⬛🟩")
    mine = (await standings.results(services.context, today.id)).of(ADA)
    assert mine is not None
    told = shared_text(SAY, line)
    assert re.fullmatch(r"Piquet 1: (0|[+−]\d+) against par · 🔥1\n[🟩🟨⬛]{4} [🟩🟨⬛]{4}", told)
    assert (line.points, line.day) == (mine.against_par, today.number)
    assert await compare.line_of(services.context, today, ADA, line.deals) == line
    assert told in read(line_view(SAY, GUILD, line))
    assert told in read(posted_view(SAY, "Ada", line, GUILD))


async def test_the_copied_line_ends_with_a_link_if_the_day_was_posted(services: ServiceContext) -> None:
    today = await day_with_par(services)
    await finish(services)
    line = await compare.line_of(services.context, today, ADA, ("🟩🟩🟨⬛", "🟩🟨🟩🟩"))
    assert "https" not in read(line_view(SAY, GUILD, line))
    post = DayPostRow(GUILD, PostKind.DAY, today.number, 90, 91)
    await services.context.database.write(lambda tx: daily.put_post(tx, post))
    line = await compare.line_of(services.context, today, ADA, line.deals)
    copied = read(line_view(SAY, GUILD, line)).split("```")[1].splitlines()
    assert copied[-1] == f"https://discord.com/channels/{GUILD}/90/91"


def test_a_posted_line_has_a_play_button_and_explains_the_squares() -> None:
    view = posted_view(SAY, "Ada", SharedLine(128, -32, ("🟩🟩🟨⬛", "🟩🟨🟩🟩"), 12), GUILD)
    assert read(view).splitlines() == [
        "**Ada**",
        "Piquet 128: −32 against par · 🔥12",
        "🟩🟩🟨⬛ 🟩🟨🟩🟩",
        "-# Squares: exchange, calls, play, result.",
        "Play today’s deals",
    ]
    (play,) = [part for part in view.walk_children() if isinstance(part, ui.Button)]
    assert play.style is ButtonStyle.success
    assert play.custom_id == PlayDay(GUILD, 0, anew=True).id


@pytest.mark.parametrize(
    ("number", "of", "says"),
    [
        (0, 1, "The other player discarded different cards."),
        (1, 1, "The other player discarded the same cards."),
        (0, 5, "None of the 5 other players discarded these cards."),
        (1, 5, "One of the 5 other players discarded these cards."),
        (5, 5, "5 of the 5 other players discarded these cards."),
    ],
)
def test_others_who_discarded_alike_are_counted(number: int, of: int, says: str) -> None:
    assert SAY("compare-alike", number=number, all=of) == says


async def test_a_player_who_has_not_finished_the_day_has_no_line(services: ServiceContext) -> None:
    today = await day_with_par(services)
    await finish(services, ALICE, 1)
    with pytest.raises(errors.DayUnfinished):
        await compare.judged_line(services.context, today, ADA, nothing)


def test_squares_say_how_good_each_part_was() -> None:
    costs = {Part.EXCHANGE: 0.0, Part.CALLS: 2.0, Part.PLAY: 9.0}
    assert squares(costs, 4) == GREEN + YELLOW + BLACK + GREEN
    assert [squares(costs, steps)[-1] for steps in (1, 0, -3, -4)] == [GREEN, YELLOW, YELLOW, BLACK]
