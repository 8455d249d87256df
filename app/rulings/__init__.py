"""The use-cases: rulings, questions, look-ups, and the explanation of each."""
