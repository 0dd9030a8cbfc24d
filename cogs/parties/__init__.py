"""The command and controls for resigning."""
