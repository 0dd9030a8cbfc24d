"""What all parts of the talk share: the deal's view, the names, and the points of each action."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from bot.kit.card_text import in_words
from bot.kit.words import Words, yes_or_no
from bot.piquet.actions import Play
from bot.piquet.deal import GAME
from bot.piquet.reckoning import BELOW, Item, Reason, Score, counted, points_of
from bot.piquet.rules import Form
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall


@dataclass(frozen=True, slots=True)
class ScoredAction:
    """An action, the items it scored, all items before it, and the number (from 0) of the trick it completes."""

    action: SeenAction
    items: tuple[Item, ...]
    before: tuple[Item, ...]
    trick: int | None = None

    @property
    def leads(self) -> bool:
        """Whether the action leads to a trick."""
        return isinstance(self.action, Play) and self.trick is None


def scored_actions(seen: DealView) -> list[ScoredAction]:
    """All actions of a deal, in order. This relies on the view's items being in the order of recording."""
    found: list[ScoredAction] = []
    first, played = 0, 0
    for action, last in zip(seen.actions, seen.recorded, strict=True):
        trick = None
        if isinstance(action, Play):
            trick = played // 2 if played % 2 else None
            played += 1
        found.append(ScoredAction(action, seen.items[first:last], seen.items[:first], trick))
        first = last
    return found


def score_told(seen: DealView, items: Iterable[Item]) -> Score:
    """The score that the talk names after these items: the deal's, in Counterpique only above the line.

    In a game of a hundred it is the game's, including only points that count.
    """
    if seen.rules.form is Form.GAMES:
        score = counted(items, seen.game, GAME)
        return seen.game[0] + score[0], seen.game[1] + score[1]
    return points_of(item for item in items if item.reason not in BELOW)


def call_answered(seen: DealView, at: int) -> SeenCall:
    """The call that the answer at this index belongs to; other actions may lie between the two."""
    answer = seen.actions[at]
    assert isinstance(answer, SeenAnswer)  # noqa: S101 - for the type
    calls = (call for call in seen.actions[:at] if isinstance(call, SeenCall))
    return next(call for call in calls if call.kind is answer.kind)


EXTRAS = {
    Reason.CARTE_ROUGE: "talk-carte-rouge",
    Reason.CARDS: "talk-cards-early",
    Reason.REPIQUE: "talk-repique",
    Reason.PIQUE: "talk-pique",
    Reason.PIQUE_TRICKS: "talk-pique-tricks",
}
"""The sentences for bonuses, which follow the line of the action that made them."""


@dataclass(frozen=True, slots=True)
class TalkContext:
    """A deal to put into words. ``names`` come with their markdown escaped; ``say`` gives the sentences."""

    say: Words
    seen: DealView
    names: tuple[str, str]
    scored: tuple[ScoredAction, ...]
    short: tuple[str, str]
    """Shorter names for use next to scores, and for a player who speaks again."""
    me: int | None = None
    """The seat whose player reads the talk as *you*; None if no one does."""

    def said(self, seat: int, said: str, *, again: bool = False) -> str:
        """A piece of dialogue with its speaker's name, the short one if they speak ``again`` in the line."""
        name = self.say("hand-you") if seat == self.me else (self.short if again else self.names)[seat]
        return self.say("talk-speaks", name=name, said=said)

    def number(self, number: int) -> str:
        """A number as spoken."""
        return in_words(self.say, number)

    def then(self, before: str, after: str) -> str:
        """Two pieces of dialogue, one after the other."""
        return self.say("talk-then", before=before, after=after)

    def score(self, places: Sequence[int], without: Collection[Item] = ()) -> Score:
        """The score after the actions at these indexes, as if the items ``without`` had not been scored."""
        scored = [item for item in self.items(places) if item not in without]
        return score_told(self.seen, [*self.scored[places[0]].before, *scored])

    def items(self, places: Sequence[int]) -> list[Item]:
        """The items that these actions scored."""
        return [item for at in places for item in self.scored[at].items]

    def gained(self, places: Sequence[int], seat: int, without: Collection[Item] = ()) -> dict[str, int]:
        """The points that the actions at these indexes scored for a seat, and its score including them."""
        before, now = score_told(self.seen, self.scored[places[0]].before)[seat], self.score(places, without)[seat]
        return {"gain": now - before, "score": now}

    def with_extras(self, line: str, places: Sequence[int], extras: Sequence[Item], later: Sequence[Item]) -> str:
        """The line with the bonuses ``extras``, each with the score so far, which leaves out the items ``later``."""
        for at, item in enumerate(extras):
            # A pique and the tricks that made it are announced together.
            pique = [one for one in self.items(places) if one.reason is Reason.PIQUE]
            named = pique if item.reason is Reason.PIQUE_TRICKS else []
            before = self.score(places, (*named, *extras[at:], *later))[item.seat]
            now = self.score(places, (*extras[at + 1 :], *later))[item.seat]
            mine = yes_or_no(item.seat == self.me)
            gained: dict[str, str | int] = {"name": self.names[item.seat], "gain": now - before, "score": now}
            line = self.say(EXTRAS[item.reason], said=line, points=item.points, mine=mine, **gained)
        return line

    def told_by_seat(self, key: str, seat: int, score: Score, **arguments: str | int) -> str:
        """A sentence about a seat with both scores, the seat's own in bold."""
        names = {"name": self.names[seat], "one": self.short[0], "two": self.short[1]}
        return self.say(key, seat=seat, **names, first=score[0], second=score[1], **arguments)
