import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.kit.talk.score_sheet import WIDTH, settlement, sheet, width
from bot.kit.words import words
from bot.piquet.deal import Deal
from bot.piquet.partie import Games, Rubber, Standing, settle, sum_of
from bot.piquet.rules import CARTE_ROUGE, HUNDRED, RUBICON, RULE_SETS, Form, rules_of
from bot.piquet.view import view
from tests.support.piquet.playing import play_through, random_table
from tests.support.piquet.reference_play import replayed
from tests.support.ui.laid_deals import bid_for, laid_out, played_out, said, tricks

NAMES = "Ann", "Bob"


def lines_of(deal: Deal, names: tuple[str, str] = NAMES, before: tuple[int, int] = (0, 0)) -> list[str]:
    stands = Standing(sum_of((before, deal.score)))
    fence, *lines, end = sheet(words(), names, view(deal, None), 3, stands).splitlines()
    assert fence == end == "```"
    return lines


def numbers(line: str) -> tuple[int, int]:
    columns = line.ljust(WIDTH)[14:20].strip(), line.ljust(WIDTH)[20:].strip()
    return int(columns[0] or 0), int(columns[1] or 0)


WEAK = "KS QS JS KD QD JD KC QC 9S 9D 9C 8C"


def test_a_sheet_lists_what_each_player_scored_and_the_totals() -> None:
    deal = said(laid_out("AH KH QH JH TH AS AD AC 8S 7D 8D 7C", WEAK), "0 point AH KH QH JH TH", "1 answer point -")
    said(deal, "0 sequence AH KH QH JH TH", "1 answer sequence -", "0 set AH AS AD AC", "1 answer set -")
    tricks(deal, "AH 9C", "8S KS")
    assert lines_of(deal, before=(40, 7)) == [
        "Deal 3           Ann   Bob",
        "──────────────────────────",
        "Point              5",
        "Sequence          15",
        "Set               14",
        "Repique           60",
        "Leads              2",
        "Won in reply             1",
        "──────────────────────────",
        "This deal         96     1",
        "Total            136     8",
    ]


STRONG = "AH KH QH JH TH 9H 8H AS KS QS AD AC", "7H 7S 8S 9S TS JS 7D 8D 9D TD JD 7C"


def test_a_counterpique_sheet_has_a_line_with_rows_below() -> None:
    deal = said(bid_for(*STRONG, bid="8-3"), "0 point AH KH QH JH TH 9H 8H", "1 answer point -")
    deal.game = (60, 40)
    played_out(deal)
    stands = Standing((200, 90), (1, 0), (84, 40))
    assert sheet(words(), NAMES, view(deal, None), 3, stands).splitlines()[1:-1] == [
        "Deal 3           Ann   Bob",
        "──────────────────────────",
        "Point              7",
        "══════════════════════════",
        "Contract          24",
        "──────────────────────────",
        "This deal         31     0",
        "Below the line    84    40",
        "Games won          1     0",
        "Total            200    90",
    ]


def test_a_sheet_with_nothing_above_the_line_begins_with_the_line() -> None:
    deal = played_out(bid_for(*STRONG, bid="8-3"))
    assert sheet(words(), NAMES, view(deal, None), 3, Standing((24, 0), (0, 0), (24, 0))).splitlines()[1:5] == [
        "Deal 3           Ann   Bob",
        "══════════════════════════",
        "Contract          24",
        "──────────────────────────",
    ]


def test_a_sheet_of_hundred_says_what_counts_and_the_game_score() -> None:
    deal = laid_out("AH KH QH JH TH AS AD AC 8S 7D 8D 7C", WEAK, rules=HUNDRED, game=(20, 66))
    said(deal, "0 point AH KH QH JH TH", "1 answer point -", "0 sequence AH KH QH JH TH", "1 answer sequence -")
    assert sheet(words(), NAMES, view(deal, None), 7, Standing((0, 0), (1, 2))).splitlines()[3:-1] == [
        "Point              5",
        "Sequence          15",
        "──────────────────────────",
        "This deal         20     0",
        "This game         40    66",
        "Games won          1     2",
    ]
    tricks(said(deal, "0 set AH AS AD AC", "1 answer set -"), "AH 9C")
    assert sheet(words(), NAMES, view(deal, None), 7, Standing((0, 0), (2, 2))).splitlines()[5:-1] == [
        "Set               14",
        "Repique           60",
        "Leads              1",
        "──────────────────────────",
        "This deal         95     0",
        "Counted           80     0",
        "This game        100    66",
        "Games won          2     2",
    ]


def test_a_sheet_of_carte_rouge_has_its_own_rows() -> None:
    hands = "AS KS QS JS TS 9S KH QH JH KD QD JD", "8S AH TH 9H AD TD 9D 8D AC KC QC TC"
    deal = said(laid_out(*hands, rules=CARTE_ROUGE), "0 point AS KS QS JS TS 9S", "1 answer point -")
    said(deal, "0 sequence AS KS QS JS TS 9S / KH QH JH / KD QD JD", "1 answer sequence -")
    tricks(deal, "AS 8S")
    assert lines_of(deal)[2:6] == [
        "Point              6",
        "Sequence          22",
        "Carte rouge       20",
        "Repique           60",
    ]


