"""A player's unconfirmed choices. Nothing is stored: they are in the ids of a hand's buttons."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Annotated, Any, Final

from bot.kit.controls import ForgedId, Spelling
from bot.piquet import calls
from bot.piquet.actions import Action, Call, Cards, parse_action
from bot.piquet.cards import Card, Hand, parse_cards
from bot.piquet.deal import Stage
from bot.piquet.knowledge.possible_groups import may_reckon_first, reckonable_groups, strength_said
from bot.piquet.orders import NO_ORDERS, Orders
from bot.piquet.reckoning import CARTE_ROUGE, used_in_calls
from bot.piquet.rules import Kind, Rules
from bot.piquet.view import DealView, SeenAnswer, SeenCall

Reckonable = tuple[Kind, Hand]
"""A group that younger can reckon."""

_LETTERS = {Kind.POINT: "p", Kind.SEQUENCE: "s", Kind.SET: "t"}
_KINDS = {letter: kind for kind, letter in _LETTERS.items()}
_MORE_THAN_ANY = 99
"""Beats any point or rank as a tie-break."""

NOTHING = Hand()


@dataclass(frozen=True, slots=True)
class Draft:
    picked: Hand = NOTHING
    """The cards to exchange, or to call while ``sinking``."""
    settled: bool = False
    """Whether the cards to exchange are chosen, even if there are none."""
    card: Card | None = None
    kind: Kind | None = None
    passed: frozenset[Kind] = frozenset()
    sinking: bool = False
    """Whether the player is choosing to call less than they hold."""
    reckoned: tuple[int, ...] | None = None
    """The groups to reckon, as indexes in ``reckonable``; None before the choice."""
    word: str = ""
    left: int | None = None
    """Cards that a bid leaves to the opponent."""
    tricks: int | None = None
    listed: Cards = ()
    """The leads chosen so far."""
    naming: bool = False
    """Whether the choice of a suit to name is open."""
    ordering: bool = False
    """Whether the orders panel is open."""
    more: bool = False
    """Whether *More…* is open."""
    conceding: bool = False
    """Whether the player is asked to confirm that they concede the deal."""
    note: str = ""
    """A text to show on top."""


def check_offered(seen: DealView | None, draft: Draft) -> None:
    """Raises ForgedId if the draft has cards the player does not hold, or too many cards to exchange."""
    hand, limits = (seen.hand, seen.exchange_limits) if seen else (NOTHING, None)
    named = draft.picked | Hand.of(draft.listed)
    if named.without(hand) or (draft.card is not None and draft.card not in hand):
        raise ForgedId("a card that is not held")
    if limits and len(draft.picked) > limits[1]:
        raise ForgedId("more cards than may be exchanged")


def write_hand(hand: int) -> str:
    return f"{hand:x}"


def read_hand(text: str) -> Hand:
    """Reads a hand in hexadecimal. Raises ValueError."""
    value = int(text or "0", 16)
    if not 0 <= value < 1 << 32:
        raise ValueError(text)
    return Hand(value)


def write_list(cards: Iterable[Card]) -> str:
    """Writes cards in their order: ``ASKSQS``."""
    return "".join(map(str, cards))


def write_kept(draft: Draft) -> str:
    """Writes a draft's skipped calls and chosen leads (``-p.ASKS``) for the ids of order buttons."""
    passed = write_shown(None, draft.passed) if draft.passed or draft.listed else ""
    return f"{passed}.{write_list(draft.listed)}" if draft.listed else passed


def read_kept(text: str) -> Draft:
    """Reads a draft written by ``write_kept``. Raises ValueError."""
    look, _, cards = text.partition(".")
    return Draft(passed=read_shown(look).passed, listed=read_list(cards))


def read_list(text: str) -> Cards:
    """Reads cards in their order. Raises ValueError for a malformed or duplicate card."""
    return parse_cards(" ".join(text[at : at + 2] for at in range(0, len(text), 2)) or "-")


def write_call(kind: Kind, groups: tuple[Hand, ...]) -> str:
    return ".".join([_LETTERS[kind], *map(write_hand, groups)])


