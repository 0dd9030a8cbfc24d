import random
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.kit.card_text import face
from bot.kit.pictures import cards, fonts, palette
from bot.kit.pictures.canvas import WIDTH
from bot.kit.pictures.cards import CardStyle
from bot.kit.pictures.courts import COURTS
from bot.kit.pictures.hand import hand_picture
from bot.kit.pictures.picture import LONGEST_ALT, Picture
from bot.kit.pictures.rating_chart import FIGURE, HEADING, rating_chart
from bot.kit.pictures.score_sheet import COLUMN, SIZE, deal_sheet, partie_sheet
from bot.kit.pictures.score_sheet import MARGIN as SHEET_MARGIN
from bot.kit.pictures.table import CAPTION, columns, rail_sizes, table_picture
from bot.kit.talk.score_sheet import groups
from bot.kit.words import Words, languages, words
from bot.model.glicko import PROVISIONAL
from bot.model.sight import Sight
from bot.piquet.cards import PACK, Hand, Suit
from bot.piquet.partie import Settlement, Tally, outcome, standing
from bot.piquet.reckoning import Reason
from bot.piquet.rules import RULE_SETS
from bot.piquet.view import DealView
from tests.support.piquet import reference_play
from tests.support.piquet.deals import exchanged, say, tricks
from tests.support.piquet.parties import tables_played
from tests.support.piquet.playing import play_through, random_table, shuffled_table
from tests.support.piquet.twins import twin
from tests.support.reference.reference_deal import Table
from tests.support.sampled_rules import with_rules
from tests.support.ui.laid_deals import laid_out, sight_of
from tests.support.ui.sights import changed

SAY = words()
EYES = (0, 1, None)
NAMES = (("Ann", "Bob"), ("W" * 32, "Александра-Мария"), ("田中太郎", "🎴🃏🔥"), ("", "\u202e\n`*_"))
LARGEST = 50_000


def labels(spoken: Words) -> list[str]:
    keys = [f"sheet-{reason.replace('_', '-')}" for reason in Reason]
    keys += [f"sheet-{name}" for name in ("deal", "counted", "game", "games", "below", "total")]
    keys += ["picture-sheet-settlement", "picture-leads", "picture-last-trick", "picture-taken"]
    return [spoken(key) for key in keys]


def image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data))


def begun(seed: int, rules: str) -> Table:
    rng = random.Random(seed)
    table = random_table(rng, rules, rng.randrange(2), None, {})
    stop = rng.choice([0, rng.randrange(40), 60])
    for said, _ in enumerate(play_through(rng, table)):
        if said >= stop:
            break
    return table


def sight(table: Table, eye: int | None) -> Sight:
    return sight_of(reference_play.replayed(table), eye)


def seen_in(sight: Sight) -> DealView:
    assert sight.deal is not None
    return sight.deal


def pictures(sight: Sight) -> Iterator[Picture]:
    seen = seen_in(sight)
    for four in (False, True):
        yield table_picture(SAY, sight, seen, four=four)
        if sight.eye is not None:
            yield hand_picture(SAY, seen, four=four)
    yield deal_sheet(SAY, sight.people.names, seen, sight.shown.ordinal, sight.standing)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_deals_that_differ_only_in_hidden_cards_have_the_same_pictures(rules: str, eye: int | None) -> None:
    differ = 0
    for seed in range(5):
        table = begun(seed, rules)
        other = twin(random.Random(seed), table, eye)
        differ += reference_play.replayed(table).hands != reference_play.replayed(other).hands
        assert list(pictures(sight(table, eye))) == list(pictures(sight(other, eye))), (seed, table, other)
    assert differ


@pytest.mark.sampled(4)
@pytest.mark.parametrize("names", NAMES, ids=range(len(NAMES)))
@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_a_picture_can_be_sent_and_describes_what_it_shows(rules: str, names: tuple[str, str]) -> None:
    for seed in range(3):
        for picture in pictures(changed(sight(begun(seed, rules), EYES[seed % 3]), names=names)):
            assert image(picture).format == "PNG"
            assert image(picture).width == WIDTH
            assert 1_000 < len(picture.data) < LARGEST
            assert 0 < len(picture.alt) <= LONGEST_ALT


def test_cards_differ_even_without_their_colours() -> None:
    for size in (cards.SMALL, cards.LARGE):
        black = [
            cards.face(card, size, CardStyle.of(SAY, four=False)).convert("L").point(lambda grey: 255 * (grey > 150))
            for card in PACK
        ]
        assert len({face.tobytes() for face in black}) == 32


