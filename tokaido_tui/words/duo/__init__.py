"""What Tokaido Duo says."""
