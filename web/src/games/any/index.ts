import icons from 'virtual:icons/games/any';
import type { Title } from '../../frame/title';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import { Open } from './board.svelte';
import Closer from './Closer.svelte';
import Hand from './Hand.svelte';
import { Memory } from './memory';
import { Position } from './position';
import Ranking from './Ranking.svelte';

export const TITLE: Title<Position> = {
  name: 'any',
  icons,
  plain: true,
  open(constants = {}) {
    const [memory, open] = [new Memory(), new Open()];
    return (seen, speaker) => new Position({ ...seen, view: { ...constants, ...seen.view } }, speaker, memory, open);
  },
  Answers,
  Board,
  Hand,
  Closer,
  Extra: null,
  Sheet: Ranking,
};
