"""What teaches: the pages of rules, the advice of the house, and the review of a deal, with reasons.

Why a point was scored belongs in ``talk``.
"""
