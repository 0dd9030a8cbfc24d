"""The commands of ``python -m bot``: each has a module of its name, and ``run`` in it gives the exit status.

``bot/__main__.py`` parses the arguments. What a command does belongs in ``bot/services`` or ``data``.
"""
