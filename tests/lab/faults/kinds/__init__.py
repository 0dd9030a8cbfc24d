"""One module for each kind of fault that is done to the bot on purpose.

What they share is in ``tests/lab/faults``.
"""