def read_call(text: str) -> Call:
    """Reads a call, with seat 0 for now. Raises ValueError."""
    letter, *groups = text.split(".")
    if letter not in _KINDS:
        raise ValueError(text)
    return Call(0, _KINDS[letter], tuple(tuple(read_hand(group)) for group in groups))


def write_shown(kind: Kind | None, passed: frozenset[Kind]) -> str:
    return (_LETTERS[kind] if kind else "-") + "".join(sorted(_LETTERS[passed_kind] for passed_kind in passed))


def read_shown(text: str) -> Draft:
    """Reads which kind of call is displayed, and which kinds are skipped. Ignores unknown letters."""
    return Draft(kind=_KINDS.get(text[:1]), passed=frozenset(_KINDS[letter] for letter in text[1:] if letter in _KINDS))


def read_word(text: str) -> Action:
    """Reads a word of the auction: ``yes``, ``pass``, or a bid such as ``8-4``.

    The action gets seat 0 for now. Raises ValueError.
    """
    return parse_action(f"0 {text}" if text in ("yes", "pass") else f"0 bid {text}")


# Help button ids carry all choices of a draft.


@dataclass(frozen=True, slots=True)
class _Choice:
    name: str
    write: Callable[[Any], str] = lambda _: ""
    read: Callable[[str], Any] = lambda _: True


def _write_word(word: str) -> str:
    return word if word in ("yes", "pass") else ""


def _write_numbers(numbers: Iterable[int]) -> str:
    return "-".join(map(str, numbers))


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("-"))) if text else ()


_CHOICES: Final[dict[str, _Choice]] = {
    "h": _Choice("picked", write_hand, read_hand),
    "f": _Choice("settled"),
    "c": _Choice("card", str, Card.parse),
    "k": _Choice("kind", _LETTERS.__getitem__, lambda letter: read_shown(letter).kind),
    "q": _Choice("passed", lambda kinds: write_shown(None, kinds), lambda text: read_shown(text).passed),
    "s": _Choice("sinking"),
    "r": _Choice("reckoned", _write_numbers, _read_numbers),
    "w": _Choice("word", _write_word, str),
    "l": _Choice("left", str, int),
    "t": _Choice("tricks", str, int),
    "i": _Choice("listed", write_list, read_list),
    "n": _Choice("naming"),
    "o": _Choice("ordering"),
}
"""The fields of a draft by their letters in a control id."""
_OLD_CHOICES: Final = {"m": "o"}
"""Letters of version 0.2.0, in which the choice of several leads was not part of the orders panel."""


def write_choices(draft: Draft) -> str:
    """Writes all choices of a draft for a help button's id, so that opening help loses no choice."""
    chosen = [(letter, choice, getattr(draft, choice.name)) for letter, choice in _CHOICES.items()]
    none = Draft()
    return ".".join(letter + each.write(value) for letter, each, value in chosen if value != getattr(none, each.name))


def read_choices(text: str) -> Draft:
    """Reads a draft written by ``write_choices``. Raises ValueError."""
    found: dict[str, Any] = {}
    for part in text.split(".") if text else ():
        choice = _CHOICES.get(_OLD_CHOICES.get(part[:1], part[:1]))
        if choice is None:
            raise ValueError(text)
        found[choice.name] = choice.read(part[1:])
    return Draft(**found)


# Field types of a hand's controls.

HandText = Annotated[Hand, Spelling(write_hand, read_hand)]
CardsText = Annotated[Cards, Spelling(write_list, read_list)]
CallText = Annotated[Call, Spelling(lambda call: write_call(call.kind, call.hands), read_call)]
ShownKind = Annotated[Draft, Spelling(lambda look: write_shown(look.kind, look.passed), read_shown)]
Passed = Annotated[
    frozenset[Kind],
    Spelling(lambda kinds: write_shown(None, kinds) if kinds else "", lambda text: read_shown(text).passed),
]
Kept = Annotated[Draft, Spelling(write_kept, read_kept)]
Choices = Annotated[Draft, Spelling(write_choices, read_choices)]


# Elder's calls.


def call_of(kind: Kind, groups: Iterable[Hand]) -> Call:
    return Call(0, kind, tuple(map(tuple, groups)))


