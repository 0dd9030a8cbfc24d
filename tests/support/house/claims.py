"""Checks the house's stated reasons against the cards, independently from the code under test."""

from collections.abc import Iterator

from bot.piquet import calls
from bot.piquet.actions import Action, Answer, Call, CarteBlanche, Exchange, Look, NameSuit, Play
from bot.piquet.cards import Card, Hand, Rank
from bot.piquet.deal import Deal
from bot.piquet.declaring import GOOD, verdict_on
from bot.piquet.house.opinion.reasons import Because, Why
from bot.piquet.house.search.dice import Dice
from bot.piquet.house.search.worlds import random_hand
from bot.piquet.knowledge.possible_groups import reckonable_groups
from bot.piquet.knowledge.unseen import Unseen
from bot.piquet.reckoning import Reason as Scored
from bot.piquet.rules import Kind
from bot.piquet.tricks import won_by
from bot.piquet.view import DealView, view
from tests.support.piquet.deals import calls_over

HANDS = 25


class Claim:
    """A reason for an action. ``deal`` has all cards, also the hidden ones."""

    def __init__(self, deal: Deal, seen: DealView, action: Action, dice: Dice) -> None:
        self.deal, self.seen, self.action = deal, seen, action
        assert seen.eye is not None
        self.me, self.hand = seen.eye, seen.hand
        self.others = [deal.hands[1 - seen.eye], *_hands(seen, dice)]

    def holds(self, reason: Because) -> bool:
        match reason:
            case Because(Why.KEEPS, (kind, group)):
                return group in calls.groups(self.seen.rules, kind, self.hand) and not group & self.out
            case Because(Why.DRAWS_FOR, (card, number, kind, group)):
                held = self.kept | Hand.of([card])
                known = self.deal.hands[self.me] | Hand.of(self.seen.discards)
                drawn = len(self.out) == number > 0 and card in group and card not in known
                return drawn and not group.without(held) and calls.is_group(self.seen.rules, kind, group)
            case Because(Why.GUARDS, (card,)):
                return self.is_guarded(card, self.kept)
            case Because(Why.GIVES_UP, (cards,)):
                return len(cards) > 1 and self.hand.suited(next(iter(cards)).suit) == cards == self.out & cards
            case Because(Why.LEAVES, (number,)):
                return bool(number == (self.seen.exchange_limits or (0, 0))[1] - len(self.out) > 0)
            case Because(Why.SINKS, (kind, group)):
                return self.is_sunk(kind, group)
            case _:
                return self.is_said(reason) if not isinstance(self.action, Play) else self.is_played(reason)

    def is_sunk(self, kind: Kind, group: Hand) -> bool:
        """Whether the group is sunk: one of the best, and not called although it could be."""
        held = calls.best_call(self.seen.rules, kind, self.hand)
        said = self.action.hands if isinstance(self.action, Call) else ()
        could = self.deal.can(Call(self.me, kind, tuple(map(tuple, held))))
        return group in held and group not in said and (could or not isinstance(self.action, Play))

    def is_said(self, reason: Because) -> bool:
        """Checks a reason for a call, an answer or a look at the cards left."""
        rules, action = self.seen.rules, self.action
        match reason:
            case Because(Why.IS_SURE, (kind, group)):
                mine = calls.strength(rules, kind, group)
                said = isinstance(action, Call) and action.hands[:1] == (group,)
                return said and all(verdict_on(rules, self.best_of(kind, other), mine) is GOOD for other in self.others)
            case Because(Why.IS_GOOD, (kind, points)) if isinstance(action, Answer):
                return self.is_good_later(kind, points)
            case Because(Why.IS_ALL, (kind, points)) | Because(Why.IS_GOOD, (kind, points)):
                held = calls.best_call(rules, kind, self.hand)
                assert isinstance(action, Call)
                after = self.deal.copy()
                after.do(action)
                scored = [item for item in after.reckoning.items[len(self.deal.reckoning.items) :] if item.points < 20]
                paid = reason.why is not Why.IS_GOOD or sum(item.points for item in scored) == points
                return paid and set(held) == set(action.hands) and points == sum(calls.value(kind, one) for one in held)
            case Because(Why.HOLDS_NONE, (kind,)):
                return not calls.groups(rules, kind, self.hand)
            case Because(Why.TELLS_NOTHING):
                return isinstance(action, Look) and self.seen.led is not None
            case Because(Why.SEES_FIRST, (looked,)):
                first = isinstance(action, NameSuit) and self.seen.led is None and self.deal.left > 0
                return first and looked is self.deal.looked
            case Because(Why.LEARNS_NO_LESS):
                unseen = [card for card in self.deal.talon[8 - self.deal.left :] if card not in self.deal.talon[:5]]
                return isinstance(action, Look) and self.deal.named is not None and len(unseen) <= self.deal.left
            case Because(Why.HOLDS_HIGH, (cards,)):
                return set(cards) == {card for card in self.hand if card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN)}
            case Because(Why.ON_AVERAGE) | Because(Why.BETTER):
                return True
            case _:
                return self.is_answered(reason)

    def is_good_later(self, kind: Kind, points: int) -> bool:
        """Whether younger, after this answer, can score these points in a kind left uncalled by elder."""
        after = self.deal.copy()
        after.do(self.action)
        calls_over(after)
        after.do(Play(after.elder, next(iter(after.playable(after.elder)))))
        held = reckonable_groups(view(after, after.younger), kind)
        call = Call(after.younger, kind, tuple(map(tuple, held)))
        if not after.can(call):
            return False
        return not self.deal.calls.made[kind].groups and points == sum(calls.value(kind, one) for one in held)

    def is_answered(self, reason: Because) -> bool:
        rules, action = self.seen.rules, self.action
        match reason:
            case Because(Why.IS_BEATEN, (kind,)):
                (called,) = [one for one in self.deal.calls.made.values() if one.verdict is None and one.groups][:1]
                theirs = calls.strength(rules, kind, called.groups[0])
                return verdict_on(rules, self.best_of(kind, self.hand), theirs) is GOOD
            case Because(Why.MAY_BEAT, (kind, group)):
                return isinstance(action, Answer) and Hand.of(action.cards) == group and action.kind is kind
            case Because(Why.SCORES, (points,)):
                return isinstance(action, CarteBlanche) and points == 10
            case _:
                return False

    def is_played(self, reason: Because) -> bool:
        match reason:
            case Because(Why.ONLY_CARD):
                return len(self.seen.playable) == 1
            case Because(Why.RUNS, (cards,)):
                sure = self.card in cards and self.surely_wins()
                return sure and all(self.wins_all(cards, other) for other in self.others)
            case Because(Why.FOLLOWED_NONE, (cards,)):
                return self.card in cards and not self.deal.hands[1 - self.me].suited(self.card.suit)
            case Because(Why.DRIVES_OUT, (higher, then_high)):
                led = self.card.suit is higher.top.suit and all(self.card < one for one in higher)
                return led and all(self.drives_out(higher, then_high, other) for other in self.others)
            case _:
                return self.is_kept(reason)

    def is_kept(self, reason: Because) -> bool:
        """Checks a reason about winning cheaply, keeping a card or revealing one."""
        seen, mine, theirs = self.seen, self.seen.winners.count(self.me), self.seen.winners.count(1 - self.me)
        match reason:
            case Because(Why.STAYS_GUARDED, (card,)):
                return card.suit is not self.card.suit and self.is_guarded(card, self.hand.without(1 << self.card))
            case Because(Why.WINS_CHEAPLY):
                return self.wins(self.card) and not any(self.wins(card) for card in seen.playable if card < self.card)
            case Because(Why.HOLDS_UP, (card,)):
                return not self.wins(self.card) and self.wins(card) and card in seen.playable
            case Because(Why.CANNOT_WIN):
                lower = [card for card in seen.playable.suited(self.card.suit) if card < self.card]
                return not lower and not any(map(self.wins, seen.playable))
            case Because(Why.KEEPS_HIGH, (cards,)):
                return self.card.suit not in {card.suit for card in cards} and all(map(self.is_high, cards))
            case Because(Why.THROWS_DECLARED):
                public = view(self.deal, None).revealed[self.me]
                return seen.led is not None and self.card.suit is not seen.led.suit and self.card in public
            case Because(Why.ON_AVERAGE) | Because(Why.BETTER):
                return True
            case _:
                return self.hangs_on_it(reason, mine, theirs)

    def hangs_on_it(self, reason: Because, mine: int, theirs: int) -> bool:
        """Checks a reason about a trick's effect. ``mine`` and ``theirs`` count the tricks won so far."""
        seen = self.seen
        match reason:
            case Because(Why.TOWARD_PIQUE, (tricks,)):
                return self.surely_wins() and self.pique_comes(self.me, tricks)
            case Because(Why.STOPS_PIQUE):
                return self.surely_wins() and mine == 0
            case Because(Why.WINS_THE_CARDS):
                return self.surely_wins() and mine == 6
            case Because(Why.SAVES_THE_CARDS):
                return self.surely_wins() and mine == 5
            case Because(Why.SAVES_CAPOT, (lost,)):
                return self.surely_wins() and mine == 0 and theirs == lost
            case Because(Why.TOWARD_CAPOT, (won,)):
                return self.surely_wins() and theirs == 0 and mine == won
            case Because(Why.TOWARD_CONTRACT, (tricks,)):
                return (
                    self.surely_wins()
                    and seen.bid is not None
                    and seen.bid.tricks - won_by(seen.winners, seen.elder) == tricks > 0
                )
            case Because(Why.PLAYS_UNDER):
                under = [card for card in seen.playable if not self.wins(card)]
                return seen.misere and self.card == max(under)
            case _:
                return False

    @property
    def out(self) -> Hand:
        assert isinstance(self.action, Exchange)
        return Hand.of(self.action.cards)

    @property
    def kept(self) -> Hand:
        return self.hand.without(self.out)

    @property
    def card(self) -> Card:
        assert isinstance(self.action, Play)
        return self.action.card

    def best_of(self, kind: Kind, hand: Hand) -> calls.Strength:
        """Returns the strength of the best group of a kind in a hand."""
        held = calls.groups(self.seen.rules, kind, hand)
        return calls.strength(self.seen.rules, kind, held[0]) if held else (0, 0)

    def wins(self, card: Card) -> bool:
        led = self.seen.led
        return led is not None and card.suit is led.suit and card > led

    def is_high(self, card: Card) -> bool:
        """Whether no possible hand of the other player has a higher card in the suit."""
        return not any(other > card for hand in self.others for other in hand.suited(card.suit))

    def surely_wins(self) -> bool:
        """Whether the played card wins its trick against every possible hand."""
        return self.wins(self.card) if self.seen.led is not None else self.is_high(self.card)

    def is_guarded(self, card: Card, hand: Hand) -> bool:
        """Whether a king or queen has as many lower cards in its suit as the other player may have higher ones."""
        held = hand.suited(card.suit)
        higher = {one for other in self.others for one in other.suited(card.suit) if one > card}
        lower = [one for one in held if one < card]
        return held.top == card and card.rank in (Rank.KING, Rank.QUEEN) and len(lower) >= max(1, len(higher))

    def wins_all(self, cards: Hand, other: Hand) -> bool:
        """Whether these cards, led from the top, win every trick against the best defence."""
        theirs = sorted(other.suited(next(iter(cards)).suit))
        for card in sorted(cards, reverse=True):
            if theirs and theirs[-1] > card:
                return False
            theirs = theirs[1:]
        return True

    def drives_out(self, higher: Hand, then_high: Hand, other: Hand) -> bool:
        """Whether only ``higher`` beats the played card, and ``then_high`` is unbeatable without ``higher``."""
        theirs = [one for one in other.suited(self.card.suit) if one not in higher]
        return all(one < self.card and all(one < mine for mine in then_high) for one in theirs) and bool(higher)

    def pique_comes(self, seat: int, tricks: int) -> bool:
        """Whether the seat makes a pique by winning this many further tricks."""
        counted = {Scored.CARTE_BLANCHE, Scored.POINT, Scored.SEQUENCE, Scored.SET, Scored.CARTE_ROUGE}
        scored = {at: [item for item in self.seen.items if item.seat == at] for at in (0, 1)}
        has = sum(item.points for item in scored[seat] if item.reason in counted)
        return tricks > 0 and 0 < has < 30 and not [one for one in scored[1 - seat] if one.reason in counted]


def _hands(seen: DealView, dice: Dice) -> Iterator[Hand]:
    unseen = Unseen.of(seen)
    yield from (random_hand(unseen, dice) for _ in range(HANDS if unseen.number <= len(unseen.maybe) else 0))
