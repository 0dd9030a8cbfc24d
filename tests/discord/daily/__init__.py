"""The whole bot, driven by commands and clicks: the deal of the day."""
