"""Commands for a server's managers, and Discord's events about servers."""
