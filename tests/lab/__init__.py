"""Programs that measure the bot or break it on purpose, such as ``python -m tests.lab.faults``, and their tests."""
