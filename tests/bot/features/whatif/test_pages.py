import re
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from discord import ui

from bot.features.archive.replays import Decided, deal_after
from bot.features.hands.drafts import Draft
from bot.features.whatif.clicks import OTHER, PLAYED, ShowLine
from bot.features.whatif.service import WhatIf
from bot.features.whatif.view import choice_view, comparison_view, line_view, unanswered_view, working_view
from bot.kit.card_faces import CardFaces
from bot.kit.shared_controls import AskWhatIf
from bot.kit.words import ENGLISH, languages, words
from bot.model.ids import PartieId
from bot.model.replays import Chapter, Scene
from bot.model.results import EndedBy
from bot.model.sight import Ending
from bot.piquet.actions import Action
from bot.piquet.deal import Deal
from bot.piquet.house.opinion.reasons import Judged, Opinion
from bot.piquet.rules import RULE_SETS, Kind, Rules, rules_of
from bot.piquet.view import DealView, opened, view
from tests.bot.kit.test_message_limits import HANDS, NAMES, sunk, troubles
from tests.support.message_reader import text_of
from tests.support.piquet.deals import play_out
from tests.support.tiles import install_all
from tests.support.ui.sights import ENDINGS, MOST, sight

DRAFTS = (Draft(), Draft(sinking=True), Draft(naming=True), Draft(passed=frozenset(Kind)), Draft(settled=True))
WIDEST: tuple[PartieId, int] = (MOST, 99_999)


@dataclass
class Past:
    """A decision made in the past, as a comparison shows it."""

    sight: Any
    seen: DealView
    action: Action


def compared(was: Deal, action: Action, name: str) -> WhatIf:
    found = Past(sight(was, None, name), view(was, action.seat), action)
    best = Opinion(action, 1.0, (), plain=False)
    end = replace(sight(was, None, name), ending=Ending(EndedBy.PLAYED, ENDINGS[was.rules.form], None))
    return WhatIf(cast("Decided", found), action, end, end, end, -133.3, Judged(action, best, 0.0))


def secondary(page: ui.LayoutView) -> list[str]:
    ids = [str(part.custom_id) for part in page.walk_children() if isinstance(part, ui.Button)]
    return [one for one in ids if re.search(r":replay:|:\.(house|turn|sink|some|name|less)\b", one)]


def line(was: Deal, whole: Deal, name: str) -> Scene:
    at = len(whole.log)
    chapters = (Chapter(0, 0, at, None),)
    items = tuple(whole.reckoning.items)[-12:]
    stands = sight(whole, None, name).shown.before
    return Scene(sight(whole, None, name), at, at, chapters, opened(whole), items, stands, at - 1, None)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
@pytest.mark.parametrize("held", HANDS.values(), ids=list(HANDS))
def test_every_page_keeps_the_limits(held: tuple[str, str], rules: Rules, name: str) -> None:
    install_all()
    whole = play_out(sunk(*held, rules))
    for place, action in enumerate(whole.log):
        was = deal_after(whole, place)
        if was.to_move != action.seat:
            continue
        own = sight(was, action.seat, name)
        assert own.deal is not None
        for language in languages() if name == NAMES["wide"] else [ENGLISH]:
            say, reader = words(language), replace(own.settings, language=language, sure_leads=False)
            seated = replace(own, settings=reader, seq=99_999, to_act=action.seat)
            for draft in DRAFTS:
                page = choice_view(seated, own.deal, action, draft)
                assert troubles(page) == []
                assert len(secondary(page)) <= 5
            asked = AskWhatIf(*WIDEST, word="exchange", arg_of_word="ffffffff")
            found = compared(was, action, name)
            pages = [
                comparison_view(say, found, asked),
                comparison_view(say, replace(found, real=None), asked),
                working_view(say, asked, 0, 4),
                unanswered_view(say, asked),
            ]
            assert [troubles(page) for page in pages] == [[]] * 4
    for line_of in (OTHER, PLAYED):
        press = ShowLine(*WIDEST, step=99, way="farther", line=line_of, word="exchange", arg_of_word="ffffffff")
        drawn = line_view(CardFaces(words()), line(was, whole, name), view(was, action.seat), action, press)
        assert troubles(drawn) == []


def test_gains_in_a_game_of_one_deal_say_that_a_win_counts() -> None:
    whole = play_out(sunk(*next(iter(HANDS.values())), rules_of("rubicon", {"deals": 1})))
    found = compared(deal_after(whole, 0), whole.log[0], "Alice")
    page = comparison_view(words(), found, AskWhatIf(*WIDEST, word="house"))
    assert "costs 133.3 points on average, with a win counting as 100." in text_of({"components": page.to_components()})  # type: ignore[no-untyped-call]


def test_the_longest_decision_fits_into_an_id() -> None:
    """The decision has four groups and eight cards to discard."""
    for verb, arg in (("call", "t.ffffffff.ffffffff.ffffffff.ffffffff"), ("exchange", "ffffffff")):
        shows = ShowLine(*WIDEST, step=99, way="farther", line=PLAYED, word=verb, arg_of_word=arg)
        assert len(shows.id) <= 100
