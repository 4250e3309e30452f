"""Africana: expeditions and adventures between north and south, paid for in silver and travel cards."""
