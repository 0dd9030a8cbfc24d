from dataclasses import replace

import pytest
from discord import ui

from bot.features.challenges.view import challenge_view
from bot.kit.words import languages, words
from bot.model.challenges import Challenge, ChallengeState
from bot.model.ids import PartieId
from bot.model.results import EndedBy
from bot.model.sight import Ending, Location, People, Sight
from bot.piquet.partie import Games, Outcome, Rubber, Settlement, Standing
from bot.piquet.rules import RUBICON
from tests.fakes.service_context import ADA, BEN, GUILD
from tests.support.piquet.deals import exchanged, play_out
from tests.support.ui.sights import sight

PLAIN = "AK7 AK7 AK A987", "QJT98 QJT QJ9 K"
CAPOT = "AKQJT98 AKQ A A", "7 JT98 KQJ KQJT"
OFFER = Challenge(
    7,
    GUILD,
    5,
    6,
    ADA,
    "Alice",
    BEN,
    "Bob",
    RUBICON.name,
    None,
    0,
    9,
    ChallengeState.ACCEPTED,
    PartieId(3),
    "{}",
    None,
    1,
)


def over(
    outcome: Outcome | None, totals: tuple[int, int], cards: tuple[str, str] = PLAIN, by: EndedBy = EndedBy.PLAYED
) -> Sight:
    ended = sight(play_out(exchanged(*cards)), None, "Alice")
    return replace(
        ended,
        partie_id=PartieId(3),
        location=Location(GUILD, 5, 8),
        people=People((ADA, BEN), ("Alice", "Bob")),
        shown=replace(ended.shown, after=Standing(totals)),
        ending=Ending(by, outcome, 0),
    )


def told(ended: Sight, language: str = "en", offer: Challenge = OFFER) -> list[str]:
    view = challenge_view(words(language), offer, ended)
    texts = [part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay)]
    return "\n".join(texts).splitlines()


@pytest.mark.parametrize(
    ("ended", "news"),
    [
        (over(Settlement(1, 101, False), (118, 119), CAPOT), "**Bob** beat **Alice** 119–118, by a single point"),
        (over(Settlement(1, 339, True), (90, 149), CAPOT), "**Bob** beat **Alice** 149–90, with a rubicon"),
        (over(Settlement(0, 131, False), (149, 118), CAPOT), "**Alice** beat **Bob** 149–118, with a capot"),
        (over(Settlement(1, 131, False), (118, 149), CAPOT), "**Bob** beat **Alice** 149–118"),
        (over(Settlement(1, 131, False), (118, 149)), "**Bob** beat **Alice** 149–118"),
        (over(Games(0, (5, 3)), (0, 0)), "**Alice** beat **Bob**, 5 games to 3"),
        (over(Rubber(0, (900, 650), (2, 1)), (900, 650)), "**Alice** won the rubber against **Bob** 900–650"),
        (over(None, (0, 0), by=EndedBy.RESIGNED), "**Alice** resigns, so **Bob** wins the game."),
    ],
)
def test_a_finished_game_is_one_line_with_the_most_telling_fact(ended: Sight, news: str) -> None:
    assert told(ended) == [f"### {news}", "-# Game #3 · Rubicon Piquet"]


@pytest.mark.parametrize("language", languages())
def test_every_language_names_both_and_the_score(language: str) -> None:
    line = told(over(Settlement(1, 101, False), (118, 119)), language)[0]
    assert line.index("Bob") < line.index("Alice") < line.index("119") < line.index("118")


def test_a_private_game_that_came_of_a_public_challenge_is_no_news() -> None:
    hidden = replace(over(Settlement(1, 131, False), (118, 149)), location=Location(0, 0, None))
    assert not any("149" in line or "beat" in line for line in told(hidden))
