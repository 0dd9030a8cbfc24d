"""Controls that check deals and the house."""
