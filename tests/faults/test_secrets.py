"""The audit of all messages knows of which deal a hand tells that has lost its controls."""

import json
import random
from collections.abc import Sequence
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.piquet import record
from bot.piquet.actions import Play
from bot.piquet.cards import Hand
from bot.piquet.deal import Deal
from bot.piquet.record import RecordedPartie
from bot.piquet.view import view
from bot.ui.kit.card_text import face
from bot.ui.kit.controls import control_id
from tests.fakes.wire.traffic_log import MessageVersion
from tests.fakes.wire.wire_discord import Wire
from tests.faults.books import Books, Entry
from tests.faults.secrets import Audit
from tests.support.piquet.parties import partie
from tests.support.requests_seen import Json
from tests.support.visible_cards import cards_in_view

PARTIE, READER, MESSAGE = 1, 11, 100
FIRST, LAST = 1, 3
"""The deals that the hand has shown, from the one to the other."""


def played(deal: Deal) -> Hand:
    """The cards of the tricks of a deal, of which a hand tells that has lost its controls."""
    return Hand.of(action.card for action in deal.log if isinstance(action, Play))


@cache
def telling() -> RecordedPartie:
    """A random partie in which, of each deal not shown, a trick has a card that the reader saw in no deal shown.

    A deal in which the reader saw all cards would excuse whatever they are told.
    """
    games = (record.read(json.dumps(partie(random.Random(seed), "rubicon"))) for seed in count())
    return next(game for game in games if len(game.deals) > LAST + 1 and hides(game.deals))


def hides(deals: Sequence[Deal]) -> bool:
    seen = [cards_in_view(view(deal, 0)) for deal in deals[FIRST : LAST + 1]]
    return all(played(deals[told]).without(cards) for told in (FIRST - 1, LAST + 1) for cards in seen)


@pytest.mark.parametrize(("told", "found"), [(FIRST - 1, 1), (FIRST, 0), (FIRST + 1, 0), (LAST, 0), (LAST + 1, 1)])
def test_a_hand_that_served_for_several_deals_may_tell_of_each_of_them_and_of_no_other(told: int, found: int) -> None:
    game = telling()
    begins = [sum(len(deal.log) for deal in game.deals[:number]) for number in range(len(game.deals))]
    whole = sum(len(deal.log) for deal in game.deals)
    wire = SimpleNamespace(listen=lambda _: None)
    audit = Audit(cast("Wire", wire), cast("Books", SimpleNamespace(ask=lambda *_: [(whole,)])))

    def say(*components: Json) -> None:
        raw = json.dumps({"components": components}).encode()
        audit.hear(MessageVersion(0.0, False, MESSAGE, 1, frozenset({READER}), raw))

    for number in (FIRST, LAST):
        say({"type": 2, "style": 2, "label": "Draw anew", "custom_id": control_id("show", PARTIE, begins[number])})
    say({"type": 10, "content": " ".join(map(face, played(game.deals[told])))})
    seats: Any = (SimpleNamespace(user=READER, seat=0), SimpleNamespace(user=READER + 1, seat=1))
    row: Any = SimpleNamespace(id=PARTIE)
    audit.judge(Entry(row, seats, game, [], []))
    assert len(audit.shown) == found
