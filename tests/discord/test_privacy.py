"""Nobody is shown a card that he may not know, in a text, an id or a value; and the log holds none."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.client import PiquetBot
from bot.piquet import view as views
from bot.piquet.cards import Card, Hand, Rank, Suit
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON, RULE_SETS
from bot.piquet.view import DealView, SeenAnswer, SeenCall, SeenExchange, view
from bot.services.table import Table
from bot.ui.drafts import read_call, read_hand
from tests.crossing import Seen
from tests.harness import Club, Person
from tests.players import begin, bot_at, lettered, players_of, step

RANK = r"10|[AKQJ987]"
FACE = re.compile(rf"({RANK})([♠♥♦♣])")
CODE = re.compile(r"(?<![A-Z0-9])[AKQJT987][SHDC](?![A-Z0-9])")
SUITED = re.compile(rf"(spades|hearts|diamonds|clubs): ((?:{RANK})(?: (?:{RANK}))*)", re.IGNORECASE)
SEQUENCE = re.compile(
    r"(tierce|quart|quint|sixième|septième|huitième) (major|minor|to the (\w+)) in (spades|hearts|diamonds|clubs)",
    re.IGNORECASE,
)
TRIO = re.compile(rf"three (\w+) \(without ({RANK})([♠♥♦♣])\)", re.IGNORECASE)
LENGTHS = {"tierce": 3, "quart": 4, "quint": 5, "sixième": 6, "septième": 7, "huitième": 8}
SPOKEN = re.compile(r"\(without [^)]*\)|^The cut:.*$", re.MULTILINE)
"""What names a card that is not held, or was cut and not dealt."""


def cards_in(seen: Seen) -> Hand:
    """Every card that is named in what was shown, or follows from what it is called, or stands in an id or a value."""
    text = lettered(seen.text)
    held = SPOKEN.sub("", text)
    return Hand.of([*_faces(held), *_lines(held), *_sequences(held), *_trios(text), *_written(seen.raw)])


def _card(rank: str, suit: Suit) -> Card:
    return Card.parse(rank.replace("10", "T") + suit.letter)


def _faces(text: str) -> Iterator[Card]:
    return (_card(rank, Suit("♠♥♦♣".index(suit))) for rank, suit in FACE.findall(text))


def _lines(text: str) -> Iterator[Card]:
    return (_card(rank, Suit[suit.upper()]) for suit, ranks in SUITED.findall(text) for rank in ranks.split(" "))


def _sequences(text: str) -> Iterator[Card]:
    for name, height, rank, suit in SEQUENCE.findall(text):
        length = LENGTHS[name.lower()]
        top = {"major": Rank.ACE, "minor": Rank(length - 1)}.get(height) if not rank else Rank[rank.upper()]
        assert top is not None
        yield from (Card.of(Rank(top - down), Suit[suit.upper()]) for down in range(length))


def _trios(text: str) -> Iterator[Card]:
    for _, rank, suit in TRIO.findall(text):
        missing = _card(rank, Suit("♠♥♦♣".index(suit)))
        yield from (Card.of(missing.rank, other) for other in Suit if other is not missing.suit)


def _written(raw: str) -> Iterator[Card]:
    for found in re.findall(r'"(?:custom_id|value)": "([^"]*)"', raw):
        yield from map(Card.parse, CODE.findall(found))
        verb, _, arg = found.removeprefix("pq:1:").partition(":")
        arg = arg.split(":", 2)[2] if arg.count(":") == 2 else ""
        if verb == "exchange":
            yield from read_hand(arg)
        if verb in ("call", "answer") and arg:
            yield from (card for group in read_call(0, arg).hands for card in group)


def known_to(seen: DealView) -> Hand:
    """Every card that a view names."""
    cards: list[Card | None] = [*seen.hand, *seen.discards, *seen.taken, *seen.talon, seen.led]
    cards += [card for dealt in seen.dealt if dealt for card in dealt]
    cards += [card for trick in seen.tricks for card in (trick.led, trick.reply)]
    cards += [card for item in seen.items for card in item.cards]
    for action in seen.actions:
        match action:
            case SeenCall(groups=groups) if groups:
                cards += [card for group in groups for card in group]
            case SeenExchange(cards=named) | SeenAnswer(cards=named) if named:
                cards += named
    return Hand.of(card for card in cards if card is not None)


async def first_deal(club: Club) -> Table:
    """The first deal as it is kept."""
    bot = club.bot
    assert isinstance(bot, PiquetBot)
    return await bot.club.database.read(lambda tx: Table.load(tx, 1, 0, 0))


async def announce(club: Club, dice: random.Random) -> None:
    """Now and then somebody does what he may besides his turn."""
    for person in (club.alice, club.bob):
        for post in person.lives():
            offered = [control for control in post.controls if control.live and control.verb in ("look", "blank")]
            if offered and dice.random() < 0.3:
                await person.click(post, custom_id=offered[0].custom_id)
                return


async def leaks(club: Club, seed: int, rules: str = RUBICON.name) -> list[str]:
    """What anybody was shown, in the first deal, that he might not know at the time."""
    people: dict[int | None, Person | None] = {0: club.alice, 1: club.bob, None: None, 2: club.carol}
    shown = dict.fromkeys(people, 0)
    found: list[str] = []
    players, dice = players_of(club, seed), random.Random(seed)
    await begin(club, rules)
    while len((table := await first_deal(club)).deals) == 1:
        deal = table.deal
        assert deal is not None
        for eye, person in people.items():
            seat = None if eye == 2 else eye
            everything = club.everything_seen_by(person)
            known = known_to(TRUE_VIEW(deal, seat))
            fresh = [(cards_in(seen).without(known), seen.text) for seen in everything[shown[eye] :]]
            found += [f"{person or 'the public'} is shown {cards} in:\n{text}" for cards, text in fresh if cards]
            shown[eye] = len(everything)
        await announce(club, dice)
        assert await step(club, players)
    return found


TRUE_VIEW = views.view


@pytest.mark.parametrize(
    ("rules", "seed"), [(RUBICON.name, 4), (RUBICON.name, 1), *((rules, 0) for rules in RULE_SETS)]
)
async def test_nobody_is_shown_a_card_that_he_may_not_know(rules: str, seed: int, tmp_path: Path) -> None:
    async with Club(bot_at(tmp_path / "piquet.sqlite3"), closed=["Bob"] if seed == 4 else []) as club:
        if seed % 2:
            for person in (club.alice, club.bob):
                await person.slash("piquet settings", answer_calls=True)
        assert await leaks(club, seed, rules) == []
        assert FACE.findall(club.log_text) == []
        assert CODE.findall(club.log_text) == []


def both_hands(deal: Deal, eye: int | None) -> DealView:
    """A view through which one card of the other's hand can be seen."""
    seen = view(deal, eye)
    other = next(iter(deal.hands[1 - (eye or 0)]), None)
    return seen._replace(shown=(seen.shown[0] | Hand.of([other] if other is not None else []), seen.shown[1]))


async def test_a_bot_that_shows_one_card_too_many_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.services.table.view", both_hands)
    async with Club(bot_at(tmp_path / "piquet.sqlite3")) as club:
        assert await leaks(club, 0) != []
        club.take_errors()
