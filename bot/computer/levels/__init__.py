"""The players of the house, from beginner to master.

How one kind of decision is taken belongs in ``auction``, ``exchange``, ``calls`` or ``play``.
"""
