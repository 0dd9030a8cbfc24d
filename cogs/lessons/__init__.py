"""The command and controls for lessons."""
