"""Controls for advice and reviews."""
