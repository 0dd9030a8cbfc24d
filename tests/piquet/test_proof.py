"""Packs made from a secret, a number and cut words, and a record's proof."""

import hashlib
import hmac
import json
import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import strategies as st

from bot.piquet import record
from bot.piquet.cards import PACK, WRITING_ORDER, Card, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.proof import (
    LONGEST_CUT,
    RULE_OF_THUMB,
    SECRET_BYTES,
    VERSION,
    HouseProof,
    Proof,
    Shuffler,
    as_key,
    commitment_to,
    enters,
    key,
    read_proof,
    stands_for_words,
    write_proof,
)
from bot.piquet.proof_check import ProofVerdict, check_proof
from bot.piquet.record import Broken, Fault
from bot.piquet.rules import RULE_SETS
from tests.piquet.conftest import Prove
from tests.support.piquet.proven_parties import CUTS, NUMBER, SECRET, against_house, proven_partie, written

WHOLE: Final = Proof(
    NUMBER,
    commitment_to(NUMBER, SECRET),
    CUTS,
    SECRET,
    "KS KH / 9D AS",
    HouseProof(1, "club", {"0123456789abcdef": (1, 3, 4), RULE_OF_THUMB: (2,)}),
)
secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
words = st.text(st.characters(exclude_categories=["Cs"]), max_size=LONGEST_CUT)
Drawn = tuple[bytes, str, str, int]
drawn_shuffles = st.tuples(secrets, words, words, st.integers(0, 2**63))


def sha256(*lines: str) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


NOTHING: Final = sha256("piquet 2", "words", "")


def made_by_hand(purpose: str, cuts: tuple[str, str]) -> tuple[bytes, list[str]]:
    keys = [sha256("piquet 2", "words", words) for words in cuts]
    head = "\n".join(["piquet 2", purpose, NUMBER, *keys])
    stream = b"".join(hmac.new(SECRET, f"{head}\nblock {at}\n".encode(), "sha256").digest() for at in range(10))
    pack, left = [f"{rank}{suit}" for suit in "SHDC" for rank in "AKQJT987"], iter(stream)
    for top in range(31, 0, -1):
        while (byte := next(left)) >= 256 // (top + 1) * (top + 1):
            pass
        other = byte % (top + 1)
        pack[top], pack[other] = pack[other], pack[top]
    return stream, pack


# Packs


def test_a_pack_has_every_card_once_and_is_the_same_each_time(prove: Prove) -> None:
    def holds(drawn: Drawn) -> None:
        secret, first, second, number = drawn
        pack = Shuffler(secret, str(number), (first, second)).pack(number % 12)
        assert sorted(pack) == list(PACK)
        assert Shuffler(secret, str(number), (first, second)).pack(number % 12) == pack

    prove(100, drawn_shuffles, holds)


def test_every_input_of_a_pack_changes_the_pack() -> None:
    """Two packs are equal by chance once in 32!."""
    flipped = bytes([SECRET[0] ^ 1, *SECRET[1:]])
    shuffler = Shuffler(SECRET, "7", ("a", "b"))
    changed = [
        *map(shuffler.pack, range(12)),
        Shuffler(flipped, "7", ("a", "b")).pack(0),
        *(Shuffler(SECRET, "7", cuts).pack(0) for cuts in [("b", "a"), ("ab", ""), ("", "ab"), ("a", "b "), ("a", "")]),
        *(Shuffler(SECRET, number, ("a", "b")).pack(0) for number in ("8", "70", "1")),
    ]
    assert len(set(changed)) == len(changed)


def test_the_same_secret_and_words_give_different_packs_in_another_partie() -> None:
    for deal in range(6):
        assert len({Shuffler(SECRET, str(number), CUTS).pack(deal) for number in range(50)}) == 50


def test_a_pack_does_not_depend_on_the_play() -> None:
    """Version 1 used the text of all earlier deals, in which a host could choose the order of exchanged cards."""
    whole = written(proven_partie(deals=2))
    seat, verb, *cards = whole["deals"][0]["actions"][0].split(" ")
    assert verb == "exchange"
    whole["deals"][0]["actions"][0] = " ".join([seat, verb, *reversed(cards)])
    # What was drawn is the same cards, so the deal plays on as it did.
    assert check_proof(record.read(json.dumps(whole))).verdict is ProofVerdict.PROVEN


