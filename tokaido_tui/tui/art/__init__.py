"""Pictures in half blocks: the panoramas, the title print and the means to show them in any terminal."""
