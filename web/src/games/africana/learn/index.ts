import type { Learn } from '../../../learn/titles';
import Across from './Across.svelte';
import Collections from './Collections.svelte';
import Division from './Division.svelte';
import Expedition from './Expedition.svelte';
import Pages from './Pages.svelte';
import Return from './Return.svelte';
import Travel from './Travel.svelte';

export const LEARN: Learn = {
  pictures: [
    { rule: 'AF-M1', key: 'africana-learn-1', drawing: Travel },
    { key: 'africana-learn-2', drawing: Expedition },
    { rule: 'AF-B1', key: 'africana-learn-3', drawing: Across },
    { rule: 'AF-E2', key: 'africana-learn-4', drawing: Collections },
  ],
  examples: [
    { rule: 'AF-B4', key: 'africana-learn-pages', drawing: Pages },
    { rule: 'AF-M2', key: 'africana-learn-return', drawing: Return },
    { rule: 'AF-M5', key: 'africana-learn-expedition', drawing: Expedition },
    { rule: 'AF-E3', key: 'africana-learn-division', drawing: Division },
  ],
};
