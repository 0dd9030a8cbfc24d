"""The slash commands and controls: a cog reads the request, calls one service, and answers.

Module ``X`` in one of the folders holds the command ``/piquet X`` and handles its controls. Every module in a folder is
loaded. The sentence ``command-X-option`` of the catalogue describes an option.
To follow a control, search for its verb: ``control_id("verb", …)`` or ``context.button("…", "verb")`` draws it in
``bot/features``, and the method below ``@control("verb")`` handles it. ``bot/features/hands/clicks.py`` has tables of
the verbs of a hand.
"""
