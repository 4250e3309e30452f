import type { Learn } from '../../../learn/titles';
import Act from './Act.svelte';
import Equip from './Equip.svelte';
import Income from './Income.svelte';
import Join from './Join.svelte';
import Protect from './Protect.svelte';
import Raised from './Raised.svelte';

export const LEARN: Learn = {
  pictures: [
    { rule: 'AT-T2', key: 'adventure-tours-learn-1', drawing: Equip },
    { rule: 'AT-T3', key: 'adventure-tours-learn-2', drawing: Join },
    { rule: 'AT-T4', key: 'adventure-tours-learn-3', drawing: Act },
    { key: 'adventure-tours-learn-4', drawing: Income },
  ],
  examples: [
    { rule: 'AT-X11', key: 'adventure-tours-learn-protect', drawing: Protect },
    { rule: 'AT-W1', key: 'adventure-tours-learn-levels', drawing: Raised },
    { rule: 'AT-W2', key: 'adventure-tours-learn-demand', drawing: Join },
    { rule: 'AT-W3', key: 'adventure-tours-learn-income', drawing: Income },
  ],
};
