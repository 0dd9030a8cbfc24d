"""Slash commands and controls: a cog reads the request, calls one service, and answers.

Each module is a discord.py extension for one feature. The catalogue describes ``/piquet X`` as ``command-X`` and its
options as ``command-X-option``. To follow a control, search for the name of its class.
"""
