"""Describes a deal's actions in words, as at the card table and as the reader may see them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import cycle
from typing import Final, TypeAlias

from bot.kit.card_text import cut_faces, faces, suit_key
from bot.kit.names import names, plain, unescaped_names
from bot.kit.partie_text import rated_or_not, rules_named
from bot.kit.talk.call_text import (
    answer_said,
    answers_a_word,
    answers_said,
    call_said,
    calls_said,
    outcome_told,
    reckoned_groups,
    word_said,
)
from bot.kit.talk.talk_context import ScoredAction, TalkContext, scored_actions
from bot.kit.time_text import pace_line
from bot.kit.words import Words
from bot.model.sight import Sight
from bot.piquet.actions import Bid, CarteBlanche, Concede, Decline, Look, NameSuit, Pass, Play, Yes
from bot.piquet.cards import Hand, parse_cards
from bot.piquet.declaring import Verdict
from bot.piquet.knowledge.sure_bonuses import as_told
from bot.piquet.partie import cut_won_by
from bot.piquet.reckoning import Item, Reason
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall, SeenExchange

Beside: TypeAlias = tuple[type[Play | SeenExchange], ...]
"""Kinds of actions that the page shows elsewhere, so the talk leaves them out."""
BESIDE_A_SCORE: Final = 12
"""Letters of a name; the sentence also has the full name."""


def talk_shown(
    say: Words, sight: Sight, first: int = 0, last: int | None = None, *, beside: Beside = (), own: bool = False
) -> list[str]:
    """Describes the actions of the shown deal, if any. With ``own``, the reader is called *you*."""
    if sight.deal is None:
        return []
    me = sight.eye if own else None
    return talk(say, sight.deal, names(sight), first, last, beside_a_score(sight), beside=beside, me=me)


def beside_a_score(sight: Sight) -> tuple[str, str]:
    one, two = (
        name if seat == sight.people.house else plain(unescaped_names(sight)[seat], BESIDE_A_SCORE)
        for seat, name in enumerate(names(sight))
    )
    return one, two


def talk(
    say: Words,
    seen: DealView,
    names: tuple[str, str],
    first: int = 0,
    last: int | None = None,
    short: tuple[str, str] | None = None,
    *,
    beside: Beside = (),
    me: int | None = None,
) -> list[str]:
    """Describes the actions from ``first`` up to ``last`` in lines of markdown. Seat ``me`` is called *you*."""
    seen = as_told(seen)
    context = _Talk(say, seen, names, tuple(scored_actions(seen)), short or names, me)
    return [line for places in context.spoken(first, last) for line in context.lines(places, beside)]


def _lines(told: Sequence[ScoredAction], seen: DealView, spoken: Iterable[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for at in spoken:
        if found and _goes_on(told[at - 1], told[at].action, seen):
            found[-1].append(at)
        else:
            found.append([at])
    return found


def _goes_on(before: ScoredAction, action: SeenAction, seen: DealView) -> bool:
    match before.action, action:
        case SeenCall(), SeenAnswer():
            return not seen.rules.calls.together
        case SeenCall(seat=seat), SeenCall():
            return seat != seen.elder or seen.rules.calls.together
        case SeenAnswer(), SeenAnswer():
            return True
        case Play(), Play():
            return before.leads
        case _:
            return answers_a_word(before.action, action)


class _Talk(TalkContext):
    __slots__ = ()

    def spoken(self, first: int, last: int | None) -> list[list[int]]:
        return _lines(self.scored, self.seen, range(*slice(first, last).indices(len(self.seen.actions))))

    def lines(self, places: Sequence[int], beside: Beside) -> Iterator[str]:
        shown = all(isinstance(self.seen.actions[at], beside) for at in places)
        if not shown or self.bonuses(places):
            yield from self._reckons(places) if self._is_reckoning(places) else [self._line(places)]
        for at in places:
            yield from self._revealed(at)
        yield from outcome_told(self, places[-1])
        yield from self.end_told(places[-1])

    def _line(self, places: Sequence[int]) -> str:
        match self.seen.actions[places[0]]:
            case CarteBlanche(seat) as announced:
                # If the opponent has already exchanged, they are not asked to discard before seeing the hand.
                shown = self._carte_blanche_shown(announced, self.seen.actions[: places[0]]) is not None
                key = "talk-blank" if shown else "talk-carte-blanche"
                return self.say(key, name=self.names[seat], **self.gained(places, seat))
            case Bid() | Yes() | Pass():
                return reduce(self.then, (word_said(self, at) for at in places))
            case SeenExchange() as exchange:
                return self._exchange(exchange)
            case Look() | NameSuit() | Decline() as said:
                return self._of_the_cards_left(said)
            case SeenCall() | SeenAnswer() if self.seen.rules.calls.together:
                return self._called_together(places)
            case SeenCall(seat=seat, kind=kind, number=0) if not self.seen.rules.calls.all_answered:
                return self.say(f"talk-passes-{kind}", name=self.names[seat])
            case SeenCall() | SeenAnswer():
                return self._called(places)
            case Play() | Concede():
                return self.play_told(places)

    # The exchange, and the cards that it reveals.

    def _exchange(self, done: SeenExchange) -> str:
        elder = done.seat == self.seen.elder
        given: dict[str, str | int] = {"name": self.names[done.seat], "number": done.number}
        if elder and not self.seen.rules.exchange.looks:
            # Under these rules elder does not see the cards left, so they are left for younger alone.
            numbers = {"left-name": self.number(8 - done.number)}
            return self.say("talk-exchanges-for", other=self.names[1 - done.seat], **given, **numbers)
        left = self.seen.most - done.number if elder else self.seen.left
        if not left:
            return self.say("talk-exchanges", **given)
        return self.say("talk-exchanges-some", **given, **{"left-name": self.number(left)})

    def _of_the_cards_left(self, said: Look | NameSuit | Decline) -> str:
        if isinstance(said, NameSuit):
            return self.said(said.seat, self.say("talk-names-suit", suit=suit_key(said.suit)))
        key = "talk-looks" if isinstance(said, Look) else "talk-declines"
        return self.say(key, name=self.names[said.seat], number=self.seen.left)

    def _revealed(self, at: int) -> Iterator[str]:
        now, before = self.seen.actions[at], self.seen.actions[:at]
        blank = self._carte_blanche_shown(now, before)
        if blank is not None:
            cards = faces(self.say, Hand.of(self.seen.dealt[blank] or ()))
            yield self.say("talk-carte-blanche-shown", name=self.names[blank], cards=cards)
        if self._sees_left(now, before):
            cards = faces(self.say, (card for card in self.seen.talon[8 - self.seen.left :] if card is not None))
            yield self.say("talk-left", number=self.seen.left, cards=cards)
        if isinstance(now, Play) and not _led(before):
            name = self.names[self.seen.younger]
            # A suit in sequence can be equal both as the point and as the sequence; it is shown only once.
            for equal in dict.fromkeys(Hand.of(answer.cards or ()) for answer in _equals(before)):
                yield self.say("talk-equal-shown", name=name, cards=faces(self.say, equal))

    def _carte_blanche_shown(self, now: SeenAction, before: Sequence[SeenAction]) -> int | None:
        # Shown after the opponent's exchange or, in an auction, at once.
        match now:
            case CarteBlanche(seat) if self.seen.rules.auction:
                return seat
            case CarteBlanche(seat):
                return seat if any(isinstance(done, SeenExchange) and done.seat != seat for done in before) else None
            case SeenExchange(seat=seat) if not self.seen.rules.auction:
                announced = (done.seat for done in before if isinstance(done, CarteBlanche))
                return next((blank for blank in announced if blank != seat), None)
            case _:
                return None

    def _sees_left(self, now: SeenAction, before: Sequence[SeenAction]) -> bool:
        # Elder sees the cards left only once younger leads or names the suit.
        if self.seen.eye != self.seen.elder:
            return self.seen.eye is not None and isinstance(now, Look)
        if any(isinstance(action, Play | NameSuit) for action in before):
            return isinstance(now, Look)
        return isinstance(now, Play | NameSuit) and any(isinstance(action, Look) for action in before)

    # Calls, answers, and younger's reckoning.

    def _called(self, places: Sequence[int]) -> str:
        spoken = (piece for at in places for piece in self._pieces(at))
        # The two speak in turn, so the first two pieces name both.
        pieces = [self.said(seat, said, again=turn > 1) for turn, (seat, said) in enumerate(spoken)]
        return self._with_score(reduce(self.then, pieces), places, self.seen.elder)

    def _pieces(self, at: int) -> Iterator[tuple[int, str]]:
        action = self.seen.actions[at]
        if isinstance(action, SeenCall):
            yield action.seat, call_said(self.say, self.seen, action)
        else:
            speakers = cycle((action.seat, 1 - action.seat))
            yield from zip(speakers, answer_said(self.say, self.seen, at, self._scores([at])), strict=False)

    def _called_together(self, places: Sequence[int]) -> str:
        elder = self.seen.elder
        if isinstance(self.seen.actions[places[0]], SeenCall):
            return self.said(elder, calls_said(self.say, self.seen, places))
        said, shown = answers_said(self.say, self.seen, places, self._scores(places))
        line = self.said(self.seen.younger, said)
        return self._with_score(self.then(line, self.said(elder, shown)) if shown else line, places, elder)

    def _scores(self, places: Sequence[int]) -> dict[int, int]:
        return {at: self.score([at], self._unspoken([at]))[self.seen.elder] for at in places}

    def _unspoken(self, places: Sequence[int]) -> list[Item]:
        # Speakers call their whole score, without a carte rouge unless it made a repique.
        extras = self.bonuses(places)
        return [] if any(item.reason is not Reason.CARTE_ROUGE for item in extras) else extras

    def _with_score(self, line: str, places: Sequence[int], seat: int) -> str:
        if not self.items(places):
            return line
        extras = self.bonuses(places)
        line = self.say("talk-score", said=line, **self.gained(places, seat, extras))
        return self.with_extras(line, places, extras, ())

    def _is_reckoning(self, places: Sequence[int]) -> bool:
        first = self.seen.actions[places[0]]
        return isinstance(first, SeenCall) and first.seat == self.seen.younger

    def _reckons(self, places: Sequence[int]) -> Iterator[str]:
        say, seat, extras = self.say, self.seen.younger, self.bonuses(places)
        *lines, last = reckoned_groups(say, self.seen, places)
        if lines:
            points = sum(item.points for item in self.items(places) if item not in extras)
            lines, last = [*lines, last], say("talk-total", points=points)
        yield say("talk-reckons", name=self.names[seat])
        yield from lines
        last = say("talk-reached", said=last, score=self.gained(places, seat, extras)["score"])
        yield self.with_extras(last, places, extras, ())


def _led(actions: Iterable[SeenAction]) -> bool:
    return any(isinstance(action, Play) for action in actions)


def _equals(actions: Iterable[SeenAction]) -> Iterator[SeenAnswer]:
    return (action for action in actions if isinstance(action, SeenAnswer) and action.verdict is Verdict.EQUAL)


def opening(say: Words, sight: Sight) -> list[str]:
    rules = _rules(say, sight) + (f" {pace_line(say, sight.clock.pace)}" if sight.clock.pace else "")
    return [rules, *who_deals(say, sight)]


def who_deals(say: Words, sight: Sight) -> list[str]:
    both = names(sight)
    dealer = both[sight.cut.first_dealer or 0]
    lines = [_cut(say, sight) if sight.cut.cards else say("table-open-rematch", dealer=dealer)]
    if sight.deal and sight.rules.auction:
        lines.append(say("table-open-bids", dealer=both[sight.deal.dealer]))
    elif sight.deal:
        lines.append(say("table-open-elder", elder=both[sight.deal.elder]))
    return lines


def _rules(say: Words, sight: Sight) -> str:
    rules = sight.rules
    named = rules_named(say, rules, length=False)
    form, rated = rules.form.name.lower(), rated_or_not(sight)
    return say("table-open-rules", rules=named, form=form, deals=rules.deals, rated=rated)


def _cut(say: Words, sight: Sight) -> str:
    winner = _cut_winner(sight)
    gains = "choice" if sight.cut.chooser is not None else "deal" if sight.cut.first_dealer == winner else "elder"
    card = "lower" if sight.rules.auction else "higher"
    both = names(sight)
    cut = cut_faces(say, sight.cut.cards, both)
    return say("table-open-cut", cut=cut, winner=both[winner], card=card, gains=gains)


def dealer_chosen(say: Words, sight: Sight) -> str:
    both, dealer = names(sight), sight.cut.first_dealer or 0
    # The chooser is no longer stored, but is always the winner of the cut.
    return say("table-dealer", chooser=both[_cut_winner(sight)], dealer=both[dealer], elder=both[1 - dealer])


def _cut_winner(sight: Sight) -> int:
    # Earlier pairs were ties.
    return cut_won_by(sight.rules, parse_cards(sight.cut.cards.rpartition(" / ")[2]))
