"""How the rules change a game; one module per topic of the rules. Pure: a state and an action in, a state out."""