def test_a_deal_in_which_nobody_scored_also_has_a_sheet() -> None:
    *_, deal, total = lines_of(Deal.from_pack(RUBICON, 1), before=(12, 0))
    assert (deal.split(), total.split()) == (["This", "deal", "0", "0"], ["Total", "12", "0"])


@settings(max_examples=80)
@given(
    st.integers(0, 2**32),
    st.sampled_from(list(RULE_SETS)),
    st.tuples(st.integers(0, 900), st.integers(0, 900)),
    st.integers(0, 60),
)
def test_a_sheet_adds_up_and_fits_a_phone(seed: int, rules: str, before: tuple[int, int], done: int) -> None:
    rng = random.Random(seed)
    table = random_table(rng, rules, seed % 2)
    for _, _line in zip(range(done), play_through(rng, table), strict=False):
        pass
    deal = replayed(table)
    lines = lines_of(deal, before=before)
    assert all(len(line) <= WIDTH == 26 for line in lines)
    rows = [line for line in lines[2:] if line.strip("─═")]
    scored, sums = ([row for row in rows if (row[:14].strip() in SUMS) is summed] for summed in (False, True))
    found = {row[:14].strip(): numbers(row) for row in sums}
    assert found["This deal"] == sum_of(map(numbers, scored))
    match deal.rules.form:
        case Form.DEALS:
            assert found == {"This deal": deal.score, "Total": sum_of((before, deal.score))}
        case Form.GAMES:
            assert found.get("Counted", found["This deal"]) == deal.score
            assert found["This game"] == sum_of((deal.game, deal.score))
        case Form.RUBBER:
            under = lines.index("═" * WIDTH)
            below_it = [numbers(line) for line in lines[under + 1 : lines.index("─" * WIDTH, under)]]
            assert found["Below the line"] == sum_of((deal.game, *below_it))


SUMS = {"This deal", "Counted", "This game", "Games won", "Below the line", "Total"}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Thomas", "Thomas"),
        ("Annabel", "Annab…"),
        ("中文名字很长", "中文…"),
        ("` ```\n*", "ˋ ˋˋˋ*"),
        ("e\u0301" * 6, "e\u0301" * 6),
    ],
)
def test_a_name_is_cut_to_its_column_and_cannot_end_the_block(name: str, shown: str) -> None:
    head = lines_of(Deal.from_pack(RUBICON, 1), names=(name, "Bob"))[0]
    assert head.split("Deal 3", 1)[1].split("Bob")[0].strip() == shown
    assert width(head) == WIDTH


def test_two_names_that_fill_their_columns_stay_apart() -> None:
    head = lines_of(Deal.from_pack(RUBICON, 1), names=("Thomas", "Maison"))[0]
    assert head == "Deal 3       Thomas Maison"


def settled(*totals: int) -> str:
    first, second = totals
    return settlement(words(), NAMES, settle(RUBICON, (first, second)), Standing((first, second)))


def test_a_settlement_says_how_the_points_are_made_up() -> None:
    assert settled(160, 130) == (
        "**Ann** wins by 30 (160 to 130). The settlement (what the game is worth) is 130: 100 plus the difference."
    )
    assert settled(88, 95) == (
        "**Bob** wins by 7 (95 to 88), and **Ann** is rubiconed (under 100). "
        "The settlement (what the game is worth) is 283: 100 plus both totals."
    )
    assert settled(120, 120) == "The game is drawn: 120 each."


def test_a_partie_of_games_ends_with_the_games_of_each_player() -> None:
    assert settlement(words(), NAMES, Games(1, (1, 4)), Standing()) == "**Bob** wins the match, 4 games to 1."


def test_a_rubber_ends_with_everything_that_the_winner_adds() -> None:
    stands = Standing((412, 380), (2, 1), (0, 0), (1, 0))
    assert settlement(words(), NAMES, Rubber(0, (812, 380), (2, 1)), stands) == (
        "**Ann** wins the rubber, 2 games to 1: 412 points, plus 300 for the rubber "
        "and 100 for a game in which **Bob** scored nothing below the line. Totals: 812 to 380."
    )
    to_nothing = Standing((90, 212), (0, 2))
    assert settlement(words(), NAMES, Rubber(1, (90, 712), (0, 2)), to_nothing) == (
        "**Bob** wins the rubber, 2 games to 0: 212 points, plus 500 for the rubber. Totals: 712 to 90."
    )


def test_a_single_deal_names_no_settlement() -> None:
    one = rules_of("rubicon", {"deals": 1})
    told = settlement(words(), NAMES, settle(one, (41, 12)), Standing((41, 12), deals=1))
    assert told == "**Ann** wins by 29 (41 to 12)."
