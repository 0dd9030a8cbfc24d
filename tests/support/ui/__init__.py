"""Sights of parties to draw messages from.

The messages are checked in ``tests/ui``.
"""
