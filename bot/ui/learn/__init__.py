"""What teaches: the rules pages, advice and review with their reasons.

Why a point was scored belongs in ``talk``.
"""
