"""Privacy: forgetting a person, the privacy page, the terms."""
