import type { TokenFacts } from '../src/pieces/tokens';

/** What three people have laid on one pile. */
export const TOKENS: TokenFacts[] = [
  { id: 'a', seat: 2, text: '+1', icon: 'hand', label: 'Tomasz: plus 1 Action' },
  { id: 'b', seat: 0, text: '+1', icon: 'card-draw', label: 'You: plus 1 card' },
  { id: 'c', seat: 5, icon: 'two-coins', text: '−2', label: 'Slate: minus 2 coins' },
];

/** All that one seat has. */
export const TRAY: TokenFacts[] = ['+1', '+2', '−2', '−1', '×2', '+10'].map((text, i) => ({
  id: `t${i}`, seat: 0, text, label: `Token ${text}${i < 3 ? ', placed' : ', free'}`, free: i >= 3, legal: i === 3 || i === 4, chosen: i === 4,
}));
