"""What a lesson is made of: scenes, each a fixed deal, and steps, each of which asks for one thing.

A lesson is played by the engine: its cards and the actions of the house are those of a record, and what the learner
does is compared with the action that the step asks for.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bot.piquet.actions import Action, Call, Exchange, Play, parse_action
from bot.piquet.deal import Deal
from bot.piquet.partie import Partie
from bot.piquet.record import read_deal
from bot.piquet.rules import RUBICON
from bot.piquet.view import DealView, view

LEARNER: Final = 0
"""The seat of the learner. The house has the other one."""
READ: Final = "next"
"""The word that a step asks for if there is nothing to do but to read on."""
NOTHING: Final = "nothing"
LESS: Final = "less"
OTHER_KIND: Final = "kind"
"""What the controls of the calls can say besides a call: call nothing, less, or another kind first."""
FEWER: Final = "fewer"
"""A mistake in the exchange: only right cards, but not all of them."""
OTHER: Final = "other"
"""Any other mistake."""

Done = Action | str
"""What the learner does: an action, or a word."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea, and what the learner does with it.

    ``asks`` is an action without its seat, as in a record, or a word. ``choices`` are the words to choose from, if the
    step is a question. ``then`` are the actions that follow by themselves. ``because`` names the mistake that a card
    betrays (in an exchange one that is given away, in the play one that is played); ``closed``: no other can be made.
    """

    name: str
    asks: str = READ
    choices: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    because: Mapping[str, str] = field(default_factory=dict)
    closed: bool = False

    @property
    def reads(self) -> bool:
        """Whether there is nothing to do but to read on."""
        return self.asks == READ

    @property
    def right(self) -> Done:
        """What the step asks for."""
        return self.asks if " " not in self.asks else parse_action(f"{LEARNER} {self.asks}")

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The names of the mistakes that have a sentence of their own in this step."""
        if self.reads:
            return ()
        if self.choices:
            return tuple(word for word in self.choices if word != self.asks)
        return tuple(dict.fromkeys([*self.because.values(), *([] if self.closed else [OTHER])]))

    @property
    def texts(self) -> tuple[str, ...]:
        """The names of all texts of the step: what it asks, why that is right, and an answer to each mistake."""
        right = () if self.reads else ("right",)
        return (self.name, *(f"{self.name}-{text}" for text in (*right, *self.mistakes)))

    def mistake(self, done: Done) -> str | None:
        """The name of the mistake; None if the step is done right."""
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
    """A deal as in a record, what was done in it before, and the steps in it."""

    dealer: int
    hands: tuple[str, str]
    talon: str
    steps: tuple[LessonStep, ...]
    before: tuple[str, ...] = ()

    def actions(self, number: int) -> Iterator[Action]:
        """The actions done when ``number`` of the steps are done."""
        yield from map(parse_action, self.before)
        for step in self.steps[:number]:
            if not isinstance(step.right, str):
                yield step.right
            yield from map(parse_action, step.then)

    def deal(self, number: int) -> Deal:
        """The deal when ``number`` of the steps are done. Raises Illegal if the script breaks the rules."""
        partie = Partie(RUBICON)
        raw = {"dealer": self.dealer, "hands": list(self.hands), "talon": self.talon, "actions": []}
        deal = read_deal(partie, raw)
        partie.begin(deal)
        for action in self.actions(number):
            partie.do(action)
        return deal


@dataclass(frozen=True)
class Lesson:
    """A lesson. ``number`` stands for it in the ids of its controls, ``name`` in the database and in the catalogue."""

    number: int
    name: str
    scenes: tuple[LessonDeal, ...]

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """The scene of each step, and the step's place in it."""
        return tuple((at, place) for at, scene in enumerate(self.scenes) for place in range(len(scene.steps)))

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """All steps, in order."""
        return tuple(step for scene in self.scenes for step in scene.steps)

    @property
    def length(self) -> int:
        """The number of steps."""
        return len(self.places)

    def step(self, number: int) -> LessonStep:
        """Step ``number``, from 0."""
        scene, place = self.places[number]
        return self.scenes[scene].steps[place]

    def seen(self, number: int) -> DealView:
        """What the learner sees when they come to step ``number``; after the last step, the end of the last deal."""
        if number < self.length:
            return self._seen(*self.places[number])
        return self._seen(len(self.scenes) - 1, len(self.scenes[-1].steps))

    def outcome(self, number: int) -> tuple[DealView, int]:
        """What the learner sees once step ``number`` is done, still in its deal, and the first action that it made."""
        scene, place = self.places[number]
        return self._seen(scene, place + 1), sum(1 for _ in self.scenes[scene].actions(place))

    def _seen(self, scene: int, done: int) -> DealView:
        return view(self.scenes[scene].deal(done), LEARNER)
