"""Discord code for all features: answers, permissions, request gate."""
