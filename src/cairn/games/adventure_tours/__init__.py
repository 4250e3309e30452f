"""Adventure Tours: three expeditions, and every card is equipment or a member."""
