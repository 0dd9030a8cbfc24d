"""Discord code used by all features: answers, permissions and rate limits."""
