"""The command and the controls of lessons."""
