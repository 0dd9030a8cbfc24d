"""All SQL, one module per table. Folders hold the schema migrations and the translations."""
