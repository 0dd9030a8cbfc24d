"""The rules told a second time, slowly and simply, from rules.md and record.md alone: which lines may be said.

Cards, calls and plays are the texts of a record, and everything is worked out anew from what was said. It knows
nothing of the engine, so that the engine can be held against it.
"""

import re
from dataclasses import dataclass, field
from typing import Final

RANKS: Final = "789TJQKA"
SUITS: Final = "SHDC"
PACK: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
KINDS: Final = ("point", "sequence", "set")
PIPS: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}
SEQUENCE_BEFORE_SET: Final = {"rubicon": False, "club": True}

Group = tuple[str, ...]

_CARD = "[AKQJT987][SHDC]"
_CARDS = f"{_CARD}(?: {_CARD})*"
_GROUPS = f"{_CARDS}(?: / {_CARDS})*"
_KIND = "(?:point|sequence|set)"
GRAMMAR: Final = re.compile(
    f"[01] (?:carte-blanche|look|exchange (?:-|{_CARDS})|{_KIND} (?:-|{_GROUPS})"
    f"|answer {_KIND} (?:-|{_CARDS})|play {_CARD})"
)


def groups_of(text: str) -> list[Group]:
    """The groups of ``AS KS QS / TD 9D 8D``; none of ``-``."""
    return [] if text == "-" else [tuple(group.split(" ")) for group in text.split(" / ")]


def pips(group: Group) -> int:
    """What a point makes."""
    return sum(PIPS[card[0]] for card in group)


def is_group(kind: str, group: Group) -> bool:
    """Whether these cards are a point, a sequence or a set."""
    ranks = sorted(RANKS.index(card[0]) for card in group)
    suits = {card[1] for card in group}
    if kind == "point":
        return len(suits) == 1
    if kind == "sequence":
        return len(group) >= 3 and len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return len(group) >= 3 and len(set(ranks)) == 1 and ranks[0] >= RANKS.index("T")


def number_and_tiebreak(kind: str, group: Group) -> tuple[int, int]:
    """How many cards; and what they make, or their highest rank. The greater is better."""
    return len(group), pips(group) if kind == "point" else max(RANKS.index(card[0]) for card in group)


