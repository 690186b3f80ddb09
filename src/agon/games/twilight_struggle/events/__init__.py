"""The events of the 110 cards, one module a period of the war."""
