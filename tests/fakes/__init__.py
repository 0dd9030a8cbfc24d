"""Fakes: Discord, its network protocol, the messenger, engine workers. ``tests/README.md`` says when to use which."""
