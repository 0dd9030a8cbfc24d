"""A deal's legal lines, implemented a second time, slowly and simply, from rules.md and record.md alone.

Cards, calls and plays are record texts, and everything is computed again from the lines. Imports nothing from the
engine.
"""

import re
from dataclasses import dataclass
from typing import Final

from tests.support.reference import reference_auction, reference_scores
from tests.support.reference.reference_groups import (
    KINDS,
    PACK,
    PIPS,
    RANKS,
    RULE_SETS,
    SEQUENCE_BEFORE_SET,
    SUITS,
    TOLD_AT_THE_DEAL,
    YOUNGER_MAY_KEEP_ALL,
    Group,
    Options,
    groups_of,
    is_group,
    is_group_of,
    number_and_tiebreak,
    pips,
)
from tests.support.reference.reference_state import ReferenceState

__all__ = (
    "GRAMMAR", "KINDS", "PACK", "PIPS", "RANKS", "RULE_SETS", "SUITS", "Group", "Options", "Table", "groups_of",
    "is_group", "is_group_of", "number_and_tiebreak", "pips",
)  # fmt: skip

_CARD = "[AKQJT987][SHDC]"
_CARDS = f"{_CARD}(?: {_CARD})*"
_GROUPS = f"{_CARDS}(?: / {_CARDS})*"
_KIND = "(?:point|sequence|set)"
_BID = f"(?:{'|'.join(reference_auction.BIDS)})"
GRAMMAR: Final = re.compile(
    f"[01] (?:carte-blanche|look|decline|suit [{SUITS}]|concede|yes|pass|bid {_BID}|exchange (?:-|{_CARDS})"
    f"|{_KIND} (?:-|{_GROUPS})"
    f"|answer {_KIND} (?:-|{_CARDS})|play {_CARD})"
)


