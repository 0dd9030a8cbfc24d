"""Fakes for Discord, its network protocol, the messenger and the engine workers; ``tests/README.md`` compares them."""
