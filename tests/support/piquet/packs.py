"""Shuffled packs, packs stacked for rare events, house rules, and scores within a game."""

import random
from collections.abc import Callable

from tests.support.reference.reference_deal import PACK, RANKS, SUITS, Options, Table
from tests.support.reference.reference_groups import READINGS, SIX_DEALS

Stack = Callable[[random.Random, list[str]], None]


def random_table(
    rng: random.Random,
    rules: str,
    dealer: int,
    game: tuple[int, int] | None = None,
    options: Options | None = None,
) -> Table:
    """Returns a deal from a shuffled or stacked pack; a ``hundred`` game has a random score unless given."""
    somewhere = random_game(rng) if rules == "hundred" and game is None else (0, 0)
    table = Table(rules, dealer, ((), ()), (), game or somewhere, options or {})
    return _dealt(rng, table, rng.choice([_as_it_is, _as_it_is, *_stacks(table)]))


def shuffled_table(
    rng: random.Random,
    rules: str,
    dealer: int,
    game: tuple[int, int] | None = None,
    options: Options | None = None,
) -> Table:
    """Returns a deal from a shuffled pack. A ``hundred`` game has just begun unless ``game`` gives its score."""
    return _dealt(rng, Table(rules, dealer, ((), ()), (), game or (0, 0), options or {}), _as_it_is)


def random_game(rng: random.Random) -> tuple[int, int]:
    """Returns a score in a game to a hundred, often near its end."""
    first, second = (rng.choice([0, rng.randrange(100), rng.randrange(85, 100)]) for _seat in (0, 1))
    return first, second


def random_options(rng: random.Random, rules: str) -> Options:
    """Returns random house rules, mostly none."""
    options: Options = {}
    if not rng.randrange(4):
        options["reading"] = rng.choice(READINGS)
    if rules == "counterpique" or rng.randrange(3):
        return options
    for name in ("carte_rouge", "cards_make_pique"):
        if rng.randrange(2):
            options[name] = rules != "carte-rouge"
    if rules in SIX_DEALS and rng.randrange(2):
        options["deals"] = rng.choice([1, 2])
    if options.get("carte_rouge", rules == "carte-rouge") and rng.randrange(2):
        options["carte_rouge_bar"] = True
    if rng.randrange(2):
        options["pique"] = "as-played"
    if rng.randrange(2):
        options["must_win"] = True
    if rules == "rubicon" and rng.randrange(2):
        options["calls"] = "full"
    return options


def _dealt(rng: random.Random, table: Table, stack: Stack) -> Table:
    pack = list(PACK)
    rng.shuffle(pack)
    stack(rng, pack)
    first, second, talon = tuple(pack[:12]), tuple(pack[12:24]), tuple(pack[24:])
    table.dealt, table.talon = (first, second) if rng.randrange(2) else (second, first), talon
    return table


def _as_it_is(rng: random.Random, pack: list[str]) -> None: ...


def _without_court_cards(rng: random.Random, pack: list[str]) -> None:
    plain = [card for card in pack if card[0] not in "KQJ"][:12]
    pack.sort(key=lambda card: card not in plain)


def _long_suits(rng: random.Random, pack: list[str]) -> None:
    pack.sort(key=lambda card: SUITS.index(card[1]) + 2 * rng.random())


def _one_strong_hand(rng: random.Random, pack: list[str]) -> None:
    pack.sort(key=lambda card: -RANKS.index(card[0]) - 6 * (card[1] == "H") + 4 * rng.random())


def _two_hands_alike(rng: random.Random, pack: list[str]) -> None:
    half = [card for card in pack if card[1] in "SD"]
    other = [card[0] + {"S": "H", "D": "C"}[card[1]] for card in half]
    pack[:] = half[:12] + other[:12] + half[12:] + other[12:]


def _a_hand_of_two_suits(rng: random.Random, pack: list[str]) -> None:
    """Makes a carte rouge likely: a hand has eleven cards from the top of two suits, and the talon has more."""
    length, two = rng.randint(5, 7), rng.sample(SUITS, 2)
    runs = [RANKS[::-1][:number] for number in (length, 11 - length)]
    mine = [rank + suit for suit, run in zip(two, runs, strict=True) for rank in run]
    more = [card for card in pack if card[1] in two and card not in mine]
    rest = [card for card in pack if card[1] not in two]
    pack[:] = [*mine, rest[0], *rest[1:13], *more, *rest[13:]]


def _a_hand_of_tops(rng: random.Random, pack: list[str]) -> None:
    """Makes a pique in play likely: the calls are worth less than thirty, but the hand can keep the lead."""
    suits = rng.sample(SUITS, 4)
    mine = [rank + suit for suit, ranks in zip(suits, ("AKQJ", "AKQ", "AK", "A"), strict=True) for rank in ranks]
    pack.sort(key=lambda card: card not in mine)


def _sets_against_runs(rng: random.Random, pack: list[str]) -> None:
    """Both hands may reach thirty, one by sets and the other by runs, which are scored before sets."""
    suits = rng.sample(SUITS, 4)
    pack.sort(key=lambda card: (card[0] not in "AKQ", suits.index(card[1])))


_STACKS = (_without_court_cards, _long_suits, _one_strong_hand, _two_hands_alike)


def _stacks(table: Table) -> list[Stack]:
    runs = (table.rules not in ("rubicon", "club")) + 2 * table.has_carte_rouge
    tops = 3 if table.rules == "counterpique" else 1 if table.cards_make_pique else 0
    more = [_a_hand_of_two_suits] * runs + [_a_hand_of_tops] * tops + [_sets_against_runs] * table.pique_as_played
    return [*_STACKS, *more]
