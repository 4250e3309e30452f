// The pictures of people, abilities and landscapes.
import { picturesFrom } from '../../pieces/pictures.svelte';

export const picture = picturesFrom(() => import('virtual:pictures'));
