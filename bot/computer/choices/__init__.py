"""Chooses what to bid, discard, call, answer and sink.

Reasons in words belong in ``opinion``.
"""
