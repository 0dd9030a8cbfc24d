"""What a seat can work out from its own view: sure cards, deals that look the same, what it costs to concede.

Nothing here gets a ``Deal``: whatever is worked out is as true for the seat as for anyone who sees the same.
"""
