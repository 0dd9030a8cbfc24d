"""The players of the house, from beginner to master.

How each kind of decision is taken belongs in the wings of the decisions.
"""
