import re
from itertools import pairwise
from typing import Any

import pytest
from discord import ui
from fluent.syntax import ast
from fluent.syntax import parse as parse_catalogue

from bot.features.results.leaderboards import INACTIVE_AFTER
from bot.features.rules.view import (
    HOUSE_PAGES,
    PAGES,
    TOPICS,
    TurnRules,
    house_rule_line,
    house_rule_pages,
    house_rules_text,
    offered,
    page,
    rules_view,
)
from bot.kit.card_text import face
from bot.kit.words import ENGLISH, LOCALES, Words, languages, words
from bot.model.glicko import PROVISIONAL, START
from bot.piquet.calls import SEQUENCE_VALUES, SET_VALUES, is_group
from bot.piquet.cards import PACK, Card, Hand
from bot.piquet.partie import settle
from bot.piquet.rules import HOUSE_RULES, RUBICON, RULE_SETS, Kind
from tests.support.limits import PHONE

SUITS = "♠♥♦♣"
CARDS = {face(words(language), card): card for language in languages() for card in PACK}
"""Every card by its name in any language: no letter stands for two ranks."""
RUN = re.compile(rf"(?<!\w)(?:{'|'.join(CARDS)})(?: (?:{'|'.join(CARDS)}))*")
WITH_SUMS = {
    "exchange",
    "sequences-examples",
    "sets-example",
    "talk-example",
    "play-end",
    "bonuses-examples",
    "partie-examples",
    "first-deal",
    "first-deal-play",
    "set-club-example",
    "set-au-cent-example",
    "set-french-1896-example",
    "set-carte-rouge-examples",
    "set-hundred-end",
    "set-counterpique-play",
    "set-counterpique-score",
    "set-counterpique-rubber",
    *HOUSE_PAGES,
}
WITH_PRODUCTS = {"set-counterpique", "set-counterpique-below"}
WITH_POINTS = {
    "point-example",
    "talk-example",
    "first-deal",
    "set-club-example",
    "set-au-cent-example",
    "set-french-1896-example",
}

LENGTHS = {ENGLISH: 600, "fr": 720, "de": 720}
"""The most characters on a page. Other languages may need a fifth more than English."""

every_page = pytest.mark.parametrize("name", PAGES)
every_topic = pytest.mark.parametrize("name", TOPICS)
every_set = pytest.mark.parametrize("name", RULE_SETS)


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def body(spoken: Words, topic: str) -> str:
    return "\n\n".join(page(spoken, name)[1] for name in (topic, *TOPICS.get(topic, ())))


def cards(run: str) -> list[Card]:
    return [CARDS[written] for written in run.split()]


def runs(text: str) -> list[list[Card]]:
    """Returns a text's cards, grouped as written: ``A♥ K♥, then 9♣`` gives two groups."""
    return [cards(run) for run in RUN.findall(text)]


def rows(text: str) -> list[tuple[int, str, int]]:
    found = re.findall(r"^ +(\d) +([\w-]+) +(\d+)$", text, re.MULTILINE)
    return [(int(length), name, int(value)) for length, name, value in found]


def sums(text: str) -> list[tuple[list[int], int]]:
    """Returns a text's sums: ``5 + 4 = 9`` gives ([5, 4], 9). A subtracted number is negative."""
    return [(terms(left), int(total)) for left, total in re.findall(r"(\d+(?: [+−] \d+)+) = (\d+)", text)]


def terms(left: str) -> list[int]:
    return [-int(number) if sign == "−" else int(number) for sign, number in re.findall(r"(−?) ?(\d+)", left)]


@pytest.mark.parametrize("locale", languages())
@every_page
def test_every_page_exists_and_fits_a_phone(locale: str, name: str) -> None:
    title, text = page(words(locale), name)
    assert 0 < len(title) <= 45
    assert 200 < len(text) <= LENGTHS[locale]


