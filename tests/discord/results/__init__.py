"""The whole bot, driven by commands and clicks: results."""
