"""The map of the island, drawn."""
