"""Whether a whole database is sound, and its repair.

Only the command line uses it; a running bot does not.
"""
