"""The computer player. It knows nothing but a seat's view, and of the other rooms the game alone.

So far the play of two known hands, exactly: ``patterns`` (how a suit is laid out, and what is looked up of it),
``solver`` (what can be made of a position), ``stakes`` (what that is worth), ``piques`` (while one is still to be
made), ``position`` and ``play`` (what each card is worth).
"""
