"""Servers: their settings, moderation, and the bot's coming and going."""
