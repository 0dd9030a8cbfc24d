"""What the bot does when people ask for it or time passes, without knowing how Discord shows it."""
