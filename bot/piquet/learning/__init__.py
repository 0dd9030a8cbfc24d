"""Piquet for programs that learn: integer steps, including the random deal, and observation vectors."""
