/**
 * All sizes of the table, from the width and height of the window and what the board needs. Nothing else reads the
 * viewport. Lengths are those of the design at scale 1; the page scales by its root font size, and CSS gets them in rem.
 *
 * What gives way where height is short, in this order and only as far as needed, in the wide and the middle form:
 * the explanation in the prompt bar, the hand's cards down to 92, the rows of the board down to 84, the hand's cards
 * down to 76, the bars and gaps, the rows down to 52 (their cards lose their shape, never their numbers); then the
 * board scrolls. The narrow form gives the bar, the prompt's second line, and the lower part of the hand.
 */
export type Form = 'wide' | 'middle' | 'narrow' | 'low';

/** What a board asks for. */
export interface Needs {
  /** Rows that share its height; 0 where the board scrolls by itself. */
  rows: number;
  /** Whether the hand has cards at all. */
  hand: boolean;
  /** How high a card of the hand has to be, where a few words need less than its shape would take. */
  held?: number;
  /** What stands below each card of the hand. */
  foot?: number;
  /** The board shows all seats itself: no strip has them in the middle form, and no bar on a phone. */
  seated?: boolean;
  /** How many seats there are, and how wide the counts of one of them are in all. */
  seats?: number;
  counts?: number;
  /** How many letters of an explanation stand below the question of a phone. */
  reason?: number;
}

/** The seats of the side column: with their counts, without them, or in one line each. */
export type SeatLook = 'full' | 'brief' | 'compact';

export interface Sizes {
  form: Form;
  scale: number;
  /** The window at scale 1. */
  width: number;
  height: number;
  bar: number;
  strip: number;
  prompt: number;
  /** Whether the prompt explains itself. */
  detail: boolean;
  /** The width and height of a card in the hand, the height of the row it stands in, and how far a chosen one rises. */
  hand: number;
  held: number;
  row: number;
  lift: number;
  side: number;
  seats: SeatLook;
  seated: boolean;
  head: number;
  gap: number;
  /** The height of a row of the board, and of a card on it. */
  lane: number;
  card: number;
  /** What is left for the board. */
  field: number;
  scrolls: boolean;
}

const LARGEST = 2;
const clamp = (low: number, n: number, high: number) => Math.min(high, Math.max(low, n));

/** How much larger than the design everything is drawn, as base.css says; small windows do not shrink it. */
export const scaleOf = (width: number, height: number) => clamp(1, Math.min(width / 1440, height / 900), LARGEST);

export function formOf(width: number, height: number): Form {
  if (height < 480 && width >= 640) return 'low';
  return width >= 1200 ? 'wide' : width >= 768 ? 'middle' : 'narrow';
}

/** How high a card of the hand is, and the row with the room above and below it. */
const heldOf = (hand: number, needs: Needs) => Math.min(Math.round(hand * 1.4), needs.held ?? Infinity);
const rowOf = (hand: number, needs: Needs) => heldOf(hand, needs) + (hand > 90 ? 38 : 26) + (needs.foot ?? 0);

/** What the log in the side column needs at least, and a seat's panel without its counts, in one line, and a row of counts. */
const LOG = 176;
const SEAT = { brief: 66, compact: 54, counts: 29 };

/** How the seats of the side column are shown, so that the log is still read below them. */
function seatLook(sizes: Sizes, { seats = 2, counts = 0 }: Needs): SeatLook {
  const room = sizes.height - sizes.bar - 24 - LOG - 10 * seats;
  const rows = Math.max(1, Math.ceil(counts / (sizes.side - 46)));
  if (seats * (SEAT.brief + 6 + rows * SEAT.counts) <= room) return 'full';
  return seats * SEAT.brief <= room ? 'brief' : 'compact';
}

/** The sizes of a table that is this large on the screen, at the scale of its page. */
export function frame(screenWidth: number, screenHeight: number, needs: Needs, scale = scaleOf(screenWidth, screenHeight)): Sizes {
  const [width, height] = [screenWidth / scale, screenHeight / scale];
  const form = formOf(width, height);
  const sizes: Sizes = {
    form, scale, width, height,
    bar: 52, strip: 0, prompt: 64, detail: true, hand: 104, held: 0, row: 0, lift: 16, seats: 'full', seated: needs.seated ?? false,
    side: width < 1400 ? 264 : width < 1560 ? 292 : 320, head: 24, gap: 6, lane: 0, card: 106, field: 0, scrolls: false,
  };
  if (form === 'narrow') return narrow(sizes, needs);
  if (form === 'low') return low(sizes, needs);
  if (form === 'middle') Object.assign(sizes, { strip: needs.seated ? 0 : 66, side: 0, hand: 92, prompt: 60 });
  return rows(sizes, needs);
}

