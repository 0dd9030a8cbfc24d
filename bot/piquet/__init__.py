"""The game of Piquet. Standard library only: no clock, no chance, no Discord, no database."""
