import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.features.hands.clicks import HandDecision
from bot.features.hands.drafts import Draft
from bot.features.hands.view import hand_view
from bot.kit.words import ENGLISH, languages
from bot.model.ids import PRIVATE
from bot.model.players import Pictures, User
from bot.model.sight import Sight
from bot.piquet.orders import may_leave
from bot.piquet.rules import RULE_SETS
from tests.support.hand_controls import draft_of
from tests.support.message_reader import Control, controls_of
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import replayed
from tests.support.sampled_rules import with_rules
from tests.support.ui.laid_deals import sight_of
from tests.support.ui.sights import CLOCKS

MOST: Final = 5
DECIDING: Final = {
    *(kind.verb for kind in HandDecision.__subclasses__()),
    "deal",
    "word",
    "keep",
    "card",
    "open",
    "laydown",
    "claiming",
}
"""Verbs of buttons for cards or for the decision that the hand asks for."""

ALL_ON: Final = User(
    1,
    asks_deal=True,
    answers_self=True,
    quiet="22-7",
    listed=True,
    pictures=Pictures.ALWAYS,
    four_colours=True,
    sure_leads=True,
    asks_cut=True,
    cards_as_text=True,
    confirms_cards=True,
    plays_forced=True,
)
PEOPLE: Final[dict[str, dict[str, Any]]] = {
    "beginner": {"finished": 0, "house": 1, "guild": PRIVATE, "table": None},
    "second deal": {"finished": 1, "number": 1, "house": 1, "guild": PRIVATE, "table": None},
    "all on": {"number": 5, "settings": ALL_ON},
    "opponent late, DMs closed": {
        "number": 5,
        "settings": replace(ALL_ON, dms_closed=True),
        "guild": PRIVATE,
        "table": None,
        **CLOCKS["late"],
    },
}


def controls(seen: Sight, draft: Draft) -> list[Control]:
    drawn = hand_view(seen, draft).to_components()  # type: ignore[no-untyped-call]
    return controls_of({"components": drawn})


def secondary(shown: list[Control]) -> list[str]:
    return [one.label for one in shown if not one.is_select and one.verb not in DECIDING]


def pages(seen: Sight) -> Iterator[list[Control]]:
    waiting, found = [Draft()], list[Draft]()
    while waiting:
        draft = waiting.pop()
        found.append(draft)
        shown = controls(seen, draft)
        yield shown
        opened = [draft_of(one.verb, one.arg) for one in shown if one.live and not one.is_select]
        waiting += [one for one in opened if one is not None and one not in found and one not in waiting]


def steps(rules: str, language: str, **person: Any) -> Iterator[Sight]:
    dice = random.Random(f"{rules} {language}")
    table = random_table(dice, rules, 0)
    person["settings"] = replace(person.get("settings", User(1)), language=language)
    for _ in play_through(dice, table):
        deal = replayed(table)
        for seat in (0, 1):
            own = {"house": 1 - seat} if "house" in person else {}
            if not deal.over:
                yield sight_of(deal, seat, **{**person, **own})


@pytest.mark.sampled(4)
@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == ENGLISH else pytest.mark.long) for one in languages()]
)
@pytest.mark.parametrize("rules", map(with_rules, RULE_SETS))
def test_a_hand_has_at_most_five_other_buttons(rules: str, language: str, person: str) -> None:
    for seen in steps(rules, language, **PEOPLE[person]):
        for shown in pages(seen):
            assert len(secondary(shown)) <= MOST, secondary(shown)


@pytest.mark.parametrize("rules", map(with_rules, RULE_SETS))
def test_everything_that_a_player_may_do_is_a_few_presses_away(rules: str) -> None:
    for seen in steps(rules, "en", **PEOPLE["second deal"]):
        assert seen.deal is not None
        verbs = {one.verb for shown in pages(seen) for one in shown}
        alone = seen.my_turn and len(seen.deal.hand) == 1
        wanted = {"review", "help"}
        wanted |= {"advise"} if seen.may_ask else set()
        wanted |= {"follow"} if may_leave(seen.deal) and not alone else set()
        wanted |= {"concede"} if seen.deal.may_concede else set()
        wanted |= {"suit"} if seen.my_turn and seen.deal.suits else set()
        wanted |= {"look"} if seen.deal.may_look else set()
        assert wanted <= verbs
