import pytest

from bot.kit.card_faces import CardFaces
from bot.kit.words import words
from bot.piquet.cards import Hand, parse_cards
from tests.support.tiles import install_all

PHONE = 10
"""The most cards on a line of a phone 400 pixels wide; the gap between two suits is as wide as a card."""


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("AS KS QS JS TS AH AD 9D 8D AC 9C 7C", [6, 6]),
        ("AS KS QS JH TH 9H 8H 7H AD 9D 8D 7C", [8, 4]),
        ("AS KS QS JS TS 9S 8S 7S AH KD QC", [8, 3]),
        ("AS KS QS AH KH QH JH TH 9H AD KD QD", [9, 3]),
        ("AS KH QD JC", [4]),
    ],
)
def test_a_suit_never_wraps_on_a_phone(cards: str, lines: list[int]) -> None:
    hand, faces = Hand.of(parse_cards(cards)), CardFaces(words())
    assert len(faces.hand_lines(hand)) == 1, "letters break only between suits"
    install_all()
    assert [line.count("<:") for line in faces.hand_lines(hand)] == lines
    assert all(line.count("<:") + line.count("    ") <= PHONE for line in faces.hand_lines(hand))


def test_a_player_who_has_played_all_cards_has_no_line() -> None:
    assert CardFaces(words()).hand_lines(Hand()) == []
    install_all()
    assert CardFaces(words()).hand_lines(Hand()) == []
