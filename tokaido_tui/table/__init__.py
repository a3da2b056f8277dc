"""A game in progress: the seats, the record, what has been told. The only thing a client talks to."""
