"""People who play a partie by clicks alone, choosing at random among what is offered to them."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import simcord

from bot.client import PiquetBot
from bot.config import Settings
from tests.harness import Club, Person
from tests.posts import Answer, Post
from tests.reading import Control

CHOOSING = frozenset({"pick", "card", "keep", "left", "tricks", "word"})
"""Verbs of what is chosen before it is confirmed."""

DECIDING = CHOOSING | {"deal", "bid", "exchange", "call", "reckon", "answer", "play"}
"""Verbs that only the hand of him who is to act offers."""

TURN = "it is your turn"
CLOSED = "your DMs are closed to me"
"""What the table says to him whom no DM reaches, after his name."""


def bot_at(database: Path) -> Callable[[], PiquetBot]:
    """Makes the real bot, on a real database."""
    return lambda: PiquetBot(Settings(database=database))


async def begin(club: Club, rules: str | None = None, **options: Any) -> None:
    """Alice challenges Bob, and he accepts; ``options`` are house rules."""
    offer = await challenge(club.alice, club.bob, **({} if rules is None else {"rules": rules}), **options)
    await club.bob.click(offer, verb="accept")


async def challenge(person: Person, opponent: Person | None = None, **options: Any) -> Post:
    """The person challenges another, or anyone; the message of it."""
    given = options if opponent is None else {"opponent": opponent, **options}
    offer = await person.slash("piquet challenge", **given)
    assert offer.post is not None
    return offer.post


def table(club: Club) -> simcord.ChannelHandle:
    """Where the newest table stands: its thread, or the channel itself."""
    return club.threads[-1] if club.threads else club.channel


def at_table(club: Club) -> list[Post]:
    """What the newest table has said, oldest first."""
    posts = club.posts(table(club))
    return [post for post in posts if any(control.verb in ("hand", "rematch") for control in post.controls)]


def lettered(text: str) -> str:
    """A text without the marks that ask for a suit as a letter, and not as a picture."""
    return text.replace("\N{VARIATION SELECTOR-15}", "")


def to_act(post: Post) -> bool:
    """Whether this hand asks for a decision."""
    return any(control.verb in DECIDING for control in post.controls)


def by_dm(person: Person) -> Post | None:
    """The hand that waits for his decision in his DMs."""
    waiting = [post for post in person.lives() if to_act(post)]
    return waiting[-1] if waiting else None


class Player:
    """Decides at random. ``dice`` makes a run one that can be had again."""

    def __init__(self, person: Person, dice: random.Random) -> None:
        self.person = person
        self.dice = dice
        self.shown: Post | None = None
        self.did: list[tuple[str, str]] = []
        """What he has confirmed, in order: verb and argument of each control."""
        self._looked_at: int | None = None

    async def waiting(self) -> Post | None:
        """The hand that waits for his decision: in his DMs, else at the table, where he looks once he is called."""
        if found := by_dm(self.person):
            return found
        if (self.shown is None or not to_act(self.shown)) and (called := self._called()):
            self.shown = (await self.person.click(called, verb="hand")).post
        return self.shown if self.shown is not None and to_act(self.shown) else None

    def _called(self) -> Post | None:
        """The newest message of the table in which he is called, if he has not looked since."""
        calls = [f"{self.person.mention}, {what}" for what in (TURN, CLOSED)]
        called = [post for post in at_table(self.person.club) if any(call in post.text for call in calls)]
        if not called or called[-1].id == self._looked_at:
            return None
        self._looked_at = called[-1].id
        return called[-1]

    async def decide(self, post: Post) -> Answer:
        """One decision on the hand in ``post``, with the choices that go before it; the answer to the last click."""
        while True:
            control = self._choice(post)
            values = self._values(control) if control.is_select else None
            if values is None:
                answer = await self.person.click(post, custom_id=control.custom_id)
            else:
                answer = await self.person.choose(post, values, custom_id=control.custom_id)
            if control.verb in DECIDING - CHOOSING:
                self.did.append((control.verb, control.arg))
                self.shown = answer.post if answer.ephemeral else None
                return answer
            post = answer.post if answer.post is not None else post

    def _choice(self, post: Post) -> Control:
        live = {control.verb: control for control in post.controls if control.live}
        for verb in ("exchange", "bid", "play"):
            if verb in live and not self._one_click(live):
                return live[verb]
        if "pick" in live:
            return live["keep"] if "keep" in live and self.dice.random() < 0.2 else live["pick"]
        if "left" in live and self.dice.random() < 0.8:
            return live["left"] if self.dice.random() < 0.3 else live["tricks"]
        offered = [control for control in post.controls if control.live and control.verb in self._wanted()]
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
            # Mostly one of the lowest: an auction that begins at the top is soon over.
            return [option.value for option in self.dice.sample(menu.options[:3], 1)]
        return [option.value for option in self.dice.sample(menu.options, number)]


async def whose(players: dict[str, Player]) -> tuple[Player, Post] | None:
    """Who has a hand to decide on, and that hand; None where nobody has."""
    for player in players.values():
        post = await player.waiting()
        if post is not None:
            return player, post
    return None


async def step(club: Club, players: dict[str, Player]) -> bool:
    """Whoever has a hand to decide on decides. Whether anybody had."""
    found = await whose(players)
    if found is not None:
        player, post = found
        await player.decide(post)
    return found is not None


def players_of(club: Club, seed: int) -> dict[str, Player]:
    """Alice and Bob, playing at random."""
    dice = random.Random(seed)
    return {person.name: Player(person, dice) for person in (club.alice, club.bob)}
