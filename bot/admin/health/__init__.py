"""The doctor, scheduled backups, and the vitals of a running bot."""
