"""Views for the longest possible messages, and for clocks in each state."""

from dataclasses import fields, replace
from typing import Any

from bot.model.ids import PartieId
from bot.model.players import Pictures, User
from bot.model.reminders import UP
from bot.model.sight import Cut, Location, People, ShownClock, ShownDeal, Sight
from bot.piquet.cards import PACK
from bot.piquet.deal import Deal
from bot.piquet.partie import Games, Outcome, Rubber, Settlement, Standing
from bot.piquet.rules import RUBICON, Form, Rules
from bot.piquet.view import view
from tests.support.piquet import deals
from tests.support.piquet.deals import hand, say

MOST = PartieId(2**63 - 1)
"""The greatest possible partie id."""


STANDINGS = {
    Form.DEALS: (Standing((300, 299)), Standing((310, 320))),
    Form.GAMES: (Standing((999, 998), (2, 1), (99, 98)), Standing((1099, 1098), (4, 1), (0, 0))),
    Form.RUBBER: (Standing((9999, 9998), (1, 1), (99, 98)), Standing((9999, 9999), (2, 1), (0, 0), (1, 1))),
}
"""The partie's score before and after the deal, by form."""
EARLIER = {
    Form.DEALS: Standing((200, 100)),
    Form.GAMES: Standing((900, 899), (1, 1), (60, 70)),
    Form.RUBBER: Standing((9000, 8000), (0, 1), (50, 60)),
}
"""The score before the previous deal."""


def sight(deal: Deal, eye: int | None, name: str, language: str = "en") -> Sight:
    """Returns a view whose messages all have their greatest length."""
    settings = User(MOST, language, answers_self=True, pictures=Pictures.NEVER)
    return Sight(
        partie_id=MOST,
        location=Location(MOST, MOST, MOST),
        people=People((MOST, MOST - 1), (name, name)),
        rules=deal.rules,
        eye=eye,
        seq=10**6,
        to_act=deal.to_move,
        shown=ShownDeal(
            number=5,
            first_seq=10**6 - len(deal.log),
            newest=True,
            of=6,
            earlier=EARLIER[deal.rules.form],
            before=STANDINGS[deal.rules.form][0],
            after=STANDINGS[deal.rules.form][1] if deal.over else None,
            next_dealer=1,
        ),
        cut=Cut("7S 7H / AS KS", chooser=None, first_dealer=1),
        deal=view(deal, eye),
        clock=ShownClock(pace=None, since=10**10, due_at=None, reminded=0),
        settings=settings,
    )


def changed(sight: Sight, **changes: Any) -> Sight:
    """Replaces fields in any part of a view: ``pace``, ``names``, ``number``."""
    for part in ("location", "people", "shown", "clock"):
        old = getattr(sight, part)
        mine = {field.name: changes.pop(field.name) for field in fields(old) if field.name in changes}
        changes[part] = replace(old, **mine)
    if cut := {name: changes.pop(name) for name in ("cards", "chooser", "first_dealer") if name in changes}:
        changes["cut"] = replace(sight.cut, **cut)
    return replace(sight, **changes)


ENDINGS: dict[Form, Outcome] = {
    Form.DEALS: Settlement(0, 999, rubicon=True),
    Form.GAMES: Games(0, (4, 2)),
    Form.RUBBER: Rubber(0, (9999, 9998), (2, 1)),
}


SINCE = 10**10
DUE = SINCE + 86_400
_RUNS: dict[str, Any] = {"pace": 86_400, "due_at": DUE, "since": SINCE}
CLOCKS: dict[str, dict[str, Any]] = {
    "none": {"since": SINCE},
    "runs": _RUNS,
    "half": _RUNS | {"reminded": 1},
    "tenth": _RUNS | {"reminded": 2},
    "late": _RUNS | {"reminded": UP},
    "away": _RUNS | {"away_until": DUE},
    "late and away": _RUNS | {"reminded": UP, "away_until": DUE + 1},
    "gone": _RUNS | {"gone": ("left", "deleted")},
}
"""Sight fields to change, by clock state."""


def exchanged(elder: str, younger: str, rules: Rules = RUBICON, bid: str = "13-7") -> Deal:
    """Returns the deal from ``deals.exchanged``; in an auction game, player 0 bids first."""
    if not rules.auction:
        return deals.exchanged(elder, younger, rules)
    out = [card for card in PACK if card not in hand(elder) + hand(younger)]
    mine, theirs = (out[0], *hand(elder)[1:]), (out[1], *hand(younger)[1:])
    deal = Deal(rules, 1, (mine, theirs), (hand(elder)[0], hand(younger)[0], *out[2:]))
    return say(deal, "1 pass", f"0 bid {bid}", f"0 exchange {out[0]}", f"1 exchange {out[1]}")
