"""Helpers for the tests of the whole bot: packs to deal, rows of the database, checks of what was posted.

The simulated Discord itself is in ``tests/fakes``.
"""
