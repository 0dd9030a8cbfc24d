"""A player who chooses at random among the controls on a hand message, on any fake Discord."""

import random
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from bot.features.hands.drafts import write_hand
from bot.piquet.cards import Card, Hand
from tests.support.message_reader import Control
from tests.support.messages import Response, VisibleMessage

CHOOSING = frozenset({"pick", "card", "keep", "left", "tricks", "word", "listed", "name"})
"""Verbs that choose something to be confirmed later."""

DECIDING = CHOOSING | {
    "deal",
    "bid",
    "exchange",
    "call",
    "reckon",
    "answer",
    "play",
    "concede",
    "lead",
    "laydown",
    "suit",
    "elect",
}
"""Verbs offered only on the hand of the player to act."""

ORDERING = frozenset({"laydown", "open", "opencall", "leads", "follow", "throw", "then", "cancel"})
"""Verbs that leave, change or cancel orders, in one's own turn or while one waits."""

KEPT = DECIDING - CHOOSING | ORDERING | {"giveup", "look", "blank"}
"""Verbs stored under their request's key."""

MORE = 0.6
"""Probability for another change while orders are open."""

TURN = "it’s your turn"
CLOSED = "I can’t send you DMs"
"""The table's text after the name of a player with closed DMs."""


class NoDecisionOffered(AssertionError):
    """A hand message asks for a decision but has no control for it. On the wire, it may just have changed."""


class Clicker(Protocol):
    @property
    def mention(self) -> str: ...

    def lives(self) -> list[VisibleMessage]: ...

    async def click(self, post: VisibleMessage, *, verb: str | None = None, custom_id: str | None = None) -> Response:
        """Presses the one live button with this verb or id."""

    async def choose(self, post: VisibleMessage, values: Sequence[str], *, custom_id: str | None = None) -> Response:
        """Chooses values in the one live select with this id."""


def to_act(post: VisibleMessage) -> bool:
    """Whether a hand message asks for a decision, or has orders open for changes."""
    return any(control.verb in DECIDING or closes_orders(control) for control in post.controls)


def closes_orders(control: Control) -> bool:
    """Whether this control closes the open orders."""
    return control.verb == "orders" and control.arg.partition(".")[0] == "close"


def only_asks(control: Control) -> bool:
    return control.verb == "concede" and not control.arg


def exchanges_at_once(control: Control, values: Sequence[str]) -> tuple[str, str] | None:
    """Returns the verb and argument of the exchange completed by this choice of cards, or None."""
    if control.verb != "pick" or str(len(values)) != control.arg:
        return None
    return "exchange", write_hand(Hand.of(map(Card.parse, values)))


def by_dm(person: Clicker) -> VisibleMessage | None:
    """Returns the newest DM asking for a decision, or None."""
    waiting = [post for post in person.lives() if to_act(post)]
    return waiting[-1] if waiting else None


def calls_of(posts: list[VisibleMessage]) -> list[VisibleMessage]:
    """Returns the table's messages with a hand or rematch button."""
    return [post for post in posts if any(control.verb in ("hand", "rematch") for control in post.controls)]


P = TypeVar("P", bound=Clicker)


