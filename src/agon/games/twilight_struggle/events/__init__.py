"""The events of the 110 cards, one module per period of the war."""
