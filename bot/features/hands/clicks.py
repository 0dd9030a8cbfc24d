from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Annotated, Any, ClassVar, Final

from bot.features.hands import drafts
from bot.features.hands.drafts import CallText, CardsText, Choices, Draft, HandText, Kept, Passed, ShownKind
from bot.kit.controls import Control, ForgedId, OfState, Spelling, chosen, flag, one_of
from bot.model.sight import Sight
from bot.piquet import actions
from bot.piquet.actions import Action, Answer, Call, Cards, Play
from bot.piquet.cards import Card, Hand, Suit
from bot.piquet.orders import NO_ORDERS, Orders, may_open
from bot.piquet.rules import Kind
from bot.piquet.view import DealView

Chosen = Sequence[Action | Orders]

CLOSE: Final = "close"
ON, OFF = "on", "off"
LOOK, DECLINE = "look", "decline"
ALL: Final = "all"
MORE: Final = "more"
STAY_RATED: Final = "no"


def _seat(sight: Sight) -> int:
    assert sight.eye is not None  # noqa: S101 - a player sees the partie from a seat
    return sight.eye


def _deal(sight: Sight) -> DealView:
    if sight.deal is None:
        raise ForgedId("no control offers this without a deal")
    return sight.deal


# Changeable choices.


class _WithDraft(OfState):
    always: ClassVar[Mapping[str, bool]] = {}
    """Fields of the draft that every control of the class sets."""

    def __init_subclass__(cls, verb: str = "", **always: bool) -> None:
        super().__init_subclass__(verb)
        cls.always = {**cls.always, **always}

    @property
    def draft(self) -> Draft:
        return replace(getattr(self, "kept", Draft()), **_named(self, Draft), **self.always)


def _named(control: Control, kind: type[Draft | Orders]) -> dict[str, Any]:
    names = {one.name for one in fields(kind)}
    return {one.name: getattr(control, one.name) for one in control.fields if one.name in names}


class HandChoice(_WithDraft):
    """A control that changes an unconfirmed choice and redraws the hand."""


class ChooseLeft(HandChoice, verb="left"):
    tricks: int | None = None
    left: int = chosen()


class ChooseTricks(HandChoice, verb="tricks"):
    left: int | None = None
    tricks: int = chosen()


class ChooseWord(HandChoice, verb="word"):
    word: Annotated[str, one_of("yes", "pass")]


class PickCards(_WithDraft, verb="pick", settled=True):
    """A menu of cards to exchange. Choosing exactly ``at_once`` cards also confirms the exchange."""

    at_once: int | None = None
    cards: tuple[Card, ...] = chosen()

    @property
    def draft(self) -> Draft:
        return replace(super().draft, picked=Hand.of(self.cards))


class KeepCards(HandChoice, verb="keep", settled=True): ...


class TurnToCall(HandChoice, verb="turn"):
    kept: ShownKind = Draft()


class SinkCall(HandChoice, verb="sink", sinking=True):
    kept: ShownKind = Draft()


class ChooseSunk(HandChoice, verb="sunk", sinking=True):
    kept: ShownKind = Draft()
    cards: tuple[Card, ...] = chosen()

    @property
    def draft(self) -> Draft:
        return replace(super().draft, picked=Hand.of(self.cards))


class ChooseReckoned(HandChoice, verb="some"):
    reckoned: tuple[int, ...] = chosen()


class ChooseCard(HandChoice, verb="card"):
    card: Card
    passed: Passed = frozenset()


class OpenSuits(HandChoice, verb="name", naming=True):
    passed: Passed = frozenset()


class OpenMore(HandChoice, verb="more", more=True):
    kept: Choices = Draft()


class GoBack(HandChoice, verb="less"):
    """A button back from help or *More…* to the decision."""

    kept: Choices = Draft()


_OPENS = Spelling(lambda opens: "" if opens else CLOSE, lambda text: (CLOSE,).index(text) > 0)


class OpenOrders(HandChoice, verb="orders"):
    ordering: Annotated[bool, _OPENS] = True
    kept: Kept = Draft()


class OpenLeads(HandChoice, verb="several", ordering=True):
    """A button of version 0.2.0, which opened the choice of several leads."""

    passed: Passed = frozenset()