@pytest.mark.parametrize("locale", languages())
def test_one_more_house_rule_would_fit_the_pages(locale: str) -> None:
    say, names = words(locale), [rule.name for rule in HOUSE_RULES]
    lines = {name: house_rule_line(say, name) for name in names}
    pages = house_rule_pages([*names, max(names, key=lambda name: len(lines[name]))])
    texts = [house_rules_text(say, pages, at) for at in range(len(pages))]
    assert all(200 < len(text) <= LENGTHS[locale] for text in texts)
    assert [text for text in texts if lines["deals"] in text] == texts[-1:]
    assert all("\n".join(lines[name] for name in page) in text for page, text in zip(pages, texts, strict=True))


def test_a_select_offers_every_other_topic() -> None:
    assert len(set(PAGES)) == len(PAGES)
    assert (PAGES[0], PAGES[-1]) == ("minute", HOUSE_PAGES[-1])
    for topic, further in TOPICS.items():
        for name in (topic, *further):
            assert len(offered(name)) <= 25
            assert set(TOPICS) - set(offered(name)) == {topic}


@every_topic
def test_a_page_is_followed_by_its_further_pages(spoken: Words, name: str) -> None:
    for earlier, later in pairwise([name, *TOPICS[name]]):
        (label,) = [item.label for item in buttons(spoken, earlier) if item.custom_id == TurnRules(later).id]
        assert label == page(spoken, later)[0]
        assert len(label) <= PHONE["button on a phone"]


def buttons(spoken: Words, name: str) -> list[ui.Button[Any]]:
    return [item for item in rules_view(spoken, name).walk_children() if isinstance(item, ui.Button)]


@every_set
def test_the_page_of_a_rule_set_opens_and_is_offered(spoken: Words, name: str) -> None:
    wanted = f"set-{name}"
    title, _ = page(spoken, wanted)
    drawn = list(rules_view(spoken, wanted).walk_children())
    assert [item.content.splitlines()[0] for item in drawn if isinstance(item, ui.TextDisplay)] == [f"## {title}"]
    (select,) = [item for item in drawn if isinstance(item, ui.Select)]
    assert [option.value for option in select.options] == offered(wanted)
    (first,) = [item for item in rules_view(spoken, PAGES[0]).walk_children() if isinstance(item, ui.Select)]
    assert (wanted, title) in [(option.value, option.label) for option in first.options]


def test_every_rule_set_has_a_page() -> None:
    assert [name for name in TOPICS if name.startswith("set-")] == [f"set-{name}" for name in RULE_SETS]


def test_a_page_that_does_not_exist_is_refused(spoken: Words) -> None:
    with pytest.raises(KeyError):
        page(spoken, "bezique")


