"""Discord code shared by all features: answers to clicks, permissions, places, and the request gate."""
