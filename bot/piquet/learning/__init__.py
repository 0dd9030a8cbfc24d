"""Piquet for programs that learn: integer steps, chance included, and vectors of a seat's knowledge."""