@pytest.mark.parametrize("size", [cards.SMALL, cards.LARGE], ids=["small", "large"])
def test_a_court_card_shows_a_face_where_only_its_index_is_visible(size: cards.Size) -> None:
    style = CardStyle.of(SAY, four=True)
    for card in PACK:
        visible = cards.face(card, size, style).crop((0, 0, size.strip, size.height))
        skin = visible.histogram()[palette.place(palette.SKIN)]
        assert (skin > size.strip * size.height / 100) == (card.rank in COURTS), card


def test_the_bot_starts_without_loading_the_library_that_draws() -> None:
    loaded = "import sys, bot.client, bot.features.archive.files; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0  # noqa: S603


def test_one_deck_has_four_colours_and_the_other_has_two() -> None:
    assert len({palette.ink_of(suit, four=True) for suit in Suit}) == 4
    assert len({palette.ink_of(suit, four=False) for suit in Suit}) == 2


def test_a_hand_shows_all_its_cards_and_marks_those_drawn() -> None:
    deal = laid_out("AS KS QS JS TS 9S 8S AH KH QH JH TH", "7S 9H 8H 7H AD KD QD JD TD AC KC QC")
    seen = seen_in(sight_of(deal, 0))
    assert seen.taken
    kept_all = seen._replace(taken=())
    both = hand_picture(SAY, seen, four=False), hand_picture(SAY, kept_all, four=False)
    held = "Your hand: spades A K Q J 10 9 8; hearts A K Q J 10."
    assert both[0].alt == f"{held} From the talon: hearts A K Q J 10."
    assert both[1].alt == held
    assert both[0].data != both[1].data


def contrast(one: palette.Colour, other: palette.Colour) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: palette.Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("ground", "drawn"),
    [
        *((palette.IVORY, palette.ink_of(suit, four=four)) for suit in Suit for four in (True, False)),
        *(
            (ground, drawn)
            for ground in (palette.FELT, palette.RAIL)
            for drawn in (palette.IVORY, palette.MINT, palette.GOLD)
        ),
        *((ground, palette.BLACK) for ground in (palette.IVORY, palette.LINEN)),
    ],
)
def test_every_text_has_enough_contrast(ground: palette.Colour, drawn: palette.Colour) -> None:
    assert contrast(ground, drawn) >= 4.5


def test_the_colours_fit_into_a_palette() -> None:
    assert len(palette.PALETTE) <= 256


def test_the_sheet_of_a_partie_has_deals_total_and_settlement() -> None:
    deals = [
        reference_play.replayed(table) for table in tables_played(random.Random(5), "rubicon", dealt=shuffled_table)
    ]
    tallies = [Tally.of(deal) for deal in deals]
    rules = deals[0].rules
    picture = partie_sheet(SAY, ("Ann", "Bob"), rules, tallies, outcome(rules, tallies))
    first, second = standing(rules, tallies).totals
    last = f"Deal 6: Ann {tallies[5].points[0]}, Bob {tallies[5].points[1]}"
    ended = outcome(rules, tallies)
    assert isinstance(ended, Settlement)
    won = f"{'Ann' if ended.winner == 0 else 'Bob'} {ended.points}"
    assert f". {last}. Total: Ann {first}, Bob {second}. Settlement: {won}." in picture.alt
    unfinished = partie_sheet(SAY, ("Ann", "Bob"), rules, tallies[:2], None)
    assert "Settlement" not in unfinished.alt
    assert "Deal 3" not in unfinished.alt


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_description_of_a_sheet_says_whose_score_each_figure_is(language: str) -> None:
    spoken = words(language)
    deal = reference_play.replayed(next(iter(tables_played(random.Random(5), "rubicon", dealt=shuffled_table))))
    seen, stands = seen_in(sight_of(deal, None)), standing(deal.rules, [Tally.of(deal)])
    alt = deal_sheet(spoken, ("Ann", "Bob"), seen, 1, stands).alt
    for label, ann, bob in (row for part in groups(spoken, seen, stands) for row in part):
        scored = ", ".join(f"{name} {points}" for name, points in (("Ann", ann), ("Bob", bob)) if points)
        assert f"{spoken('picture-sheet-one', label=label, name='', points='').strip()} {scored}" in alt


@pytest.mark.parametrize("number", [1, 2, 3, 50, 5_000])
def test_a_chart_is_drawn_for_one_rating_and_for_thousands(number: int) -> None:
    marks = [(10**9 + 86_400 * day, 1500 + 400 * (day % 3) - day / 9, max(45.0, 350 - day)) for day in range(number)]
    picture = rating_chart(SAY, marks)
    assert image(picture).width == WIDTH
    assert len(picture.data) < LARGEST
    assert "began at 1500" in picture.alt
    # A question mark, as beside every provisional rating.
    assert f"is now {round(marks[-1][1])}{'?' if marks[-1][2] >= PROVISIONAL else ''} with" in picture.alt


def test_a_chart_needs_a_rating() -> None:
    with pytest.raises(ValueError, match="\\[\\]"):
        rating_chart(SAY, [])


