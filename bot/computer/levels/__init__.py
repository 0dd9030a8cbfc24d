"""The players of the house, from beginner to master.

One kind of decision belongs in ``choices`` or ``play``.
"""
