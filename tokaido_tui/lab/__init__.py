"""The workshop: simulating, comparing, tuning and measuring. Players never load it."""
