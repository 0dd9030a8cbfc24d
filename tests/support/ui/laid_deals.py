"""Deals with chosen hands after the exchange, and views of a partie between Ann and Bob."""

from collections.abc import Iterable
from typing import Any

from bot.model.ids import PartieId
from bot.model.players import Pictures, User
from bot.model.sight import Cut, Location, People, ShownClock, ShownDeal, Sight
from bot.piquet.actions import Play, parse_action
from bot.piquet.cards import PACK, Card, parse_cards
from bot.piquet.deal import Deal
from bot.piquet.partie import Standing, Tally, standing
from bot.piquet.rules import COUNTERPIQUE, RUBICON, Form, Rules
from bot.piquet.view import view
from tests.support.piquet.deals import calls_over
from tests.support.ui.sights import changed


def laid_out(
    elder: str,
    younger: str,
    exchanged: tuple[int, int] = (5, 3),
    rules: Rules = RUBICON,
    dealer: int = 1,
    game: tuple[int, int] = (0, 0),
) -> Deal:
    """Returns a deal after the exchange. Each hand's last cards were drawn from the talon."""
    deal, (elders, youngers) = _before_the_exchange(elder, younger, exchanged, rules, dealer, 1 - dealer, game)
    return said(deal, f"{1 - dealer} exchange {elders}", f"{dealer} exchange {youngers}")


def bid_for(elder: str, younger: str, bid: str = "8-3", exchanged: tuple[int, int] = (5, 3)) -> Deal:
    """Returns a Counterpique deal after the exchange. Player 0 is dealer, bidder and elder."""
    deal, (elders, youngers) = _before_the_exchange(elder, younger, exchanged, COUNTERPIQUE, 0, 0, (0, 0))
    return said(deal, f"0 bid {bid}", "1 pass", f"0 exchange {elders}", f"1 exchange {youngers}")


def _before_the_exchange(
    elder: str,
    younger: str,
    exchanged: tuple[int, int],
    rules: Rules,
    dealer: int,
    seat: int,
    game: tuple[int, int],
) -> tuple[Deal, tuple[str, str]]:
    hands = parse_cards(elder), parse_cards(younger)
    most, least = exchanged
    out = tuple(card for card in PACK if card not in {*hands[0], *hands[1]})
    dealt = (*hands[0][: 12 - most], *out[:most]), (*hands[1][: 12 - least], *out[most : most + least])
    talon = (*hands[0][12 - most :], *hands[1][12 - least :], *out[most + least :])
    deal = Deal(rules, dealer, (dealt[1], dealt[0]) if seat else dealt, talon, game)
    return deal, (written(out[:most]), written(out[most : most + least]))


def written(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or "-"


def said(deal: Deal, *lines: str) -> Deal:
    for line in lines:
        deal.do(parse_action(line))
    return deal


def tricks(deal: Deal, *pairs: str) -> Deal:
    """Plays these tricks (``AH 9C`` is a lead and its reply), and returns the deal."""
    calls_over(deal)
    for pair in pairs:
        for card in parse_cards(pair):
            said(deal, f"{deal.to_move} play {card}")
    return deal


def played_out(deal: Deal) -> Deal:
    """Plays to the end: both players always play their first legal card."""
    calls_over(deal)
    while deal.to_move is not None:
        deal.do(Play(deal.to_move, next(iter(deal.playable(deal.to_move)))))
    return deal


def sight_of(deal: Deal, eye: int | None = None, **changes: Any) -> Sight:
    """Returns the view of seat ``eye``, or of the public, in a partie between Ann and Bob, with ``changes`` to its
    fields.
    """
    before = Standing(game=deal.game)
    found = Sight(
        partie_id=PartieId(1),
        location=Location(guild=2, channel=3, table=4),
        people=People((5, 6), ("Ann", "Bob")),
        rules=deal.rules,
        eye=eye,
        seq=len(deal.log),
        to_act=deal.to_move,
        shown=ShownDeal(
            number=0,
            first_seq=0,
            newest=True,
            of=deal.rules.deals if deal.rules.form is Form.DEALS else None,
            earlier=None,
            before=before,
            after=standing(deal.rules, [Tally.of(deal)]) if deal.over else None,
            next_dealer=1 - deal.dealer if deal.over else None,
        ),
        cut=Cut("", chooser=None, first_dealer=deal.dealer),
        deal=view(deal, eye),
        clock=ShownClock(pace=None, since=10**9, due_at=None, reminded=0),
        settings=User(1, "en", answers_self=True, pictures=Pictures.NEVER),
    )
    return changed(found, **changes)
