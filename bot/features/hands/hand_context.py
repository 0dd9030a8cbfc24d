from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.hands.clicks import AnnounceCarteBlanche, LookAtLeft
from bot.features.hands.drafts import Draft
from bot.kit.card_faces import CardFaces
from bot.kit.card_text import cut_faces
from bot.kit.controls import Control, OfState, button, written
from bot.kit.names import name_on_label, names, own_names
from bot.kit.words import Words, words
from bot.model.ids import PartieId
from bot.model.sight import Sight
from bot.piquet.actions import Play
from bot.piquet.cards import Hand
from bot.piquet.view import DealView

Items = list[ui.Item[Any]]
ADVICE: Final = "advice"
"""The only help topic without a rules page."""


@dataclass(frozen=True, slots=True)
class HandHelp:
    text: str
    topic: str = ADVICE
    more: bool = False
    """Whether a button shows more."""


@dataclass(frozen=True)
class HandContext:
    sight: Sight
    """The player's own view."""
    draft: Draft = field(default_factory=Draft)
    within: Callable[[OfState], Control] | None = None
    """Wraps each control, for a hand in a lesson."""
    help: HandHelp | None = None
    """Shown above the buttons."""

    @cached_property
    def say(self) -> Words:
        return words(self.sight.settings.reads)

    @cached_property
    def faces(self) -> CardFaces:
        settings = self.sight.settings
        return CardFaces(self.say, four_colours=settings.four_colours, as_text=settings.cards_as_text)

    @cached_property
    def direct(self) -> bool:
        """Whether one press plays a card: the player's setting or, if they chose none, whether they have played a card
        before.
        """
        confirms = self.sight.settings.confirms_cards
        return self.sight.experienced or self._has_played if confirms is None else not confirms

    @property
    def _has_played(self) -> bool:
        seen = self.sight.deal
        played = seen is not None and any(isinstance(did, Play) and did.seat == self.me for did in seen.actions)
        return played and not self.within

    @cached_property
    def me(self) -> int:
        assert self.sight.eye is not None  # noqa: S101 - a hand is a seat's
        return self.sight.eye

    @cached_property
    def names(self) -> tuple[str, str]:
        return names(self.sight)

    @property
    def other(self) -> str:
        return self.names[1 - self.me]

    @property
    def other_name(self) -> str:
        """The opponent's name for a label, without markdown."""
        return name_on_label(self.sight, 1 - self.me)

    @property
    def cut(self) -> str:
        """The text about the cards cut for deal, with the player as *you*."""
        return cut_faces(self.say, self.sight.cut.cards, own_names(self.say, self.sight))

    @property
    def at(self) -> tuple[PartieId, int]:
        """The partie id and decision count: the first fields of every control of the hand."""
        return self.sight.partie_id, self.sight.seq

    def control(self, control: OfState) -> Control:
        return self.within(control) if self.within else control

    def button(
        self,
        key: str,
        control: OfState,
        style: ButtonStyle = ButtonStyle.secondary,
        **arguments: str | int,
    ) -> ui.Button[Any]:
        return button(self.say(key, **arguments), self.control(control), style)

    def prompt(self, key: str, **arguments: str | int) -> ui.TextDisplay[Any]:
        return written(self.say(key, **arguments))

    def card_select(self, control: OfState, key: str, hand: Hand, picked: Hand, most: int) -> ui.Select[Any]:
        select: ui.Select[Any] = ui.Select(
            custom_id=self.control(control).id, placeholder=self.say(key), min_values=0, max_values=min(most, len(hand))
        )
        for card in hand:
            select.append_option(self.faces.option(card, chosen=card in picked))
        return select

    def announcements(self, seen: DealView) -> list[ui.Button[Any]]:
        """Returns buttons to announce carte blanche and to look at the remaining talon cards, while allowed."""
        found = []
        if seen.may_announce:
            found.append(self.button("hand-carte-blanche", AnnounceCarteBlanche(*self.at), ButtonStyle.primary))
        if seen.may_look:
            found.append(self.button("hand-look", LookAtLeft(*self.at), number=seen.left))
        return found