def best_groups(seen: DealView, kind: Kind) -> tuple[Hand, ...]:
    """Returns all groups of a kind in the player's hand. For the point, returns only the best."""
    return calls.best_call(seen.rules, kind, seen.hand)


def offers(rules: Rules, kind: Kind, hand: Hand) -> list[tuple[Hand, ...]]:
    """Returns the calls to offer for a hand. The point has one call per suit.

    Other kinds offer all groups, then all but the best, and so on to the weakest alone.
    """
    held = calls.groups(rules, kind, hand)
    if kind is Kind.POINT:
        return [(group,) for group in held if len(group) >= 3] or [(group,) for group in held[:1]]
    return [held[start:] for start in range(len(held))]


def ways_to_call(rules: Rules, kind: Kind, picked: Hand) -> list[tuple[Hand, ...]]:
    """Returns the calls of exactly the cards ``picked``, best group first. Also splits a long sequence in two."""
    groups = calls.groups(rules, kind, picked)
    if not groups or sum(map(len, groups)) != len(picked) or (kind is Kind.POINT and len(groups) != 1):
        return []
    whole = [groups]
    return [*whole, *_in_parts(groups[0])] if kind is Kind.SEQUENCE and len(groups) == 1 else whole


def _in_parts(run: Hand) -> Iterator[tuple[Hand, ...]]:
    cards = tuple(run)
    for cut in range(3, len(cards) - 2):
        # With equal lengths the higher part is better. The stable sort keeps it first.
        parts = sorted((Hand.of(cards[:cut]), Hand.of(cards[cut:])), key=len, reverse=True)
        yield tuple(parts)


def uncalled(seen: DealView) -> tuple[Kind, ...]:
    """Returns the kinds elder must still call, for rules that require all three calls, even empty ones."""
    made = sum(isinstance(action, SeenCall) for action in seen.actions)
    return tuple(Kind)[made:]


def call_actions(seen: DealView, call: Call, orders: Orders = NO_ORDERS) -> list[Action | Orders]:
    """Returns the actions for a call.

    If the rules require all three calls, adds empty calls, before or after it, for kinds the player lacks.
    """
    return _one_by_one(seen, _with_passes(seen, call), orders)


def all_call_actions(seen: DealView, passed: frozenset[Kind], orders: Orders = NO_ORDERS) -> list[Action | Orders]:
    """Returns the actions that call every group, except the ``passed`` kinds. Raises ForgedId if nothing is left."""
    called = kinds_to_call(seen, passed)
    if seen.eye != seen.elder or seen.stage is not Stage.CALLS or seen.pending or not called:
        raise ForgedId("no call is left")
    still = uncalled(seen) if seen.rules.calls.all_called else tuple(Kind)
    return _one_by_one(seen, _best_calls(seen, called, still), orders)


def _one_by_one(seen: DealView, said: Sequence[Call], orders: Orders) -> list[Action | Orders]:
    # If each call is answered before the next, all but the first become orders.
    if seen.rules.calls.together or len(said) == 1:
        return [*said]
    return [said[0], replace(orders.for_the_deal, calls=tuple(said[1:]))]


def _with_passes(seen: DealView, call: Call) -> list[Call]:
    still, held = uncalled(seen), callable_kinds(seen)
    if not seen.rules.calls.all_called or call.kind not in still:
        return [call]

    def passed(kinds: Iterable[Kind]) -> list[Call]:
        return [Call(call.seat, kind, ()) for kind in kinds]

    at = still.index(call.kind)
    before = [kind for kind in still[:at] if kind not in held]
    return [*passed(before), call, *passed(takewhile(lambda kind: kind not in held, still[at + 1 :]))]


# Elder's opening: all calls at once, before younger's exchange.

Groups = tuple[Hand, ...]


def callable_kinds(seen: DealView) -> list[Kind]:
    return [kind for kind in Kind if calls.groups(seen.rules, kind, seen.hand)]


def kinds_to_call(seen: DealView, passed: frozenset[Kind] = frozenset()) -> list[Kind]:
    """Returns the kinds in elder's hand that are neither called yet nor ``passed``."""
    still = uncalled(seen) if seen.rules.calls.all_called else seen.open_kinds
    return [kind for kind in callable_kinds(seen) if kind in still and kind not in passed]


