"""The command and the controls of problems."""
