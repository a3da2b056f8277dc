"""What every game shares: decisions, events, decks, dealers, records, errors. Standard library only."""
