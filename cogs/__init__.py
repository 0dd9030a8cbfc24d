"""The slash commands and controls: a cog reads the request, calls one service, and answers.

Each module is an extension of discord.py, with the commands and controls of one feature. ``command-X`` in the catalogue
of its name describes the command ``/piquet X``, and ``command-X-option`` an option.
To follow a control, search for its verb: ``control_id("verb", …)`` or ``context.button("…", "verb")`` draws it in
``bot/features``, and the method below ``@control("verb")`` handles it. ``bot/features/hands/clicks.py`` has tables of
the verbs of a hand.
"""
