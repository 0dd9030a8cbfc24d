"""What teaches the game: the rules and the engine's opinion. Nothing here decides anything in a partie."""
