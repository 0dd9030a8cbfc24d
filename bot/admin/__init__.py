"""Tools for the host: command line, doctor, backups, health checks and metrics."""
