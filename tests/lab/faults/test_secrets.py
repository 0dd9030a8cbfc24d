"""The audit assigns hands without controls to their deal, and finds leaked orders."""

import json
import random
from collections.abc import Sequence
from functools import cache
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.features.hands import drafts
from bot.kit.card_emoji import emoji_name
from bot.kit.card_text import face, faces, letter, ranks
from bot.kit.controls import control_id
from bot.kit.words import words
from bot.model.ids import PartieId
from bot.piquet import record
from bot.piquet.actions import Cards, Play
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.deal import Deal
from bot.piquet.orders import Orders
from bot.piquet.record import RecordedPartie
from bot.piquet.rules import Kind
from bot.piquet.view import view
from tests.fakes.wire.traffic_log import MessageVersion
from tests.fakes.wire.wire_discord import Wire
from tests.lab.faults.books import Books, Entry
from tests.lab.faults.secrets import Audit
from tests.support.piquet.parties import partie
from tests.support.requests_seen import Json
from tests.support.secret_watch import KeptSecret
from tests.support.visible_cards import cards_in_view, cards_shown

PARTIE, READER, MESSAGE = 1, 11, 100
WIRE = "a token"
WITHOUT_SECRETS = SimpleNamespace(secrets=list)
FIRST, LAST = 1, 3
"""The first and last of the deals that the hand has shown."""


def played(deal: Deal) -> Hand:
    return Hand.of(action.card for action in deal.log if isinstance(action, Play))


@cache
def telling() -> RecordedPartie:
    """Returns a random partie in which any leak would be noticed.

    Each deal after the shown deals has a trick with a card that the reader has not seen in a shown deal.
    """
    games = (record.read(json.dumps(partie(random.Random(seed), "rubicon"))) for seed in count())
    return next(game for game in games if len(game.deals) > LAST + 1 and hides(game.deals))


def hides(deals: Sequence[Deal]) -> bool:
    seen = [cards_in_view(view(deal, 0)) for deal in deals[FIRST : LAST + 1]]
    return all(played(deals[told]).without(cards) for told in (FIRST - 1, LAST + 1) for cards in seen)


@pytest.mark.parametrize(("told", "found"), [(FIRST - 1, 1), (FIRST, 0), (FIRST + 1, 0), (LAST, 0), (LAST + 1, 1)])
def test_a_hand_message_may_show_the_deals_that_it_served(told: int, found: int) -> None:
    game = telling()
    begins = [sum(len(deal.log) for deal in game.deals[:number]) for number in range(len(game.deals))]
    whole = sum(len(deal.log) for deal in game.deals)
    wire = SimpleNamespace(listen=lambda _: None)
    audit = Audit(cast("Wire", wire), cast("Books", SimpleNamespace(ask=lambda *_: [(whole,)], secrets=list)))

    def say(*components: Json) -> None:
        raw = json.dumps({"components": components}).encode()
        audit.hear(MessageVersion(0.0, False, MESSAGE, 1, frozenset({READER}), raw))

    for number in (FIRST, LAST):
        say({"type": 2, "style": 2, "label": "Draw anew", "custom_id": control_id("show", PARTIE, begins[number])})
    say({"type": 10, "content": faces(words(), played(game.deals[told]))})
    seats: Any = (SimpleNamespace(user=READER, seat=0), SimpleNamespace(user=READER + 1, seat=1))
    row: Any = SimpleNamespace(id=PARTIE)
    audit.judge(Entry(row, seats, game, [], []))
    assert len(audit.shown) == found


