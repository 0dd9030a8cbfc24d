"""The parts of every message: words, names, controls, cards and times as text.

Anything that belongs to one feature is in that feature's folder.
"""
