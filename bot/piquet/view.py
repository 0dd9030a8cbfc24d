"""What a seat or the public may know of a deal: the only way out.

A view is made anew from the deal and holds no way back to it. Two deals that differ only in what an eye may not know
give that eye equal views. ``eye`` is a seat, or None for the public.
"""

from dataclasses import dataclass

from bot.piquet import calls
from bot.piquet.actions import Action, Answer, Call, Cards, CarteBlanche, Exchange, Look, Play, write_groups
from bot.piquet.cards import Card, Hand, Rank, write_cards
from bot.piquet.deal import Deal, Declared, Stage, Trick, Verdict
from bot.piquet.reckoning import Item, Reason
from bot.piquet.rules import Kind, Rules

UNKNOWN = "??"


@dataclass(frozen=True, slots=True)
class SeenExchange:
    """An exchange of so many cards; ``cards`` only to him who made it."""

    seat: int
    number: int
    cards: Cards | None

    def __str__(self) -> str:
        cards = " ".join([UNKNOWN] * self.number) or "-" if self.cards is None else write_cards(self.cards)
        return f"{self.seat} exchange {cards}"


@dataclass(frozen=True, slots=True)
class SeenCall:
    """A call, or what younger reckons. ``number`` and ``tiebreak`` are what was said (the tie-break, once it was).

    ``groups`` are the cards, where the eye may know them: its own, those that are good, the first of those equal.
    """

    seat: int
    kind: Kind
    number: int
    tiebreak: int | None
    groups: tuple[Cards, ...] | None

    def __str__(self) -> str:
        if self.groups is not None:
            return f"{self.seat} {self.kind} {write_groups(self.groups)}"
        said = "" if self.tiebreak is None else f" {self._tiebreak_text(self.tiebreak)}"
        return f"{self.seat} {self.kind} {self.number}{said}"

    def _tiebreak_text(self, tiebreak: int) -> str:
        return str(tiebreak) if self.kind is Kind.POINT else Rank(tiebreak).letter


@dataclass(frozen=True, slots=True)
class SeenAnswer:
    """Younger's answer: the word, whether he asked for the tie-break, and his cards where the eye may know them."""

    seat: int
    kind: Kind
    verdict: Verdict
    asked: bool
    cards: Cards | None
    own: bool

    def __str__(self) -> str:
        words = [] if self.own else [*(["making"] if self.asked else []), self.verdict]
        cards = [] if self.cards is None else [write_cards(self.cards)]
        return " ".join([str(self.seat), "answer", self.kind, *words, *cards])


SeenAction = SeenExchange | SeenCall | SeenAnswer | CarteBlanche | Look | Play


@dataclass(frozen=True, slots=True)
class DealView:
    """One deal as an eye sees it. A card that it may not know is None; a hand that it may not know is None."""

    rules: Rules
    eye: int | None
    dealer: int
    elder: int
    younger: int
    stage: Stage
    to_act: int | None
    dealt: tuple[Cards | None, Cards | None]
    talon: tuple[Card | None, ...]
    actions: tuple[SeenAction, ...]
    tricks: tuple[Trick, ...]
    led: Card | None
    drawn: tuple[int | None, int | None]
    items: tuple[Item, ...]
    score: tuple[int, int]
    shown: tuple[Hand, Hand]
    """What each has shown and still holds."""
    hand: Hand
    """The eye's own cards; so are the fields that follow its own alone."""
    discards: Cards
    taken: Cards
    playable: Hand
    open_kinds: tuple[Kind, ...]
    exchange_limits: tuple[int, int] | None
    may_announce: bool
    may_look: bool

    @property
    def over(self) -> bool:
        """Whether all is played."""
        return self.stage is Stage.OVER

    @property
    def left(self) -> int:
        """How many cards lie in the talon."""
        return 8 - (self.drawn[0] or 0) - (self.drawn[1] or 0)

    @property
    def pending(self) -> SeenCall | None:
        """The call that waits for younger's answer."""
        if self.stage is not Stage.CALLS or self.to_act != self.younger:
            return None
        return next(action for action in reversed(self.actions) if isinstance(action, SeenCall))


def view(deal: Deal, eye: int | None) -> DealView:
    """The deal as a seat (0 or 1) or the public (None) may see it."""
    acts = deal.to_act is not None and eye == deal.to_act
    return DealView(
        rules=deal.rules,
        eye=eye,
        dealer=deal.dealer,
        elder=deal.elder,
        younger=deal.younger,
        stage=deal.stage,
        to_act=deal.to_act,
        dealt=(_dealt(deal, 0, eye), _dealt(deal, 1, eye)),
        talon=_talon(deal, eye),
        actions=tuple(action if isinstance(action, Play) else _see(deal, action, eye) for action in deal.log),
        tricks=tuple(deal.tricks),
        led=deal.led,
        drawn=(deal.drawn[0], deal.drawn[1]),
        items=_items(deal, eye),
        score=deal.score,
        shown=(_shown(deal, 0), _shown(deal, 1)),
        hand=Hand() if eye is None else deal.hands[eye],
        discards=() if eye is None else deal.discards[eye],
        taken=() if eye is None else deal.drawn_cards(eye),
        playable=Hand() if eye is None else deal.playable(eye),
        open_kinds=() if eye is None else deal.open_kinds(eye),
        exchange_limits=deal.exchange_limits(eye)
        if eye is not None and acts and deal.stage is Stage.EXCHANGE
        else None,
        may_announce=eye is not None and deal.may_announce(eye),
        may_look=eye is not None and deal.may_look(eye),
    )