def said_of_orders(leads: Cards) -> dict[str, Json]:
    """Returns every spelling for these leads, or for a call with their cards: words, ids, stored form."""
    (first, *rest), value = leads, drafts.write_call(Kind.POINT, (Hand.of(leads),))

    def menu(verb: str, value: str) -> Json:
        options = [{"label": "These", "value": value}]
        return {"type": 3, "custom_id": control_id(verb, PartieId(PARTIE), 0), "options": options}

    def press(label: str, arg: str = "") -> Json:
        return {"type": 2, "style": 2, "label": label, "custom_id": control_id("lead", PartieId(PARTIE), 0, arg)}

    return {
        "a sentence": {
            "type": 10,
            "content": f"**Your orders:** Lead {faces(words(), leads)} for as long as you keep the lead.",
        },
        "as stored": menu("leads", str(Orders(leads=leads))),
        "a list in an id": press("Lead", drafts.write_list(leads)),
        "a run in a label": press(f"Lead {face(words(), first)}, then {ranks(words(), rest)}"),
        "a call of the opening": menu("opencall", value),
        "a row of emoji": {"type": 10, "content": "".join(map(tile, leads))},
        "an emoji on a button": {"type": 1, "components": [press("Lead") | {"emoji": emoji(card)} for card in leads]},
        "an emoji in a menu": {
            **menu("leads", "0"),
            "options": [{"label": "This", "value": str(at), "emoji": emoji(card)} for at, card in enumerate(leads)],
        },
    }


def tile(card: Card) -> str:
    return "<:{name}:{id}>".format(**emoji(card))


def emoji(card: Card) -> Json:
    name = emoji_name(letter(words(), card.rank), card.suit, four=True, gold=True)
    return {"name": f"{name}_0a1b", "id": str(1 << 60)}


@pytest.mark.parametrize("way", said_of_orders((Card.parse("AS"),)))
@pytest.mark.parametrize(("reader", "found"), [(READER, 1), (READER + 1, 0), (None, 1)])
def test_orders_may_be_shown_to_their_owner_and_to_nobody_else(way: str, reader: int | None, found: int) -> None:
    game = telling()
    hand = Hand.of(game.deals[0].dealt[1])
    leads = max((tuple(hand.suited(suit)) for suit in Suit), key=len)
    wire = SimpleNamespace(listen=lambda _: None)
    audit = Audit(cast("Wire", wire), cast("Books", SimpleNamespace(ask=lambda *_: [(0,)], secrets=list)))
    show = {"type": 2, "style": 2, "label": "Draw anew", "custom_id": control_id("show", PartieId(PARTIE), 0)}
    body = {"components": [show, said_of_orders(leads)[way]]}
    audience = None if reader is None else frozenset({reader})
    said = MessageVersion(0.0, False, MESSAGE, 1, audience, json.dumps(body).encode())
    assert cards_shown(said.seen) == Hand.of(leads)
    audit.hear(said)
    seats: Any = (SimpleNamespace(user=READER, seat=0), SimpleNamespace(user=READER + 1, seat=1))
    row: Any = SimpleNamespace(id=PARTIE)
    audit.judge(Entry(row, seats, game, [], []))
    assert len(audit.shown) == found


def test_orders_in_the_log_are_found() -> None:
    audit = Audit(cast("Wire", SimpleNamespace(listen=lambda _: None, token=WIRE)), cast("Books", WITHOUT_SECRETS))
    leads = (Card.parse("AS"), Card.parse("KS"))
    for text in (str(Orders(leads=leads)), control_id("lead", PartieId(PARTIE), 0, drafts.write_list(leads))):
        assert audit.in_log(f"DEBUG {text}") == [f"DEBUG {text}"]
    assert audit.in_log("DEBUG follow; pq:1:orders:1:0:close of 12345") == []
    assert audit.in_log('  File "/tmp/gate-to9Hyc/bot/runtime/poster.py", line 266, in _deliver_one') == []


@pytest.mark.parametrize(("public", "found"), [(False, 1), (True, 0)])
def test_a_pack_secret_in_a_message_is_found_during_its_partie(public: bool, found: int) -> None:
    secret = bytes(range(32))
    books = SimpleNamespace(
        ask=lambda *_: [], secrets=lambda: [KeptSecret("challenge 7", "7", secret, ("", ""), public=public)]
    )
    wire = SimpleNamespace(listen=lambda _: None, token=WIRE)
    audit = Audit(cast("Wire", wire), cast("Books", books))
    raw = json.dumps({"components": [{"type": 10, "content": f"so: {secret.hex()}"}]}).encode()
    audit.hear(MessageVersion(0.0, True, MESSAGE, 1, frozenset({READER}), raw))
    assert len(audit.shown) == found
    for line in (f"DEBUG {secret.hex()}", f"DEBUG {secret!r}"):
        assert audit.in_log(line) == [line]
