"""Plays a deal in steps, integers below ``len(STEPS)``, with chance dealing the cards.

An exchange, a call and an answer name their cards one by one and end with ``.``; every other action is one step.

- 0 to 31: the card with this number (``Card``): dealt by chance, named, or else played;
- 32 ``/`` begins the next group of a call, 33 ``.`` ends an exchange, call or answer;
- 34 ``exchange``; 35 to 37 ``point``, ``sequence`` and ``set``; 38 to 40 answers to them;
- 41 to 44 name a suit; 45 to 50 are ``carte-blanche``, ``look``, ``decline``, ``concede``, ``yes`` and ``pass``;
- 51 to 92 are the bids, lowest first.
"""

from typing import Final

from ..actions import Action, Answer, Call, Exchange, Play
from ..auction import BIDS
from ..cards import PACK, WHOLE_PACK, Card, Hand, Suit
from ..deal import Deal
from ..legal import legal_actions
from ..reckoning import Score
from ..rules import KINDS, Rules
from ..view import view

CHANCE: Final = -1
OVER: Final = -4
_WORDS: Final = ("carte-blanche", "look", "decline", "concede", "yes", "pass")
STEPS: Final = (
    *map(str, PACK),
    "/",
    ".",
    "exchange",
    *map(str, KINDS),
    *(f"answer {kind}" for kind in KINDS),
    *(f"suit {suit.letter}" for suit in Suit),
    *_WORDS,
    *(str(bid).partition(" ")[2] for bid in BIDS[0]),
)
"""Each step's text."""
_NUMBER: Final = {text: number for number, text in enumerate(STEPS)}
_NEXT, _END = _NUMBER["/"], _NUMBER["."]


def steps_of(action: Action) -> tuple[int, ...]:
    """Returns the steps that make an action.

    >>> from piquet import parse_action
    >>> steps_of(parse_action("0 exchange 9S 8S"))
    (34, 2, 1, 33)
    """
    match action:
        case Play(card=card):
            return (int(card),)
        case Exchange(cards=cards):
            return (_NUMBER["exchange"], *map(int, cards), _END)
        case Answer(kind=kind, cards=cards):
            return (_NUMBER[f"answer {kind}"], *map(int, cards), _END)
        case Call(kind=kind, groups=groups):
            named = [step for group in groups for step in (_NEXT, *map(int, group))]
            return (_NUMBER[kind], *named[1:], _END)
        case word:
            return (_NUMBER[str(word).partition(" ")[2]],)


class Game:
    """One deal, played in steps.

    >>> from piquet import rules_of
    >>> game = Game(rules_of("rubicon"))
    >>> while game.player == CHANCE:
    ...     game.step(game.legal()[0])
    >>> game.player, [STEPS[step] for step in game.legal()]
    (0, ['exchange'])
    """

    __slots__ = ("_before", "_paths", "_rules", "deal", "dealer", "named", "pack")

    def __init__(self, rules: Rules, dealer: int = 1, before: Score = (0, 0)) -> None:
        """Starts with no card dealt. ``before`` is the score before the deal in a game of a hundred."""
        self._rules, self.dealer, self._before = rules, dealer, before
        self.pack: tuple[Card, ...] = ()
        self.deal: Deal | None = None
        """The deal; None while the cards are dealt."""
        self.named: tuple[int, ...] = ()
        """The steps so far in an unfinished action."""
        self._paths: dict[tuple[int, ...], Action] = {}

    def copy(self) -> "Game":
        twin = Game(self._rules, self.dealer, self._before)
        twin.pack, twin.named, twin._paths = self.pack, self.named, self._paths
        twin.deal = self.deal.copy() if self.deal else None
        return twin

    @property
    def player(self) -> int:
        """The seat that makes the next step, ``CHANCE`` or ``OVER``."""
        if self.deal is None:
            return CHANCE
        return OVER if self.deal.to_move is None else self.deal.to_move

    def legal(self) -> list[int]:
        """Returns the legal steps, lowest first.

        While cards are dealt (the player is ``CHANCE``), all steps are equally likely.
        """
        if self.deal is None:
            return [int(card) for card in sorted(WHOLE_PACK.without(Hand.of(self.pack)))]
        made = len(self.named)
        return sorted({path[made] for path in self._paths})

    def step(self, step: int) -> None:
        """Makes one step: deals a card, or adds to an action, which is performed once complete. Raises ValueError."""
        if step not in self.legal():
            raise ValueError(f"step {step} is not legal now")
        if self.deal is None:
            self._deal_card(PACK[step])
            return
        self.named = (*self.named, step)
        made = len(self.named)
        self._paths = {path: action for path, action in self._paths.items() if path[:made] == self.named}
        if action := self._paths.get(self.named):
            self.deal.do(action)
            self._begin_action(self.deal)

    def _deal_card(self, card: Card) -> None:
        self.pack = (*self.pack, card)
        if len(self.pack) == len(PACK):
            self.deal = Deal.from_pack(self._rules, self.dealer, self.pack, self._before)
            if told := self.deal.carte_blanche_to_tell():
                self.deal.do(told)
            self._begin_action(self.deal)

    def _begin_action(self, deal: Deal) -> None:
        self.named = ()
        listed = () if deal.to_move is None else legal_actions(view(deal, deal.to_move))
        self._paths = {steps_of(action): action for action in listed}

    def returns(self) -> tuple[float, float]:
        """Returns each seat's points minus the other's once the deal is over; zeros before."""
        first, second = self.deal.score if self.deal and self.deal.over else (0, 0)
        return float(first - second), float(second - first)

    def information(self, seat: int) -> str:
        """Returns all that a seat knows: its position, and its steps so far. Raises ValueError while dealing."""
        if self.deal is None:
            raise ValueError("no seat knows anything while the cards are dealt")
        return "; ".join([view(self.deal, seat).position, *(STEPS[step] for step in self.named_by(seat))])

    def named_by(self, seat: int) -> tuple[int, ...]:
        """Returns a seat's steps in an unfinished action; empty if it has none."""
        return self.named if seat == self.player else ()
