"""Commands for a person's settings and blocks."""
