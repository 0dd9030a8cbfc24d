"""Tables: the public view of a partie on a server, and its delivery."""
