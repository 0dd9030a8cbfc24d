"""What a person or a server can set: the text of it, quiet hours and time zones as people write them.

What a setting does belongs in ``bot/services``.
"""
