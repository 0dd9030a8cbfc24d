"""What people see, read as they would read it."""
