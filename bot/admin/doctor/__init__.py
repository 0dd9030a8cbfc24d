"""The doctor: compares the database with the rows its decisions give, and repairs it."""
