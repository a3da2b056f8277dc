"""What the road games share: stations, slots, who moves, stops where all wait, the neutral traveller."""
