"""The command and controls for hands."""
