"""Services used by all features: message delivery, scheduled jobs, worker pools and rate limits."""
