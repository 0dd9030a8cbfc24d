"""What is a person's own: what the bot stores of them, and how they are forgotten.

Export is in ``archive``, settings in ``core``.
"""
