// What one person has open on the table of Adventure Tours: nothing of it leaves the page.
export class Open {
  /** Another player's expedition, large, where the board shows only a chip of it. */
  seat = $state<number | null>(null);
  /** The round whose scoring was seen: boards are chosen after it. */
  scored = $state(0);
  /** The round that was seen last. */
  dealt = $state(0);
  /** These boards lie open before the first card of the round. */
  turning = $state(false);
  /** The others are chips: a second press on one that is chosen confirms. */
  chips = $state(false);
}
