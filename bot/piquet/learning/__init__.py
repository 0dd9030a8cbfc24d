"""Piquet for programs that learn: integer steps with chance among them, and vectors of what a seat knows."""
