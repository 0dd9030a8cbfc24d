"""What is done in a deal, as it is spoken at the card table; it knows no more than the view that it tells."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from bot.piquet.actions import Bid, CarteBlanche, Look, Pass, Play, Yes
from bot.piquet.deal import Verdict
from bot.piquet.reckoning import Reason
from bot.piquet.tricks import Trick
from bot.piquet.view import DealView, SeenAction, SeenAnswer, SeenCall, SeenExchange
from bot.ui.called import answer_said, call_said, reckoning_said
from bot.ui.faces import face, faces, in_words
from bot.ui.moments import Moment, Score, moments
from bot.ui.words import Words

_TRICK_OVER = (Reason.CARDS, Reason.CAPOT)
_BONUS = (Reason.PIQUE, Reason.REPIQUE)


def talk(words: Words, seen: DealView, names: tuple[str, str], first: int = 0, last: int | None = None) -> list[str]:
    """The actions ``first`` to ``last`` (not included) in lines of Discord markdown.

    A call and its answer make one line, so do a lead and the card played to it, so does all that younger reckons in
    one breath; where the range parts them, each is told for itself. ``names`` come with their markdown escaped.
    """
    teller = _Teller(words, seen, names, tuple(moments(seen)))
    spoken = range(*slice(first, last).indices(len(seen.actions)))
    return [line for breath in _breaths(teller.moments, seen.elder, spoken) for line in teller.lines(breath)]


def _breaths(told: Sequence[Moment], elder: int, spoken: Iterable[int]) -> list[list[int]]:
    """The places of the actions, those together that one line tells."""
    found: list[list[int]] = []
    for at in spoken:
        if found and _goes_on(told[at - 1], told[at].action, elder):
            found[-1].append(at)
        else:
            found.append([at])
    return found


def _goes_on(before: Moment, action: SeenAction, elder: int) -> bool:
    match before.action, action:
        case SeenCall(), SeenAnswer():
            return True
        case SeenCall(seat=seat), SeenCall():
            return seat != elder
        case Play(), Play():
            return before.leads
        case _:
            return False


@dataclass(frozen=True, slots=True)
class _Teller:
    words: Words
    seen: DealView
    names: tuple[str, str]
    moments: tuple[Moment, ...]

    def lines(self, breath: Sequence[int]) -> Iterator[str]:
        yield self._line(breath)
        for at in breath:
            yield from self._brought_to_light(at)
        yield from self._cards_won(breath[-1])

    def _line(self, breath: Sequence[int]) -> str:
        match self.seen.actions[breath[0]]:
            case CarteBlanche(seat):
                score = self.moments[breath[0]].after[seat]
                return self.words("talk-carte-blanche", name=self.names[seat], score=score)
            case Bid() | Yes() | Pass():
                return self._bids(breath[0])
            case SeenExchange() as exchange:
                return self._exchange(exchange)
            case Look(seat):
                return self.words("talk-looks", name=self.names[seat], number=self.seen.left)
            case SeenCall(seat=seat) if seat == self.seen.younger:
                return self._reckons(breath)
            case SeenCall(seat=seat, kind=kind, number=0):
                return self.words(f"talk-passes-{kind}", name=self.names[seat])
            case SeenCall() | SeenAnswer():
                return self._called(breath)
            case Play():
                return self._played([self.moments[at] for at in breath])

    # The auction.

    def _bids(self, at: int) -> str:
        said = self.seen.actions[at]
        name = self.names[said.seat]
        if isinstance(said, Bid):
            numbers = {"tricks-name": in_words(self.words, said.tricks), "left-name": in_words(self.words, said.left)}
            return self.words("talk-bid", name=name, value=said.value, **numbers)
        return self.words("talk-yes" if isinstance(said, Yes) else "talk-pass", name=name)

    # The exchange, and cards that come to light.

    def _exchange(self, done: SeenExchange) -> str:
        left = self.seen.most - done.number if done.seat == self.seen.elder else self.seen.left
        name = self.names[done.seat]
        if not left:
            return self.words("talk-exchanges", name=name, number=done.number)
        words = {"left-name": in_words(self.words, left)}
        return self.words("talk-exchanges-some", name=name, number=done.number, **words)

    def _brought_to_light(self, at: int) -> Iterator[str]:
        now, before = self.seen.actions[at], self.seen.actions[:at]
        blank = _carte_blanche_shown(now, before)
        if blank is not None:
            cards = faces(self.seen.dealt[blank] or ())
            yield self.words("talk-carte-blanche-shown", name=self.names[blank], cards=cards)
        if self._sees_left(now, before):
            cards = faces(card for card in self.seen.talon[8 - self.seen.left :] if card is not None)
            yield self.words("talk-left", number=self.seen.left, cards=cards)
        if isinstance(now, Play) and not _led(before):
            for answer in _equals(before):
                yield self.words("talk-equal-shown", name=self.names[answer.seat], cards=faces(answer.cards or ()))

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
        line = reduce(self._then, (piece for at in breath for piece in self._pieces(at)))
        last = self.moments[breath[-1]]
        return self.words("talk-score", said=line, score=last.after[self.seen.elder]) if last.items else line

    def _pieces(self, at: int) -> list[str]:
        action = self.seen.actions[at]
        said = (
            [call_said(self.words, self.seen, action)]
            if isinstance(action, SeenCall)
            else [*answer_said(self.words, self.seen, at)]
        )
        return [self.words("talk-speaks", name=self.names[action.seat], said=said[0]), *said[1:]]

    def _then(self, before: str, after: str) -> str:
        return self.words("talk-then", before=before, after=after)

    def _reckons(self, breath: Sequence[int]) -> str:
        seat, groups = self.seen.younger, reckoning_said(self.words, self.seen, breath)
        score = self.moments[breath[-1]].after[seat]
        return self.words("talk-reckons", name=self.names[seat], groups=groups, score=score)

    # The play.

    def _played(self, told: Sequence[Moment]) -> str:
        """A lead, a card played to it or both, with the score as it is before a bonus; then the bonus."""
        trick, plain = told[-1].trick, _score(told, (*_TRICK_OVER, *_BONUS))
        line = self._leads(told[-1], plain) if trick is None else self._trick(trick, plain)
        for item in (item for moment in told for item in moment.items if item.reason in _BONUS):
            score = _score(told, _TRICK_OVER)[item.seat]
            line = self.words(f"talk-{item.reason}", said=line, name=self.names[item.seat], score=score)
        return line

    def _leads(self, moment: Moment, score: Score) -> str:
        lead = moment.items[0]
        return self.words("talk-leads", name=self.names[lead.seat], card=faces(lead.cards), score=score[lead.seat])

    def _trick(self, trick: Trick, score: Score) -> str:
        return self._scored("talk-trick", trick.winner, score, led=face(trick.led), reply=face(trick.reply))

    def _cards_won(self, at: int) -> Iterator[str]:
        """Who has the cards, after the last trick."""
        moment = self.moments[at]
        if not self.seen.over or at + 1 < len(self.moments):
            return
        final = next((item for item in moment.items if item.reason in _TRICK_OVER), None)
        if final is None:
            yield self.words("talk-divided", first=moment.after[0], second=moment.after[1])
        elif final.reason is Reason.CAPOT:
            yield self._scored("talk-capot", final.seat, moment.after)
        else:
            won = len(final.cards) // 2
            tricks = {"won-name": in_words(self.words, won), "lost-name": in_words(self.words, 12 - won)}
            yield self._scored("talk-cards", final.seat, moment.after, **tricks)

    def _scored(self, key: str, seat: int, score: Score, **arguments: str) -> str:
        return self.words(key, seat=seat, name=self.names[seat], first=score[0], second=score[1], **arguments)


def _score(told: Sequence[Moment], without: Sequence[Reason]) -> Score:
    """The score after these moments but for what was scored in them for some reasons."""
    counted = [item for moment in told for item in moment.items if item.reason not in without]
    gained = [sum(item.points for item in counted if item.seat == seat) for seat in (0, 1)]
    return told[0].before[0] + gained[0], told[0].before[1] + gained[1]


def _carte_blanche_shown(now: SeenAction, before: Sequence[SeenAction]) -> int | None:
    """Whose carte blanche is shown now: it is announced, and the other has exchanged."""
    match now:
        case CarteBlanche(seat):
            return seat if any(isinstance(done, SeenExchange) and done.seat != seat for done in before) else None
        case SeenExchange(seat=seat):
            announced = (done.seat for done in before if isinstance(done, CarteBlanche))
            return next((blank for blank in announced if blank != seat), None)
        case _:
            return None


def _led(actions: Iterable[SeenAction]) -> bool:
    return any(isinstance(action, Play) for action in actions)


def _equals(actions: Iterable[SeenAction]) -> Iterator[SeenAnswer]:
    return (action for action in actions if isinstance(action, SeenAnswer) and action.verdict is Verdict.EQUAL)
