"""Controls of advice and reviews."""
