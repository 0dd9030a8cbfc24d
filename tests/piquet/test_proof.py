"""Packs from a secret, cut words and earlier deals; and the proof in a record."""

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
    DealText,
    HouseProof,
    Proof,
    Shuffler,
    commitment_to,
    cut_digest,
    enters,
    read_proof,
    without_words,
    write_proof,
)
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
NOTHING: Final = hashlib.sha256(b"").hexdigest()
secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
words = st.text(st.characters(exclude_categories=["Cs"]), max_size=LONGEST_CUT)
Drawn = tuple[bytes, str, str, int]
drawn_shuffles = st.tuples(secrets, words, words, st.integers(0, 2**32))


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def deal_text(rng: random.Random) -> DealText:
    """Cards of some deal and some actions; a pack depends on their text alone."""
    names = [str(card) for card in rng.sample(PACK, 32)]
    hands = " ".join(names[:12]), " ".join(names[12:24])
    actions = tuple(f"{rng.randrange(2)} play {name}" for name in rng.sample(names, 5))
    return DealText(rng.randrange(2), hands, " ".join(names[24:]), actions)


# Packs


def test_a_pack_has_every_card_once_and_is_the_same_each_time(prove: Prove) -> None:
    def holds(drawn: Drawn) -> None:
        secret, first, second, seed = drawn
        rng = random.Random(seed)
        earlier = [deal_text(rng) for _ in range(rng.randrange(3))]
        pack = Shuffler(secret, (first, second)).pack(earlier)
        assert sorted(pack) == list(PACK)
        assert Shuffler(secret, (first, second)).pack(iter(earlier)) == pack

    prove(100, drawn_shuffles, holds)


def test_whatever_enters_a_pack_changes_it() -> None:
    """Two equal packs by chance are as unlikely as 1 in 32!."""
    rng, deal = random.Random(19), deal_text(random.Random(7))
    shuffler = Shuffler(SECRET, ("a", "b"))
    flipped = bytes([SECRET[0] ^ 1, *SECRET[1:]])
    changed = [
        shuffler.pack([]),
        Shuffler(flipped, ("a", "b")).pack([]),
        *(Shuffler(SECRET, cuts).pack([]) for cuts in [("b", "a"), ("ab", ""), ("", "ab"), ("a", "b "), ("a", "")]),
        shuffler.pack([deal]),
        shuffler.pack([deal, deal]),
        shuffler.pack([deal._replace(dealer=1 - deal.dealer)]),
        shuffler.pack([deal._replace(hands=deal.hands[::-1])]),
        shuffler.pack([deal._replace(talon=" ".join(reversed(deal.talon.split(" "))))]),
        *(shuffler.pack([deal._replace(actions=deal.actions[:at])]) for at in range(len(deal.actions))),
        shuffler.pack([deal._replace(actions=deal.actions[::-1])]),
        shuffler.pack([deal_text(rng)]),
    ]
    assert len(set(changed)) == len(changed)


def test_a_boundary_between_deals_cannot_be_moved() -> None:
    """The text of two deals is not the text of one deal whose last lines look like another."""
    one, two = deal_text(random.Random(1)), deal_text(random.Random(2))
    joined = one._replace(actions=(*one.actions, "", str(two.dealer), *two.hands, two.talon, *two.actions))
    assert Shuffler(SECRET, CUTS).pack([one, two]) != Shuffler(SECRET, CUTS).pack([joined])


def test_a_stream_is_the_hmac_of_the_lines_of_the_description() -> None:
    """Made again from the text of the issue, with the shuffle of a textbook."""
    earlier = [deal_text(random.Random(seed)) for seed in range(3)]
    record_text = ""
    for deal in earlier:
        record_text += "\n".join([str(deal.dealer), *deal.hands, deal.talon, *deal.actions]) + "\n\n"
    head = f"piquet 1\npack 3\n{sha256(CUTS[0])}\n{NOTHING}\n{sha256(record_text)}\n"
    blocks = [hmac.new(SECRET, f"{head}block {at}\n".encode(), "sha256").digest() for at in range(10)]
    stream = iter(b"".join(blocks))
    pack = [f"{rank}{suit}" for suit in "SHDC" for rank in "AKQJT987"]
    for top in range(31, 0, -1):
        while (byte := next(stream)) >= 256 // (top + 1) * (top + 1):
            pass
        other = byte % (top + 1)
        pack[top], pack[other] = pack[other], pack[top]
    assert [str(card) for card in Shuffler(SECRET, CUTS).pack(earlier)] == pack


def test_the_seed_of_the_house_is_the_first_eight_bytes_of_its_stream() -> None:
    lines = f"piquet 1\nhouse\n{sha256(CUTS[0])}\n{NOTHING}\n{NOTHING}\nblock 0\n"
    digest = hmac.new(SECRET, lines.encode(), "sha256").digest()
    assert Shuffler(SECRET, CUTS).house_seed() == int.from_bytes(digest[:8], "big")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_cut_goes_on_until_the_ranks_differ_and_the_rules_say_who_wins_it(rules: str) -> None:
    longest = 0
    for number in range(200):
        told, winner = Shuffler(number.to_bytes(32, "big"), ("", "")).cut(RULE_SETS[rules])
        pairs = [parse_cards(pair) for pair in told.split(" / ")]
        *equal, (first, second) = pairs
        assert all(one.rank == other.rank for one, other in equal)
        assert winner == (0 if (first.rank > second.rank) != bool(RULE_SETS[rules].auction) else 1)
        longest = max(longest, len(pairs))
    assert longest > 1


def test_a_secret_of_another_length_shuffles_nothing() -> None:
    for wrong in (b"", SECRET[:31], SECRET + b"\0"):
        with pytest.raises(ValueError, match="length"):
            Shuffler(wrong, CUTS)


