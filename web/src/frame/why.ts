/** The id of the hidden sentence that says why a move is not possible: things refer to it. */
export const whyId = (move: string) => `why-${move.replace(/[^\w-]+/g, '-')}`;
