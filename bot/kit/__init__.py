"""What every message is made of: words, names, controls, cards and times as text.

What belongs to one feature is in that feature.
"""
