"""The command and controls for problems."""
