from bot.model.house_seats import PAR_LEVEL
from bot.piquet import house
from bot.piquet.cards import Card
from bot.piquet.deal import Deal
from bot.piquet.rules import Rules

_ELDER, _YOUNGER = 0, 1


def par_line(pack: tuple[Card, ...], rules: Rules, seed: int) -> int:
    """Plays a pack house against house, and returns elder's points minus younger's.

    Elder plays with seed ``2 * seed``, younger with ``2 * seed + 1``. Raises ValueError for an incomplete pack.
    """
    deal = Deal.from_pack(rules, _YOUNGER, pack)
    house.play_out(deal, (house.player(PAR_LEVEL, 2 * seed), house.player(PAR_LEVEL, 2 * seed + 1)))
    return deal.score[_ELDER] - deal.score[_YOUNGER]
