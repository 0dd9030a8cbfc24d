"""All SQL, one module per table. Folders hold the migrations and each language's sentences."""
