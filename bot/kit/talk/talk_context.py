"""Holds a deal's view, names and scores, and describes the play of its cards in words."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.kit.card_text import face, in_words
from bot.kit.words import Words, yes_or_no
from bot.piquet.actions import Concede, Play
from bot.piquet.deal import GAME
from bot.piquet.reckoning import AT_THE_END, BELOW, Item, Reason, Score, counted, points_of
from bot.piquet.rules import Form
from bot.piquet.tricks import ALL, won_by
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall


@dataclass(frozen=True, slots=True)
class ScoredAction:
    """An action with its scores and all earlier scores. ``trick`` is the trick (from 0) completed by the action."""

    action: SeenAction
    items: tuple[Item, ...]
    before: tuple[Item, ...]
    trick: int | None = None

    @property
    def leads(self) -> bool:
        return isinstance(self.action, Play) and self.trick is None


def scored_actions(seen: DealView) -> list[ScoredAction]:
    """Returns each action with its scores."""
    found: list[ScoredAction] = []
    first, played = 0, 0
    # Items are in recorded order.
    for action, last in zip(seen.actions, seen.recorded, strict=True):
        trick = None
        if isinstance(action, Play):
            trick = played // 2 if played % 2 else None
            played += 1
        found.append(ScoredAction(action, seen.items[first:last], seen.items[:first], trick))
        first = last
    return found


def score_told(seen: DealView, items: Iterable[Item]) -> Score:
    """Returns both players' scores: above the line or, in a game of a hundred, counting towards the hundred."""
    if seen.rules.form is Form.GAMES:
        score = counted(items, seen.game, GAME)
        return seen.game[0] + score[0], seen.game[1] + score[1]
    return points_of(item for item in items if item.reason not in BELOW)


def call_answered(seen: DealView, at: int) -> SeenCall:
    """Returns the call answered by action ``at``. Other actions may lie between them."""
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
"""Bonus sentences, after their action's line."""