/** The wide and the middle form: rows of the board give way last. */
function rows(sizes: Sizes, needs: Needs): Sizes {
  const n = Math.max(needs.rows, 1);
  const field = () => sizes.height - sizes.bar - sizes.strip - sizes.prompt - (needs.hand ? rowOf(sizes.hand, needs) : 10) - 20;
  /** A board without rows of its own wants about the same height. */
  const least = needs.rows ? 100 : 520;
  const lane = () => (needs.rows ? (field() - sizes.head - sizes.gap * (n - 1)) / n : field());
  const small = needs.rows ? 84 : 420;
  if (lane() < least) {
    sizes.detail = false;
    sizes.prompt = 56;
  }
  while (lane() < least && sizes.hand > 92) sizes.hand -= 4;
  while (lane() < small && sizes.hand > 76) sizes.hand -= 4;
  if (lane() < small) Object.assign(sizes, { bar: 44, head: 20, gap: 4, prompt: 52 });
  // The reason of a hint has four small lines.
  if (needs.reason) sizes.prompt = Math.max(sizes.prompt, 64);
  const high = lane();
  sizes.lane = needs.rows ? Math.max(52, high) : 0;
  sizes.card = Math.floor(clamp(52, high + (high > 98 ? 3 : -1), 106));
  sizes.scrolls = needs.rows > 0 && high < 52;
  return finish(sizes, needs, field());
}

/** How many lines an explanation of n letters has on a phone, and the most that are shown. */
const LETTER = 6.8;
const linesOf = (letters: number, width: number) => Math.min(width < 360 ? 5 : 4, Math.ceil((letters * LETTER) / (width - 32)));

/** Phones: everything but the board has a fixed height, smaller below 760; an explanation adds its lines. */
function narrow(sizes: Sizes, needs: Needs): Sizes {
  const short = sizes.height < 760;
  const lines = linesOf(needs.reason ?? 0, sizes.width);
  Object.assign(sizes, {
    side: 0, bar: short ? 46 : 50, strip: 24, prompt: (short ? 86 : 112) + (lines ? 16 * lines + 4 : 0), detail: !short, hand: 64, lift: 14, head: 22, gap: 4,
  });
  // On a short phone the hand sinks below the edge: number and symbol are in its upper band.
  const row = !needs.hand ? 0 : needs.held ? needs.held + 18 + (needs.foot ?? 0) : short ? 76 : 116;
  return finish({ ...sizes, row }, needs, sizes.height - sizes.bar - sizes.strip - sizes.prompt - row - 8);
}

/** A phone on its side: the board at the left, the question and the hand in a column at the right. */
function low(sizes: Sizes, needs: Needs): Sizes {
  Object.assign(sizes, { bar: 44, side: 300, prompt: 86, detail: false, hand: 64, lift: 10, head: 18, gap: 3, row: needs.hand ? 120 : 0 });
  const field = sizes.height - sizes.bar - 10;
  const lane = needs.rows ? (field - sizes.head - sizes.gap * (needs.rows - 1)) / needs.rows : 0;
  return finish({ ...sizes, lane: Math.max(52, lane), card: Math.floor(clamp(52, lane - 1, 106)), scrolls: needs.rows > 0 && lane < 52 }, needs, field);
}

function finish(sizes: Sizes, needs: Needs, field: number): Sizes {
  if (sizes.form === 'wide' || sizes.form === 'middle') {
    sizes.row = needs.hand ? rowOf(sizes.hand, needs) : 10;
    sizes.lift = sizes.hand > 90 ? 16 : 12;
  }
  sizes.held = heldOf(sizes.hand, needs);
  sizes.seats = seatLook(sizes, needs);
  sizes.field = Math.max(0, field);
  return sizes;
}

/** The sizes as CSS variables of the table. */
export function variables(sizes: Sizes): string {
  const lengths: Record<string, number> = {
    'bar-h': sizes.bar, 'prompt-h': sizes.prompt, 'side-w': sizes.side, 'card-w': sizes.hand, 'hand-h': sizes.row,
    lift: sizes.lift, head: sizes.head, gap: sizes.gap, lane: sizes.lane, ch: sizes.card, field: sizes.field,
  };
  return Object.entries(lengths).map(([name, n]) => `--${name}:${n / 16}rem`).join(';');
}

/** Tell how large an element is, now and whenever that has changed, once per frame; never in the middle of a drag. */
export function followSize(element: HTMLElement, tell: (width: number, height: number) => void): () => void {
  let waiting = 0;
  const look = () => {
    waiting = 0;
    if (document.querySelector('.dragged, .sorted')) later();
    else tell(element.clientWidth, element.clientHeight);
  };
  const later = () => void (waiting ||= requestAnimationFrame(look));
  const watch = new ResizeObserver(later);
  watch.observe(element);
  tell(element.clientWidth, element.clientHeight);
  return () => {
    cancelAnimationFrame(waiting);
    watch.disconnect();
  };
}
