// Made by `python -m cairn.server.typescript` from cairn/server and the titles; do not edit.

/** A choice made before a match: words, and whole numbers where `low` is not above `high`. */
export interface OptionInfo {
  name: string;
  words: string[];
  low: number;
  high: number;
  default: string;
}

/** A title that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
}

/** Who is to sit in a seat: `me`, somebody `here` at the same device, anybody (`open`), or a bot. */
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  bot?: string;
}

/** What a table is to be. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  name?: string;
  watch?: "anybody" | "link" | "nobody";
  after?: string;
}

/** Take a seat: the first open one with the key of the invitation, or one's own again with its key. */
export interface Sit {
  key: string;
  name: string;
}

/** A player's word, said after the commitment was published: it goes into every shuffle. */
export interface Say {
  seat: number;
  word: string;
}

/** Let a bot take an open seat. */
export interface SetBot {
  seat: number;
  bot: string;
}

/** A seat as everybody at the table knows it. */
export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  yours: boolean;
  ready: boolean;
  online: boolean;
}

/** A table as the asking browser may know it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  name: string;
  watch: "anybody" | "link" | "nobody";
  status: "waiting" | "playing" | "over" | "stopped";
  host: boolean;
  seats: SeatInfo[];
  commitment: string;
  words: string[];
  invite: string;
  seat_keys: Record<string, string>;
  moves: number;
  to_move: number | null;
  scores: number[];
  made: number;
}

/** The tables of the asking browser, and those that anybody may join or watch. */
export interface TableLists {
  yours: TableInfo[];
  open: TableInfo[];
}

/** One position of a match: as it was seen then, and the events that led there from the one before. */
export interface PositionInfo {
  n: number;
  last: number;
  move: string;
  mover: number | null;
  view: View;
  events: ([string, Record<string, number | string>])[];
}

/** Why something cannot be done: the same shape for every error. */
export interface Problem {
  key: string;
  rule: string;
  args: Record<string, number | string>;
}

/** How the server is. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  engine: string;
  tables: number;
  sockets: number;
  bot_workers: number;
  seconds: number;
}

/** Play this; `at` is the revision looked at, `id` is the sender's own and makes resending harmless. */
export interface Move {
  type: "move";
  at: number;
  id: string;
  move: string;
}

/** Take one's last choice back, or ask the others to allow it. */
export interface Undo {
  type: "undo";
  at: number;
  id: string;
}

/** Let an undo happen, or not. */
export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

/** See through another of this browser's seats; null: as a spectator. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Ask why these moves are not allowed now. */
export interface Why {
  type: "why";
  id: string;
  moves: string[];
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Say something to all at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Somebody asks for an undo: who, back to which move, and which seats have still to answer. */
export interface Asking {
  id: string;
  seat: number;
  to: number;
  waits_for: number[];
}

/** What an undo by this seat needs: nothing (`free`), the others' consent (`ask`), or it cannot be. */
export interface UndoInfo {
  how: "free" | "ask" | "no";
  to: number;
}

/** The table as this socket's seat sees it, and what happened since it last heard. */
export interface Shown {
  type: "view";
  at: number;
  view: View;
  since: number;
  events: ([string, Record<string, number | string>])[];
  undo: UndoInfo;
  asking: Asking | null;
  answers: string;
}

/** The table changed around the match: seats, presence, status. */
export interface TableShown {
  type: "table";
  table: TableInfo;
  watchers: number;
}

/** A request that changed nothing, and why. */
export interface Refused {
  type: "refused";
  id: string;
  move: string;
  key: string;
  rule: string;
  args: Record<string, number | string>;
}

/** The table has moved on since `at`; a view follows. */
export interface Stale {
  type: "stale";
  id: string;
  at: number;
}

/** The answer to `why`: only the moves that are not allowed. */
export interface Reasons {
  type: "reasons";
  id: string;
  at: number;
  reasons: Record<string, Problem>;
}

/** The answer to `hint`. */
export interface Hinted {
  type: "hinted";
  id: string;
  at: number;
  move: string;
}

/** Somebody said something; `seat` is null for a spectator. */
export interface Said {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  when: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** The server stops; come back in a moment. Every answered move is kept. */
export interface Leaving {
  type: "leaving";
}

/** The decision that waits; only the seat that decides sees its options and their effects. */
export interface Question {
  seat: number;
  kind: string;
  prompt: string;
  args: Record<string, number | string>;
  options?: string[] | null;
  effects?: Record<string, number> | null;
}

/** How a match ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** The rows A to D of the score sheet of one expedition. */
export interface Sheet {
  sum: number;
  after_cost: number;
  times: number;
  multiplied: number;
  bonus: number;
  points: number;
}

/** An expedition: its cards in order, and what it is worth. */
export interface Expedition {
  cards: string[];
  sheet: Sheet;
}

/** A camp: its top card, and how many lie there unless that would count the draw pile. */
export interface Camp {
  top: string | null;
  count: number | null;
}

/** What all know of a seat. */
export interface LostCitiesSeat {
  hand: number;
  points: number;
  total: number;
  milestones: string[];
  name: string;
  bot: boolean;
}

/** Where the pieces lie; a hidden hand is a count. */
export interface LostCitiesZones {
  hands: (string[] | number)[];
  expeditions: Record<string, Expedition>[];
  camps: Record<string, Camp>;
  closed: string | null;
  pile: number | null;
  milestones: string[];
}

/** All that the seat has seen and may remember. */
export interface LostCitiesKnown {
  hands: string[][];
  camps: Record<string, string[]>;
}

/** How far the match is. */
export interface LostCitiesProgress {
  game: number;
  games: number;
  turn: number;
  step: "place" | "draw" | "deal" | "over";
  starter: number;
  finished: number[][];
}

/** Lost Cities as one seat (`you`), or a spectator (null), sees it. */
export interface LostCitiesView {
  game: "lost-cities";
  rules: number;
  at: number;
  options: Record<string, string>;
  you: number | null;
  seats: LostCitiesSeat[];
  zones: LostCitiesZones;
  known: LostCitiesKnown;
  progress: LostCitiesProgress;
  decision: Question | null;
  result: Result | null;
}

export type Request = Move | Undo | Answer | Look | Why | Hint | Chat | Ping;

export type Reply = Shown | TableShown | Refused | Stale | Reasons | Hinted | Said | Pong | Leaving;

export type View = LostCitiesView;
