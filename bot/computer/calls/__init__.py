"""The choice of what to call, answer and sink.

The reasons in words belong in ``opinion``.
"""
