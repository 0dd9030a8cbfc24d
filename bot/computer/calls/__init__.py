"""The choice of what to call, answer and sink.

Reasons for it in words belong in ``opinion``.
"""