@pytest.mark.parametrize("locale", languages())
def test_every_page_in_the_catalogue_is_shown(locale: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (LOCALES / locale).glob("*.ftl")]
    entries = [entry for text in texts for entry in parse_catalogue(text).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    named = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    keys = {key for key in named if re.match("rules-page-|ruleset-.*-(name|line)$", key)}
    pages = {f"rules-page-{name}-{part}" for name in PAGES if name not in HOUSE_PAGES[1:] for part in ("title", "body")}
    sets = {f"ruleset-{name}-{part}" for name in RULE_SETS for part in ("name", "line")}
    assert keys <= pages | sets
    assert locale != ENGLISH or keys == pages | sets


def test_the_page_on_ratings_states_the_real_numbers(spoken: Words) -> None:
    text = body(spoken, "ratings")
    for number in (START, PROVISIONAL, INACTIVE_AFTER / 86_400):
        assert f" {number:.0f}" in text
    assert f" {INACTIVE_AFTER // 86_400} " in spoken("board-rating-note")


@every_set
def test_every_rule_set_has_a_short_name_line_and_choice(spoken: Words, name: str) -> None:
    assert 0 < len(spoken(f"ruleset-{name}-name")) <= 40
    assert 0 < len(spoken(f"ruleset-{name}-line")) <= 90
    assert 0 < len(spoken(f"ruleset-{name}-choice")) <= 100


def test_no_two_rule_sets_share_a_description(spoken: Words) -> None:
    for part in ("name", "line", "choice"):
        assert len({spoken(f"ruleset-{name}-{part}") for name in RULE_SETS}) == len(RULE_SETS)


def test_each_value_of_a_house_rule_has_its_own_phrase(spoken: Words) -> None:
    for key in ("option-carte-rouge", "option-cards-make-pique"):
        assert spoken(key, on="yes") != spoken(key, on="no")
    for key in ("option-deals", "option-deals-choice"):
        assert len({spoken(key, number=number) for number in (1, 2, 6)}) == 3
    for number in (1, 2, 6):
        assert len(spoken("option-deals-choice", number=number)) <= 100


@pytest.mark.parametrize("option", ["carte-rouge", "cards-make-pique", "deals"])
def test_the_option_of_a_house_rule_is_described(spoken: Words, option: str) -> None:
    assert 0 < len(spoken(f"command-challenge-{option}")) <= 100


@every_page
def test_markdown_is_closed(spoken: Words, name: str) -> None:
    text = page(spoken, name)[1]
    assert text.count("```") % 2 == 0
    outside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    for line in outside.splitlines():
        assert all(line.count(mark) % 2 == 0 for mark in ("**", "_", "`")), line


@every_page
def test_every_suit_symbol_stands_alone_or_belongs_to_a_real_card(spoken: Words, name: str) -> None:
    for written in re.findall(rf"\w*[{SUITS}]", page(spoken, name)[1]):
        assert written in CARDS or written in SUITS


@every_page
def test_every_sum_is_right(spoken: Words, name: str) -> None:
    found = sums(page(spoken, name)[1])
    assert bool(found) == (name in WITH_SUMS)
    for parts, total in found:
        assert sum(parts) == total


@every_page
def test_every_product_is_right(spoken: Words, name: str) -> None:
    found = re.findall(r"(\d+) × (\d+) = (\d+)", page(spoken, name)[1])
    assert bool(found) == (name in WITH_PRODUCTS)
    assert all(int(one) * int(other) == int(product) for one, other, product in found)


@every_page
def test_points_have_the_pips_that_the_page_says(spoken: Words, name: str) -> None:
    found = re.findall(rf"({RUN.pattern}) = (\d+)", page(spoken, name)[1])
    assert bool(found) == (name in WITH_POINTS)
    for run, value in found:
        assert is_group(RUBICON, Kind.POINT, Hand.of(cards(run)))
        assert Hand.of(cards(run)).pips == int(value)


def test_the_table_of_sequences_matches_the_rules(spoken: Words) -> None:
    assert {length: value for length, _, value in rows(body(spoken, "sequences"))} == SEQUENCE_VALUES
    assert SEQUENCE_VALUES == {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}


def test_the_table_of_sets_matches_the_rules(spoken: Words) -> None:
    assert {length: value for length, _, value in rows(body(spoken, "sets"))} == SET_VALUES
    assert SET_VALUES == {4: 14, 3: 3}


def test_the_glossary_values_sequences_as_their_table_does(spoken: Words) -> None:
    for _, name, value in rows(body(spoken, "sequences")):
        assert f"{name} {value}" in body(spoken, "glossary")


def test_the_glossary_has_talk_and_counterpique_terms_in_order() -> None:
    entries = re.findall(r"^- \*\*(\w+)", body(words(), "glossary"), re.MULTILINE)
    assert {"Contract", "Discard", "Misère", "Set"} <= set(entries)
    assert entries == sorted(entries)


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("play", "for a trick taken by the second player"),
        ("play", "you scored it when you led"),
        ("play", "instead of 10"),
        ("partie", "two more deals are played"),
        ("sinking", "3 instead of 4"),
        ("advice", "the point at least 10"),
    ],
)
def test_the_pages_use_card_table_phrases(name: str, phrase: str) -> None:
    assert phrase in body(words(), name)


@pytest.mark.parametrize(
    ("locale", "phrase"),
    [
        ("en", "That proves nothing: you may have discarded it or be sinking it."),
        ("fr", "Cela ne promet rien\u00a0: vous pouvez l’avoir écartée ou la taire."),
        ("de", "Das verspricht nichts: Du kannst sie abgelegt haben oder verschweigen."),
    ],
)
def test_the_page_on_sets_allows_holding_an_uncounted_card(locale: str, phrase: str) -> None:
    assert phrase in body(words(locale), "sets")


