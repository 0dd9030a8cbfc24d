"""Pictures of cards, tables, score sheets and ratings."""
