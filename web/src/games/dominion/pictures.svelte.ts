// The pictures of the cards.
import { picturesFrom } from '../../pieces/pictures.svelte';

export const picture = picturesFrom(() => import('virtual:pictures'));
