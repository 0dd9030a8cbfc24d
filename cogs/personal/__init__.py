"""What belongs to one person, wherever they play: settings, vacations, blocks. A server's own is in ``guilds``."""
