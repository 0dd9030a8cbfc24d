"""Reads kinds of messages never sent by the toy bot in ``tests/fakes``."""

import pytest

from tests.support.message_reader import controls_of, repeated_sentences, text_of


def button(custom_id: str) -> dict[str, object]:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "Play", "custom_id": custom_id}]}


def test_a_link_has_an_address_and_is_not_live() -> None:
    link = {"type": 2, "style": 5, "label": "Table", "url": "https://example.invalid/1"}
    (control,) = controls_of({"components": [{"type": 1, "components": [link]}]})
    assert (control.address, control.live) == ("https://example.invalid/1", False)


def test_nested_texts_are_read_in_order() -> None:
    play = {"type": 2, "style": 1, "label": "Play", "emoji": {"name": "♠"}, "custom_id": "play"}
    section = {"type": 9, "components": [{"type": 10, "content": "Hand"}], "accessory": play}
    picture = {"type": 12, "items": [{"media": {"url": "attachment://hand.png"}, "description": "A fan"}]}
    file = {"filename": "hand.png", "description": "Seven cards"}
    message = {"components": [{"type": 17, "components": [section, picture]}], "attachments": [file]}
    assert text_of(message).split("\n") == ["Hand", "Play", "♠", "A fan", "hand.png", "Seven cards"]


def test_an_embed_is_read_whole() -> None:
    embed = {"title": "Deal 1", "color": 1, "fields": [{"name": "Elder", "value": "28"}], "footer": {"text": "of six"}}
    assert text_of({"content": "Score", "embeds": [embed]}) == "Score\nDeal 1\nElder\n28\nof six"


def test_choices_and_names_of_threads_are_read() -> None:
    assert text_of({"choices": [{"name": "Rubicon", "value": "rubicon"}]}) == "Rubicon"
    assert text_of({"name": "Alice and Bob"}) == "Alice and Bob"


@pytest.mark.parametrize(
    ("first", "second", "repeated"),
    [
        ("Press **Show my hand** to see your cards.", "Hello. _Press Show my hand to see your cards_", True),
        ("You led the ace of hearts.", "You led the king of hearts.", False),
        ("Your turn.", "Your turn.", False),
        ("```\nYou led the ace of hearts.\n```", "You led the ace of hearts.", False),
        ("7. Stich, beim Ausspiel, kostete mehrere Punkte", "8. Stich, beim Ausspiel, kostete mehrere Punkte", False),
    ],
)
def test_a_sentence_that_appears_twice_on_a_screen_is_found(first: str, second: str, *, repeated: bool) -> None:
    texts = [{"type": 10, "content": text} for text in (first, second)]
    found = repeated_sentences({"components": [{"type": 17, "components": texts}]})
    assert found == (["Press Show my hand to see your cards"] if repeated else [])
