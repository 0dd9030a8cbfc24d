"""Runs the real bot as a process of its own, which starts quickly and can be killed.

The Discord that it talks to is ``fakes/wire``.
"""
