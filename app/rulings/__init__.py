"""What the service does with a game: rulings, questions and their explanations, in terms of game objects."""
