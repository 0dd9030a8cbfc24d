"""Programs that measure the bot or break it on purpose, and their tests."""
