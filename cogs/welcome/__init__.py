"""The commands that lead in: /piquet help and /piquet play."""
