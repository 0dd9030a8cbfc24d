"""Deals laid out for the tests of what people read: the hands as they are after the exchange."""

from collections.abc import Iterable

from bot.piquet.actions import Play, parse_action
from bot.piquet.cards import PACK, Card, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.rules import RUBICON, Rules


def laid_out(
    elder: str, younger: str, exchanged: tuple[int, int] = (5, 3), rules: Rules = RUBICON, dealer: int = 1
) -> Deal:
    """A deal with the exchange done, after which the two hold these cards; what they take are the last of them."""
    hands = parse_cards(elder), parse_cards(younger)
    most, least = exchanged
    out = tuple(card for card in PACK if card not in {*hands[0], *hands[1]})
    dealt = (*hands[0][: 12 - most], *out[:most]), (*hands[1][: 12 - least], *out[most : most + least])
    talon = (*hands[0][12 - most :], *hands[1][12 - least :], *out[most + least :])
    deal = Deal(rules, dealer, dealt if dealer else (dealt[1], dealt[0]), talon)
    said(deal, f"{1 - dealer} exchange {written(out[:most])}")
    said(deal, f"{dealer} exchange {written(out[most : most + least])}")
    return deal


def written(cards: Iterable[Card]) -> str:
    """Cards as a record has them."""
    return " ".join(map(str, cards))


def said(deal: Deal, *lines: str) -> Deal:
    """The deal with these lines of a record done in it."""
    for line in lines:
        deal.do(parse_action(line))
    return deal


def tricks(deal: Deal, *pairs: str) -> Deal:
    """The deal with these tricks played: ``AH 9C`` is a card led and the card played to it."""
    for pair in pairs:
        for card in parse_cards(pair):
            said(deal, f"{deal.to_act} play {card}")
    return deal


def played_out(deal: Deal) -> Deal:
    """The deal to its end: both play the first card that they may."""
    while deal.to_act is not None:
        deal.do(Play(deal.to_act, next(iter(deal.playable(deal.to_act)))))
    return deal
