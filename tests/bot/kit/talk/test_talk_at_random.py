import random
import re
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.archive.record_text import unmarked
from bot.kit.card_text import capital, face
from bot.kit.talk.talk import talk
from bot.kit.words import words
from bot.piquet.cards import PACK
from bot.piquet.deal import Deal
from bot.piquet.partie import sum_of
from bot.piquet.reckoning import BELOW
from bot.piquet.rules import RULE_SETS, Form
from bot.piquet.view import DealView, view
from tests.support.piquet.playing import play_through, random_options, random_table
from tests.support.piquet.reference_play import deal_of
from tests.support.ui.laid_deals import said

NAMES = "Ann", "Bob"
EYES = 0, 1, None


def told(deal: Deal, first: int = 0, last: int | None = None, eye: int | None = None) -> list[str]:
    return talk(words(), view(deal, eye), NAMES, first, last)


CARD = re.compile(r"(?:10|[AKQJ987])[♠♥♦♣]")
IN_SUIT = re.compile(r"In (\w)\w+: ([AKQJ0-9 ]+)[.,]")
NAMED_AS_ABSENT = re.compile(r"\(not counting [^)]*\)")
QUOTED = re.compile("“[^”]*”")
TRICK = re.compile(f"^{CARD.pattern} – {CARD.pattern}: .* takes it", re.MULTILINE)
LEADS = re.compile(f"leads {CARD.pattern}")
LISTED = re.compile(r" reckons:$| · \d+(?: \*→ |$)|^Total \d+ ")
RECKONED = re.compile(r"^.* · \d+(?= \*→ |$)", re.MULTILINE)
BONUS = re.compile("– and (?:a repique|a pique|carte rouge|the cards already) for")

deals = st.builds(
    lambda seed, rules, dealer: random_deal(random.Random(seed), rules, dealer),
    st.integers(0, 2**32),
    st.sampled_from(list(RULE_SETS)),
    st.integers(0, 1),
)


def random_deal(rng: random.Random, rules: str, dealer: int) -> tuple[Deal, list[str]]:
    table = random_table(rng, rules, dealer, options=random_options(rng, rules))
    deal = deal_of(table)
    return deal, list(play_through(rng, table))


def cards_in(lines: Sequence[str]) -> set[str]:
    text = NAMED_AS_ABSENT.sub("", "\n".join(lines))
    suits = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
    listed = {rank + suits[suit] for suit, cards in IN_SUIT.findall(text) for rank in cards.split()}
    return listed | set(CARD.findall(text))


def cards_of(seen: DealView) -> set[str]:
    written = " ".join([str(action) for action in seen.actions] + [str(card) for card in seen.talon])
    dealt = " ".join(str(card) for hand in seen.dealt if hand for card in hand)
    return {face(words(), card) for card in PACK if re.search(rf"\b{card}\b", f"{written} {dealt}")}


@settings(max_examples=10)
@given(deals)
def test_the_talk_during_a_deal_equals_the_talk_after_it(dealt: tuple[Deal, list[str]]) -> None:
    deal, lines = dealt
    before = {eye: [told(said(deal), eye=eye)] for eye in EYES}
    for line in lines:
        said(deal, line)
        for eye in EYES:
            before[eye].append(told(deal, eye=eye))
    for eye in EYES:
        assert before[eye] == [told(deal, 0, last, eye) for last in range(len(lines) + 1)]


@settings(max_examples=10)
@given(deals)
def test_the_talk_names_no_card_that_its_view_hides(dealt: tuple[Deal, list[str]]) -> None:
    deal, lines = dealt
    for line in lines:
        said(deal, line)
        for eye in EYES:
            assert cards_in(told(deal, eye=eye)) <= cards_of(view(deal, eye))


@settings(max_examples=20)
@given(deals, st.sets(st.integers(1, 60)), st.sampled_from(EYES))
def test_consecutive_ranges_say_everything_once(dealt: tuple[Deal, list[str]], cuts: set[int], eye: int | None) -> None:
    deal, lines = dealt
    said(deal, *lines)
    ends = [0, *sorted(cut for cut in cuts if cut < len(lines)), len(lines)]
    parts = [line for first, last in pairwise(ends) for line in told(deal, first, last, eye)]
    assert essence(parts) == essence(told(deal, eye=eye))


def essence(lines: Sequence[str]) -> dict[str, list[str]]:
    """Returns the lines' content however they are grouped: words spoken, tricks, bonuses, and the rest."""
    text = "\n".join(lines)
    rest = [line for line in lines if not any(find.search(line) for find in (QUOTED, TRICK, LEADS, LISTED))]
    said_ones = [part for said in QUOTED.findall(text) for part in re.split(r"\. |,? and |, ", said.strip("“”."))]
    # Of several better groups told together only the first is said to be better.
    sentences = [sentence.removeprefix("Better: ").capitalize() for sentence in said_ones]
    return {
        # Calls made together are answered together; told one by one, each answer is followed by what elder shows.
        # So one "Good" stands for both, where two are told apart, and one "Better" for all that follows it.
        "spoken": sorted(capital(sentence.removeprefix("Better: ")) for sentence in sentences if sentence != "Good"),
        "tricks": TRICK.findall(text),
        "bonuses": BONUS.findall(text),
        "reckoned": RECKONED.findall(text),
        "rest": rest,
    }


@settings(max_examples=50)
@given(deals)
def test_the_last_line_has_the_score_and_a_contract_appears_once(dealt: tuple[Deal, list[str]]) -> None:
    deal, lines = dealt
    *_, final = map(unmarked, said_of_it := told(said(deal, *lines)))
    if deal.rules.form is not Form.RUBBER:
        assert final.endswith("Ann {}, Bob {}".format(*sum_of((deal.game, deal.score))))
        return
    (below,) = (item for item in deal.reckoning.items if item.reason in BELOW)
    assert sum(f"{below.points:,} below the line" in line for line in said_of_it) == 1
