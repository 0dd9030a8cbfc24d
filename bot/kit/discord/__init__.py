"""What talks to Discord for every feature: answers to clicks, permissions, places, the gate for requests."""
