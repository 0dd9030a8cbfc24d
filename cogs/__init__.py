"""Slash commands and controls (buttons, menus): a cog reads the request, calls one service, and answers.

Each module is a discord.py extension for one feature. In the translations, ``command-X`` describes ``/piquet X``, and
``command-X-option`` its option.
"""
