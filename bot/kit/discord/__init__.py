"""Discord plumbing shared by every feature: answers to clicks, permissions, places, the request gate."""
