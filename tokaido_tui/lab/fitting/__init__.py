"""Finding the numbers that the bots go by: the weights of the pilgrims and the forecasts of the sages."""
