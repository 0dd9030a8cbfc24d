"""Building blocks for all messages: sentences, names, controls, and cards and times as text.

Anything used by only one feature is in that feature's folder.
"""
