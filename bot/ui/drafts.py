"""What a player has chosen but not yet confirmed: carried in the ids of the buttons, kept nowhere else."""

from dataclasses import dataclass

from bot.piquet import calls
from bot.piquet.actions import Action, Call
from bot.piquet.cards import Card, Hand
from bot.piquet.rules import Kind, Rules
from bot.piquet.view import DealView

_LETTERS = {Kind.POINT: "p", Kind.SEQUENCE: "s", Kind.SET: "t"}
_KINDS = {letter: kind for kind, letter in _LETTERS.items()}

NOTHING = Hand()


@dataclass(frozen=True, slots=True)
class Draft:
    """``picked``: cards to exchange, or to call while ``sinking``; ``card``: the one to play; ``kind``: the kind of
    call looked at; ``passed``: the kinds not to be called; ``goods``: which of what is good is to be reckoned;
    ``note``: what is said on top."""

    picked: Hand = NOTHING
    card: Card | None = None
    kind: Kind | None = None
    passed: frozenset[Kind] = frozenset()
    sinking: bool = False
    goods: tuple[int, ...] | None = None
    note: str = ""


def write_hand(hand: int) -> str:
    """A set of cards in an id."""
    return f"{hand:x}"


def read_hand(text: str) -> Hand:
    """The set of cards of an id. Raises ValueError."""
    value = int(text or "0", 16)
    if not 0 <= value < 1 << 32:
        raise ValueError(text)
    return Hand(value)


def write_call(kind: Kind, groups: tuple[Hand, ...]) -> str:
    """A call in an id."""
    return ".".join([_LETTERS[kind], *map(write_hand, groups)])


def read_call(seat: int, text: str) -> Call:
    """The call of an id. Raises ValueError."""
    letter, *groups = text.split(".")
    if letter not in _KINDS:
        raise ValueError(text)
    return Call(seat, _KINDS[letter], tuple(tuple(read_hand(group)) for group in groups))


def write_look(kind: Kind | None, passed: frozenset[Kind]) -> str:
    """Which kind of call is looked at, and which are passed over, in an id."""
    return (_LETTERS[kind] if kind else "-") + "".join(sorted(_LETTERS[passed_kind] for passed_kind in passed))


def read_look(text: str) -> Draft:
    """The draft of such an id; what it does not understand it leaves out."""
    return Draft(kind=_KINDS.get(text[:1]), passed=frozenset(_KINDS[letter] for letter in text[1:] if letter in _KINDS))


def offers(rules: Rules, kind: Kind, hand: Hand) -> list[tuple[Hand, ...]]:
    """The calls of a kind that are offered, the best first: of the point each suit, else all, then all but the best."""
    held = calls.groups(rules, kind, hand)
    if kind is Kind.POINT:
        return [(group,) for group in held if len(group) >= 3] or [held[:1]]
    return [held[start:] for start in range(len(held))]


def chosen_groups(rules: Rules, kind: Kind, picked: Hand) -> tuple[Hand, ...]:
    """The groups that exactly these cards make, best first; none where they make none, or not all of them do."""
    groups = calls.groups(rules, kind, picked)
    if sum(map(len, groups)) != len(picked) or (kind is Kind.POINT and len(groups) != 1):
        return ()
    return groups


def goods(seen: DealView) -> list[tuple[Kind, Hand]]:
    """What younger can reckon, group by group, the kinds in order and the best of each first."""
    return [(kind, group) for kind in seen.open_kinds for group in calls.best_call(seen.rules, kind, seen.hand)]


def reckonings(seen: DealView, chosen: tuple[int, ...]) -> list[Action]:
    """Younger's reckoning of those of his ``goods``. Raises ValueError where he has not so many."""
    held = goods(seen)
    if not set(chosen) <= set(range(len(held))):
        raise ValueError(chosen)
    found: dict[Kind, list[Hand]] = {}
    for number in chosen:
        kind, group = held[number]
        found.setdefault(kind, []).append(group)
    seat = seen.younger
    return [Call(seat, kind, tuple(tuple(group) for group in groups)) for kind, groups in found.items()]
