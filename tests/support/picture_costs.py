import random
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import process_time
from typing import Final

from bot.kit.pictures.hand import hand_picture
from bot.kit.pictures.picture import Picture
from bot.kit.pictures.rating_chart import rating_chart
from bot.kit.pictures.score_sheet import deal_sheet, partie_sheet
from bot.kit.pictures.table import table_picture
from bot.kit.words import words
from bot.piquet.cards import PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.partie import Tally, outcome
from tests.support.figures import Figure
from tests.support.piquet import reference_play
from tests.support.piquet.parties import tables_played
from tests.support.piquet.playing import shuffled_table
from tests.support.ui.laid_deals import said, sight_of

MOST_TIME: Final = 20
"""The bound for drawing a picture, in milliseconds."""
MOST_SIZE: Final = 50
"""The bound for a picture's size, in kilobytes."""
ROUNDS: Final = 60
_SAY: Final = words()

Drawing = Callable[[], Picture]


def pictures() -> Iterator[Figure]:
    """Yields the median drawing time and the largest size for each picture kind."""
    for name, drawings in (
        ("a hand", _hands()),
        ("a table", _tables()),
        ("a score sheet", _sheets()),
        ("the chart of a rating", _courses()),
    ):
        times, sizes = zip(*map(_measured, drawings), strict=True)
        yield Figure(f"drawing {name}", median(times), "milliseconds", MOST_TIME)
        yield Figure(f"the largest picture of {name}", max(sizes), "kilobytes", MOST_SIZE)


def _measured(drawing: Drawing) -> tuple[float, float]:
    began = process_time()
    picture = drawing()
    return 1e3 * (process_time() - began), len(picture.data) / 1e3


def _hands() -> Iterator[Drawing]:
    seen = sight_of(_deals(0)[0], 0).deal
    assert seen is not None
    dice = random.Random(1)
    for at in range(ROUNDS):
        cards = dice.sample(PACK, 12)
        view = seen._replace(hand=Hand.of(cards), taken=tuple(cards[: at % 6]))
        yield partial(hand_picture, _SAY, view, four=at % 2 == 1)


def _tables() -> Iterator[Drawing]:
    dice = random.Random(2)
    for at in range(ROUNDS):
        sight = sight_of(_deals(at % 10, dice.randrange(8, 36))[0], (None, 0, 1)[at % 3])
        assert sight.deal is not None
        yield partial(table_picture, _SAY, sight, sight.deal, four=False)


def _sheets() -> Iterator[Drawing]:
    names = "Bartholomew", "Александра"
    for seed in range(ROUNDS // 6):
        deals = _deals(seed)
        tallies = [Tally.of(deal) for deal in deals]
        for deal in deals:
            sight = sight_of(deal)
            assert sight.deal is not None
            yield partial(deal_sheet, _SAY, names, sight.deal, 1, sight.standing)
        rules, ended = deals[0].rules, outcome(deals[0].rules, tallies)
        yield partial(partie_sheet, _SAY, names, rules, tallies, ended)


def _courses() -> Iterator[Drawing]:
    dice = random.Random(3)
    for at in range(ROUNDS // 2):
        marks = [(10**9 + 86_400 * day, dice.gauss(1500, 90), max(60.0, 350 - 9 * day)) for day in range(1 + at * 20)]
        yield partial(rating_chart, _SAY, marks)


def _deals(seed: int, lines: int = 99) -> list[Deal]:
    tables = tables_played(random.Random(seed), "rubicon", dealt=shuffled_table)
    return [said(reference_play.deal_of(table), *table.lines[:lines]) for table in tables]
