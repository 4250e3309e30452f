import type { Learn } from '../../../learn/titles';
import Closed from './Closed.svelte';
import Cost from './Cost.svelte';
import Fits from './Fits.svelte';
import Rising from './Rising.svelte';
import Sheet from './Sheet.svelte';
import Sponsors from './Sponsors.svelte';
import Turn from './Turn.svelte';
import Worth from './Worth.svelte';

export const LEARN: Learn = {
  pictures: [
    { rule: 'LC-T1', key: 'lost-cities-learn-1', drawing: Rising },
    { rule: 'LC-T6', key: 'lost-cities-learn-2', drawing: Turn },
    { key: 'lost-cities-learn-3', drawing: Cost },
    { key: 'lost-cities-learn-4', drawing: Sponsors },
  ],
  examples: [
    { rule: 'LC-T4', key: 'lost-cities-learn-camps', drawing: Closed },
    { rule: 'LC-T7', key: 'lost-cities-learn-which', drawing: Fits },
    { rule: 'LC-E3', key: 'lost-cities-learn-worth', drawing: Worth },
    { rule: 'LC-E4', key: 'lost-cities-learn-sheet', drawing: Sheet },
  ],
};
