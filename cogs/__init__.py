"""Discord's entrances, thin: parse, call one service, answer."""
