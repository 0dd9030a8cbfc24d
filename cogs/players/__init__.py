"""Commands of a person's settings and blocks."""
