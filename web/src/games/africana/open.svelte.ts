// What one person has open on the table of Africana, and the rest of a plan: nothing of it leaves the page.

export class Open {
  /** What a phone shows. */
  tab = $state('map');
  /** The book of one's half lies open for buying. */
  book = $state(false);
  /** The shelf in place of the map. */
  shelf = $state(false);
  /** The list of places beside the map. */
  list = $state(false);
  /** The journal over the map, where a phone has no room for both. */
  journal = $state(false);
  /** The card with which the next step is made, if it can be. */
  card = $state('');
  /** What is not joined or ended on the way, each with the number of steps before it. */
  declined = $state.raw<readonly string[]>([]);
  /** The steps after one that shows a card: they are planned again when that has been seen. */
  rest: readonly string[] = [];
  /** How each step of the plan could be made otherwise, by the plan before it. */
  ways: { path: readonly string[]; ways: readonly string[] }[] = [];
  /** What the map shows the way to. */
  aim = $state('');

  /** Keep what could be done before a step, so that its card can be changed. */
  remember(path: readonly string[], ways: readonly string[]): void {
    const steps = ways.filter((move) => move.startsWith('go '));
    this.ways = [...this.ways.filter((one) => one.path.length < path.length), { path: [...path], ways: steps }];
  }

  /** A plan is over: nothing of it is remembered. */
  forget(): void {
    this.declined = [];
    this.card = '';
    this.ways = [];
    this.journal = false;
  }
}
