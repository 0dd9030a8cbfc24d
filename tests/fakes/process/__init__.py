"""The real bot as a process of its own, started quickly and killed at will.

The Discord that it talks to is ``fakes/wire``.
"""
