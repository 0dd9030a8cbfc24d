"""The processes of one bot: a small bot is one, a large bot may be several that share a database."""
