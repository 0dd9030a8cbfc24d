"""The computer player, which decides from its level, a seed, one seat's view, and the partie's score.

>>> from piquet import Deal, rules_of, view_of
>>> from piquet.house import Turn, player
>>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
>>> print(deal.hands[0])
AS KS 9S 8S 7S KH QH JH 7H JD TD 9D
>>> print(player("master", 7).choose(Turn(view_of(deal, 0))))
0 exchange JH 7H JD TD 9D

Every machine gives equal answers, because the search limits count positions and imagined hands, never time.
Each package imports only packages listed before it (``tests/test_codebase.py`` checks this):

- ``search``: exact solutions with all cards known, and imagined hands;
- ``players``: the player interface, the greedy player, and duels;
- ``stakes``: a result's worth in points, for a settlement, a game or a rubber;
- ``play``: the choice of a card;
- ``choices``: bids, discards, calls and answers;
- ``levels``: the players, from beginner to master;
- ``opinion``: the master level's opinion of a turn, with reasons;
- ``problems``: positions with a clear best choice.

``RESULTS.md`` has the measurements. Each name is imported when it is first used, because making tables takes a moment.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .levels.house_players import player
    from .opinion.opinion import evaluate
    from .opinion.reasons import Opinion
    from .play.card_choice import solve
    from .players.player import LEVELS, Player, Turn, play_out

__all__ = ["LEVELS", "Opinion", "Player", "Turn", "evaluate", "play_out", "player", "solve"]

_HOMES: Final = {
    ".levels.house_players": ("player",),
    ".opinion.opinion": ("evaluate",),
    ".opinion.reasons": ("Opinion",),
    ".play.card_choice": ("solve",),
    ".players.player": ("LEVELS", "Player", "Turn", "play_out"),
}


def __dir__() -> list[str]:
    return [*globals(), *__all__]


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home, __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
