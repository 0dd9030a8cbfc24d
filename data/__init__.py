"""All SQL, by table, with migrations and the sentences of each language."""
