"""The computer player, which decides from its level, a seed, one seat's view, and the partie's standing.

>>> from bot.computer.levels.house_players import PLAYERS
>>> from bot.computer.players.player import Turn
>>> from bot.piquet import Deal, rules_of, view_of
>>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
>>> print(deal.hands[0])
AS KS 9S 8S 7S KH QH JH 7H JD TD 9D
>>> print(PLAYERS["master"](7).choose(Turn(view_of(deal, 0))))
0 exchange JH 7H JD TD 9D

Every machine gives one answer, because budgets count worlds and positions, never time.
Each package imports only packages listed before it (``tests/test_codebase.py`` checks this):

- ``search``: positions with all cards known, their exact solution, and imagined hands;
- ``players``: the player interface, the greedy player's rules of thumb, and duels that measure players;
- ``stakes``: a result's worth, in points, for a settlement, a game or a rubber;
- ``play``: the choice of a card;
- ``choices``: the choice of bids, discards, calls and answers;
- ``levels``: the house's players, from beginner to master;
- ``opinion``: master's opinion of a turn, with reasons;
- ``problems``: positions with a clear best choice, found and checked.

``RESULTS.md`` has the measurements.
"""
