"""One par line: a deal between house and house, in a worker process."""

from importlib import import_module

from bot.model.house_seats import PAR_LEVEL
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.rules import Rules

_ELDER, _YOUNGER = 0, 1


def par_line(pack: tuple[Card, ...], rules: Rules, seed: int) -> int:
    """Returns elder's points minus younger's. Elder plays with seed ``2 * seed``, younger with the next.

    Raises ValueError for an incomplete pack.
    """
    level = import_module("bot.piquet.house.levels.house_players").PLAYERS[PAR_LEVEL]
    deal = Deal.from_pack(rules, _YOUNGER, pack)
    import_module("bot.piquet.house.players.player").play_out(deal, (level(2 * seed), level(2 * seed + 1)))
    return deal.score[_ELDER] - deal.score[_YOUNGER]
