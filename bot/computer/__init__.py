"""The computer player, which decides from its level, a seed, one seat's view of a deal, and the standing of the partie.

>>> from bot.computer.levels.house_players import PLAYERS
>>> from bot.computer.players.player import Turn
>>> from bot.piquet import Deal, rules_of, view_of
>>> deal = Deal.from_pack(rules_of("rubicon"), dealer=1)
>>> print(deal.hands[0])
AS KS 9S 8S 7S KH QH JH 7H JD TD 9D
>>> print(PLAYERS["master"](7).choose(Turn(view_of(deal, 0))))
0 exchange JH 7H JD TD 9D

The same question gets the same answer on every machine, because budgets count worlds and positions, never time.

Each package imports only packages listed before it here (``tests/test_codebase.py`` checks this):

- ``search``: positions with all cards known, their exact solution, and hands that the other player may hold;
- ``players``: the interface of a player, the greedy player with its rules of thumb, and duels that measure players;
- ``stakes``: the worth of a result, in points, for a settlement, a game or a rubber;
- ``play``: the choice of a card;
- ``choices``: what to bid, discard, call and answer;
- ``levels``: the house's players, from beginner to master, built from the above;
- ``opinion``: master's opinion of a turn, with reasons;
- ``problems``: positions whose best choice is clear, found and checked.

``RESULTS.md`` has what was measured.
"""
