"""What every part of the talk needs of a deal: the view, the names, and each action with its points."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.piquet.reckoning import Item, Reason, Score
from bot.piquet.view import DealView
from bot.ui.kit.card_text import in_words
from bot.ui.kit.words import Words
from bot.ui.talk.scored_actions import ScoredAction, score_told

EXTRAS = {
    Reason.CARTE_ROUGE: "talk-carte-rouge",
    Reason.CARDS: "talk-cards-early",
    Reason.REPIQUE: "talk-repique",
    Reason.PIQUE: "talk-pique",
    Reason.PIQUE_TRICKS: "talk-pique-tricks",
}
"""Bonuses that follow the line on which they were made, each with the score that it brings."""


@dataclass(frozen=True, slots=True)
class TalkContext:
    """A deal to be put into words. ``names`` come with their markdown escaped; ``say`` gives the sentences."""

    say: Words
    seen: DealView
    names: tuple[str, str]
    scored: tuple[ScoredAction, ...]

    def said(self, seat: int, said: str) -> str:
        """A piece of dialogue with the name of its speaker."""
        return self.say("talk-speaks", name=self.names[seat], said=said)

    def number(self, number: int) -> str:
        """A number as it is spoken."""
        return in_words(self.say, number)

    def then(self, before: str, after: str) -> str:
        """Two pieces of dialogue, one after the other."""
        return self.say("talk-then", before=before, after=after)

    def score(self, places: Sequence[int], without: Collection[Item] = ()) -> Score:
        """The score after the actions at these indexes, as if the items ``without`` had not been scored."""
        scored = [item for at in places for item in self.scored[at].items if item not in without]
        return score_told(self.seen, [*self.scored[places[0]].before, *scored])

    def with_extras(self, line: str, places: Sequence[int], extras: Sequence[Item], later: Sequence[Item]) -> str:
        """The line, followed by the bonuses that it brought.

        The score grows with each bonus; items ``later`` are not in it, because a line of their own names them.
        """
        for at, item in enumerate(extras):
            name, score = self.names[item.seat], self.score(places, (*extras[at + 1 :], *later))[item.seat]
            line = self.say(EXTRAS[item.reason], said=line, name=name, points=item.points, score=score)
        return line

    def told_by_seat(self, key: str, seat: int, score: Score, **arguments: str | int) -> str:
        """A sentence about a seat with both scores, its own in bold."""
        return self.say(key, seat=seat, name=self.names[seat], first=score[0], second=score[1], **arguments)