@pytest.mark.parametrize(
    ("locale", "law", "choosing"),
    [
        (
            "en",
            "A call can’t be corrected (law 25). Each button names its call, and one click makes it.",
            "**One press** plays a card, calls or answers. You confirm each exchange",
        ),
        (
            "fr",
            "Une annonce ne se corrige pas (loi 25)\u00a0: son bouton la nomme, et un clic la dit.",
            "**Un clic** joue une carte, annonce ou répond. Un écart se confirme",
        ),
        (
            "de",
            "Keine Ansage wird berichtigt (Gesetz 25): Ihr Knopf nennt sie, und ein Klick sagt sie.",
            "**Ein Klick** spielt eine Karte, sagt an oder antwortet. Einen Kauf bestätigst du",
        ),
    ],
)
def test_the_pages_say_that_a_player_calls_with_one_click(locale: str, law: str, choosing: str) -> None:
    """``tests/discord/hands/test_hand.py`` clicks the buttons for calls and answers."""
    assert law in body(words(locale), "sinking")
    assert choosing in body(words(locale), "discord")


@pytest.mark.parametrize(("name", "kind"), [("sequences", Kind.SEQUENCE), ("sets", Kind.SET)])
def test_the_examples_of_a_kind_are_valid_groups_of_that_kind(spoken: Words, name: str, kind: Kind) -> None:
    found = runs(body(spoken, name))
    assert len(found) >= 3
    assert all(is_group(RUBICON, kind, Hand.of(run)) for run in found)


def test_the_table_of_play_has_the_five_scores(spoken: Words) -> None:
    found = re.findall(r"^- \*\*(\d+)\*\* \D", body(spoken, "play"), re.MULTILINE)
    assert [int(score) for score in found] == [1, 1, 1, 10, 40]


def test_parties_are_settled_as_the_rule_says(spoken: Words) -> None:
    found = re.findall(r"^- (\d+)\D+(\d+)\s?: .*\D(\d+)\.$", body(spoken, "partie"), re.MULTILINE)
    assert len(found) == 3
    for winner, loser, points in found:
        assert settle(RUBICON, (int(winner), int(loser))).points == int(points)


def test_a_repique_adds_sixty_and_a_pique_thirty(spoken: Words) -> None:
    found = sums(body(spoken, "bonuses"))
    totals = {total for _, total in found}
    bonuses = {parts[-1]: parts[0] for parts, _ in found if parts[-1] >= 30}
    assert set(bonuses) == {60, 30}
    assert all(score >= 30 and score in totals for score in bonuses.values())


def test_the_first_deal_is_dealt_from_one_pack(spoken: Words) -> None:
    elder, elder_out, elder_in, younger, younger_out, younger_in = runs(body(spoken, "first-deal"))[:6]
    assert (len(elder), len(younger)) == (12, 12)
    assert set(elder_out) <= set(elder)
    assert set(younger_out) <= set(younger)
    assert (len(elder_in), len(younger_in)) == (len(elder_out), len(younger_out)) == (5, 3)
    assert len({*elder, *younger, *elder_in, *younger_in}) == 32


def test_the_first_deal_shows_cards_its_players_hold(spoken: Words) -> None:
    first = runs(body(spoken, "first-deal"))
    elder, elder_out, elder_in, younger, younger_out, younger_in = map(set, first[:6])
    hands = (elder - elder_out) | elder_in, (younger - younger_out) | younger_in
    assert len(first) > 10
    assert all(set(run) <= hands[0] or set(run) <= hands[1] for run in first[6:])


def test_the_sums_of_the_first_deal_add_up_without_a_gap(spoken: Words) -> None:
    text = body(spoken, "first-deal")
    ends: set[int] = set()
    for parts, total in sums(text):
        ends.discard(parts[0])
        ends.add(total)
    assert ends == {28, 23}
    assert "28–23" in text


def test_no_page_is_longer_than_six_hundred_characters() -> None:
    longest = 1_200 // 2
    lengths = {name: len(page(words(), name)[1]) for name in PAGES}
    assert {name: length for name, length in lengths.items() if length > longest} == {}