@dataclass(frozen=True, slots=True)
class TalkContext:
    """A deal to describe in words, with escaped names."""

    say: Words
    seen: DealView
    names: tuple[str, str]
    scored: tuple[ScoredAction, ...]
    short: tuple[str, str]
    """Names next to scores, and for a player who speaks again."""
    me: int | None = None
    """The seat of *you*."""

    def said(self, seat: int, said: str, *, again: bool = False) -> str:
        """Returns a speech with the player's name, which is shortened if they speak ``again`` on one line."""
        name = self.say("hand-you") if seat == self.me else (self.short if again else self.names)[seat]
        return self.say("talk-speaks", name=name, said=said)

    def number(self, number: int) -> str:
        return in_words(self.say, number)

    def then(self, before: str, after: str) -> str:
        return self.say("talk-then", before=before, after=after)

    def score(self, places: Sequence[int], without: Collection[Item] = ()) -> Score:
        scored = [item for item in self.items(places) if item not in without]
        return score_told(self.seen, [*self.scored[places[0]].before, *scored])

    def items(self, places: Sequence[int]) -> list[Item]:
        return [item for at in places for item in self.scored[at].items]

    def gained(self, places: Sequence[int], seat: int, without: Collection[Item] = ()) -> dict[str, int]:
        """Returns a seat's gain from the actions at ``places``, and its new score. Ignores items in ``without``."""
        before, now = score_told(self.seen, self.scored[places[0]].before)[seat], self.score(places, without)[seat]
        return {"gain": now - before, "score": now}

    def with_extras(self, line: str, places: Sequence[int], extras: Sequence[Item], later: Sequence[Item]) -> str:
        """Appends a sentence with the new score for each bonus in ``extras``.

        Items in ``later`` do not count yet.
        """
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
        names = {"name": self.names[seat], "one": self.short[0], "two": self.short[1]}
        return self.say(key, seat=seat, **names, first=score[0], second=score[1], **arguments)

    # The play.

    def play_told(self, places: Sequence[int]) -> str:
        later = _after_the_last_trick(self.items(places))
        extras = self.bonuses(places)
        line = self._play_line(places, (*extras, *later))
        # A pique and the tricks that made it are announced together (Parlett).
        of_tricks = any(item.reason is Reason.PIQUE_TRICKS for item in extras)
        named = [item for item in extras if not (of_tricks and item.reason is Reason.PIQUE)]
        return self.with_extras(line, places, named, later)

    def bonuses(self, places: Sequence[int]) -> list[Item]:
        scored = self.items(places)
        later = _after_the_last_trick(scored)
        return [item for item in scored if item.reason in EXTRAS and item not in later]

    def _play_line(self, places: Sequence[int], without: Collection[Item]) -> str:
        at, score = places[-1], self.score(places, without)
        action, trick = self.seen.actions[at], self.scored[at].trick
        if isinstance(action, Concede):
            return self.told_by_seat("talk-concedes", 1 - action.seat, score, other=self.names[action.seat])
        return self._lead(at, without) if trick is None else self._trick(trick, score)

    def _lead(self, at: int, without: Collection[Item]) -> str:
        play = self.seen.actions[at]
        assert isinstance(play, Play)  # noqa: S101 - for the type
        say, name = self.say, self.names[play.seat]
        card = face(say, play.card)
        if self.seen.rules.auction:
            return say("talk-leads-only", name=name, card=card)
        return say("talk-leads", name=name, card=card, **self.gained([at], play.seat, without))

    def _trick(self, number: int, score: Score) -> str:
        trick, winners = self.seen.tricks[number], self.seen.winners[: number + 1]
        cards = {"led": face(self.say, trick.led), "reply": face(self.say, trick.reply)}
        if not self.seen.rules.auction:
            return self.told_by_seat("talk-trick", trick.winner, score, **cards)
        won = won_by(winners, 0), won_by(winners, 1)
        key = "talk-trick-last" if len(winners) == ALL else "talk-trick-counted"
        return self.told_by_seat(key, trick.winner, won, **cards)

    def end_told(self, at: int) -> Iterator[str]:
        seen = self.seen
        over = seen.over and at + 1 == len(seen.actions)
        if seen.rules.auction:
            yield from self._below_the_line(at, over=over)
        elif over:
            score = score_told(seen, seen.items)
            if len(seen.winners) == ALL:
                yield self._tricks_divided(score)
            if seen.rules.form is Form.GAMES and max(score) >= GAME:
                yield self._hundred(score)

    def _tricks_divided(self, score: Score) -> str:
        won = self.seen.winners.count(0), self.seen.winners.count(1)
        if won[0] == won[1]:
            return self.told_by_seat("talk-divided", -1, score)
        seat = 0 if won[0] > won[1] else 1
        if won[seat] == ALL:
            return self.told_by_seat("talk-capot", seat, score)
        numbers = {"won-name": self.number(won[seat]), "lost-name": self.number(won[1 - seat])}
        # The points for cards may have been scored before the last trick.
        key = "talk-cards" if any(item.reason is Reason.CARDS for item in self.scored[-1].items) else "talk-cards-had"
        return self.told_by_seat(key, seat, score, **numbers)

    def _hundred(self, score: Score) -> str:
        seen, seat = self.seen, 0 if score[0] >= GAME else 1
        first = seen.game[1 - seat] + points_of(seen.items)[1 - seat] > score[1 - seat]
        early = "yes" if len(seen.winners) < ALL else "no"
        return self.told_by_seat("talk-hundred-first" if first else "talk-hundred", seat, score, early=early)

    def _below_the_line(self, at: int, *, over: bool) -> Iterator[str]:
        # After the contract, elder may play on for a pique.
        seen, action = self.seen, self.scored[at]
        item = next((item for item in action.items if item.reason in BELOW), None)
        if item and action.trick is not None:
            tell = {Reason.CONTRACT: self._contract, Reason.COUNTERPIQUE: self._counterpique}.get(
                item.reason, self._misere
            )
            yield tell(item, seen.winners[: action.trick + 1])
        elif over and len(seen.tricks) < ALL:
            pique = any(item.reason is Reason.PIQUE for item in seen.items)
            yield self.say("talk-play-ends", pique="yes" if pique else "no")

    def _contract(self, item: Item, winners: Sequence[int]) -> str:
        seen, won = self.seen, won_by(winners, item.seat)
        undertaken = seen.bid.tricks if seen.bid else 0
        ends = seen.over and len(winners) == len(seen.winners)
        return self.say(
            "talk-contract",
            name=self.names[item.seat],
            points=item.points,
            over="yes" if won > undertaken else "no",
            then="on" if not ends else "ends" if len(winners) < ALL else "all",
            **{"won-name": self.number(won), "tricks-name": self.number(undertaken)},
        )

    def _counterpique(self, item: Item, winners: Sequence[int]) -> str:
        won, bid = won_by(winners, 1 - item.seat), self.seen.bid
        undertaken, value = (bid.tricks, bid.value) if bid else (0, 0)
        return self.say(
            "talk-counterpique",
            name=self.names[item.seat],
            other=self.names[1 - item.seat],
            short=undertaken - won,
            value=value,
            points=item.points,
            **{"won-name": self.number(won), "tricks-name": self.number(undertaken)},
            **{"short-name": self.number(undertaken - won)},
        )

    def _misere(self, item: Item, winners: Sequence[int]) -> str:
        fewer, more = won_by(winners, item.seat), won_by(winners, 1 - item.seat)
        numbers = {"won-name": self.number(fewer), "lost-name": self.number(more)}
        name = self.names[item.seat]
        return self.say("talk-misere-over", name=name, points=item.points, lost=more, **numbers)


def _after_the_last_trick(scored: Sequence[Item]) -> list[Item]:
    # Points for cards may also be scored before the last trick.
    last = next((at for at, item in enumerate(scored) if item.reason is Reason.LAST_TRICK), len(scored))
    return [item for item in scored[last:] if item.reason in AT_THE_END]