# Cut words


def test_a_digest_stands_for_the_words_that_it_is_of(prove: Prove) -> None:
    def holds(drawn: Drawn) -> None:
        secret, first, second, _ = drawn
        hidden = without_words(first), without_words(second)
        assert hidden == (f"sha256:{sha256(first)}" if first else "", f"sha256:{sha256(second)}" if second else "")
        assert Shuffler(secret, hidden).pack([]) == Shuffler(secret, (first, second)).pack([])
        assert (without_words(hidden[0]), without_words(hidden[1])) == hidden

    prove(100, drawn_shuffles.filter(lambda drawn: not drawn[1].startswith("sha256:")), holds)


DIGEST: Final = sha256("swan")


def test_only_the_exact_form_is_a_digest() -> None:
    assert cut_digest(f"sha256:{DIGEST}") == DIGEST
    for other in [
        DIGEST, f"sha256:{DIGEST.upper()}", f"SHA256:{DIGEST}", f" sha256:{DIGEST}", f"sha256:{DIGEST}\n",
        f"sha256:{DIGEST} ", f"sha256: {DIGEST}", f"sha256:{DIGEST[:-1]}", f"sha256:{DIGEST}0", "sha256:",
        f"sha256:{'٣' * 64}",
    ]:  # fmt: skip
        assert cut_digest(other) == sha256(other)


def test_no_words_enter_nothing_even_if_their_digest_is_given() -> None:
    assert not enters("")
    assert not enters(f"sha256:{NOTHING}")
    assert enters(" ")
    assert enters(f"sha256:{DIGEST}")


# The commitment, and who may know what


def test_a_commitment_is_the_digest_of_four_lines() -> None:
    assert commitment_to("12", SECRET) == sha256(f"piquet 1\ncommitment\n12\n{SECRET.hex()}\n")
    assert len({commitment_to(number, SECRET) for number in ("1", "12", "21")}) == 3
    assert WHOLE.is_kept
    assert not replace(WHOLE, secret=SECRET[::-1]).is_kept
    assert not replace(WHOLE, number="13").is_kept
    assert not replace(WHOLE, secret=None).is_kept


def test_while_a_partie_goes_on_neither_the_secret_nor_the_choices_of_the_house_are_known() -> None:
    known = WHOLE.while_in_play()
    assert known == Proof(WHOLE.number, WHOLE.commitment, WHOLE.cuts, None, WHOLE.cut, None)
    assert write_proof(known).keys() == {"number", "commitment", "cuts", "cut"}


def test_a_secret_stands_in_no_representation() -> None:
    for told in (repr(WHOLE), str(WHOLE), repr(Shuffler(SECRET, CUTS)), f"{replace(WHOLE, house=None)}"):
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
        assert read_proof(json.loads(text)) == proof
        assert json.dumps(write_proof(read_proof(json.loads(text)))) == text


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
    None, True, 1, "", "proof", [], [PROOF], {},
    *(without(key, PROOF) for key in ("number", "commitment", "cuts")),
    *(PROOF | {"number": value} for value in (None, 7, True, "", "-1", "+1", "07", "1 ", "1\n", "٣", "1" * 20, "x")),
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


def test_an_unknown_part_of_a_proof_is_ignored() -> None:
    assert read_proof(PROOF | {"later": 1}) == WHOLE


# Uniformity


def shuffled_packs(number: int) -> list[tuple[Card, ...]]:
    """Packs of so many secrets, always the same ones."""
    return [Shuffler(hashlib.sha256(f"uniformity {at}".encode()).digest(), ("", "")).pack([]) for at in range(number)]


def chi_squared(counts: Counter[Any], cells: int, total: int) -> float:
    expected = total / cells
    return sum((seen - expected) ** 2 for seen in counts.values()) / expected + (cells - len(counts)) * expected


NUMBERS = [2000, pytest.param(40_000, marks=pytest.mark.long)]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_is_as_often_in_every_place_and_beside_every_other(number: int) -> None:
    """Chi-squared: six standard deviations from its mean, and so 1 in 10⁸ of right shuffles would fail.

    The places of cards have 31² degrees of freedom. Ordered pairs of neighbours: a pack has 31 of the 992.
    """
    packs = shuffled_packs(number)
    places = chi_squared(Counter((card, at) for pack in packs for at, card in enumerate(pack)), 1024, 32 * number)
    pairs = chi_squared(Counter(pair for pack in packs for pair in pairwise(pack)), 992, 31 * number)
    for found, freedom in ((places, 31 * 31), (pairs, 991)):
        assert abs(found - freedom) < 6 * (2 * freedom) ** 0.5


def test_the_measure_finds_a_shuffle_that_favours_some_cards() -> None:
    """The textbook mistake: each card changes places with any other, not with one not after it."""
    rng, number = random.Random(5), 2000
    counts: Counter[Any] = Counter()
    for _ in range(number):
        pack = list(WRITING_ORDER)
        for at in range(32):
            other = rng.randrange(32)
            pack[at], pack[other] = pack[other], pack[at]
        counts.update((card, at) for at, card in enumerate(pack))
    assert chi_squared(counts, 1024, 32 * number) > 31 * 31 + 6 * (2 * 31 * 31) ** 0.5


def test_deals_of_a_pack_are_dealt_by_threes_from_the_top() -> None:
    pack = Shuffler(SECRET, CUTS).pack([])
    deal = Deal.from_pack(RULE_SETS["rubicon"], 0, pack)
    assert deal.dealt[1][:6] == (*pack[:3], *pack[6:9])
    assert deal.dealt[0][:3] == pack[3:6]
    assert deal.talon == pack[24:]
