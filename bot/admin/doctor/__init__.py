"""The doctor: compares the database with what its decisions give, and repairs it."""
