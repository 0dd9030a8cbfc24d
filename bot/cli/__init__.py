"""The commands of ``python -m bot``, one module each.

What a command does belongs in ``bot/services`` or ``data``; here it is only read from the command line and printed.
"""
