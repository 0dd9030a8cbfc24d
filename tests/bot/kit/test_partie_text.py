from collections.abc import Iterator

import pytest
from discord import ui

from bot.features.archive.history import HistoryFilter, HistoryLine, HistoryPage
from bot.features.archive.history_view import history_view
from bot.features.hands.view import hand_view
from bot.features.parties.queries import GamesPage
from bot.features.tables.games import games_view
from bot.kit.words import languages, words
from bot.model.ids import PartieId
from bot.model.results import EndedBy, Result
from bot.piquet.rules import Rules, rules_of
from tests.support.ui.sights import exchanged, sight

READ_BEFORE = {"reading": "0.2", "deals": 2, "carte_rouge": True}


def text(view: ui.LayoutView) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))


def lists(language: str, rules: Rules) -> Iterator[str]:
    say = words(language)
    yield text(games_view(say, GamesPage.of([sight(exchanged("AK7 AK7 AK A987", "QJT98 QJT QJ9 K", rules), 0, "Ann")])))
    result = Result(
        PartieId(1),
        *(0, 1, "Ann", 2, "Bob", 1, "deals", "rubicon", "{}", EndedBy.RESIGNED, 1, 2, (0, 0)),
        *(1, 0, 0, None, None, None, 0, None),
    )
    lines = (HistoryLine(result, rules, None),)
    yield text(
        history_view(say, HistoryPage(HistoryFilter(1), lines, has_newer=False, has_older=False), "Ann", own=True)
    )


@pytest.mark.parametrize("language", languages())
def test_a_list_names_the_house_rules_but_no_version_of_the_bot(language: str) -> None:
    say, rules = words(language), rules_of("rubicon", READ_BEFORE)
    version, carte_rouge = say("option-reading", version="0.2"), say("option-carte-rouge", on="yes")
    for listed in lists(language, rules):
        assert carte_rouge in listed
        assert version not in listed
    shown = text(hand_view(sight(exchanged("AK7 AK7 AK A987", "QJT98 QJT QJ9 K", rules), 1, "Ann", language)))
    assert version in shown
