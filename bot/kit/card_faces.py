"""Renders cards as emoji or text."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.kit.card_emoji import BACK, emoji_name, mention
from bot.kit.card_text import face, letter
from bot.kit.controls import Control, visible
from bot.kit.words import Words
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.tricks import Trick

_GAP = " " * 4
_NO_BREAK = "\N{NO-BREAK SPACE}"
_WIDEST = 10
"""The most emoji in a line on a phone 400 pixels wide, in large type; a gap counts as one."""


@dataclass(frozen=True, slots=True)
class CardFaces:
    """Renders cards with a language's rank letters, in two or four colours. ``as_text`` disables emoji."""

    say: Words
    four_colours: bool = False
    as_text: bool = False

    def card(self, card: Card, *, gold: bool = False) -> str:
        """Renders a card. ``gold`` highlights it: a framed emoji, or bold text."""
        if emoji := self._emoji(card, gold=gold):
            return emoji
        return f"**{face(self.say, card)}**" if gold else face(self.say, card)

    def row(self, cards: Iterable[Card], *, gold: Hand | None = None) -> str:
        shown = [self.card(card, gold=gold is not None and card in gold) for card in cards]
        return ("" if self.has_emoji else " ").join(shown)

    def hand(self, hand: Hand, *, gold: Hand | None = None) -> str:
        """Renders a hand in one line, with a gap between suits.

        On a narrow screen, text wraps only at a gap, but emoji wrap anywhere.
        """
        suits = [self.row(hand.suited(suit), gold=gold) for suit in Suit if hand.suited(suit)]
        return _GAP.join(suit.replace(" ", _NO_BREAK) for suit in suits)

    def hand_lines(self, hand: Hand, *, gold: Hand | None = None) -> list[str]:
        """Renders a hand in as few lines as a phone allows, without splitting a suit."""
        suits = [hand.suited(suit) for suit in Suit if hand.suited(suit)]
        fewest = max(len(_packed(suits, _WIDEST)), 1) if self.has_emoji else 1
        even = ceil(len(hand) / fewest)
        packed = (_packed(suits, width) for width in range(even, 2 * _WIDEST))
        return [self.hand(line, gold=gold) for line in next(lines for lines in packed if len(lines) <= fewest)]

    def trick(self, trick: Trick) -> str:
        won = trick.led if trick.winner == trick.leader else trick.reply
        return self.row((trick.led, trick.reply), gold=Hand.of((won,)))

    def backs(self, number: int) -> str:
        """Renders ``number`` cards face down, or "" while cards are shown as text."""
        return (self._mention(BACK) or "") * number

    def button(
        self,
        card: Card,
        control: Control,
        style: ButtonStyle = ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> ui.Button[Any]:
        emoji = self._emoji(card)
        label = None if emoji else visible(face(self.say, card))
        return ui.Button(label=label, emoji=emoji, custom_id=control.id, style=style, disabled=disabled)

    def option(self, card: Card, *, chosen: bool = False) -> discord.SelectOption:
        label = visible(face(self.say, card))
        return discord.SelectOption(label=label, value=str(card), default=chosen, emoji=self._emoji(card))

    @property
    def has_emoji(self) -> bool:
        return self._mention(BACK) is not None

    def _emoji(self, card: Card, *, gold: bool = False) -> str | None:
        return self._mention(emoji_name(letter(self.say, card.rank), card.suit, four=self.four_colours, gold=gold))

    def _mention(self, name: str) -> str | None:
        return None if self.as_text else mention(name)


def _packed(suits: Iterable[Hand], width: int) -> list[Hand]:
    lines = list[Hand]()
    room = 0
    for suit in suits:
        if lines and len(suit) < room:
            lines[-1], room = lines[-1] | suit, room - len(suit) - 1
        else:
            lines, room = [*lines, suit], width - len(suit)
    return lines
