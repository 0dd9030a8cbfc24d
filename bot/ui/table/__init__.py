"""What everybody on a server sees: challenges, tables, announcements, awards, and lists of parties.

The words of the play itself belong in ``talk``.
"""
