"""*What if?*: another decision in a finished deal, played on by the house."""