@pytest.mark.parametrize("deal", [0, 3, 11])
def test_a_pack_matches_the_description(deal: int) -> None:
    assert [str(card) for card in Shuffler(SECRET, NUMBER, CUTS).pack(deal)] == made_by_hand(f"pack {deal}", CUTS)[1]


def test_the_house_seed_is_the_first_eight_stream_bytes() -> None:
    stream, _ = made_by_hand("house", CUTS)
    assert Shuffler(SECRET, NUMBER, CUTS).house_seed() == int.from_bytes(stream[:8], "big")


def test_the_cut_is_the_top_of_its_pack() -> None:
    _, pack = made_by_hand("cut 0", CUTS)
    assert Shuffler(SECRET, NUMBER, CUTS).cut(RULE_SETS["rubicon"])[0] == f"{pack[0]} {pack[1]}"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_cut_goes_on_until_the_ranks_differ(rules: str) -> None:
    longest = 0
    for number in range(200):
        told, winner = Shuffler(number.to_bytes(32, "big"), NUMBER, ("", "")).cut(RULE_SETS[rules])
        pairs = [parse_cards(pair) for pair in told.split(" / ")]
        *equal, (first, second) = pairs
        assert all(one.rank == other.rank for one, other in equal)
        assert winner == (0 if (first.rank > second.rank) != bool(RULE_SETS[rules].auction) else 1)
        longest = max(longest, len(pairs))
    assert longest > 1


def test_a_secret_of_the_wrong_length_is_refused() -> None:
    for wrong in (b"", SECRET[:31], SECRET + b"\0"):
        with pytest.raises(ValueError, match="length"):
            Shuffler(wrong, NUMBER, CUTS)


# Cut words


def test_a_key_gives_the_same_shuffle_as_its_words(prove: Prove) -> None:
    def holds(drawn: Drawn) -> None:
        secret, first, second, number = drawn
        hidden = as_key(first), as_key(second)
        keys = sha256("piquet 2", "words", first), sha256("piquet 2", "words", second)
        assert hidden == (f"key:{keys[0]}" if first else "", f"key:{keys[1]}" if second else "")
        shown, known = Shuffler(secret, str(number), hidden), Shuffler(secret, str(number), (first, second))
        assert (shown.pack(1), shown.house_seed()) == (known.pack(1), known.house_seed())
        assert (as_key(hidden[0]), as_key(hidden[1])) == hidden

    prove(100, drawn_shuffles.filter(lambda drawn: not drawn[1].startswith("key:")), holds)


KEY: Final = sha256("piquet 2", "words", "swan")
OTHER_FORMS: Final = (
    KEY, f"key:{KEY.upper()}", f"KEY:{KEY}", f" key:{KEY}", f"key:{KEY}\n", f"key:{KEY} ", f"key: {KEY}",
    f"key:{KEY[:-1]}", f"key:{KEY}0", "key:", f"key:{'٣' * 64}", f"sha256:{KEY}", "two\nlines\n", "",
)  # fmt: skip


def test_only_the_exact_form_is_a_key() -> None:
    assert key(f"key:{KEY}") == KEY == key("swan")
    for other in OTHER_FORMS:
        assert key(other) == sha256("piquet 2", "words", other)


def test_empty_cut_words_count_as_none_even_as_a_key() -> None:
    assert not enters("")
    assert not enters(f"key:{NOTHING}")
    assert enters(" ")
    assert enters(f"key:{KEY}")
    assert enters(f"sha256:{NOTHING}")


def test_a_text_that_looks_like_a_hash_is_not_a_cut_word() -> None:
    for text in (f"key:{KEY}", f"sha256:{KEY}", f"KEY:{KEY.upper()}", f"SHA256:{KEY}", f"key:{KEY}0", "sha256:0f"):
        assert stands_for_words(text)
    for text in ("", "key:", "sha256", "key: to the door", "my key:0f", KEY, "Zwölf weiße Schwäne"):
        assert not stands_for_words(text)


# The commitment, and who may know what


def test_a_commitment_is_the_digest_of_four_lines() -> None:
    assert commitment_to("12", SECRET) == sha256("piquet 2", "commitment", "12", SECRET.hex())
    assert len({commitment_to(number, SECRET) for number in ("1", "12", "21")}) == 3
    assert WHOLE.matches_commitment
    assert not replace(WHOLE, secret=SECRET[::-1]).matches_commitment
    assert not replace(WHOLE, number="13").matches_commitment
    assert not replace(WHOLE, secret=None).matches_commitment


