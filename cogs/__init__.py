"""The slash commands and controls: a cog reads the request, calls one service, and answers.

Each module is an extension of discord.py, with the commands and controls of one feature. ``command-X`` in the catalogue
of its name describes the command ``/piquet X``, and ``command-X-option`` an option.
To follow a control, search for its class, such as ``GiveTime``: a view in ``bot/features`` draws it, the method below
``@control(GiveTime)`` handles it. The class names the verb in its ids.
"""
