"""Daily deals: two deals a day for everyone on a server, their secret chain, and how people compare."""