def test_during_a_partie_its_secret_and_house_choices_stay_hidden() -> None:
    known = WHOLE.while_in_play()
    assert known == Proof(WHOLE.number, WHOLE.commitment, WHOLE.cuts, None, WHOLE.cut, None)
    assert write_proof(known).keys() == {"version", "number", "commitment", "cuts", "cut"}


def test_no_representation_contains_the_secret() -> None:
    for told in (repr(WHOLE), str(WHOLE), repr(Shuffler(SECRET, NUMBER, CUTS)), f"{replace(WHOLE, house=None)}"):
        assert SECRET.hex() not in told
        assert repr(SECRET) not in told
        assert "secret" not in told


# The proof in a record


def test_a_proof_is_read_as_it_was_written() -> None:
    for proof in (
        WHOLE,
        WHOLE.while_in_play(),
        replace(WHOLE, cut="", house=None),
        replace(WHOLE, house=HouseProof(0, "master", {})),
        Proof("0", "0" * 64, ("", "")),
        replace(WHOLE, cuts=("a\nb\0", "\N{GRINNING FACE}" * LONGEST_CUT)),
    ):
        text = json.dumps(write_proof(proof))
        again = read_proof(json.loads(text))
        assert again == proof
        assert again is not None
        assert json.dumps(write_proof(again)) == text


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_record_with_a_proof_is_written_as_it_was_read(rules: str) -> None:
    game = against_house(proven_partie(RULE_SETS[rules]), 1, "greedy", RULE_OF_THUMB)
    text = json.dumps(written(game))
    again = record.read(text)
    assert again.proof == game.proof
    assert json.dumps(written(again)) == text
    assert list(json.loads(text)) == [
        "piquet", "rules", *(["options"] if game.rules.options else []), "players", "proof", "deals",
    ]  # fmt: skip


PROOF: Final[dict[str, Any]] = write_proof(WHOLE)
HOUSE: Final[dict[str, Any]] = PROOF["house"]


def without(key: str, whole: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in whole.items() if name != key}


CUT_VALUES: Final[list[Any]] = [
    None, 7, "", "-", "KS", "KS 9H TD", "KS KS", "KS  9H", "KS 9H /", "ks 9h", "KS 9H / ", " / KS 9H", "KS 9H/KD 8H",
    "KS 9H\n", ["KS", "9H"],
]  # fmt: skip
ENGINES: Final[list[Any]] = [
    None, [], "a", {"a": None}, {"a": 1}, {"a": "1"}, {"a": [True]}, {"a": [1.0]}, {"a": [-1]}, {"a": ["1"]},
    {"a": [[1]]}, {"a": [1, None]}, {"a": [1, 1]}, {"a": [2, 1]}, {"a": [1], "b": [1]},
]  # fmt: skip
WRONG: Final[list[Any]] = [
    None, True, 1, "", "proof", [], [PROOF],
    *(without(key, PROOF) for key in ("number", "commitment", "cuts")),
    *(PROOF | {"number": value} for value in (None, 7, True, "", "-1", "+1", "07", "1 ", "1\n", "٣", "1e3", "x")),
    *(PROOF | {"commitment": value} for value in (None, 7, "", "0" * 63, "0" * 65, "A" * 64, "g" * 64)),
    *(PROOF | {"cuts": value} for value in (None, "ab", [], ["a"], ["a", "b", "c"], ["a", None], [1, "b"], {"a": "b"})),
    *(PROOF | {"cuts": value} for value in (["\ud800", ""], ["", "\udc00"], ["\ud83d", "\ude00"])),
    *(PROOF | {"secret": value} for value in (None, 7, "", "0" * 63, "A" * 64, "0" * 64 + "\n", [0] * 32)),
    *(PROOF | {"cut": value} for value in CUT_VALUES),
    *(PROOF | {"house": value} for value in (None, 1, [1], {"seat": 1}, "club")),
    *(PROOF | {"house": without(key, HOUSE)} for key in HOUSE),
    *(PROOF | {"house": HOUSE | {"seat": value}} for value in (None, True, 0.0, 2, -1, "0")),
    *(PROOF | {"house": HOUSE | {"level": value}} for value in (None, 1, ["club"])),
    *(PROOF | {"house": HOUSE | {"engines": value}} for value in ENGINES),
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG, ids=[f"{at}" for at in range(len(WRONG))])
def test_a_wrong_value_makes_the_proof_unreadable(wrong: Any) -> None:
    whole = written(proven_partie(deals=1))
    with pytest.raises(Broken) as found:
        record.read(json.dumps(whole | {"proof": wrong}))
    assert (found.value.deal, found.value.action, found.value.why) == (-1, -1, Fault.BAD_PROOF)
    assert SECRET.hex() not in f"{found.value!r} {found.value.__cause__!r}"
    assert found.value.__suppress_context__


