"""Tools for the host: the command line, the doctor, backups, health and figures over HTTP."""
