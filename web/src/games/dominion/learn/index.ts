import type { Learn } from '../../../learn/titles';
import Called from './Called.svelte';
import Cards from './Cards.svelte';
import Cycle from './Cycle.svelte';
import FullTurn from './FullTurn.svelte';
import Lasting from './Lasting.svelte';
import Phases from './Phases.svelte';
import Points from './Points.svelte';
import Start from './Start.svelte';
import Travellers from './Travellers.svelte';

export const LEARN: Learn = {
  pictures: [
    { rule: 'DB-S1', key: 'dominion-learn-1', drawing: Start },
    { key: 'dominion-learn-2', drawing: Phases },
    { rule: 'DB-T5', key: 'dominion-learn-3', drawing: Cycle },
    { rule: 'DB-E2', key: 'dominion-learn-4', drawing: Points },
  ],
  examples: [
    { rule: 'DB-T1', key: 'dominion-learn-phases', drawing: Phases },
    { rule: 'DB-T2', key: 'dominion-learn-turn', drawing: FullTurn },
    { rule: 'DA-D1', key: 'dominion-learn-lasting', drawing: Lasting },
    { rule: 'DA-R1', key: 'dominion-learn-called', drawing: Called },
    { rule: 'DA-T2', key: 'dominion-learn-travellers', drawing: Travellers },
  ],
  cards: Cards,
};
