import pytest

from bot.kit.card_text import capital, faces, in_words, label_of, listed, name_held, name_of
from bot.kit.controls import visible
from bot.kit.words import languages, words
from bot.piquet.cards import Hand, parse_cards
from bot.piquet.rules import Kind


def hand(cards: str) -> Hand:
    return Hand.of(parse_cards(cards))


def test_a_card_is_its_rank_and_the_symbol_of_its_suit() -> None:
    assert faces(words(), parse_cards("AS TH 7D KC")) == "A♠ 10♥ 7♦ K♣"
    assert faces(words(), ()) == ""


@pytest.mark.parametrize(
    ("kind", "cards", "name"),
    [
        (Kind.POINT, "AH KH QH JH 8H", "a point of five in hearts (49)"),
        (Kind.SEQUENCE, "AH KH QH JH", "a quart major in hearts"),
        (Kind.SEQUENCE, "KH QH JH", "a tierce to the king in hearts"),
        (Kind.SEQUENCE, "JD TD 9D", "a tierce to the knave in diamonds"),
        (Kind.SEQUENCE, "TS 9S 8S", "a tierce to the ten in spades"),
        (Kind.SEQUENCE, "9C 8C 7C", "a tierce minor in clubs"),
        (Kind.SEQUENCE, "JC TC 9C 8C 7C", "a quint minor in clubs"),
        (Kind.SEQUENCE, "AC KC QC JC TC 9C", "a sixième major in clubs"),
        (Kind.SEQUENCE, "KC QC JC TC 9C 8C 7C", "a septième minor in clubs"),
        (Kind.SEQUENCE, "AC KC QC JC TC 9C 8C 7C", "a huitième major in clubs"),
        (Kind.SET, "TS TH TD TC", "four tens"),
        (Kind.SET, "QH QD QC", "three queens (not counting the queen of spades)"),
        (Kind.SET, "JS JH JD", "three knaves (not counting the knave of clubs)"),
    ],
)
def test_a_group_has_the_name_used_at_the_card_table(kind: Kind, cards: str, name: str) -> None:
    assert name_of(words(), kind, hand(cards)) == name


def test_beside_the_hand_a_trio_is_named_by_its_rank() -> None:
    assert name_held(words(), Kind.SET, hand("QH QD QC")) == "three queens"
    assert name_held(words(), Kind.SET, hand("TS TH TD TC")) == "four tens"
    assert name_held(words(), Kind.SEQUENCE, hand("KH QH JH")) == "a tierce to the king in hearts"


def test_a_sentence_can_list_a_point_and_a_sequence() -> None:
    groups = (Kind.POINT, "KH JH TH 9H 8H 7H"), (Kind.SEQUENCE, "JH TH 9H 8H 7H")
    held = listed(words(), [name_of(words(), kind, hand(cards)) for kind, cards in groups])
    assert held == "a point of six in hearts (54) and a quint minor in hearts"


@pytest.mark.parametrize(
    ("kind", "groups", "english", "french", "german"),
    [
        (
            Kind.POINT,
            ["AH KH QH JH 8H"],
            "Point: 5 hearts (49)",
            "Point\u00a0: 5 cœurs (49)",
            "Point: 5 Herz (49)",
        ),
        (
            Kind.SEQUENCE,
            ["JD TD 9D"],
            "Tierce to the knave in diamonds",
            "Tierce au valet de carreau",
            "Terz vom Buben in Karo",
        ),
        (
            Kind.SEQUENCE,
            ["AS KS QS JS", "9D 8D 7D"],
            "Quart major ♠ and tierce minor ♦",
            "Quatrième ♠, tierce ♦",
            "Quart ♠, Terz ♦",
        ),
        (
            Kind.SET,
            ["JH JD JC", "TS TH TC"],
            "Three knaves and three tens",
            "Trois valets et trois dix",
            "Drei Buben und drei Zehnen",
        ),
    ],
)
def test_a_button_says_in_words_what_is_called(
    kind: Kind, groups: list[str], english: str, french: str, german: str
) -> None:
    told = [capital(label_of(words(code), kind, tuple(map(hand, groups)))) for code in ("en", "fr", "de")]
    assert told == [english, french, german]


@pytest.mark.parametrize("language", languages())
def test_the_longest_call_fits_a_button(language: str) -> None:
    runs = [f"Q{suit} J{suit} T{suit}" for suit in "SHDC"]
    trios = [f"{rank}S {rank}H {rank}D" for rank in "AKQJ"]
    mixed = ["QS QH QD QC", *(f"{rank}S {rank}H {rank}D" for rank in "KT")]
    calls = ((Kind.SEQUENCE, runs), (Kind.SEQUENCE, ["QD JD TD 9D 8D 7D"]), (Kind.SET, trios), (Kind.SET, mixed))
    for kind, groups in calls:
        assert len(visible(label_of(words(language), kind, tuple(map(hand, groups))))) <= 35


def test_groups_of_one_size_share_one_name_in_a_label() -> None:
    trios = tuple(hand(f"{rank}S {rank}H {rank}D") for rank in "AKJ")
    assert label_of(words(), Kind.SET, trios) == "three aces, kings, knaves"
    runs = ["KS QS JS TS", "9H 8H 7H", "JD TD 9D"]
    assert label_of(words(), Kind.SEQUENCE, tuple(map(hand, runs))) == "quart ♠, tierce ♥, ♦"


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "4 queens, 3 kings, 3 tens"),
        ("fr", "4 dames, 3 rois, 3 dix"),
        ("de", "4 Damen, 3 Könige, 3 Zehnen"),
    ],
)
def test_sets_of_several_sizes_each_have_their_number(language: str, label: str) -> None:
    sets = tuple(map(hand, ("QS QH QD QC", "KS KH KD", "TS TH TD")))
    assert label_of(words(language), Kind.SET, sets) == label


def test_every_number_below_a_hundred_has_a_word() -> None:
    spoken = [in_words(words(), number) for number in range(100)]
    assert (spoken[7], spoken[21], spoken[49], spoken[75]) == ("seven", "twenty-one", "forty-nine", "seventy-five")
    assert len(set(spoken)) == 100
    assert not any(letter.isdigit() for number in spoken for letter in number)
    assert in_words(words(), 94) == "ninety-four"
    assert in_words(words(), 104) == "104"


def test_a_list_has_commas_and_an_and() -> None:
    assert [listed(words(), parts) for parts in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
    assert [listed(words(), parts) for parts in (["a, b"], ["a", "b, c"])] == ["a, b", "a, and b, c"]
    assert capital("sixième") == "Sixième"
