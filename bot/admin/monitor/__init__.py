"""Health checks and metrics over HTTP."""
