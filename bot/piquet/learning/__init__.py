"""Piquet for programs that learn: integer steps with chance, and observation vectors."""
