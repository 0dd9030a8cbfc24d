"""What a player has chosen but not yet confirmed: carried in the ids of the buttons, kept nowhere else."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.piquet import calls
from bot.piquet.actions import Action, Call, parse_action
from bot.piquet.cards import Card, Hand
from bot.piquet.reckoning import CARTE_ROUGE, used_in_calls
from bot.piquet.rules import Kind, PointBy, Rules
from bot.piquet.view import DealView, SeenAnswer, SeenCall

Good = tuple[Kind, Hand]
"""A group that can be reckoned."""

_LETTERS = {Kind.POINT: "p", Kind.SEQUENCE: "s", Kind.SET: "t"}
_KINDS = {letter: kind for kind, letter in _LETTERS.items()}
_MORE_THAN_ANY = 99
"""More than any point makes, and higher than any rank."""

NOTHING = Hand()


@dataclass(frozen=True, slots=True)
class Draft:
    """``picked``: cards to exchange, or to call while ``sinking``; ``settled``: that it is these, though there be none;
    ``card``: the one to play; ``kind``: the kind of call looked at; ``passed``: the kinds not to be called; ``goods``:
    which of what is good is to be reckoned; ``word``, or ``left`` and ``tricks``: what is to be said in the auction;
    ``note``: what is said on top."""

    picked: Hand = NOTHING
    settled: bool = False
    card: Card | None = None
    kind: Kind | None = None
    passed: frozenset[Kind] = frozenset()
    sinking: bool = False
    goods: tuple[int, ...] | None = None
    word: str = ""
    left: int | None = None
    tricks: int | None = None
    note: str = ""


def check_offered(seen: DealView | None, draft: Draft) -> None:
    """Raises ValueError for what no menu has offered: cards that are not held, or more than may be exchanged."""
    hand, limits = (seen.hand, seen.exchange_limits) if seen else (NOTHING, None)
    if draft.picked.without(hand) or (draft.card is not None and draft.card not in hand):
        raise ValueError("a card that is not held")
    if limits and len(draft.picked) > limits[1]:
        raise ValueError("more cards than may be exchanged")


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


def read_word(seat: int, text: str) -> Action:
    """What an id says in the auction: ``yes``, ``pass``, or a bid as a record has it. Raises ValueError."""
    return parse_action(f"{seat} {text}" if text in ("yes", "pass") else f"{seat} bid {text}")


# Elder's calls.


def offers(rules: Rules, kind: Kind, hand: Hand) -> list[tuple[Hand, ...]]:
    """The calls of a kind that are offered, the best first: of the point each suit, else all, then all but the best."""
    held = calls.groups(rules, kind, hand)
    if kind is Kind.POINT:
        return [(group,) for group in held if len(group) >= 3] or [(group,) for group in held[:1]]
    return [held[start:] for start in range(len(held))]


def ways_to_call(rules: Rules, kind: Kind, picked: Hand) -> list[tuple[Hand, ...]]:
    """The calls that exactly these cards make: as they are, or a long run as two parts; none where they make none.

    The best group of a call is its first.
    """
    groups = calls.groups(rules, kind, picked)
    if not groups or sum(map(len, groups)) != len(picked) or (kind is Kind.POINT and len(groups) != 1):
        return []
    whole = [groups]
    return [*whole, *_in_parts(groups[0])] if kind is Kind.SEQUENCE and len(groups) == 1 else whole


def _in_parts(run: Hand) -> Iterator[tuple[Hand, ...]]:
    cards = tuple(run)
    for cut in range(3, len(cards) - 2):
        # The upper part is the better one of two that are as long.
        parts = sorted((Hand.of(cards[:cut]), Hand.of(cards[cut:])), key=len, reverse=True)
        yield tuple(parts)


def uncalled(seen: DealView) -> tuple[Kind, ...]:
    """What elder has still to call or to pass over, where all calls are made before the answers."""
    made = sum(isinstance(action, SeenCall) for action in seen.actions)
    return tuple(Kind)[made:]


def called(seen: DealView, call: Call) -> list[Action]:
    """A call; where all calls are made together, with the passing over of what he has nothing of, before and after."""
    if not seen.rules.together or call.kind not in uncalled(seen):
        return [call]
    still = uncalled(seen)
    at = still.index(call.kind)
    before = [kind for kind in still[:at] if not calls.groups(seen.rules, kind, seen.hand)]
    after: list[Kind] = []
    for kind in still[at + 1 :]:
        if calls.groups(seen.rules, kind, seen.hand):
            break
        after.append(kind)
    return [*_passed(call.seat, before), call, *_passed(call.seat, after)]


def _passed(seat: int, kinds: Sequence[Kind]) -> list[Action]:
    return [Call(seat, kind, ()) for kind in kinds]


# Younger's answers, and what he reckons.


def answers(seen: DealView, call: SeenCall) -> list[Hand]:
    """What he can set against a call, the best first: less than was called, as far as it was, is answered *good*."""
    said = _said(seen.rules, call, 0)
    held = calls.groups(seen.rules, call.kind, seen.hand)
    return [group for group in held if calls.strength(seen.rules, call.kind, group) >= said]


def _said(rules: Rules, call: SeenCall, unsaid: int) -> calls.Strength:
    """How strong a call is as far as it was told, with ``unsaid`` for a tie-break that was not."""
    tiebreak = unsaid if call.tiebreak is None else call.tiebreak
    return (tiebreak, 0) if call.kind is Kind.POINT and rules.point_by is PointBy.PIPS else (call.number, tiebreak)


def goods(seen: DealView) -> list[Good]:
    """What younger can reckon, group by group, the kinds in order and the best of each first."""
    return [(kind, group) for kind in seen.open_kinds for group in calls.best_call(seen.rules, kind, seen.hand)]


def are_sure(seen: DealView, chosen: Sequence[Good]) -> bool:
    """Whether he can know that these are good. What is not good is refused, and that would tell what elder has not."""
    best: dict[Kind, calls.Strength] = {}
    for kind, group in chosen:
        strength = calls.strength(seen.rules, kind, group)
        best[kind] = max(strength, best.get(kind, strength))
    return all(_is_sure(seen, kind, strength) for kind, strength in best.items())


def _is_sure(seen: DealView, kind: Kind, strength: calls.Strength) -> bool:
    """Whether it is better than elder's call can be, or no less than what was answered: that is known to be better."""
    for done in seen.actions:
        match done:
            case SeenCall(seat=seen.elder, kind=called, number=number) if called is kind and number:
                if strength > _said(seen.rules, done, _MORE_THAN_ANY):
                    return True
            case SeenAnswer(kind=answered, cards=cards) if answered is kind:
                return strength >= calls.strength(seen.rules, kind, Hand.of(cards or ()))
            case _:
                pass
    return True


def worth(seen: DealView, chosen: Sequence[Good]) -> int:
    """What these bring, carte rouge included where they complete it."""
    points = sum(calls.value(kind, group) for kind, group in chosen)
    return points + (CARTE_ROUGE if seen.rules.carte_rouge and _completes(seen, chosen) else 0)


def _completes(seen: DealView, chosen: Sequence[Good]) -> bool:
    """Whether all twelve cards are used in calls, with these as well."""
    used = used_in_calls(seen.items, seen.younger)
    for _, group in chosen:
        used |= group
    return not seen.hand.without(used)


def reckonings(seen: DealView, chosen: tuple[int, ...]) -> list[Action]:
    """Younger's reckoning of those of his ``goods``. Raises ValueError where he has not so many, or is not sure."""
    held = goods(seen)
    if not set(chosen) <= set(range(len(held))) or not are_sure(seen, [held[number] for number in chosen]):
        raise ValueError(chosen)
    found: dict[Kind, list[Hand]] = {}
    # Discord tells what was chosen in the order in which it was.
    for number in sorted(chosen):
        kind, group = held[number]
        found.setdefault(kind, []).append(group)
    seat = seen.younger
    return [Call(seat, kind, tuple(tuple(group) for group in groups)) for kind, groups in found.items()]
