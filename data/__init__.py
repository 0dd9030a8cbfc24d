"""What is kept: the database and its migrations, one module for each thing stored, the words of each language."""