VERSION_1: Final = {"number": "7", "commitment": "0" * 64, "cuts": ["swan", ""], "secret": "0" * 64, "cut": "KS QH"}
OTHER_VERSIONS: Final[list[Any]] = [
    {},
    VERSION_1,
    without("version", PROOF),
    {"number": 7},
    *(PROOF | {"version": value} for value in (1, 3, 0, -2, True, False, 2.0, "2", None, [2], {"2": 2}, 2**70, 1e999)),
    PROOF | {"version": 3, "number": None, "cuts": "\ud800"},
]


@pytest.mark.parametrize("other", OTHER_VERSIONS, ids=[f"{at}" for at in range(len(OTHER_VERSIONS))])
def test_a_proof_of_another_version_proves_nothing(other: Any) -> None:
    game = record.read(json.dumps(written(proven_partie(deals=1)) | {"proof": other}))
    assert game.proof is None
    assert check_proof(game).verdict is ProofVerdict.NO_PROOF


def test_a_proof_says_its_version() -> None:
    assert (VERSION, type(PROOF["version"]), PROOF["version"]) == (2, int, 2)
    assert next(iter(PROOF)) == "version"


def test_an_unknown_part_of_a_proof_is_ignored() -> None:
    assert read_proof(PROOF | {"later": 1}) == WHOLE


# Uniformity


def shuffled_packs(number: int) -> list[tuple[Card, ...]]:
    return [
        Shuffler(hashlib.sha256(f"uniformity {at}".encode()).digest(), "0", ("", "")).pack(0) for at in range(number)
    ]


def chi_squared(counts: Counter[Any], cells: int, total: int) -> float:
    expected = total / cells
    return sum((seen - expected) ** 2 for seen in counts.values()) / expected + (cells - len(counts)) * expected


NUMBERS = [2000, pytest.param(40_000, marks=pytest.mark.long)]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_is_equally_likely_in_every_place_and_beside_every_other(number: int) -> None:
    """Chi-squared, six standard deviations from its mean: 1 in 10⁸ correct shuffles would fail.

    Card places have 31² degrees of freedom. A pack has 31 of the 992 ordered neighbour pairs.
    """
    packs = shuffled_packs(number)
    places = chi_squared(Counter((card, at) for pack in packs for at, card in enumerate(pack)), 1024, 32 * number)
    pairs = chi_squared(Counter(pair for pack in packs for pair in pairwise(pack)), 992, 31 * number)
    for found, freedom in ((places, 31 * 31), (pairs, 991)):
        assert abs(found - freedom) < 6 * (2 * freedom) ** 0.5


def test_the_measure_finds_a_shuffle_that_favours_some_cards() -> None:
    """The textbook mistake: each card swaps with any card, instead of a card at or before its place."""
    rng, number = random.Random(5), 2000
    counts: Counter[Any] = Counter()
    for _ in range(number):
        pack = list(WRITING_ORDER)
        for at in range(32):
            other = rng.randrange(32)
            pack[at], pack[other] = pack[other], pack[at]
        counts.update((card, at) for at, card in enumerate(pack))
    assert chi_squared(counts, 1024, 32 * number) > 31 * 31 + 6 * (2 * 31 * 31) ** 0.5


def test_a_pack_is_dealt_in_threes_from_the_top() -> None:
    pack = Shuffler(SECRET, NUMBER, CUTS).pack(0)
    deal = Deal.from_pack(RULE_SETS["rubicon"], 0, pack)
    assert deal.dealt[1][:6] == (*pack[:3], *pack[6:9])
    assert deal.dealt[0][:3] == pack[3:6]
    assert deal.talon == pack[24:]