class RandomPlayer(Generic[P]):
    """Decides at random. ``dice`` makes runs reproducible.

    ``concedes`` is the probability to concede the deal instead of playing a card, ``orders`` the probability to leave
    orders instead of deciding, or to change or cancel them while waiting.
    """

    def __init__(self, person: P, dice: random.Random, concedes: float = 0.0, orders: float = 0.0) -> None:
        self.person = person
        self.dice = dice
        self.concedes = concedes
        self.orders = orders
        self.shown: VisibleMessage | None = None
        self.did: list[tuple[str, str]] = []
        """The confirmed decisions, in order: verb and argument of each control."""
        self.clicked: list[tuple[Control, tuple[str, ...], str]] = []
        """Every click with chosen values and answer text."""
        self._looked_at: int | None = None

    def at_table(self) -> list[VisibleMessage]:
        raise NotImplementedError

    async def waiting(self) -> VisibleMessage | None:
        """Returns the hand message asking for a decision, in the DMs or at a table that has pinged the player."""
        if found := by_dm(self.person):
            return found
        if (self.shown is None or not to_act(self.shown)) and (called := self._called()):
            self.shown = (await self.person.click(called, verb="hand")).post
        return self.shown if self.shown is not None and to_act(self.shown) else None

    def _called(self) -> VisibleMessage | None:
        calls = [f"{self.person.mention}, {what}" for what in (TURN, CLOSED)]
        called = [post for post in self.at_table() if any(call in post.text for call in calls)]
        if not called or called[-1].id == self._looked_at:
            return None
        self._looked_at = called[-1].id
        return called[-1]

    async def decide(self, post: VisibleMessage) -> Response:
        """Clicks on ``post`` until one decision is made. Returns the last click's response.

        The player may leave orders instead, or close open ones.
        """
        return await self._carry_on(post, self._choice(post))

    async def leave_orders(self) -> Response | None:
        """Sometimes leaves, changes or cancels orders while waiting; returns None if it does nothing."""
        if not self.orders or self.dice.random() >= self.orders:
            return None
        posts = [post for post in (*self.person.lives()[-1:], self.shown) if post is not None and not to_act(post)]
        offered = [(post, control) for post in posts for control in post.controls if self._orders(control)]
        if not offered:
            return None
        return await self._carry_on(*self.dice.choice(offered))

    async def _carry_on(self, post: VisibleMessage, control: Control) -> Response:
        while True:
            values = self._values(control) if control.is_select else None
            if values is None:
                answer = await self.person.click(post, custom_id=control.custom_id)
            else:
                answer = await self.person.choose(post, values, custom_id=control.custom_id)
            self.clicked.append((control, tuple(values or ()), answer.text))
            exchanged = exchanges_at_once(control, values or ())
            decides = (control.verb in DECIDING - CHOOSING and not only_asks(control)) or exchanged is not None
            post = answer.post if answer.post is not None else post
            if decides or (self._orders(control) and not to_act(post)):
                self.did += [exchanged or (control.verb, control.arg)] if decides else []
                self.shown = answer.post if answer.ephemeral else None
                return answer
            control = self._choice(post)

    @staticmethod
    def _orders(control: Control) -> bool:
        return control.live and (control.verb in ORDERING or control.verb == "orders")

    def _order(self, post: VisibleMessage) -> Control | None:
        live = [control for control in post.controls if control.live]
        close = next((control for control in live if closes_orders(control)), None)
        if close is not None:
            offered = [control for control in live if control.verb in (*ORDERING, "listed", "lead")]
            return self.dice.choice(offered) if offered and self.dice.random() < MORE else close
        if not self.orders or self.dice.random() >= self.orders:
            return None
        offered = [control for control in live if self._orders(control)]
        return self.dice.choice(offered) if offered else None

    def _choice(self, post: VisibleMessage) -> Control:
        if (ordered := self._order(post)) is not None:
            return ordered
        live = {control.verb: control for control in post.controls if control.live}
        gives_up = bool(self.concedes) and self.dice.random() < self.concedes
        if "concede" in live and (gives_up or not only_asks(live["concede"])):
            return live["concede"]
        if gives_up and "more" in live:
            return live["more"]
        for verb in ("exchange", "bid", "play"):
            if verb in live and not self._one_click(live):
                return live[verb]
        if "pick" in live:
            return live["keep"] if "keep" in live and self.dice.random() < 0.2 else live["pick"]
        if "left" in live and self.dice.random() < 0.8:
            return live["left"] if self.dice.random() < 0.3 else live["tricks"]
        offered = [control for control in post.controls if control.live and control.verb in self._wanted()]
        if not offered and "less" in live:
            return live["less"]
        if not offered:
            raise NoDecisionOffered(post.text)
        return self.dice.choice(offered)

    @staticmethod
    def _one_click(live: dict[str, Control]) -> bool:
        return "play" in live and live["play"].arg.endswith(".now")

    def _wanted(self) -> frozenset[str]:
        passing = {"turn"} if self.dice.random() < 0.2 else set()
        return frozenset(
            {"deal", "word", "call", "reckon", "answer", "card", "play", "name", "suit", "elect", *passing}
        )

    def _values(self, menu: Control) -> list[str]:
        number = self.dice.randint(0 if menu.verb in ORDERING and not menu.least else 1, menu.most)
        if menu.verb == "tricks":
            # Mostly one of the lowest: an auction that starts at the top ends at once.
            return [option.value for option in self.dice.sample(menu.options[:3], 1)]
        return [option.value for option in self.dice.sample(menu.options, number)]
