import icons from 'virtual:icons/games/lost-cities';
import type { Title } from '../../frame/title';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Closer from './Closer.svelte';
import Extra from './Extra.svelte';
import Hand from './Hand.svelte';
import { Identities } from './identity';
import Moment from './Moment.svelte';
import { Position } from './position';
import ScoreSheet from './ScoreSheet.svelte';

export const TITLE: Title<Position> = {
  name: 'lost-cities',
  icons,
  open() {
    const identities = new Identities();
    return (seen, speaker) => new Position(seen, speaker, identities);
  },
  Board,
  Hand,
  Closer,
  Extra,
  Sheet: ScoreSheet,
  Cards,
  Moment,
};
