"""Discord code of all features: answers, permissions, places, the request gate."""
