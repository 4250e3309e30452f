// What one person has open on the table of Adventure Tours: nothing of it leaves the page.
export class Open {
  /** Another player's expedition, large, where the board shows only a chip of it. */
  seat = $state<number | null>(null);
  /** The round whose scoring was seen: boards are chosen after it. */
  scored = $state(0);
  /** The round whose newly dealt boards were seen. */
  dealt = $state(0);
}
