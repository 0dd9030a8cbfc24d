from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.piquet.actions import Action, Call, Exchange, Play, parse_action
from bot.piquet.deal import Deal
from bot.piquet.partie import Partie, Standing
from bot.piquet.record import read_deal
from bot.piquet.rules import RUBICON
from bot.piquet.view import DealView, view

LEARNER: Final = 0
"""The learner's seat. The house has the other seat."""
READ: Final = "next"
"""The answer to a step without a task."""
NOTHING: Final = "nothing"
LESS: Final = "less"
OTHER_KIND: Final = "kind"
"""Three mistakes in calls: nothing, less than the hand holds, or another kind first."""
FEWER: Final = "fewer"
"""A mistake in the exchange: only right cards, but not all of them."""
OTHER: Final = "other"
"""Any other mistake."""

_FIRST: Final = Standing()
Done = Action | str
"""The learner's answer: an action, or a button's word."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    name: str
    asks: str = READ
    """The right answer: an action in record notation without its seat, or a word."""
    choices: tuple[str, ...] = ()
    """Answers to choose from, if the step is a question."""
    then: tuple[str, ...] = ()
    """The actions that follow automatically, in record notation."""
    because: Mapping[str, str] = field(default_factory=dict)
    """Maps each wrong card, discarded or played, to its mistake."""
    closed: bool = False
    """Whether ``because`` has every wrong card."""

    @property
    def reads(self) -> bool:
        return self.asks == READ

    @property
    def right(self) -> Done:
        return self.asks if " " not in self.asks else parse_action(f"{LEARNER} {self.asks}")

    @property
    def mistakes(self) -> tuple[str, ...]:
        if self.reads:
            return ()
        if self.choices:
            return tuple(word for word in self.choices if word != self.asks)
        return tuple(dict.fromkeys([*self.because.values(), *([] if self.closed else [OTHER])]))

    @property
    def texts(self) -> tuple[str, ...]:
        """Message catalogue keys: the task, the reason for its answer, and a reply to each mistake."""
        right = () if self.reads else ("right",)
        return (self.name, *(f"{self.name}-{text}" for text in (*right, *self.mistakes)))

    def mistake(self, done: Done) -> str | None:
        """Returns the name of the learner's mistake, None if ``done`` is right."""
        right = self.right
        match done, right:
            case str(), _ if done == right:
                return None
            case str(), _:
                return OTHER if self.asks == NOTHING else done
            case Exchange(cards=cards), Exchange(cards=asked):
                wrong = [str(card) for card in cards if card not in asked]
                named = [self.because[card] for card in self.because if card in wrong]
                if named or wrong:
                    return (named or [OTHER])[0]
                return FEWER if len(cards) < len(asked) else None
            case Call(kind=kind, hands=hands), Call(kind=asked_kind, hands=asked_hands):
                if kind is asked_kind and set(hands) == set(asked_hands):
                    return None
                return OTHER if kind is asked_kind else OTHER_KIND
            case Play(card=card), Play(card=asked_card):
                return None if card == asked_card else self.because.get(str(card), OTHER)
            case _:
                return OTHER


@dataclass(frozen=True)
class LessonDeal:
    """A deal in record notation, the actions before its first step, and its steps."""

    dealer: int
    hands: tuple[str, str]
    talon: str
    steps: tuple[LessonStep, ...]
    before: tuple[str, ...] = ()
    standing: Standing = _FIRST

    def actions(self, number: int) -> Iterator[Action]:
        yield from map(parse_action, self.before)
        for step in self.steps[:number]:
            if not isinstance(step.right, str):
                yield step.right
            yield from map(parse_action, step.then)

    def begun(self) -> tuple[Partie, Deal]:
        """Returns a partie with the deal before its first action. Raises BadDeal."""
        partie = Partie(RUBICON)
        raw = {"dealer": self.dealer, "hands": list(self.hands), "talon": self.talon, "actions": []}
        deal = read_deal(partie, raw)
        partie.begin(deal)
        return partie, deal

    def deal(self, number: int) -> Deal:
        partie, deal = self.begun()
        for action in self.actions(number):
            partie.do(action)
        return deal


@dataclass(frozen=True)
class Lesson:
    number: int
    """The number in button ids; it never changes."""
    name: str
    deals: tuple[LessonDeal, ...]

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """For each step, the index of its deal, and the step's index in the deal."""
        return tuple((at, place) for at, deal in enumerate(self.deals) for place in range(len(deal.steps)))

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        return tuple(step for deal in self.deals for step in deal.steps)

    @property
    def length(self) -> int:
        return len(self.places)

    def step(self, number: int) -> LessonStep:
        deal, place = self.places[number]
        return self.deals[deal].steps[place]

    def begins(self, number: int) -> bool:
        return number < self.length and self.places[number][1] == 0

    def standing(self, number: int) -> Standing:
        """Returns the partie's score before the deal of step ``number``. Past the last step, uses the last deal."""
        deal, _ = self.places[min(number, self.length - 1)]
        return self.deals[deal].standing

    def seen(self, number: int) -> DealView:
        """Returns the learner's view before step ``number`` or, past the last step, at the end of the last deal."""
        if number < self.length:
            return self._seen(*self.places[number])
        return self._seen(len(self.deals) - 1, len(self.deals[-1].steps))

    def outcome(self, number: int) -> tuple[DealView, int]:
        """Returns the learner's view after step ``number``, and the index of the step's first action in the deal."""
        deal, place = self.places[number]
        return self._seen(deal, place + 1), sum(1 for _ in self.deals[deal].actions(place))

    def _seen(self, deal: int, done: int) -> DealView:
        return view(self.deals[deal].deal(done), LEARNER)
