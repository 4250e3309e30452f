/** How the page is looked at, and what was pressed last. */
const asked = new URLSearchParams(location.search);

class Look {
  theme = $state<'light' | 'dark'>(asked.get('theme') === 'dark' ? 'dark' : 'light');
  long = $state(asked.get('text') === 'long');
  /** The width of each part in pixels; 0 is as wide as the page. */
  width = $state(Number(asked.get('width') ?? 0));
  acts = $state<string[]>([]);

  /** The word in the length that is looked at. */
  word(short: string, long: string): string {
    return this.long ? long : short;
  }

  /** Remember that something was pressed. */
  act(what: string): void {
    this.acts = [...this.acts, what].slice(-40);
  }
}

export const look = new Look();
