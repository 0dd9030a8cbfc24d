"""The house's players, from beginner to master."""
