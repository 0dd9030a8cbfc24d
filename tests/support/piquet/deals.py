"""Deals written by hand, as in a book: hands, record lines and tricks."""

from bot.piquet.actions import parse_action
from bot.piquet.cards import PACK, Card, parse_cards
from bot.piquet.deal import Deal, Stage
from bot.piquet.illegal import Illegal, Refusal
from bot.piquet.rules import RUBICON, Rules
from bot.piquet.view import truthful_answer


def hand(text: str) -> tuple[Card, ...]:
    """Parses spades, hearts, diamonds and clubs: ``"AKQJT 98 - 7"``."""
    suits = zip(text.split(" "), "SHDC", strict=True)
    return tuple(Card.parse(rank + suit) for ranks, suit in suits for rank in ranks if ranks != "-")


def exchanged(elder: str, younger: str, rules: Rules = RUBICON) -> Deal:
    """Returns a deal in which each player has exchanged one card and now holds this hand. Elder is player 0."""
    elders, youngers = hand(elder), hand(younger)
    rest = tuple(card for card in PACK if card not in elders + youngers)
    dealt = ((rest[0], *elders[1:]), (rest[1], *youngers[1:]))
    deal = Deal(rules, 1, dealt, (elders[0], youngers[0], *rest[2:]))
    return say(deal, f"0 exchange {rest[0]}", f"1 exchange {rest[1]}")


def dealt(elder: str, younger: str, talon: str, rules: Rules = RUBICON) -> Deal:
    """Returns a deal with these dealt hands, and the talon in record notation. Elder is player 0."""
    return Deal(rules, 1, (hand(elder), hand(younger)), tuple(map(Card.parse, talon.split(" "))))


def dealt_to_elder(cards: str, rules: Rules = RUBICON) -> Deal:
    """Deals elder, player 0, these cards (record notation), and younger the next twelve in the pack."""
    held = parse_cards(cards)
    rest = tuple(card for card in PACK if card not in held)
    return Deal(rules, 1, (held, rest[:12]), rest[12:])


def say(deal: Deal, *lines: str) -> Deal:
    """Applies record lines to the deal, and returns it."""
    for line in lines:
        deal.do(parse_action(line))
    return deal


def call(deal: Deal, kind: str, elders: str, youngers: str = "-") -> Deal:
    """Applies elder's call and younger's answer, and returns the deal."""
    return say(deal, f"0 {kind} {elders}", f"1 answer {kind} {youngers}")


def calls_over(deal: Deal, *, answered: bool = False) -> Deal:
    """Ends elder's calls with calls of nothing, if elder may not lead yet, and returns the deal.

    Younger answers *good*, or with ``answered`` truthfully.
    """
    while deal.stage is Stage.CALLS and not deal.playable(deal.elder):
        if answered and deal.pending:
            deal.do(truthful_answer(deal))
        elif pending := deal.pending:
            say(deal, f"{deal.younger} answer {pending.call.kind} -")
        else:
            say(deal, f"{deal.elder} {deal.open_kinds(deal.elder)[0]} -")
    return deal


def tricks(deal: Deal, *pairs: str) -> Deal:
    """Plays these tricks (``"AS 7S"`` is a lead and its reply), and returns the deal."""
    calls_over(deal)
    for pair in pairs:
        for card in pair.split(" "):
            say(deal, f"{deal.to_move} play {card}")
    return deal


def play_out(deal: Deal) -> Deal:
    """Plays to the end, always the highest legal card, in suit order."""
    calls_over(deal)
    while deal.to_move is not None:
        cards = deal.playable(deal.to_move)
        say(deal, f"{deal.to_move} play {max(cards, key=lambda card: (card.rank, -card.suit))}")
    return deal


def refusal(deal: Deal, line: str) -> Refusal:
    illegal = refused(deal, line)
    return illegal.refusal


def refused(deal: Deal, line: str) -> Illegal:
    """Returns the error for a refused line, with its cards and number."""
    illegal = deal.why_not(parse_action(line))
    assert illegal is not None, f"{line} is allowed"
    return illegal


def scored(deal: Deal, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = {}
    for item in deal.reckoning.items:
        if item.seat == seat:
            found[item.reason.value] = found.get(item.reason.value, 0) + item.points
    return found
