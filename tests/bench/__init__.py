"""The speed of the bot: ``python -m tests.bench``.

The strength of the computer player is measured in ``tests/studies``.
"""