@dataclass
class Table:
    """A deal as it lies on the table, and all that was said at it."""

    rules: str
    dealer: int
    dealt: tuple[Group, Group]
    talon: Group
    lines: list[str] = field(default_factory=list)
    announced: set[int] = field(default_factory=set)
    exchanged: dict[int, Group] = field(default_factory=dict)
    looked: bool = False
    called: dict[str, list[Group]] = field(default_factory=dict)
    answered: dict[str, Group] = field(default_factory=dict)
    reckoned: dict[str, list[Group]] = field(default_factory=dict)
    plays: list[tuple[int, str]] = field(default_factory=list)

    @property
    def elder(self) -> int:
        return 1 - self.dealer

    @property
    def left(self) -> int:
        return 8 - sum(map(len, self.exchanged.values()))

    @property
    def over(self) -> bool:
        return len(self.plays) == 24

    @property
    def pending(self) -> str | None:
        """The kind that waits for younger's answer."""
        return next((kind for kind, groups in self.called.items() if groups and kind not in self.answered), None)

    def drawn(self, seat: int) -> Group:
        """What a seat took from the top of the talon."""
        number = len(self.exchanged.get(seat, ()))
        first = 0 if seat == self.elder else len(self.exchanged.get(self.elder, ()))
        return self.talon[first : first + number]

    def hand(self, seat: int) -> set[str]:
        """What a seat holds now."""
        held = set(self.dealt[seat]) - set(self.exchanged.get(seat, ())) | set(self.drawn(seat))
        return held - {card for player, card in self.plays if player == seat}

    def verdict(self, kind: str) -> str | None:
        """What was said of elder's call; None where nothing was called or it was not answered yet."""
        if kind not in self.answered:
            return None
        mine, theirs = self.answered[kind], number_and_tiebreak(kind, self.called[kind][0])
        if not mine or number_and_tiebreak(kind, mine) < theirs:
            return "good"
        return "equal" if number_and_tiebreak(kind, mine) == theirs else "not-good"

    def winners(self) -> list[int]:
        """Who won each trick so far."""
        return [self._winner(self.plays[at], self.plays[at + 1]) for at in range(0, len(self.plays) - 1, 2)]

    @staticmethod
    def _winner(led: tuple[int, str], reply: tuple[int, str]) -> int:
        (leader, first), (other, second) = led, reply
        follows = first[1] == second[1]
        return other if follows and RANKS.index(second[0]) > RANKS.index(first[0]) else leader

    def turn(self) -> int | None:
        """Whose decision the deal waits for."""
        if self.over:
            return None
        if len(self.exchanged) < 2:
            return self.dealer if self.elder in self.exchanged else self.elder
        if self.pending:
            return self.dealer
        if len(self.plays) % 2:
            return 1 - self.plays[-1][0]
        return self.winners()[-1] if self.plays else self.elder

    # What may be said.

    def allows(self, line: str) -> bool:
        """Whether this line may be said now."""
        if not GRAMMAR.fullmatch(line) or self.over:
            return False
        seat, verb, *rest = line.split(" ", 2)
        what = rest[0] if rest else ""
        match verb:
            case "carte-blanche":
                return self._may_announce(int(seat))
            case "exchange":
                return self._may_exchange(int(seat), groups_of(what))
            case "look":
                return self._may_look(int(seat))
            case "answer":
                return self._may_answer(int(seat), *what.split(" ", 1))
            case "play":
                return self._may_play(int(seat), what)
            case kind if int(seat) == self.elder:
                return self._may_call(kind, groups_of(what))
            case kind:
                return self._may_reckon(kind, groups_of(what))

    def _may_announce(self, seat: int) -> bool:
        court = [card for card in self.dealt[seat] if card[0] in "KQJ"]
        return seat not in self.announced and seat not in self.exchanged and not court

    def _may_exchange(self, seat: int, groups: list[Group]) -> bool:
        cards = groups[0] if groups else ()
        most = 5 if seat == self.elder else self.left
        return (
            len(self.exchanged) < 2
            and seat == self.turn()
            and 1 <= len(cards) <= most
            and len(set(cards)) == len(cards)
            and set(cards) <= self.hand(seat)
        )

    def _may_look(self, seat: int) -> bool:
        open_still = self.dealer in self.exchanged and len(self.plays) < 2
        return seat == self.dealer and open_still and self.left > 0 and not self.looked

    def _may_answer(self, seat: int, kind: str, what: str) -> bool:
        cards = what.split(" ") if what != "-" else []
        held = len(set(cards)) == len(cards) and set(cards) <= self.hand(seat)
        return seat == self.dealer and kind == self.pending and held and (not cards or is_group(kind, tuple(cards)))

    def _may_play(self, seat: int, card: str) -> bool:
        if len(self.exchanged) < 2 or self.pending or seat != self.turn() or card not in self.hand(seat):
            return False
        if len(self.plays) % 2 == 0:
            return True
        suit = self.plays[-1][1][1]
        return card[1] == suit or all(held[1] != suit for held in self.hand(seat))

    def _may_call(self, kind: str, groups: list[Group]) -> bool:
        if len(self.exchanged) < 2 or self.pending or self.plays or kind in self.called:
            return False
        behind = kind == "sequence" and "set" in self.called and SEQUENCE_BEFORE_SET[self.rules]
        too_late = behind or (kind == "point" and bool(self.called))
        return not too_late and self._holds(self.elder, kind, groups)

    def _may_reckon(self, kind: str, groups: list[Group]) -> bool:
        if len(self.plays) != 1 or kind in self.reckoned or not groups or not self._holds(self.dealer, kind, groups):
            return False
        if not self.called.get(kind):
            return True
        better = number_and_tiebreak(kind, groups[0]) > number_and_tiebreak(kind, self.called[kind][0])
        return self.verdict(kind) == "not-good" and better

    def _holds(self, seat: int, kind: str, groups: list[Group]) -> bool:
        cards = [card for group in groups for card in group]
        return (
            len(set(cards)) == len(cards)
            and set(cards) <= self.hand(seat)
            and all(is_group(kind, group) for group in groups)
            and (kind != "point" or len(groups) < 2)
            and all(number_and_tiebreak(kind, group) <= number_and_tiebreak(kind, groups[0]) for group in groups)
        )

    def say(self, line: str) -> None:
        """Puts down a line that may be said."""
        seat, verb, *rest = line.split(" ", 2)
        what = rest[0] if rest else ""
        self.lines.append(line)
        match verb:
            case "carte-blanche":
                self.announced.add(int(seat))
            case "exchange":
                self.exchanged[int(seat)] = groups_of(what)[0]
            case "look":
                self.looked = True
            case "answer":
                kind, cards = what.split(" ", 1)
                self.answered[kind] = (groups_of(cards) or [()])[0]
            case "play":
                self.plays.append((int(seat), what))
            case kind if int(seat) == self.elder:
                self.called[kind] = groups_of(what)
            case kind:
                self.reckoned[kind] = groups_of(what)