def _has_led(deal: Deal) -> bool:
    return deal.stage in (Stage.PLAY, Stage.OVER)


def _dealt(deal: Deal, seat: int, eye: int | None) -> Cards | None:
    """A hand shown for carte blanche is shown once the other has discarded."""
    shown = deal.blank == seat and deal.drawn[1 - seat] is not None
    return deal.dealt[seat] if shown or seat == eye else None


def _talon(deal: Deal, eye: int | None) -> tuple[Card | None, ...]:
    return tuple(card if known else None for card, known in zip(deal.talon, _known(deal, eye), strict=True))


def _known(deal: Deal, eye: int | None) -> list[bool]:
    """Which cards of the talon an eye knows: what it drew, what elder left of his five, what was looked at."""
    elders, youngers = deal.drawn[deal.elder], deal.drawn[deal.younger]
    known = [False] * 8
    if eye == deal.elder and elders is not None:
        seen = max(elders, deal.rules.most) if deal.rules.looks else elders
        known[:seen] = [True] * seen
    if eye == deal.younger and elders is not None and youngers is not None:
        known[elders : elders + youngers] = [True] * youngers
    if deal.looked and (eye == deal.younger or (eye == deal.elder and _has_led(deal))):
        known[8 - deal.left :] = [True] * deal.left
    return known


def _items(deal: Deal, eye: int | None) -> tuple[Item, ...]:
    """What was scored, without the cards of a carte blanche that is not shown yet."""
    items = tuple(deal.reckoning.items)
    if deal.blank is None or _dealt(deal, deal.blank, eye) is not None:
        return items
    return tuple(item._replace(cards=Hand()) if item.reason is Reason.CARTE_BLANCHE else item for item in items)


def _shown(deal: Deal, seat: int) -> Hand:
    """The cards of calls that were good or equal, younger's once elder has led, as far as they are still held."""
    groups = _shown_by_elder(deal) if seat == deal.elder else _shown_by_younger(deal)
    return deal.hands[seat] & Hand.of(card for group in groups for card in group)


def _shown_by_elder(deal: Deal) -> list[Cards]:
    return [group for made in deal.calls.values() for group in _public_groups(made) or ()]


def _shown_by_younger(deal: Deal) -> list[Cards]:
    if not _has_led(deal):
        return []
    equal = [made.answer for made in deal.calls.values() if made.verdict is Verdict.EQUAL]
    return equal + [group for call in deal.reckoned.values() for group in call.groups]


def _public_groups(made: Declared) -> tuple[Cards, ...] | None:
    match made.verdict:
        case Verdict.GOOD:
            return made.call.groups
        case Verdict.EQUAL:
            return made.call.groups[:1]
        case _:
            return None if made.call.groups else ()


def _see(deal: Deal, action: Action, eye: int | None) -> SeenAction:
    match action:
        case Exchange():
            return SeenExchange(action.seat, len(action.cards), action.cards if action.seat == eye else None)
        case Call():
            return _see_call(deal, action, eye)
        case Answer():
            return _see_answer(deal, action, eye)
        case CarteBlanche() | Look() | Play():
            return action


def _see_call(deal: Deal, call: Call, eye: int | None) -> SeenCall:
    if not call.groups:
        return SeenCall(call.seat, call.kind, 0, None, ())
    first = Hand.of(call.groups[0])
    if call.seat == deal.younger:
        return SeenCall(call.seat, call.kind, len(first), calls.tiebreak(call.kind, first), call.groups)
    made = deal.calls[call.kind]
    said = calls.tiebreak(call.kind, first) if call.kind in deal.rules.names or made.asked else None
    return SeenCall(call.seat, call.kind, len(first), said, call.groups if call.seat == eye else _public_groups(made))


def _see_answer(deal: Deal, answer: Answer, eye: int | None) -> SeenAnswer:
    made = deal.calls[answer.kind]
    assert made.verdict is not None  # noqa: S101 - it is answered
    own = answer.seat == eye
    known = own or (made.verdict is Verdict.EQUAL and _has_led(deal))
    return SeenAnswer(answer.seat, answer.kind, made.verdict, made.asked, answer.cards if known else None, own)


def write_talon(talon: tuple[Card | None, ...]) -> str:
    """A talon as a record has it, ``??`` for a card unknown."""
    return " ".join(UNKNOWN if card is None else str(card) for card in talon)


def write_dealt(cards: Cards | None) -> str:
    """A dealt hand as a record has it, ``??`` for each card unknown."""
    return " ".join([UNKNOWN] * 12) if cards is None else write_cards(cards)
