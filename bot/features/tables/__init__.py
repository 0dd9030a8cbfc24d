"""Tables: a partie's public messages on a server, and their delivery."""
