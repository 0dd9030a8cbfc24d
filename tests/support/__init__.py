"""What tests share that stands in for nobody: readers of messages, limits of Discord, players, positions.

What stands in for Discord or a worker belongs in ``fakes``.
"""
