"""A deal's state from its cards and lines, implemented a second time. Does not check whether lines are legal."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product

from tests.support.reference import reference_auction
from tests.support.reference.reference_groups import (
    EVERY_CALL_ANSWERED,
    RANKS,
    SAYS_AT_ONCE,
    SUITS,
    Group,
    Options,
    strength,
)


def _every_group(kind: str, number: int) -> Iterator[Group]:
    if kind == "sequence":
        for suit, low in product(SUITS, range(9 - number)):
            yield tuple(rank + suit for rank in RANKS[low : low + number])
    else:
        for rank, suits in product("TJQKA", combinations(SUITS, number)):
            yield tuple(rank + suit for suit in suits)


@dataclass
class ReferenceState:
    """A deal and its lines. ``game`` is the score of a ``hundred`` game before the deal."""

    rules: str
    dealer: int
    dealt: tuple[Group, Group]
    talon: Group
    game: tuple[int, int] = (0, 0)
    options: Options = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    bids: list[tuple[int, str]] = field(default_factory=list)
    announced: set[int] = field(default_factory=set)
    exchanged: dict[int, Group] = field(default_factory=dict)
    looked: bool = False
    named: str | None = None
    """The suit that elder has named for the first lead."""
    declined: bool = False
    called: dict[str, list[Group]] = field(default_factory=dict)
    answered: dict[str, Group] = field(default_factory=dict)
    making: set[str] = field(default_factory=set)
    """The kinds in which younger had to ask for the tie-break."""
    reckoned: dict[str, list[Group]] = field(default_factory=dict)
    plays: list[tuple[int, str]] = field(default_factory=list)
    conceded: int | None = None
    given: int = 0
    """How many tricks in a row the conceding seat has given to the other."""

    @property
    def has_carte_rouge(self) -> bool:
        return bool(self.options.get("carte_rouge", self.rules == "carte-rouge"))

    @property
    def cards_make_pique(self) -> bool:
        return bool(self.options.get("cards_make_pique", self.rules == "carte-rouge"))

    @property
    def bars_youngers_carte_rouge(self) -> bool:
        return bool(self.options.get("carte_rouge_bar"))

    @property
    def must_win(self) -> bool:
        return bool(self.options.get("must_win"))

    @property
    def pique_as_played(self) -> bool:
        return self.options.get("pique") == "as-played"

    @property
    def says_at_once(self) -> tuple[str, ...]:
        """The kinds in which a call names the whole group at once."""
        return ("sequence", "set") if self.options.get("calls") == "full" else SAYS_AT_ONCE[self.rules]

    @property
    def letter_of_001(self) -> bool:
        """Whether the French 1896 rules are followed to the letter, unlike in bot version 0.1."""
        return self.rules == "french-1896" and self.options.get("reading") != "0.1"

    @property
    def letter_of_004(self) -> bool:
        """Whether younger says a better point's number, unlike in bot version 0.1."""
        return self.rules == "carte-rouge" and self.options.get("reading") != "0.1"

    @property
    def every_call_answered(self) -> bool:
        """Whether elder makes all three calls and younger answers each, unlike in bot version 0.2."""
        return self.rules in EVERY_CALL_ANSWERED and not self.before_0_2_0

    @property
    def before_0_2_0(self) -> bool:
        return self.options.get("reading") in ("0.1", "0.2")

    @property
    def words(self) -> list[str]:
        return [word for _seat, word in self.bids]

    @property
    def bidding(self) -> bool:
        return self.rules == "counterpique" and not reference_auction.closed(self.words)

    @property
    def misere(self) -> bool:
        return reference_auction.is_misere(self.words)

    @property
    def contract(self) -> str | None:
        return reference_auction.contract(self.words)

    @property
    def elder(self) -> int:
        """Elder's seat: the non-dealer, or in Counterpique the auction's winner once it is over."""
        return self.dealer if reference_auction.dealer_is_elder(self.words) else 1 - self.dealer

    @property
    def younger(self) -> int:
        return 1 - self.elder

    @property
    def left(self) -> int:
        return 8 - sum(map(len, self.exchanged.values()))

    def drawn(self, seat: int) -> Group:
        number = len(self.exchanged.get(seat, ()))
        first = 0 if seat == self.elder else len(self.exchanged.get(self.elder, ()))
        return self.talon[first : first + number]

    def kept(self, seat: int) -> set[str]:
        """Returns a seat's twelve cards after its exchange."""
        return set(self.dealt[seat]) - set(self.exchanged.get(seat, ())) | set(self.drawn(seat))

    def hand(self, seat: int) -> set[str]:
        return self.kept(seat) - {card for player, card in self.plays if player == seat}

    def strength(self, kind: str, group: Group) -> tuple[int, int]:
        return strength(self.rules, kind, group)

    def verdict(self, kind: str) -> str | None:
        """Returns younger's verdict on elder's call; None if there is no call or no answer."""
        if kind not in self.answered:
            return None
        mine = self.answered[kind]
        if not self.called[kind]:
            return "not-good" if mine else "good"
        theirs = self.strength(kind, self.called[kind][0])
        if not mine or self.strength(kind, mine) < theirs:
            return "good"
        if self.strength(kind, mine) > theirs:
            return "not-good"
        return "good" if self.letter_of_001 else "equal"

    def must_ask(self, kind: str, mine: Group) -> bool:
        """Whether younger, whose best group is ``mine``, must ask for the tie-break now.

        Younger asks if elder called only a number and ``mine`` has this number. In rubicon, the cards unseen by younger
        must also allow elder a sequence or set as good as ``mine`` or better.
        """
        called = self.called[kind]
        if not called or not mine or kind in self.says_at_once or len(mine) != len(called[0]):
            return False
        if self.rules != "rubicon" or kind == "point" or "reading" in self.options:
            return True
        looked_at = self.talon[8 - self.left :] if self.looked else ()
        seen = {*self.hand(self.younger), *self.exchanged[self.younger], *looked_at}
        rivals = [group for group in _every_group(kind, len(mine)) if not seen & set(group)]
        return any(self.strength(kind, rival) >= self.strength(kind, mine) for rival in rivals)

    def good(self, kind: str, seat: int) -> list[Group]:
        if seat == self.younger:
            return self.reckoned.get(kind, [])
        return self.called[kind] if self.verdict(kind) == "good" else []

    def winners(self) -> list[int]:
        played = [self._winner(self.plays[at], self.plays[at + 1]) for at in range(0, len(self.plays) - 1, 2)]
        return played if self.conceded is None else played + [1 - self.conceded] * self.given

    def leaders(self) -> list[int]:
        """Returns each trick's leader so far. In a conceded trick, this is the winner of the trick before."""
        leads = [seat for seat, _card in self.plays[::2]]
        while len(leads) < len(self.winners()):
            leads.append(self.winners()[len(leads) - 1])
        return leads

    @staticmethod
    def _winner(led: tuple[int, str], reply: tuple[int, str]) -> int:
        (leader, first), (other, second) = led, reply
        follows = first[1] == second[1]
        return other if follows and RANKS.index(second[0]) > RANKS.index(first[0]) else leader
