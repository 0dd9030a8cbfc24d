"""The choice of what to bid, discard, call, answer and sink.

The reasons in words belong in ``opinion``.
"""
