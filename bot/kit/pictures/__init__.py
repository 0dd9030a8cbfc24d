"""Cards, tables, score sheets and charts as pictures."""
