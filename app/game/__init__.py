"""The game as data: players, objects, zones, events, history. Everything is frozen; a change makes a new state."""
