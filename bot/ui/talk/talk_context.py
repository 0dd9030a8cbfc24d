"""What all tellers of a deal know of it: the view, the names, and the moments with the scores that are told."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.piquet.reckoning import Item, Reason, Score
from bot.piquet.view import DealView
from bot.ui.kit.card_text import in_words
from bot.ui.kit.words import Words
from bot.ui.talk.action_points import Moment, score_told

EXTRAS = {
    Reason.CARTE_ROUGE: "talk-carte-rouge",
    Reason.CARDS: "talk-cards-early",
    Reason.REPIQUE: "talk-repique",
    Reason.PIQUE: "talk-pique",
    Reason.PIQUE_TRICKS: "talk-pique-tricks",
}
"""What is told behind the line in which it was made, each with the score that it brings."""


@dataclass(frozen=True, slots=True)
class Teller:
    """A deal that is told. ``names`` come with their markdown escaped."""

    words: Words
    seen: DealView
    names: tuple[str, str]
    moments: tuple[Moment, ...]

    def said(self, seat: int, said: str) -> str:
        """A piece of dialogue with the name of him who speaks it."""
        return self.words("talk-speaks", name=self.names[seat], said=said)

    def number(self, number: int) -> str:
        """A number as it is spoken."""
        return in_words(self.words, number)

    def then(self, before: str, after: str) -> str:
        """Two pieces of dialogue, one after the other."""
        return self.words("talk-then", before=before, after=after)

    def score(self, breath: Sequence[int], without: Collection[Item] = ()) -> Score:
        """The score after the actions at these places, as if some items had not been scored."""
        scored = [item for at in breath for item in self.moments[at].items if item not in without]
        return score_told(self.seen, [*self.moments[breath[0]].before, *scored])

    def with_extras(self, line: str, breath: Sequence[int], extras: Sequence[Item], later: Sequence[Item]) -> str:
        """The line, and behind it what it brought besides; the score grows with each, but for what is told later."""
        for at, item in enumerate(extras):
            name, score = self.names[item.seat], self.score(breath, (*extras[at + 1 :], *later))[item.seat]
            line = self.words(EXTRAS[item.reason], said=line, name=name, points=item.points, score=score)
        return line

    def told_by_seat(self, key: str, seat: int, score: Score, **arguments: str | int) -> str:
        """A sentence about a seat with both scores, his own in bold."""
        return self.words(key, seat=seat, name=self.names[seat], first=score[0], second=score[1], **arguments)
