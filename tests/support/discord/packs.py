"""Stacked packs for the cut and the deals. Alice is elder."""

from collections.abc import Iterator

import pytest

from bot.model.ids import PartieId
from bot.piquet.cards import PACK, Card, parse_cards
from bot.runtime.context import shuffled_pack
from tests.fakes.simcord_harness import Person
from tests.support.piquet.deals import hand

Pack = tuple[Card, ...]

FIRST = PartieId(1)
"""The first partie of a new database."""


def pack(elder: str, younger: str, talon: str) -> Pack:
    """Returns a pack for these hands (spades, hearts, diamonds, clubs) and this talon, top card first."""
    elders, youngers = hand(elder), hand(younger)
    dealt = [card for at in range(0, 12, 3) for card in (*elders[at : at + 3], *youngers[at : at + 3])]
    whole = (*dealt, *parse_cards(talon))
    assert sorted(whole) == sorted(PACK)
    return whole


def cut(challenger: str, opponent: str) -> Pack:
    """Returns a pack whose two top cards are these."""
    first = tuple(map(Card.parse, (challenger, opponent)))
    return first + tuple(card for card in PACK if card not in first)


BOB_DEALS = cut("7S", "AS")
BOB_DEALS_LOW = cut("AS", "7S")
"""For counterpique, in which the lower card deals."""

RICH = pack("AKQJT A A98 A97", "98 KQJT KQJ QJT", "7S 9H 8H 7H TD 7D KC 8C")
"""Elder has a quint and four aces; younger a quart, two tierces and two trios."""

POOR = pack("AQT8 KJ9 KJ9 T8", "KJ9 AQT AQT AKQ", "7S 8H 7H 8D 7D JC 9C 7C")
"""Elder has only a point, and draws nothing useful."""

ELDER_BLANK = pack("T987 T98 T98 A9", "AKQJ AKQJ AKQJ -", "7H 7D KC QC JC TC 8C 7C")
YOUNGER_BLANK = pack("AKQJ AKQJ AKQJ -", "T987 T98 T98 A9", "7H 7D KC QC JC TC 8C 7C")


def stack_packs(monkeypatch: pytest.MonkeyPatch, *packs: Pack) -> None:
    """Makes the next bot use these packs, the first for the cut, and shuffled packs afterwards."""
    rest: Iterator[Pack] = iter(packs)
    monkeypatch.setattr("bot.client.shuffled_pack", lambda: next(rest, None) or shuffled_pack())
    without_secrets(monkeypatch)


def without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the next bot deal stacked packs instead of packs from secrets."""
    monkeypatch.setattr("bot.client.new_secret", lambda: None)


async def exchange(person: Person, *cards: str) -> None:
    """Chooses these cards for the exchange, and confirms if asked."""
    at_once = person.live().control(verb="pick", select=True).arg == str(len(cards))
    await person.choose(person.live(), cards, verb="pick")
    if not at_once:
        await person.click(person.live(), verb="exchange")


async def bid(person: Person, tricks: int, left: int) -> None:
    await person.choose(person.live(), [str(left)], verb="left")
    await person.choose(person.live(), [str(tricks)], verb="tricks")
    await person.click(person.live(), verb="bid", arg=f"{tricks}-{left}")


async def answer_bid(person: Person, word: str) -> None:
    """Clicks *yes* or *pass*, and confirms the answer."""
    await person.click(person.live(), verb="word", arg=word)
    await person.click(person.live(), verb="bid", arg=word)


async def keep(person: Person) -> None:
    await person.click(person.live(), verb="keep")
    await person.click(person.live(), verb="exchange")


async def call(person: Person) -> None:
    """Calls the best group in the first open kind."""
    await choose_calls(person)
    offered = next(control for control in person.live().controls if control.verb == "call")
    await person.click(person.live(), custom_id=offered.custom_id)


async def choose_calls(person: Person, label: str = "") -> None:
    """Opens the choice between calls if the hand offers to make all calls at once; then clicks the button ``label``."""
    if any(control.verb == "call" and control.arg.startswith("all") for control in person.live().controls):
        await person.click(person.live(), label="Choose…")
    if label:
        await person.click(person.live(), label=label)


async def play(person: Person, card: str) -> None:
    """Clicks a card, and confirms if asked."""
    plays = {control.arg for control in person.live().controls if control.verb == "play" and control.live}
    if not plays & {card, f"{card}.now"}:
        await choose_card(person, card)
        plays = {card}
    (arg,) = plays & {card, f"{card}.now"}
    await person.click(person.live(), verb="play", arg=arg)


async def choose_card(person: Person, card: str) -> None:
    cards = [control for control in person.live().controls if control.verb == "card"]
    pressed = next(control for control in cards if control.arg.partition(".")[0] == card)
    await person.click(person.live(), custom_id=pressed.custom_id)
