"""What a person or a server can set, in words; and quiet hours and time zones as people type them.

What a setting does belongs in ``bot/services``.
"""
