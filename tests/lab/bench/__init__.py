"""Load and speed on the wire: many parties at once, and a bare bot beside ours.

The bot is the real one, in a process of its own, and has a core to itself; ``bare`` is a bot that does nothing but
commit a row and edit its message. ``hall`` is where people sit, ``pace`` how they decide: so many a second, or so many
at a time. Figures are those that ``python -m tests.lab.bench`` prints: ``turns`` beside clicks
on the bare bot and what a ``counted_bot`` counts, ``starts``, and ``stores``, a bot on a PostgreSQL server, in one
process or in two, of which ``beside`` reads what the server spends. ``goals`` are the figures of which more is asked.
``requests_of_a_deal`` counts, on SimCord, what people ask of Discord by deciding and by leaving orders.
"""
