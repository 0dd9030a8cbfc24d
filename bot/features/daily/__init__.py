"""The deal of the day: two deals for everyone on a server, the chain of their secrets, and how people compare."""
