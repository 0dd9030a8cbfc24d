"""Tables: what everybody on a server sees of a partie, and its delivery."""