@dataclass
class Table(ReferenceState):
    """A deal in progress, with its turn and its legal lines."""

    @property
    def over(self) -> bool:
        return reference_scores.over(self)

    @property
    def pending(self) -> str | None:
        """The kind (point, sequence or set) awaiting younger's answer, or None."""
        if self.rules == "french-1896" and self.calls_to_be_made:
            return None
        waiting = [kind for kind, groups in self.called.items() if groups or self.every_call_answered]
        return next((kind for kind in waiting if kind not in self.answered), None)

    def turn(self) -> int | None:
        if self.over:
            return None
        if self.bidding:
            return (self.dealer, 1 - self.dealer)[len(self.bids) % 2]
        if self._exchanging:
            return self.younger if self.elder in self.exchanged else self.elder
        if self.pending:
            return self.younger
        if len(self.plays) % 2:
            return 1 - self.plays[-1][0]
        if self.named and not self.plays and not self.looked and not self.declined:
            return self.younger
        return self.winners()[-1] if self.plays else self.elder

    @property
    def _exchanging(self) -> bool:
        return not self.misere and len(self.exchanged) < 2

    def limits(self, seat: int) -> tuple[int, int] | None:
        """Returns the fewest and most cards to exchange; None if the seat may not exchange now."""
        if self.bidding or not self._exchanging or seat != self.turn():
            return None
        if seat == self.younger:
            return 0 if self.rules in YOUNGER_MAY_KEEP_ALL else 1, self.left
        return (0, 8 - int(self.contract.split("-")[1])) if self.contract else (1, 5)

    def allows(self, line: str) -> bool:
        if not GRAMMAR.fullmatch(line) or self.over:
            return False
        seat, verb, *rest = line.split(" ", 2)
        what = rest[0] if rest else ""
        match verb:
            case "bid" | "yes" | "pass":
                return self._may_bid(int(seat), what or verb)
            case "carte-blanche":
                return self._may_announce(int(seat))
            case "exchange":
                return self._may_exchange(int(seat), groups_of(what))
            case "look" | "suit" | "decline":
                return self._may_elect(int(seat), verb, what)
            case "concede":
                return self._may_concede(int(seat))
            case "answer":
                return self._may_answer(int(seat), *what.split(" ", 1))
            case "play":
                return self._may_play(int(seat), what)
            case kind if int(seat) == self.elder:
                return self._may_call(kind, groups_of(what))
            case kind:
                return self._may_reckon(kind, groups_of(what))

    def _may_bid(self, seat: int, word: str) -> bool:
        return self.bidding and seat == self.turn() and reference_auction.allowed([*self.words, word])

    def _may_announce(self, seat: int) -> bool:
        court = [card for card in self.dealt[seat] if card[0] in "KQJ"]
        if self.letter_of_001:
            both, lone = len(self.exchanged) == 2 and not self.called, list(self.exchanged) == [self.elder]
            return seat not in self.announced and not court and (both if seat == self.elder else lone)
        spoken = seat in dict(self.bids) if self.rules == "counterpique" else seat in self.exchanged
        if self.rules in TOLD_AT_THE_DEAL and not self.before_0_2_0:
            spoken = bool(self.exchanged)
        return seat not in self.announced and not spoken and not court

    def _may_exchange(self, seat: int, groups: list[Group]) -> bool:
        cards = groups[0] if groups else ()
        least_and_most = self.limits(seat)
        if least_and_most is None or not least_and_most[0] <= len(cards) <= least_and_most[1]:
            return False
        return len(set(cards)) == len(cards) and set(cards) <= self.hand(seat)

    def _may_elect(self, seat: int, verb: str, suit: str) -> bool:
        if verb == "suit":
            return self._may_name(seat, suit)
        if verb == "decline":
            return bool(self.named) and not self.plays and seat == self.younger == self.turn()
        return self._may_look(seat)

    def _may_look(self, seat: int) -> bool:
        open_still = self.younger in self.exchanged and len(self.plays) < 2 and self.rules != "counterpique"
        return seat == self.younger and open_still and self.left > 0 and not self.looked and not self.declined

    def _may_name(self, seat: int, suit: str) -> bool:
        if self.rules == "counterpique" or self.before_0_2_0 or self.named or self.plays or not self.left:
            return False
        return seat == self.elder and any(self._may_play(seat, card) for card in self.hand(seat) if card[1] == suit)

    def _may_concede(self, seat: int) -> bool:
        return self.rules != "counterpique" and len(self.plays) >= 2 and seat == self.turn()

    def _may_answer(self, seat: int, kind: str, what: str) -> bool:
        return seat == self.younger and kind == self.pending and self._holds(seat, kind, groups_of(what))

    def _may_play(self, seat: int, card: str) -> bool:
        if self.bidding or self._exchanging or self.calls_to_be_made or self.pending:
            return False
        if seat != self.turn() or card not in self.hand(seat):
            return False
        if not self.plays:
            return seat == self.elder and self.named in (None, card[1])
        if len(self.plays) % 2 == 0:
            return True
        led = self.plays[-1][1]
        suited = [held for held in self.hand(seat) if held[1] == led[1]]
        winning = [held for held in suited if RANKS.index(held[0]) > RANKS.index(led[0])]
        obliged = (winning if self.must_win else []) or suited
        return not obliged or card in obliged

    @property
    def calls_to_be_made(self) -> bool:
        """Whether elder must still call before leading: french-1896 and counterpique require all three calls."""
        all_three = self.rules == "french-1896" or self.every_call_answered
        return all_three and not self.misere and len(self.called) < 3

    def _may_call(self, kind: str, groups: list[Group]) -> bool:
        if (
            self.bidding
            or self.misere
            or self._exchanging
            or self.pending
            or self.plays
            or self.named
            or kind in self.called
        ):
            return False
        if self.rules == "french-1896" or self.every_call_answered:
            in_turn = kind == KINDS[len(self.called)]
        elif self.rules in SEQUENCE_BEFORE_SET:
            in_turn = all(KINDS.index(kind) > KINDS.index(before) for before in self.called)
        else:
            in_turn = kind != "point" or not self.called
        return in_turn and self._holds(self.elder, kind, groups)

    def _may_reckon(self, kind: str, groups: list[Group]) -> bool:
        if self.misere or len(self.plays) != 1 or kind in self.reckoned or not groups:
            return False
        if not self._holds(self.younger, kind, groups) or not self._begins_as_told(kind, groups):
            return False
        if self.every_call_answered and self.verdict(kind) != "not-good":
            return False
        if not self.called.get(kind):
            return True
        better = self.strength(kind, groups[0]) > self.strength(kind, self.called[kind][0])
        return self.verdict(kind) == "not-good" and better

    def _begins_as_told(self, kind: str, groups: list[Group]) -> bool:
        """In french-1896 younger reckons the announced group, in carte-rouge the point whose number elder was told."""
        if self.before_0_2_0 or self.verdict(kind) != "not-good":
            return True
        answer, asked = self.answered[kind], kind in self.making
        if self.rules == "french-1896" or (self.rules == "carte-rouge" and kind == "point" and asked):
            return set(groups[0]) == set(answer)
        return "reading" in self.options or not asked or len(groups[0]) == len(self.called[kind][0])

    def _holds(self, seat: int, kind: str, groups: list[Group]) -> bool:
        cards = [card for group in groups for card in group]
        return (
            len(set(cards)) == len(cards)
            and set(cards) <= self.hand(seat)
            and all(is_group_of(self.rules, kind, group) for group in groups)
            and (kind != "point" or len(groups) < 2)
            and all(self.strength(kind, group) <= self.strength(kind, groups[0]) for group in groups)
        )

    def say(self, line: str) -> None:
        seat, verb, *rest = line.split(" ", 2)
        what = rest[0] if rest else ""
        kind_called = self.called if int(seat) == self.elder else self.reckoned
        self.lines.append(line)
        match verb:
            case "bid" | "yes" | "pass":
                self.bids.append((int(seat), what or verb))
            case "carte-blanche":
                self.announced.add(int(seat))
            case "exchange":
                self.exchanged[int(seat)] = (groups_of(what) or [()])[0]
            case "look" | "decline":
                self.looked, self.declined = verb == "look", verb == "decline"
            case "suit":
                self.named = what
            case "concede":
                self.conceded = int(seat)
                while not reference_scores.decided(self):
                    self.given += 1
            case "answer":
                self._answer(*what.split(" ", 1))
            case "play":
                self.plays.append((int(seat), what))
            case kind:
                kind_called[kind] = groups_of(what)

    def _answer(self, kind: str, cards: str) -> None:
        mine = (groups_of(cards) or [()])[0]
        if self.must_ask(kind, mine):
            self.making.add(kind)
        self.answered[kind] = mine
