"""The slash commands and controls: a cog reads the request, calls one service, and answers.

``cogs/X.py`` holds the command ``/piquet X`` and handles the controls that belong to it. Every module here is loaded.
"""
