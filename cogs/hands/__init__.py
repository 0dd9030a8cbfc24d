"""The command and the controls of hands."""
