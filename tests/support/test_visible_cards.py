"""Audits for hidden cards recognise card emoji in texts, buttons and menus, in every language."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.hands.clicks import OpenMore
from bot.kit import card_emoji
from bot.kit.card_emoji import emoji_name
from bot.kit.card_faces import CardFaces
from bot.kit.card_text import face, letter
from bot.kit.words import languages, words
from bot.model.ids import PartieId
from bot.piquet.cards import Card, Hand, Rank, Suit
from tests.support.message_reader import controls_of, text_of
from tests.support.requests_seen import SeenContent
from tests.support.tiles import install_all
from tests.support.visible_cards import cards_shown

DECK = [Card.of(rank, suit) for suit in Suit for rank in Rank]
LEAKED = Card.of(Rank.QUEEN, Suit.DIAMONDS)


@pytest.fixture(autouse=True)
def _installed() -> None:
    install_all()


def in_text(faces: CardFaces, card: Card) -> dict[str, Any]:
    return {"type": 10, "content": f"## {faces.card(card)} The house leads"}


def in_gold(faces: CardFaces, card: Card) -> dict[str, Any]:
    return {"type": 10, "content": faces.card(card, gold=True)}


def on_a_button(faces: CardFaces, card: Card) -> dict[str, Any]:
    return dict(faces.button(card, OpenMore(PartieId(1), 1)).to_component_dict())


def in_a_menu(faces: CardFaces, card: Card) -> dict[str, Any]:
    option: Any = faces.option(card).to_dict()
    return {"type": 3, "custom_id": "pq:1:pick:1:1", "options": [option | {"value": "0", "label": "This one"}]}


@pytest.mark.parametrize("way", [in_text, in_gold, on_a_button, in_a_menu])
@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("language", languages())
def test_a_leaked_emoji_is_caught(
    way: Callable[[CardFaces, Card], dict[str, Any]],
    four: bool,
    language: str,
) -> None:
    faces = CardFaces(words(language), four)
    for card in DECK:
        body = {"components": [way(faces, card)]}
        assert face(words(language), card) not in json.dumps(body, ensure_ascii=False)
        assert cards_shown(SeenContent(None, 0, body, ())) == Hand.of([card])
        assert face(words(language), card) in text_of(body)


def test_a_card_button_is_named_as_a_screen_reader_does() -> None:
    faces = CardFaces(words("fr"))
    (button,) = controls_of({"components": [on_a_button(faces, LEAKED)]})
    assert button.label == "D♦"


def test_a_row_of_emoji_reads_like_a_row_of_letters() -> None:
    shown, said = CardFaces(words()), CardFaces(words(), as_text=True)
    hand = Hand.of([*DECK[:3], *DECK[9:12]])
    for one in (shown, said):
        assert text_of({"content": one.hand(hand)}).replace("\N{NO-BREAK SPACE}", " ") == "9♠ 8♠ 7♠    10♥ 9♥ 8♥"
        assert text_of({"content": one.row(hand)}) == said.row(hand)


def test_every_letter_of_every_language_has_its_emoji() -> None:
    names = {emoji_name(letter(words(language), card.rank), card.suit) for language in languages() for card in DECK}
    assert None not in {card_emoji.mention(name) for name in names}
