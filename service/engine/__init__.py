"""The engine: what every game has in common, and the only way a match moves from state to state."""
