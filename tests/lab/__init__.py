"""Programs for measuring the bot and breaking it on purpose, with their tests."""
