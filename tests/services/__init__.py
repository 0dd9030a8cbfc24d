"""What can be asked of the services, and what they tell, without Discord."""
