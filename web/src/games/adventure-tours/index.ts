import icons from 'virtual:icons/games/adventure-tours';
import type { Title } from '../../frame/title';
import Answers from './Answers.svelte';
import Board from './Board.svelte';
import type { Tables } from './cards';
import Closer from './LateCloser.svelte';
import Hand from './Hand.svelte';
import { Identities } from './identity';
import { Open } from './open.svelte';
import { Position } from './position';
import Sheet from './LateSheet.svelte';

const NONE: Tables = { cards: {}, boards: {} };

export const TITLE: Title<Position> = {
  name: 'adventure-tours',
  icons,
  open(constants = {}) {
    const [identities, open] = [new Identities(), new Open()];
    // A match that began with earlier tables has them in its views.
    const tables = (constants['tables'] as Tables | undefined) ?? NONE;
    return (seen, speaker) => new Position(seen, speaker, (seen.view['tables'] as Tables | undefined) ?? tables, identities, open);
  },
  Answers,
  Board,
  Hand,
  Closer,
  Extra: null,
  Sheet,
};
