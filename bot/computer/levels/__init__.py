"""The house's players, from beginner to master.

How one kind of decision is made belongs in ``choices`` or ``play``.
"""
