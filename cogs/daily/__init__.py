"""The commands and controls for the deal of the day."""