@pytest.mark.parametrize(
    ("name", "drawn"), [("Ann", "Ann"), ("a  b", "a b"), ("1–2", "1-2"), ("", ""), ("\u202e\ue000", "")]
)
def test_letters_that_no_font_has_are_left_out_of_a_name(name: str, drawn: str) -> None:
    assert fonts.drawable(name).replace("–", "-") == drawn


def test_a_name_that_is_too_long_is_cut() -> None:
    assert fonts.fitted("Bartholomew", 30, 100).endswith("…")
    assert fonts.length(fonts.fitted("Bartholomew", 30, 100), 30) <= 100


def test_a_letter_that_the_font_lacks_loses_its_accent_or_is_omitted() -> None:
    assert fonts.drawable("José – Łukasz Ёлка") == "José – Łukasz Ёлка"
    assert fonts.drawable("Ann 花子") == "Ann"
    assert fonts.drawable("花子") == ""


@pytest.mark.parametrize("locale", languages())
def test_the_font_has_all_letters_of_the_labels(locale: str) -> None:
    assert [label for label in labels(words(locale)) if fonts.drawable(label) != label.replace("\u202f", " ")] == []


@pytest.mark.parametrize("letter", "äöüÄÖÜéèêëàùçÉÇ")
def test_a_letter_with_an_accent_differs_from_the_letter(letter: str) -> None:
    plain, accented = (fonts.mask(one, 34) for one in (unicodedata.normalize("NFD", letter)[0], letter))
    assert plain.size == accented.size
    assert plain.tobytes() != accented.tobytes()


@pytest.mark.parametrize("locale", languages())
def test_the_labels_of_a_sheet_leave_room_for_its_numbers(locale: str) -> None:
    room = WIDTH - 2 * SHEET_MARGIN - COLUMN - fonts.length("1000", SIZE, bold=True)
    spoken = words(locale)
    assert [label for label in labels(spoken) if fonts.length(label, SIZE, bold=True) > room] == []


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("rules", [*map(with_rules, RULE_SETS)])
def test_the_numbers_of_a_table_leave_room_for_its_names(rules: str, locale: str) -> None:
    one = sight(begun(3, rules), None)
    found = columns(words(locale), one, seen_in(one))
    sizes = rail_sizes(len(found))
    wide = sum(sizes.width(column.label, "100") + sizes.gap for column in found)
    assert WIDTH - 52 - wide >= 300


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("key", ["picture-leads", "picture-last-trick"])
def test_the_captions_beside_a_trick_are_not_cut_off(key: str, locale: str) -> None:
    beside = WIDTH // 2 - 9 - cards.SMALL.width - 24
    assert fonts.length(words(locale)(key), CAPTION) <= beside - 24


@pytest.mark.parametrize("locale", languages())
def test_the_heading_of_a_chart_has_room(locale: str) -> None:
    spoken = words(locale)
    left = fonts.length(spoken("picture-course-title"), HEADING) + fonts.length("2000?", FIGURE, bold=True)
    right = fonts.length(spoken("picture-course-deviation", deviation=350), HEADING)
    assert left + right + fonts.length(spoken("picture-course-parties", parties=5_000), HEADING) + 120 < WIDTH


@pytest.mark.parametrize(("locale", "date"), [("en", "2001-09-09"), ("de", "09.09.2001"), ("fr", "09/09/2001")])
def test_a_date_is_formatted_for_its_language(locale: str, date: str) -> None:
    assert date in rating_chart(words(locale), [(10**9, 1500.0, 50.0)]).alt


def test_different_hands_have_different_pictures() -> None:
    hands = [Hand.of(random.Random(seed).sample(PACK, 12)) for seed in range(20)]
    deal = laid_out("AS KS QS JS TS 9S 8S AH KH QH JH TH", "7S 9H 8H 7H AD KD QD JD TD AC KC QC")
    seen = seen_in(sight_of(deal, 0))
    assert len({hand_picture(SAY, seen._replace(hand=hand), four=False).data for hand in hands}) == 20


def test_a_deal_conceded_after_a_lead_shows_the_leader_and_tricks() -> None:
    for leader, trick in ((0, "AS 8S"), (1, "7D AD")):
        deal = tricks(exchanged("AKQJ AKQ 87 AKQ", "T98 JT AKQJ JT9"), trick)
        lead = min(deal.playable(leader))
        say(deal, f"{leader} play {lead}", f"{1 - leader} concede")
        sight = sight_of(deal)
        told = table_picture(SAY, sight, seen_in(sight), four=False).alt
        assert f"{('Ann', 'Bob')[leader]} leads {face(SAY, lead)}" in told
        assert all(f"{name}: Tricks {deal.winners.count(seat)}" in told for seat, name in enumerate(("Ann", "Bob")))
