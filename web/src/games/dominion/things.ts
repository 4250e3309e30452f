// What things are called that are no cards.
export const pileThing = (card: string): string => `pile:${card}`;
export const answerThing = (move: string): string => `answer:${move}`;
