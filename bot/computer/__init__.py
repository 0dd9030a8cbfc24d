"""The computer player. It knows nothing but a seat's view, and of the other rooms the game alone.

The play of two known hands is solved exactly: ``patterns`` (how a suit is laid out, and what is looked up of it),
``solver`` (what can be made of a position), ``stakes`` (what that is worth), ``piques`` (while one is still to be
made), ``position`` and ``play`` (what each card is worth).

What the other may have: ``said`` (which hands would have said what he said), ``worlds`` (hands drawn among those).

Players (``player``, ``levels``): ``greedy``, by rules of thumb, against whom the others are measured; ``solving``, who
differs from him in nothing but the play (``cardplay``): he solves it in some worlds and takes the card that is worth
most on average; ``weighing``, who besides values his discards (``exchange``). ``duel`` measures them on mirrored deals:

- the play gains 25 points a pair, with 10 worlds as with 40 (25.1 and 25.4, give or take 2.4, in 150 pairs);
- the discards gain little yet: 3.2, give or take 3.5, against ``solving`` in 160 pairs. They are valued as if all cards
  were known in the play, over deals in which the other exchanges as the greedy player does.
"""
