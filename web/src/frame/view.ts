/** What a view of any game has: `core/game.py` says what each part must hold. */
export type { AnyView as View, Effect, Question } from '../wire';
