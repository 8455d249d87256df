"""The language of card text: words to nodes and nodes back to the same words."""
