"""The database, its migrations, one module with the SQL of each table or two, and the texts of each language."""
