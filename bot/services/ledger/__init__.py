"""What finished parties add up to: results, ratings, leaderboards, awards, and the end of a partie that enters them.

Reading them for a person belongs in ``archive``.
"""