def best_opening(seen: DealView) -> tuple[Call, ...]:
    return _best_calls(seen, callable_kinds(seen), tuple(Kind))


def _best_calls(seen: DealView, called: Iterable[Kind], still: Sequence[Kind]) -> tuple[Call, ...]:
    return opening_calls(seen, {kind: offers(seen.rules, kind, seen.hand)[0] for kind in called}, still)


def opening_calls(
    seen: DealView, chosen: Mapping[Kind, Groups], still: Sequence[Kind] = tuple(Kind)
) -> tuple[Call, ...]:
    """Returns calls of the ``chosen`` groups.

    If the rules require all three calls, adds empty calls for other kinds in ``still``.
    """
    assert seen.eye is not None  # noqa: S101 - elder's view
    kinds = [kind for kind in still if chosen.get(kind) or seen.rules.calls.all_called]
    return tuple(Call(seen.eye, kind, tuple(map(tuple, chosen.get(kind, ())))) for kind in kinds)


def chosen_calls(orders: Orders) -> dict[Kind, Groups]:
    """Returns the groups called by orders for an opening, by kind."""
    return {call.kind: call.hands for call in orders.calls if call.groups}


# Younger's answers and reckoning.


def reckonable(seen: DealView) -> list[Reckonable]:
    """Returns younger's groups that may be good, by kind, best first."""
    return [(kind, group) for kind in seen.open_kinds for group in reckonable_groups(seen, kind)]


def are_sure(seen: DealView, chosen: Sequence[Reckonable]) -> bool:
    """Whether younger knows that all ``chosen`` groups are good."""
    first = {kind: group for kind, group in reversed(reckonable(seen)) if (kind, group) in chosen}
    if not all(may_reckon_first(seen, kind, group) for kind, group in first.items()):
        return False
    best: dict[Kind, calls.Strength] = {}
    for kind, group in chosen:
        strength = calls.strength(seen.rules, kind, group)
        best[kind] = max(strength, best.get(kind, strength))
    return all(_is_sure(seen, kind, strength) for kind, strength in best.items())


def _is_sure(seen: DealView, kind: Kind, strength: calls.Strength) -> bool:
    # A group is sure if it beats every possible call by elder, or equals younger's answer.
    for done in seen.actions:
        match done:
            case SeenCall(seat=seen.elder, kind=called, number=number) if called is kind and number:
                if strength > strength_said(seen.rules, done, _MORE_THAN_ANY):
                    return True
            case SeenCall(seat=seen.elder, kind=called, number=0) if called is kind:
                return True
            case SeenAnswer(kind=answered, cards=cards) if answered is kind:
                return strength >= calls.strength(seen.rules, kind, Hand.of(cards or ()))
            case _:
                pass
    return True


def worth(seen: DealView, chosen: Sequence[Reckonable]) -> int:
    """Returns the points for the ``chosen`` groups, with the bonus for twelve scoring cards (carte rouge) if they
    complete it.
    """
    points = sum(calls.value(kind, group) for kind, group in chosen)
    return points + (CARTE_ROUGE if seen.rules.scoring.carte_rouge and _completes(seen, chosen) else 0)


def _completes(seen: DealView, chosen: Sequence[Reckonable]) -> bool:
    used = used_in_calls(seen.items, seen.younger)
    for _, group in chosen:
        used |= group
    return not seen.hand.without(used)


def reckonings(seen: DealView, chosen: tuple[int, ...]) -> list[Action]:
    """Returns the actions by which younger scores the groups at indexes ``chosen`` in ``reckonable``.

    Raises ForgedId unless all are sure to be good.
    """
    held = reckonable(seen)
    if not set(chosen) <= set(range(len(held))) or not are_sure(seen, [held[number] for number in chosen]):
        raise ForgedId(chosen)
    found: dict[Kind, list[Hand]] = {}
    # Discord lists values in click order.
    for number in sorted(chosen):
        kind, group = held[number]
        found.setdefault(kind, []).append(group)
    seat = seen.younger
    return [Call(seat, kind, tuple(tuple(group) for group in groups)) for kind, groups in found.items()]
