"""Whatever is drawn keeps Discord's limits, with the longest names, the greatest numbers and the longest calls."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from bot.piquet.cards import PACK, Hand
from bot.piquet.deal import Deal
from bot.piquet.partie import Settlement, Standing
from bot.piquet.rules import CLUB, RUBICON, Kind, Rules
from bot.piquet.view import view
from bot.services.challenging import Challenge, ChallengeState
from bot.services.herald import Saying, Speech
from bot.services.sight import Ending, Sight, Wishes
from bot.ui import drafts
from bot.ui.challenge import challenge_view
from bot.ui.drafts import Draft
from bot.ui.hand import hand_view, retired_hand
from bot.ui.lists import games_view, pick_view, resign_view
from bot.ui.table import speech_view, table_view, thread_name
from bot.ui.words import words
from tests.limits import check_request
from tests.piquet.deals import dealt, exchanged, hand, play_out, say

NAMES = {"wide": "漢" * 32, "escaped": "*" * 32, "pictures": "🂡" * 32}
"""The longest names: wide letters, letters that markdown must be taken out of, letters that count double."""

HANDS = {
    "four tierces": ("AKQ AKQ AKQ AKQ", "JT9 JT9 JT9 JT9"),
    "four trios": ("AKQJ AKQJ AKQJ -", "T987 T98 T98 T9"),
    "a huitième": ("AKQJT987 AKQJ - -", "- T9 AKQJT AKQJT"),
}
MOST = 2**63 - 1
"""The greatest number that the database can give a partie."""


def sight(deal: Deal, eye: int | None, name: str) -> Sight:
    """The deal in a partie that makes every message long."""
    wishes = Wishes("en", dms_closed=False, asks_deal=False, answers_self=True, one_click=False)
    return Sight(
        partie=MOST,
        guild=MOST,
        channel=MOST,
        table=MOST,
        rules=deal.rules,
        users=(MOST, MOST - 1),
        names=(name, name),
        eye=eye,
        seq=10**6,
        to_act=deal.to_act,
        since=10**10,
        number=6,
        first_seq=10**6 - len(deal.log),
        last=True,
        deals=6,
        before=Standing((300, 299)),
        after=Standing((310, 320)) if deal.over else None,
        next_dealer=1,
        cut="7S 7H / AS KS",
        chooser=None,
        first_dealer=1,
        deal=view(deal, eye),
        ending=None,
        wishes=wishes,
    )


def hands(rules: Rules, elder: str, younger: str, name: str) -> Iterator[ui.LayoutView]:
    """A player's hand wherever he is asked for something, with every choice that he can have made before."""
    rest = " ".join(str(card) for card in PACK if card not in hand(elder) + hand(younger))
    first = dealt(elder, younger, rest, rules)
    yield hand_view(sight(first, 0, name), Draft(picked=Hand.of(hand(elder)[:5])))
    yield hand_view(sight(first, 1, name))
    calling = exchanged(elder, younger, rules)
    for kind in Kind:
        yield hand_view(sight(calling, 0, name), Draft(kind=kind))
        yield hand_view(sight(calling, 0, name), Draft(kind=kind, sinking=True, picked=Hand.of(hand(elder))))
        yield hand_view(sight(calling, 0, name), Draft(kind=kind, passed=frozenset({Kind.POINT})))
    yield hand_view(sight(calling, 0, name), Draft(passed=frozenset(Kind), card=hand(elder)[0]))
    yield from younger_hands(rules, elder, younger, name)


def younger_hands(rules: Rules, elder: str, younger: str, name: str) -> Iterator[ui.LayoutView]:
    suit = " ".join(str(card) for card in hand(elder) if card.suit is hand(elder)[0].suit)
    called = say(exchanged(elder, younger, rules), f"0 point {suit}")
    yield hand_view(sight(called, 1, name))
    led = say(exchanged(elder, younger, rules), f"0 play {hand(elder)[0]}")
    goods = drafts.goods(view(led, 1))
    assert len(goods) >= 4
    for chosen in (None, (0,), tuple(range(len(goods)))):
        yield hand_view(sight(led, 1, name), Draft(goods=chosen))
    yield hand_view(sight(led, 1, name), Draft(passed=frozenset(Kind)))
    over = play_out(exchanged(elder, younger, rules))
    ended = dataclasses.replace(sight(over, 1, name), ending=Ending(Settlement(0, 999, rubicon=True), None))
    yield hand_view(ended)
    yield retired_hand(sight(over, 0, name), 0, len(over.log))


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
@pytest.mark.parametrize("rules", [RUBICON, CLUB], ids=lambda rules: rules.name)
@pytest.mark.parametrize("held", HANDS.values(), ids=list(HANDS))
def test_a_hand_keeps_the_limits_wherever_it_is_drawn(held: tuple[str, str], rules: Rules, name: str) -> None:
    for drawn in hands(rules, *held, name):
        assert troubles(drawn) == []


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
@pytest.mark.parametrize("held", HANDS.values(), ids=list(HANDS))
def test_the_table_keeps_the_limits_with_a_whole_deal_in_one_message(held: tuple[str, str], name: str) -> None:
    elder, younger = held
    deal = play_out(exchanged(elder, younger))
    ended = dataclasses.replace(sight(deal, None, name), ending=Ending(Settlement(0, 999, rubicon=True), None))
    assert len(thread_name(words(), ended)) <= 100
    for seen in (ended, dataclasses.replace(ended, ending=Ending(None, 1))):
        assert troubles(table_view(words(), seen)) == []
        for saying in Saying:
            speech = Speech(saying, seen, MOST, 0, len(deal.log), (0, 1))
            drawn = speech_view(words(), speech)
            assert drawn is not None
            assert troubles(drawn) == []


@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_lists_of_many_parties_keep_the_limits(name: str) -> None:
    seen = sight(exchanged(*HANDS["four trios"]), 0, name)
    many = [dataclasses.replace(seen, partie=MOST - number) for number in range(40)]
    for number in (0, 1, 5, 20, 40):
        assert troubles(games_view(words(), many[:number])) == []
    assert troubles(pick_view(words(), many, "resign")) == []
    assert troubles(resign_view(words(), seen)) == []


@pytest.mark.parametrize("state", ChallengeState)
@pytest.mark.parametrize("name", NAMES.values(), ids=list(NAMES))
def test_a_challenge_keeps_the_limits(name: str, state: ChallengeState) -> None:
    for opponent in (None, MOST):
        made = Challenge(
            id=MOST,
            guild=MOST,
            channel=MOST,
            message=MOST,
            challenger=MOST,
            challenger_name=name,
            opponent=opponent,
            opponent_name=name if opponent else None,
            rules="rubicon",
            options='{"carte_rouge": true, "cards_make_pique": true, "deals": 2}',
            first_dealer=opponent,
            made_at=10**10,
            expires_at=10**10,
            state=state,
            partie=None,
        )
        assert troubles(challenge_view(words(), made)) == []


def troubles(drawn: ui.LayoutView) -> list[str]:
    """What Discord would find wrong with it."""
    components: Any = drawn.to_components()  # type: ignore[no-untyped-call]
    body = {"components": components, "flags": 1 << 15, "allowed_mentions": {"parse": []}}
    return check_request("POST", "/channels/1/messages", body)
