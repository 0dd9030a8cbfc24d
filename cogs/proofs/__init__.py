"""Controls for checking the deals and the house."""
