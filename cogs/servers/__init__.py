"""Commands of a server's managers, and what Discord tells of servers."""
