"""What a card can say: nodes with their rules and their wordings. Data only, no behaviour."""
