"""What a host needs: the command line, the doctor, backups, health and figures over HTTP."""
