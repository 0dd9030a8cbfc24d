"""What everybody on a server sees: challenge, table, announcements, awards, and the lists of tables.

How the play itself is told belongs in ``talk``.
"""
