"""Privacy: forgetting a person, the privacy page and the terms."""
