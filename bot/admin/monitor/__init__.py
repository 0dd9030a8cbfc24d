"""Health and figures over HTTP."""
