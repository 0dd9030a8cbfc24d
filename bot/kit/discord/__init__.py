"""Discord code for all features: answers, permissions, places, request gate."""
