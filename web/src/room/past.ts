// What the page of the end asks of a match that is over.
import { api } from '../api';
import type { Past } from '../frame/seen';
import type { View } from '../frame/view';
import { named } from './names';

export function pastOf(id: string): Past {
  return {
    async story() {
      const [{ scores, next_starter: nextStarter }, { moves, parts }] = await Promise.all([api.curve(id), api.moves(id)]);
      return { scores, moves, parts, nextStarter };
    },
    async position(n, seat) {
      const { view, events } = await api.position(id, n, seat);
      return { view: named(view as unknown as View), events };
    },
  };
}
