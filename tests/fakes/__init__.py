"""What stands in for the world outside: Discord, its wire, the messenger, the engine.

``tests/README.md`` says which one to use when.
"""
