"""Servers: settings, moderation, the bot's coming and going."""
