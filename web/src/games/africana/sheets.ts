// The lines of a score sheet, in the order in which points are counted.
import type { IconName } from '../../icons';
import type { AfricanaSheet } from '../../wire';

export const LINES: readonly { item: Exclude<keyof AfricanaSheet, 'points'>; icon: IconName }[] = [
  { item: 'expeditions', icon: 'trail' },
  { item: 'artifacts', icon: 'tribal-mask' },
  { item: 'collections', icon: 'porcelain-vase' },
  { item: 'assistants', icon: 'person' },
  { item: 'silver', icon: 'two-coins' },
  { item: 'travel_cards', icon: 'poker-hand' },
  { item: 'unfinished', icon: 'open-book' },
];
/** The key of a line's name. */
export const lineKey = (item: string): string => `africana-fact-${item.replace('_', '-')}`;
