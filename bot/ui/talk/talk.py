"""What is done in a deal, as it is spoken at the card table; it knows no more than the view that it tells."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from bot.piquet.actions import Bid, CarteBlanche, Look, Pass, Play, Yes
from bot.piquet.cards import Hand
from bot.piquet.declaring import Verdict
from bot.piquet.reckoning import Reason
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall, SeenExchange
from bot.ui.kit.card_text import faces
from bot.ui.kit.words import Words
from bot.ui.talk import auction_text, play_text
from bot.ui.talk.action_points import Moment, moments
from bot.ui.talk.call_text import answer_said, answers_said, call_said, calls_said, reckoning_said
from bot.ui.talk.talk_context import Teller


def talk(words: Words, seen: DealView, names: tuple[str, str], first: int = 0, last: int | None = None) -> list[str]:
    """The actions ``first`` to ``last`` (not included) in lines of Discord markdown.

    A call and its answer make one line (where all calls come first, they make one and the answers another), so do a
    bid and the word to it, a lead and the card played to it, and all that younger reckons in one breath; where the
    range parts them, each is told for itself. ``names`` come with their markdown escaped.
    """
    teller = _Teller(words, seen, names, tuple(moments(seen)))
    spoken = range(*slice(first, last).indices(len(seen.actions)))
    return [line for breath in _breaths(teller.moments, seen, spoken) for line in teller.lines(breath)]


def _breaths(told: Sequence[Moment], seen: DealView, spoken: Iterable[int]) -> list[list[int]]:
    """The places of the actions, those together that one line tells."""
    found: list[list[int]] = []
    for at in spoken:
        if found and _goes_on(told[at - 1], told[at].action, seen):
            found[-1].append(at)
        else:
            found.append([at])
    return found


def _goes_on(before: Moment, action: SeenAction, seen: DealView) -> bool:
    match before.action, action:
        case SeenCall(), SeenAnswer():
            return not seen.rules.together
        case SeenCall(seat=seat), SeenCall():
            return seat != seen.elder or seen.rules.together
        case SeenAnswer(), SeenAnswer():
            return True
        case Play(), Play():
            return before.leads
        case _:
            return auction_text.answers_a_word(before.action, action)


class _Teller(Teller):
    __slots__ = ()

    def lines(self, breath: Sequence[int]) -> Iterator[str]:
        yield self._line(breath)
        for at in breath:
            yield from self._brought_to_light(at)
        yield from auction_text.outcome_told(self, breath[-1])
        yield from play_text.end_told(self, breath[-1])

    def _line(self, breath: Sequence[int]) -> str:
        match self.seen.actions[breath[0]]:
            case CarteBlanche(seat) as announced:
                # Whoever has discarded already is not asked to.
                shown = self._carte_blanche_shown(announced, self.seen.actions[: breath[0]]) is not None
                key = "talk-blank" if shown else "talk-carte-blanche"
                return self.words(key, name=self.names[seat], score=self.score(breath)[seat])
            case Bid() | Yes() | Pass():
                return reduce(self.then, (auction_text.word_said(self, at) for at in breath))
            case SeenExchange() as exchange:
                return self._exchange(exchange)
            case Look(seat):
                return self.words("talk-looks", name=self.names[seat], number=self.seen.left)
            case SeenCall(seat=seat) if seat == self.seen.younger:
                return self._reckons(breath)
            case SeenCall() | SeenAnswer() if self.seen.rules.together:
                return self._called_together(breath)
            case SeenCall(seat=seat, kind=kind, number=0):
                return self.words(f"talk-passes-{kind}", name=self.names[seat])
            case SeenCall() | SeenAnswer():
                return self._called(breath)
            case Play():
                return play_text.play_told(self, breath)

    # The exchange, and cards that come to light.

    def _exchange(self, done: SeenExchange) -> str:
        elder, name = done.seat == self.seen.elder, self.names[done.seat]
        if elder and not self.seen.rules.looks:
            return self._leaves_for_younger(done)
        left = self.seen.most - done.number if elder else self.seen.left
        if not left:
            return self.words("talk-exchanges", name=name, number=done.number)
        words = {"left-name": self.number(left)}
        return self.words("talk-exchanges-some", name=name, number=done.number, **words)

    def _leaves_for_younger(self, done: SeenExchange) -> str:
        """Where elder sees nothing of what he leaves, it is of interest to younger alone."""
        words = {"left-name": self.number(8 - done.number)}
        name, other = self.names[done.seat], self.names[1 - done.seat]
        return self.words("talk-exchanges-for", name=name, other=other, number=done.number, **words)

    def _brought_to_light(self, at: int) -> Iterator[str]:
        now, before = self.seen.actions[at], self.seen.actions[:at]
        blank = self._carte_blanche_shown(now, before)
        if blank is not None:
            cards = faces(Hand.of(self.seen.dealt[blank] or ()))
            yield self.words("talk-carte-blanche-shown", name=self.names[blank], cards=cards)
        if self._sees_left(now, before):
            cards = faces(card for card in self.seen.talon[8 - self.seen.left :] if card is not None)
            yield self.words("talk-left", number=self.seen.left, cards=cards)
        if isinstance(now, Play) and not _led(before):
            name = self.names[self.seen.younger]
            # A suit in sequence may be equal both as the point and as the sequence: it is shown once.
            for equal in dict.fromkeys(Hand.of(answer.cards or ()) for answer in _equals(before)):
                yield self.words("talk-equal-shown", name=name, cards=faces(equal))

    def _carte_blanche_shown(self, now: SeenAction, before: Sequence[SeenAction]) -> int | None:
        """Whose carte blanche is shown now: it is announced and the other has exchanged, or there is an auction."""
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
        """Whether it is now that the eye sees the cards left: younger as he looks, elder once he has led as well."""
        if self.seen.eye != self.seen.elder:
            return self.seen.eye is not None and isinstance(now, Look)
        if _led(before):
            return isinstance(now, Look)
        return isinstance(now, Play) and any(isinstance(action, Look) for action in before)

    # Calls, answers, and younger's reckoning.

    def _called(self, breath: Sequence[int]) -> str:
        """A call, an answer or both. Elder is named as he calls, younger as he begins to answer."""
        line = reduce(self.then, (piece for at in breath for piece in self._pieces(at)))
        return self._with_score(line, breath)

    def _pieces(self, at: int) -> list[str]:
        action = self.seen.actions[at]
        said = (
            [call_said(self.words, self.seen, action)]
            if isinstance(action, SeenCall)
            else [*answer_said(self.words, self.seen, at)]
        )
        return [self.said(action.seat, said[0]), *said[1:]]

    def _called_together(self, breath: Sequence[int]) -> str:
        """Calls made in one go, or the answers to them, upon which elder shows all that may be seen."""
        elder = self.seen.elder
        if isinstance(self.seen.actions[breath[0]], SeenCall):
            return self.said(elder, calls_said(self.words, self.seen, breath))
        said, shown = answers_said(self.words, self.seen, breath)
        line = self.said(self.seen.younger, said)
        return self._with_score(self.then(line, self.said(elder, shown)) if shown else line, breath)

    def _with_score(self, line: str, breath: Sequence[int]) -> str:
        """What was called and answered with the score that it brings, and a carte rouge that it makes."""
        items = [item for at in breath for item in self.moments[at].items]
        if not items:
            return line
        rouge = [item for item in items if item.reason is Reason.CARTE_ROUGE]
        line = self.words("talk-score", said=line, score=self.score(breath, rouge)[self.seen.elder])
        return self.with_extras(line, breath, rouge, ())

    def _reckons(self, breath: Sequence[int]) -> str:
        seat, groups = self.seen.younger, reckoning_said(self.words, self.seen, breath)
        items = (item for at in breath for item in self.moments[at].items)
        rouge = [item for item in items if item.reason is Reason.CARTE_ROUGE]
        score = self.score(breath, rouge)[seat]
        line = self.words("talk-reckons", name=self.names[seat], groups=groups, score=score)
        return self.with_extras(line, breath, rouge, ())


def _led(actions: Iterable[SeenAction]) -> bool:
    return any(isinstance(action, Play) for action in actions)


def _equals(actions: Iterable[SeenAction]) -> Iterator[SeenAnswer]:
    return (action for action in actions if isinstance(action, SeenAnswer) and action.verdict is Verdict.EQUAL)