class ChooseLeads(HandChoice, verb="listed", ordering=True):
    passed: Passed = frozenset()
    listed: tuple[Card, ...] = chosen()


# Decisions.


class HandDecision(OfState):
    def decided(self, sight: Sight) -> Chosen:
        """Returns the actions that the click chose, and the orders for later turns. Raises ForgedId."""
        raise NotImplementedError


class MakeBid(HandDecision, verb="bid"):
    """A word in the auction: a bid, *yes* (I would bid as much) or *pass*.

    Without a ``word``, the button is disabled.
    """

    word: Annotated[Action | None, Spelling(lambda word: str(word).split()[-1] if word else "", drafts.read_word)]

    def decided(self, sight: Sight) -> Chosen:
        return [] if self.word is None else [replace(self.word, seat=_seat(sight))]


class ExchangeCards(HandDecision, verb="exchange"):
    cards: HandText

    def decided(self, sight: Sight) -> Chosen:
        return [actions.Exchange(_seat(sight), tuple(self.cards))]


class AnnounceCarteBlanche(HandDecision, verb="blank"):
    def decided(self, sight: Sight) -> Chosen:
        return [actions.CarteBlanche(_seat(sight))]


class LookAtLeft(HandDecision, verb="look"):
    def decided(self, sight: Sight) -> Chosen:
        return [actions.Look(_seat(sight))]


class NameFirstSuit(HandDecision, verb="suit"):
    suit: Annotated[Suit, Spelling(lambda suit: suit.letter, Suit.parse)]

    def decided(self, sight: Sight) -> Chosen:
        return [actions.NameSuit(_seat(sight), self.suit)]


class LookOrDecline(HandDecision, verb="elect"):
    word: Annotated[str, one_of(LOOK, DECLINE)]

    def decided(self, sight: Sight) -> Chosen:
        return [(actions.Look if self.word == LOOK else actions.Decline)(_seat(sight))]


def _write_called(called: Call | frozenset[Kind]) -> str:
    if isinstance(called, Call):
        return drafts.write_call(called.kind, called.hands)
    return f"{ALL}.{drafts.write_shown(None, called)}" if called else ALL


def _read_called(text: str) -> Call | frozenset[Kind]:
    word, _, passed = text.partition(".")
    return drafts.read_shown(passed).passed if word == ALL else drafts.read_call(text)


class MakeCalls(HandDecision, verb="call"):
    called: Annotated[Call | frozenset[Kind], Spelling(_write_called, _read_called)]

    def decided(self, sight: Sight) -> Chosen:
        deal = _deal(sight)
        if isinstance(self.called, Call):
            return drafts.call_actions(deal, replace(self.called, seat=_seat(sight)), sight.orders)
        return drafts.all_call_actions(deal, self.called, sight.orders)


class AnswerCall(HandDecision, verb="answer"):
    call: CallText

    def decided(self, sight: Sight) -> Chosen:
        return [Answer(_seat(sight), self.call.kind, self.call.groups[0] if self.call.groups else ())]


class ReckonGroups(HandDecision, verb="reckon"):
    numbers: Annotated[
        tuple[int, ...],
        Spelling(lambda numbers: ".".join(map(str, numbers)), lambda text: tuple(map(int, text.split(".")))),
    ]

    def decided(self, sight: Sight) -> Chosen:
        return drafts.reckonings(_deal(sight), self.numbers)


class PlayCard(HandDecision, verb="play"):
    card: Card
    now: Annotated[bool, flag("now")] = False
    """Whether one press plays the card."""

    def decided(self, sight: Sight) -> Chosen:
        return [Play(_seat(sight), self.card)]


class LeadCards(HandDecision, verb="lead"):
    """Leads the first of ``cards``, and stores orders to lead the others later."""

    cards: CardsText

    def decided(self, sight: Sight) -> Chosen:
        return several_leads(sight, self.cards)


def several_leads(sight: Sight, cards: Cards) -> list[Action | Orders]:
    if not cards:
        raise ForgedId(cards)
    first, *rest = cards
    kept = sight.orders.for_the_deal
    throws = tuple(card for card in kept.throws if card != first)
    return [Play(_seat(sight), first), replace(kept, leads=tuple(rest), throws=throws)]


