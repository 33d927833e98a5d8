"""The engine: what every game has in common, and the one way in which a match goes from state to state."""
