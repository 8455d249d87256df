"""The catalogue of cards: importers, storage and the starter set."""
