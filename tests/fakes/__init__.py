"""Fakes of the outside world: Discord, its network protocol, the messenger, the engine's workers.

``tests/README.md`` says which one to use when.
"""
