"""Plans orders (leads, throws, and leads after a winning reply) as long as a planned card costs almost nothing.

The player imagines hands for the other player and solves the play over each. A card's *regret* is its mean loss in
points against each hand's best card. The plan continues while some card's regret is small: even a player who saw the
other hand could do little better.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.piquet.actions import Cards
from bot.piquet.cards import Card, Hand
from bot.piquet.house.play.open_cards import SolvedPlay
from bot.piquet.house.search.patterns import ELDER
from bot.piquet.house.search.position import Position
from bot.piquet.orders import cheapest

FEWEST: Final = 2
"""A plan ends when it applies to fewer imagined hands."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """A position with an imagined hand for the other player. ``side`` is the planner's."""

    position: Position
    side: int
    play: SolvedPlay

    @property
    def leads(self) -> bool:
        return self.position.led is None and self.position.leader == self.side and self.position.left > 1

    @property
    def over(self) -> bool:
        """Whether only the last trick is left; it plays itself."""
        return self.position.led is None and self.position.left <= 1

    @property
    def mine(self) -> Hand:
        return self.position.hands[self.side]

    def after(self, card: Card) -> "Imagined":
        return replace(self, position=self.position.after(card))

    def answered(self) -> "Imagined":
        """Returns the position after the other player's best card; of equally good cards the lowest."""
        values = self._values()
        return self.after(min(values, key=lambda card: (values[card], card.rank, card)))

    def regrets(self) -> dict[Card, float]:
        """Returns each card's loss in points against the best card."""
        values = self._values()
        best = max(values.values())
        return {card: best - value for card, value in values.items()}

    def _values(self) -> dict[Card, float]:
        values = self.play.values(self.position)
        return values if self.side == ELDER else {card: -value for card, value in values.items()}


def leads_after(worlds: Sequence[Imagined], first: Card, limit: float) -> tuple[Cards, list[Imagined]]:
    """Returns the leads to plan after ``first``, and the positions in which the lead is lost."""
    led = [world.after(first).answered() for world in worlds]
    leads, lost = planned_leads([world for world in led if world.leads], limit)
    return leads, [world for world in led if not world.leads] + lost


def planned_leads(worlds: Sequence[Imagined], limit: float) -> tuple[Cards, list[Imagined]]:
    """Returns cards to lead, in order, each with a regret of at most ``limit`` points.

    Also returns the positions in which the lead is lost.
    """
    leads: list[Card] = []
    lost: list[Imagined] = []
    keeping = list(worlds)
    while (card := _least_regretted(keeping, limit, _HIGHEST)) is not None:
        leads.append(card)
        led = [world.after(card).answered() if card in world.mine else world for world in keeping]
        keeping = [world for world in led if world.leads]
        lost += [world for world in led if not world.leads]
    return tuple(leads), lost + keeping


@dataclass(frozen=True, slots=True)
class Replies:
    """Cards to throw, and cards to lead after a winning reply, as in ``Orders``."""

    throws: Cards
    then: Cards


def planned_replies(worlds: Iterable[Imagined], limit: float) -> Replies:
    """Plans replies to the other player's leads. Follows suit with the cheapest card."""
    throws: list[Card] = []
    won: list[Imagined] = []
    asked = list(_until_asked(worlds, won))
    while (card := _least_regretted(asked, limit, _LOWEST)) is not None:
        throws.append(card)
        holding = [world.after(card) for world in asked if card in world.mine]
        asked = list(_until_asked([*holding, *(world for world in asked if card not in world.mine)], won))
    return Replies(tuple(throws), planned_leads(won, limit)[0])


def _until_asked(worlds: Iterable[Imagined], won: list[Imagined]) -> Iterator[Imagined]:
    for world in worlds:
        now = world
        while not now.over and not now.leads:
            led = now.position.led
            if led is None:
                now = now.answered()
            elif suited := now.mine.suited(led.suit):
                now = now.after(cheapest(suited, led))
            else:
                yield now
                break
        if now.leads:
            won.append(now)


def _least_regretted(worlds: Sequence[Imagined], limit: float, first: int) -> Card | None:
    if len(worlds) < FEWEST:
        return None
    found: dict[Card, list[float]] = {}
    for world in worlds:
        for card, regret in world.regrets().items():
            found.setdefault(card, []).append(regret)
    means = {card: sum(some) / len(some) for card, some in found.items() if 2 * len(some) > len(worlds)}
    least = min(means, key=lambda card: (round(means[card], 6), first * card.rank, card), default=None)
    return least if least is not None and means[least] <= limit else None


_HIGHEST: Final = -1
_LOWEST: Final = 1
