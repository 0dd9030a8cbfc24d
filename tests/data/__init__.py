"""What is kept is kept whole: every test works on a real database in a temporary folder."""
