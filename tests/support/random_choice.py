"""A player who chooses at random among the controls of a hand, on any fake of Discord."""

import random
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from tests.support.message_reader import Control
from tests.support.messages import Response, VisibleMessage

CHOOSING = frozenset({"pick", "card", "keep", "left", "tricks", "word"})
"""Verbs that choose something to be confirmed later."""

DECIDING = CHOOSING | {"deal", "bid", "exchange", "call", "reckon", "answer", "play", "concede"}
"""Verbs that only the hand of the player to act offers."""

TURN = "it is your turn"
CLOSED = "I cannot send you DMs"
"""What the table writes after the name of a player whom no DM reaches."""


class NoDecisionOffered(AssertionError):
    """A hand asks for a decision and offers none, or (on the wire) has changed while the player was choosing."""


class Clicker(Protocol):
    """A person who sees messages and presses their controls."""

    @property
    def mention(self) -> str:
        """How a text mentions them."""

    def lives(self) -> list[VisibleMessage]:
        """The DMs with live buttons or selects, oldest first."""

    async def click(self, post: VisibleMessage, *, verb: str | None = None, custom_id: str | None = None) -> Response:
        """Presses the one live button that fits."""

    async def choose(self, post: VisibleMessage, values: Sequence[str], *, custom_id: str | None = None) -> Response:
        """Chooses these values in the one live select that fits."""


def to_act(post: VisibleMessage) -> bool:
    """Whether this hand asks for a decision."""
    return any(control.verb in DECIDING for control in post.controls)


def only_asks(control: Control) -> bool:
    """Whether this control asks whether the player is sure, and decides nothing."""
    return control.verb == "concede" and not control.arg


def by_dm(person: Clicker) -> VisibleMessage | None:
    """The newest hand in the person's DMs that waits for a decision, None if there is none."""
    waiting = [post for post in person.lives() if to_act(post)]
    return waiting[-1] if waiting else None


def calls_of(posts: list[VisibleMessage]) -> list[VisibleMessage]:
    """The messages that the table itself has written, out of all in its channel."""
    return [post for post in posts if any(control.verb in ("hand", "rematch") for control in post.controls)]


P = TypeVar("P", bound=Clicker)


class RandomPlayer(Generic[P]):
    """Decides at random. ``dice`` makes a run reproducible. ``concedes``: how likely it gives up the deal at a card."""

    def __init__(self, person: P, dice: random.Random, concedes: float = 0.0) -> None:
        self.person = person
        self.dice = dice
        self.concedes = concedes
        self.shown: VisibleMessage | None = None
        self.did: list[tuple[str, str]] = []
        """The confirmed decisions, in order: verb and argument of each control."""
        self._looked_at: int | None = None

    def at_table(self) -> list[VisibleMessage]:
        """The messages of the table, oldest first."""
        raise NotImplementedError

    async def waiting(self) -> VisibleMessage | None:
        """The hand that waits for a decision: in the DMs, else at the table once it has called the player."""
        if found := by_dm(self.person):
            return found
        if (self.shown is None or not to_act(self.shown)) and (called := self._called()):
            self.shown = (await self.person.click(called, verb="hand")).post
        return self.shown if self.shown is not None and to_act(self.shown) else None

    def _called(self) -> VisibleMessage | None:
        """The newest message of the table that calls the player, None if they have looked since."""
        calls = [f"{self.person.mention}, {what}" for what in (TURN, CLOSED)]
        called = [post for post in self.at_table() if any(call in post.text for call in calls)]
        if not called or called[-1].id == self._looked_at:
            return None
        self._looked_at = called[-1].id
        return called[-1]

    async def decide(self, post: VisibleMessage) -> Response:
        """Makes one decision on the hand in ``post``, click by click; returns the response to the last click."""
        while True:
            control = self._choice(post)
            values = self._values(control) if control.is_select else None
            if values is None:
                answer = await self.person.click(post, custom_id=control.custom_id)
            else:
                answer = await self.person.choose(post, values, custom_id=control.custom_id)
            if control.verb in DECIDING - CHOOSING and not only_asks(control):
                self.did.append((control.verb, control.arg))
                self.shown = answer.post if answer.ephemeral else None
                return answer
            post = answer.post if answer.post is not None else post

    def _choice(self, post: VisibleMessage) -> Control:
        live = {control.verb: control for control in post.controls if control.live}
        if "concede" in live and (
            not only_asks(live["concede"]) or (self.concedes and self.dice.random() < self.concedes)
        ):
            return live["concede"]
        for verb in ("exchange", "bid", "play"):
            if verb in live and not self._one_click(live):
                return live[verb]
        if "pick" in live:
            return live["keep"] if "keep" in live and self.dice.random() < 0.2 else live["pick"]
        if "left" in live and self.dice.random() < 0.8:
            return live["left"] if self.dice.random() < 0.3 else live["tricks"]
        offered = [control for control in post.controls if control.live and control.verb in self._wanted()]
        if not offered:
            raise NoDecisionOffered(post.text)
        return self.dice.choice(offered)

    @staticmethod
    def _one_click(live: dict[str, Control]) -> bool:
        """Whether a click on a card plays it."""
        return "play" in live and live["play"].arg.endswith(".now")

    def _wanted(self) -> frozenset[str]:
        passing = {"turn"} if self.dice.random() < 0.2 else set()
        return frozenset({"deal", "word", "call", "reckon", "answer", "card", "play", *passing})

    def _values(self, menu: Control) -> list[str]:
        number = self.dice.randint(1, menu.most)
        if menu.verb == "tricks":
            # Mostly one of the lowest: an auction that starts at the top ends at once.
            return [option.value for option in self.dice.sample(menu.options[:3], 1)]
        return [option.value for option in self.dice.sample(menu.options, number)]
