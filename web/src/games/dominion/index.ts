import icons from 'virtual:icons/games/dominion';
import type { Title } from '../../frame/title';
import Board from './Board.svelte';
import Closer from './LateCloser.svelte';
import Hand from './Hand.svelte';
import { Identities } from './identity';
import { Open } from './open.svelte';
import { Position } from './position';
import Sheet from './LateSheet.svelte';

export const TITLE: Title<Position> = {
  name: 'dominion',
  icons,
  open() {
    const [identities, open] = [new Identities(), new Open()];
    return (seen, speaker) => new Position(seen, speaker, identities, open);
  },
  Board,
  Hand,
  Closer,
  Extra: null,
  Sheet,
};