def give_up(sight: Sight) -> Chosen:
    return [actions.Concede(_seat(sight))]


class ConcedeDeal(OfState, verb="concede"):
    """Concedes the deal if ``sure``, else asks for confirmation."""

    sure: Annotated[bool, flag("sure")] = False


class ChooseDeal(OfState, verb="deal"):
    whose: Annotated[str, one_of("mine", "theirs")]


# Orders.


class HandOrder(_WithDraft):
    """A control that stores orders for later turns.

    By default, stores fields named like fields of ``Orders``.
    """

    choice: str = ""
    kept: Kept = Draft()
    """Unconfirmed choices, which stay on the hand."""

    def ordered(self, sight: Sight) -> Orders:
        """Returns the orders to store. Raises ForgedId."""
        return replace(opening_of(sight), **_named(self, Orders))

    def decided(self, sight: Sight) -> Chosen:
        drafts.check_offered(sight.deal, self.draft)
        return [self.ordered(sight)]


def opening_of(sight: Sight) -> Orders:
    """Returns the player's orders for the opening.

    If elder has ordered no call or lead yet, the orders call everything, so that no points are lost.
    """
    begun = sight.orders.calls or sight.orders.leads
    return sight.orders if begun or not may_open(_deal(sight)) else _best_opening(sight)


def _best_opening(sight: Sight) -> Orders:
    return replace(sight.orders, calls=drafts.best_opening(_deal(sight)))


class LayDown(HandOrder, verb="laydown"):
    def ordered(self, sight: Sight) -> Orders:  # noqa: ARG002 - whatever the hand
        return Orders(lays_down=True)


class CancelOrders(HandOrder, verb="cancel"):
    def ordered(self, sight: Sight) -> Orders:  # noqa: ARG002 - whatever the hand
        return NO_ORDERS


class OrderOpening(HandOrder, verb="open", ordering=True):
    def ordered(self, sight: Sight) -> Orders:
        return _best_opening(sight)


class OrderCall(HandOrder, verb="opencall", ordering=True):
    """A menu that changes one call ordered for elder's opening. ``choice`` is the kind of call."""

    call: CallText = chosen()

    def ordered(self, sight: Sight) -> Orders:
        called = drafts.chosen_calls(opening_of(sight)) | {self.call.kind: self.call.hands}
        return replace(sight.orders, calls=drafts.opening_calls(_deal(sight), called))


class FollowSuit(HandOrder, verb="follow"):
    def ordered(self, sight: Sight) -> Orders:
        return replace(sight.orders, follows=self.choice == ON)


class OrderLeads(HandOrder, verb="leads", ordering=True):
    leads: tuple[Card, ...] = chosen()


class OrderThrows(HandOrder, verb="throw", ordering=True):
    throws: tuple[Card, ...] = chosen()


class OrderThen(HandOrder, verb="then", ordering=True):
    then: tuple[Card, ...] = chosen()


# Help.


class ExplainStep(OfState, verb="help"):
    topic: str
    choices: Choices = Draft()


class ExplainWhole(OfState, verb="page"):
    topic: str
    choices: Choices = Draft()


class AskAdvice(OfState, verb="advise"):
    word: Annotated[str, one_of(MORE)] = ""
    choices: Choices = Draft()


class AnswerConsent(OfState, verb="befriend"):
    word: Annotated[str, one_of(STAY_RATED)] = ""
    choices: Choices = Draft()


class PressOnce(OfState, verb="oneclick"):
    """A button of version 0.2.0, for choosing one press or two to play a card."""

    twice: Annotated[bool, flag("twice")] = False


# The end of a partie.


class AskToClaim(OfState, verb="claiming"): ...


class ClaimPartie(OfState, verb="claim"): ...


class GiveTime(OfState, verb="grant"): ...


class AskToResign(OfState, verb="resign"): ...


class ResignPartie(OfState, verb="giveup"): ...


class PlayOn(OfState, verb="playon"): ...


class OfferEnd(OfState, verb="offerend"): ...


class AgreeToEnd(OfState, verb="agree"): ...


class DeclineEnd(OfState, verb="disagree"): ...


class WithdrawOffer(OfState, verb="unoffer"): ...
