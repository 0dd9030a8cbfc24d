"""What people can ask for, each a verb."""
