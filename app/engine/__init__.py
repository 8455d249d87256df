"""How the rules change a game: one module per topic of the Comprehensive Rules."""
