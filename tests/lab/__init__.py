"""Programs for measuring the bot and for breaking it on purpose, with their tests."""
