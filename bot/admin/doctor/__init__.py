"""The doctor: compares stored rows with rows derived from decisions, and repairs them."""
