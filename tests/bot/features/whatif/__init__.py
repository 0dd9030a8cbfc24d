"""The house plays on from another decision."""
