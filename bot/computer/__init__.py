"""The computer player. It knows nothing but a seat's view, and of the other rooms the game alone.

The play of two known hands is solved exactly: ``patterns`` (how a suit is laid out, and what is looked up of it),
``solver`` (what can be made of a position), ``stakes`` (what that is worth), ``piques`` (while one is still to be
made), ``position`` and ``play`` (what each card is worth).

What the other may have: ``said`` (which hands would have said what he said), ``worlds`` (hands drawn among those).

``house`` takes every decision of every rule set: what is neither exchange, call nor play it decides itself
(``bidding``, ``answering``, ``misere``, the cards left), and for the rest asks a player who thinks. ``beginner`` makes
the mistakes that people make. ``engine`` asks any of them with nothing but a record as one seat sees it.

``opinion`` says what master thinks of a turn, what each way is worth and why (``reasons``, found by ``keeping`` for a
discard, ``tricking`` for a card, ``saying`` for a word); ``judging`` what a decision cost that somebody made, where
``wording`` estimates calls that were not made.

Players (``player``, ``levels``): ``greedy``, by rules of thumb, against whom the others are measured; ``solving``, who
differs from him in nothing but the play (``cardplay``): he solves it in some worlds and takes the card that is worth
most on average; ``weighing``, who besides values his discards (``exchange``, ``estimate``), sinks sets (``calling``)
and doubts whether the other plays his best (``doubting``, ``thumb``): he is the ``master``. The ``club`` player doubts
too, draws but four worlds for a card, and exchanges like the greedy one. ``duel`` measures them on mirrored deals:

- ``club`` gains 26.2, give or take 1.4, on ``greedy`` (300 pairs of seed 77), ``master`` 34.0, give or take 3.3, and on
  ``club`` 8.1, give or take 3.1 (120 pairs of seed 5);
- the solved play alone gains 25 points, with 10 worlds as with 40 (25.1 and 25.4, give or take 2.4, in 150 pairs);
- the discards gain some five points more: in the calls hardly one, the rest in cards, piques and capots that better
  hands bring. To choose among a dozen discards of a rule of thumb by solved play over 50 deals gained but three;
- with all cards open the play gains no more on the greedy player than with 10 worlds (23.1 and 22.1 in the same 60
  pairs), and on the player with 10 worlds 3.6, give or take 1.4; master loses 3.0 a pair, give or take 1.1, to himself
  with all cards open (100 pairs of seed 5, ``python -m tests.studies.seeing 100``);
- of master against himself elder has 35.1 a deal and younger 17.7 (120 packs of seed 5 and 60 of seed 6; one standard
  error is some 2 and 1), of the club player 33.5 and 18.2 (``outcomes``);
- with all cards open and the greedy player's every card foreseen, the best answer to him gains 35.7, give or take 3.2,
  with these discards, and 38.3, give or take 3.4, with discards chosen for that (``python -m tests.studies.foreseeing
  120``, the same packs): so much is there to be gained at all.

What a partie of deals is settled for: ``worth`` (what an end of a deal is worth, from ``outcomes``), and through it the
play (``reaching``; its last tricks ``ending``), the exchange (``settling``) and the calls (``sinking``). What a partie
of games is settled for: ``games`` (what the score of a game is worth, and who is first to a hundred), through ``worth``
the exchange, and the play from its first trick (``ending``; ``coming``: what younger will reckon). Nothing is sunk for
it, since more of a game is worth more at every score. A rubber is bid, exchanged and played for its bonus too
(``rubbers``). ``matches`` measures whole parties.

What it gains to know the standing in the last deal, of the settlement, against the same player who does not, as
``python -m tests.studies.standings club 80 --worlds 6 --only calls,play`` tells it of ten standings: at 10 to 190,
where elder cannot be saved, elder 10.8, give or take 3.9, and younger 3.8, give or take 1.9; at 60 to 120 elder 2.8,
give or take 1.4; at 190 to 10 elder 2.7, give or take 1.6. Of all ten elder 3.0, give or take 3.8, and younger -0.9,
give or take 3.8: elsewhere nothing is shown, nor at 90 to 80 (elder -1.2, give or take 14.3). The exchange adds 1.1,
give or take 1.1 (58 hands at three standings each, solved).

What it gains to know the score of a game of a hundred, in games, each having won one before: the play 0.03, give or
take 0.02, for both together (``python -m tests.studies.standings club 60 --seed 5 --worlds 4 --only play --rules
hundred``, ten scores: mostly the calls decide, or the next deal; 0.12, give or take 0.12, for elder at 80 to 90, a loss
nowhere shown), and much more where a hundred are in reach of both in play (``ending``); the exchange 0.02 as elder and
0.01 as younger (``exchange``).

What it gains to bid for the bonus of a rubber, of points and of what there is to be had of it, against the same player
who bids for points, as ``python -m tests.studies.rubbers 100`` tells it of six standings, valued by the hands that
there are: 43.0 a deal, give or take 18.8, for both sides together (the dealer 16.9, give or take 18.0, the other 26.0,
give or take 12.8). At one game each and 80 to 80 the dealer 52.5, give or take 46.7, and the other 58.5, give or take
36.9; at 60 to 60 31.8, give or take 33.5, and 65.3, give or take 31.6; at the beginning nothing is shown (-2.2, give or
take 13.9, and 7.2, give or take 10.7). That is by the bidder's own measure of hands. Played to their end nothing of it
is shown: 4.2, give or take 31.9, for both sides together at 80 to 80 and 60 to 60 (``--played --seed 61``, 350 deals,
three worlds drawn for a card, the greedy player's discards, which are not those that the bidder reckons with).
"""
