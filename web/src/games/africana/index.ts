import icons from 'virtual:icons/games/africana';
import type { Title } from '../../frame/title';
import Board from './Board.svelte';
import Closer from './LateCloser.svelte';
import Hand from './Hand.svelte';
import Sheet from './LateSheet.svelte';
import { Open } from './open.svelte';
import { Position } from './position';
import { NO_TABLES, type Tables } from './tables';

export const TITLE: Title<Position> = {
  name: 'africana',
  icons,
  open(constants = {}) {
    const open = new Open();
    // A match that began with earlier tables has them in its views.
    const tables = (constants['tables'] as Tables | undefined) ?? NO_TABLES;
    return (seen, speaker) => new Position(seen, speaker, (seen.view['tables'] as Tables | undefined) ?? tables, open);
  },
  Board,
  Hand,
  Closer,
  Extra: null,
  Sheet,
};
