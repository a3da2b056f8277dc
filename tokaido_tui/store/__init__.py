"""The embedded database: games in progress and finished, their records, statistics."""
