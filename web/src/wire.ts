// Made by `python -m cairn.server.typescript` from cairn/server and the titles; do not edit.

/** A choice made before a match: words, numbers where `low` is not above `high`, or a list of names. */
export interface OptionInfo {
  name: string;
  words: string[];
  low: number;
  high: number;
  default: string;
  names: string[];
  least: number;
  most: number;
}

/** A title that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
  levels: Record<string, "easy" | "medium" | "hard" | "expert">;
  seconds: Record<string, number>;
  own: boolean;
  constants: string[];
}

/** What never changes in a game. */
export interface Components {
  constants: Record<string, unknown>;
  names: Record<string, string>;
}

/** How a game spells its pieces; `text/shapes.py` says what each part means. */
export interface ShapesInfo {
  kinds?: Record<string, string[]>;
  pieces?: Record<string, string[]>;
  objects?: string[];
  capitals?: string[];
}

/** The seat that a request is about. */
export interface OneSeat {
  seat: number;
}

/** A seat for a bot from outside, and what it is to be called; without a name it may say one itself. */
export interface OutsideSeat {
  seat: number;
  name?: string;
}

/** The key with which a program plays a seat; it is told once, and an older one opens nothing. */
export interface BotKey {
  seat: number;
  key: string;
}

/** Offer a rematch or agree to one, or not; a browser speaks for all of its seats. */
export interface WantRematch {
  yes: boolean;
}

/** The time that people have, in seconds; 0 sets no limit. Bots have no clock. */
export interface Clock {
  per_move: number;
  per_game: number;
  increment: number;
  at_zero: "bot" | "resign" | "nothing";
}

/** A table that is no more. */
export interface Closed {
  id: string;
}

/** How the clocks stand, in seconds, at the moment of sending. */
export interface ClocksShown {
  running: number | null;
  move_left: number | null;
  game_left: (number | null)[];
}

/** How far a rematch has come. */
export interface RematchInfo {
  seats_that_agree: number[];
  declined_by: number | null;
  starts: number | null;
  table: string;
}

/** A seat as everybody at the table knows it. */
export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  yours: boolean;
  ready: boolean;
  online: boolean;
  away_since: number;
  may_replace: boolean;
  votes: number[];
  stand_in: string;
  level: "easy" | "medium" | "hard" | "expert" | null;
  outside: boolean;
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
  winners: number[];
  resigned: number | null;
  made: number;
  moved: number;
  clock: Clock | null;
  undo: "free" | "ask" | "never";
  hints: "bots" | "agreed" | "never";
  may_hint: boolean;
  relief: string;
  full: boolean;
  may_close: boolean;
  share: string;
  after: string;
  rematch: RematchInfo | null;
}

/** Something happened at the table that is no part of the match: a sentence of the catalogues. */
export interface Happened {
  type: "happened";
  n: number;
  key: string;
  args: Record<string, number | string>;
  when: number;
  events: number;
}

/** Who is to sit in a seat: `me`, somebody `here`, anybody (`open`), a bot, or one from outside. */
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot" | "outside";
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
  clock?: Clock | null;
  hints?: "bots" | "agreed" | "never";
  undo?: "free" | "ask" | "never";
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

/** Something that is said: a key of the catalogues, and its arguments. */
export interface Sentence {
  key: string;
  args: Record<string, number | string>;
}

/** How the server is. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  engine: string;
  warming_up: boolean;
  tables: number;
  sockets: number;
  bot_workers: number;
  seconds: number;
}

/** The first message of a bot from outside that has sent no `Authorization`: its key, and its name. */
export interface Key {
  type: "key";
  key: string;
  name?: string;
}

/** Play this; `at` is the revision looked at, `id` is the sender's own and makes resending harmless. */
export interface Move {
  type: "move";
  at: number;
  id: string;
  move: string;
}

/** Play these, one after the other and all of them or none; `at` and `id` as in `move`.

    Only the last of them may show a new card, or leave the next decision to another seat. */
export interface Batch {
  type: "batch";
  at: number;
  id: string;
  moves: string[];
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

/** Ask how the table would look after these moves of one's own, without playing them; `at` as in `move`.

    They may show nothing new, and the next decision must still be one's own. */
export interface Ahead {
  type: "ahead";
  at: number;
  id: string;
  moves: string[];
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Ask why the bot in a seat moved as it did; where hints may be asked for, this may too. */
export interface Explain {
  type: "explain";
  id: string;
  seat: number;
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
  seconds_left: number;
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
  last: number;
  undo: UndoInfo;
  asking: Asking | null;
  clocks: ClocksShown | null;
  explains: number[];
  answers: string;
}

/** The table changed around the match: seats, presence, status. */
export interface TableShown {
  type: "table";
  table: TableInfo;
  watchers: number;
  warming_up: boolean;
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

/** The answer to `ahead`: the view after the moves, or the first of them that cannot be played and why. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  at: number;
  moves: string[];
  view: View;
  good: number;
  problem: Problem | null;
}

/** The answer to `hint`: a move, and why a bot would make it, where it can say so. */
export interface Hinted {
  type: "hinted";
  id: string;
  at: number;
  move: string;
  reason: Sentence | null;
}

/** The answer to `explain`: what a bot may say of its last turn, one sentence for each choice. */
export interface Explained {
  type: "explained";
  id: string;
  at: number;
  seat: number;
  reasons: Sentence[];
}

/** How far a bot that thinks has come; `id` is that of the `hint`, empty where it is the bot's move. */
export interface Thinking {
  type: "thinking";
  id: string;
  at: number;
  seat: number;
  done: number;
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

/** A table of the asking browser, and how it stands with it. */
export interface PastMatch {
  standing: "turn" | "waiting" | "over";
  outcome: "won" | "shared" | "lost" | "none";
  table: TableInfo;
}

/** How many tables there are of each standing. */
export interface StandingCounts {
  turn: number;
  waiting: number;
  over: number;
}

/** Somebody against whom the asking browser has played; a bot by its program, else `bot` is empty. */
export interface Opponent {
  name: string;
  bot: string;
  matches: number;
  won: number;
  lost: number;
}

/** All that was played to its end by this browser in one seat. */
export interface SoFar {
  matches: number;
  won: number;
  shared: number;
  in_a_row: number;
  last: ("won" | "shared" | "lost" | "none")[];
  opponents: Opponent[];
}

/** One page of the tables of the asking browser, the latest move first. */
export interface History {
  rows: PastMatch[];
  counts: StandingCounts;
  page: number;
  pages: number;
  so_far: SoFar;
}

/** One name under which a game shuffles or draws, as `cairn.core.sources` declares it. */
export interface SourceInfo {
  name: string;
  things: number;
  told: Record<string, string>;
  where: Record<string, number | string>;
  front: boolean;
  mixed: boolean;
  grows: boolean;
  announced: string;
  settles: string;
}

/** Things that will be shuffled when the match starts, in the order in which they lie before. */
export interface DeckInfo {
  source: string;
  k: number;
  before: string[];
}

/** Numbers that will be drawn when the match starts: what each is below. */
export interface RangeInfo {
  source: string;
  k: number;
  below: number[];
}

/** What a match will shuffle and draw: known before anybody says a word, the same after the end. */
export interface Sources {
  things: string[][];
  sources: SourceInfo[];
  decks: DeckInfo[];
  ranges: RangeInfo[];
}

/** One shuffle: the things in their order, and as shuffled. */
export interface ShuffleInfo {
  source: string;
  k: number;
  event: number;
  before: string[];
  after: string[];
}

/** Numbers that were drawn, each from 0 to one less than the number of `below` beside it. */
export interface RollInfo {
  source: string;
  k: number;
  event: number;
  below: number[];
  numbers: number[];
}

/** All that chance did in a match that is over. */
export interface Shuffles {
  events: number;
  shuffles: ShuffleInfo[];
  rolls: RollInfo[];
  draws: [number, string, number, number][];
}

/** The moves of a match so far. */
export interface MoveList {
  moves: [number, string][];
  parts: number[];
}

/** All that a seat was told of a match so far, and how much of it by when. */
export interface Telling {
  events: ([string, Record<string, number | string>])[];
  marks: number[];
}

/** The points over a match that is over. */
export interface Curve {
  scores: number[][];
  next_starter: number | null;
}

/** What a move would bring: the key of one short sentence, and the numbers and names in it. */
export interface Effect {
  key: string;
  args: Record<string, number | string>;
}

/** What is asked next of a seat that lets an offer pass: the moves that do so, and what follows them. */
export interface Then {
  passes: string[];
  kind: string;
  prompt: string;
  args: Record<string, number | string>;
  options: string[];
  effects: Record<string, Effect>;
}

/** The decision that waits; only the seat that decides sees its options and their effects. */
export interface Question {
  seat: number;
  kind: string;
  prompt: string;
  args: Record<string, number | string>;
  options?: string[] | null;
  effects?: Record<string, Effect> | null;
  pause?: boolean;
  then?: Then | null;
}

/** How a match ended. */
export interface Result {
  scores: number[];
  winners: number[];
  resigned?: number | null;
}

/** What all know of a seat in any game; more facts by their names. */
export interface AnySeat {
  name: string;
  bot: boolean;
  [part: string]: unknown;
}

/** How a match of any game ended. */
export interface AnyResult {
  scores: number[];
  winners: number[];
  [part: string]: unknown;
}

/** Any game as one seat (`you`), or a spectator (null), sees it; `core/game.py` says what each part holds.

    Parts that never change are not in it: `GET /api/games/<name>/components` has them. */
export interface AnyView {
  game: string;
  rules: number;
  at: number;
  options: Record<string, string>;
  you: number | null;
  seats: AnySeat[];
  zones: Record<string, unknown>;
  known: Record<string, unknown>;
  decision: Question | null;
  result: AnyResult | null;
  progress?: Record<string, unknown>;
  [part: string]: unknown;
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

/** What all know of a seat; points are null while they are hidden. */
export interface DominionSeat {
  hand: number;
  points: number | null;
  turns: number;
  tokens: Record<string, string>;
  journey_up: boolean;
  minus_card: boolean;
  minus_coin: boolean;
  inherited: string | null;
  name: string;
  bot: boolean;
}

/** A token that lies on a pile, and whose it is. */
export interface PileToken {
  seat: number;
  token: string;
}

/** A pile: what its cards cost the player in turn, and the tokens on it. */
export interface SupplyPile {
  card: string;
  left: number;
  cost: number;
  types: string[];
  tokens: PileToken[];
}

/** An Event, and whether the player in turn may still buy it. */
export interface BuyableEvent {
  card: string;
  cost: number;
  spent: boolean;
  affordable: boolean;
}

/** A discard pile: its top card, and how many lie there. */
export interface Discarded {
  top: string | null;
  count: number;
}

/** A card in play, and whether it stays beyond this turn's Clean-up. */
export interface Played {
  card: string;
  stays: boolean;
}

/** A card set aside or looked at; null where the reader may not know it. */
export interface LaidAside {
  why: "aside" | "looked-at" | "saved";
  card: string | null;
}

/** Where the cards lie; a hidden hand is a count. */
export interface DominionZones {
  supply: SupplyPile[];
  upgrades: SupplyPile[];
  events: BuyableEvent[];
  trash: string[];
  hands: (string[] | number)[];
  decks: number[];
  discards: Discarded[];
  plays: Played[][];
  mats: string[][];
  asides: LaidAside[][];
}

/** All that the seat has seen and may remember. */
export interface DominionKnown {
  hands: string[][];
  decks: ((string | null)[])[];
  discards: string[][];
  owned: Record<string, number>[];
}

/** What a Duration has set up, against whom, and the cards that wait for it. */
export interface Staying {
  card: string;
  owner: number;
  against: number[];
  aside: (string | null)[];
}

/** The turn; more numbers by their names, as far as the cards of the game need them. */
export interface DominionTurn {
  seat: number;
  number: number;
  phase: "action" | "buy";
  actions: number;
  buys: number;
  coins: number;
  bought: number;
  extra: boolean;
  cheaper: number;
  empty: number;
}

/** Dominion as one seat (`you`), or a spectator (null), sees it. */
export interface DominionView {
  game: "dominion";
  rules: number;
  at: number;
  options: Record<string, string>;
  you: number | null;
  seats: DominionSeat[];
  zones: DominionZones;
  known: DominionKnown;
  stays: Staying[];
  turn: DominionTurn;
  decision: Question | null;
  result: Result | null;
}

/** What all know of a seat; money is null while it is hidden. */
export interface TourSeat {
  hand: number;
  board: string | null;
  ability: string;
  levels: Record<string, number>;
  income: number;
  members: number;
  equipment: number;
  guards: number;
  money: number | null;
  name: string;
  bot: boolean;
}

/** A card in a row, and whether it still protects. */
export interface LaidCard {
  card: string;
  ready: boolean;
}

/** Where the cards lie, the rightmost of a row last; a hidden hand is a count. */
export interface TourZones {
  hands: (string[] | number)[];
  equipment: LaidCard[][];
  members: LaidCard[][];
  discard: string[];
  pile: number;
  offered: string[];
}

/** All that the seat has seen and may remember. */
export interface TourKnown {
  hands: string[][];
  money: number[];
}

/** The rounds, the turn, what the finished rounds have brought, and in which order boards are chosen. */
export interface TourProgress {
  round: number;
  rounds: number;
  turn: number;
  seat: number;
  starter: number;
  ability_used: boolean;
  extra_turns: number;
  incomes: number[][];
  totals: number[][];
  draft: number[];
  drafted: (string | null)[];
}

/** Adventure Tours as one seat (`you`), or a spectator (null), sees it. */
export interface AdventureToursView {
  game: "adventure-tours";
  rules: number;
  at: number;
  options: Record<string, string>;
  you: number | null;
  seats: TourSeat[];
  zones: TourZones;
  known: TourKnown;
  progress: TourProgress;
  decision: Question | null;
  result: Result | null;
}

/** Points item by item. */
export interface AfricanaSheet {
  expeditions: number;
  artifacts: number;
  collections: number;
  assistants: number;
  silver: number;
  travel_cards: number;
  unfinished: number;
  points: number;
}

/** A collection: what is in it, and its points. */
export interface ArtifactSet {
  subjects: string[];
  points: number;
}

/** The best collections, and what all of them would be worth with one more artifact of each kind. */
export interface Shelf {
  sets: ArtifactSet[];
  more: Record<string, number>;
}

/** What all know of a seat; points are null while they are hidden. */
export interface AfricanaSeat {
  company: "italy" | "france" | "germany" | "england";
  colour: string;
  place: string;
  silver: number;
  hand: number;
  travel_cards: number;
  jokers: number;
  assistants: string[];
  markers: number;
  adventures: number;
  under: number;
  points: number | null;
  sheet: AfricanaSheet | null;
  name: string;
  bot: boolean;
}

/** A space with its card, if there is one, who has joined, and what joining brings. */
export interface ExpeditionSpace {
  expedition: string | null;
  id: string | null;
  deck: string | null;
  start: string | null;
  target: string | null;
  coins: number | null;
  points: number | null;
  markers: number[];
  bonus: "coins" | "travel_card";
  amount: number;
}

/** A stack of a book: its top card, and how many lie there. */
export interface BookStack {
  top: string | null;
  count: number;
}

/** Both stacks of a book. */
export interface OpenBook {
  left: BookStack;
  right: BookStack;
}

/** An adventure that somebody has bought and not ended. */
export interface OwnAdventure {
  adventure: string;
  id: string;
  kind: "artifact" | "assistant";
  subject: string;
  target: string;
  coins: number;
  points: number;
}

/** What lies beneath a company card. */
export interface UnderCompany {
  expeditions: string[];
  adventures: string[];
}

/** The expedition pile: how many cards, and the letter of the next. */
export interface ExpeditionPile {
  count: number;
  next: string | null;
}

/** What has left the game openly. */
export interface LeftGame {
  cards: string[];
  adventures: string[];
}

/** Where the pieces lie; a hidden hand is a count, and so is what is finished. */
export interface AfricanaZones {
  hands: (string[] | number)[];
  played: string[];
  travel_pile: number;
  discards: string[];
  expedition_pile: ExpeditionPile;
  removed: number;
  spaces: ExpeditionSpace[];
  books: Record<"north" | "south", OpenBook>;
  adventures: OwnAdventure[][];
  under: (UnderCompany | number)[];
  assistants: Record<string, number>;
  gone: LeftGame;
}

/** Both stacks from the lowest card to the top one; null for a card that nobody has seen. */
export interface KnownBook {
  left: (string | null)[];
  right: (string | null)[];
}

/** Cards that have never lain open. */
export interface UnseenCards {
  expeditions: string[];
  north: string[];
  south: string[];
}

/** All that can be remembered. */
export interface AfricanaKnown {
  hands: string[][];
  under: UnderCompany[];
  shelves: (Shelf | null)[];
  books: Record<"north" | "south", KnownBook>;
  expedition_pile: Record<string, number>;
  unseen: UnseenCards;
}

/** How far the game is. */
export interface AfricanaProgress {
  turn: number;
  step: "action" | "book" | "travel" | "discard" | "give-up" | "over";
  starter: number;
  page_cost: number | null;
  last_round: boolean;
  last_seat: number;
}

/** How a match ended, with the sheet of each seat. */
export interface AfricanaResult {
  scores: number[];
  winners: number[];
  sheets?: AfricanaSheet[] | null;
  resigned?: number | null;
}

/** Africana as one seat (`you`), or a spectator (null), sees it; its tables are sent once. */
export interface AfricanaView {
  game: "africana";
  rules: number;
  at: number;
  options: Record<string, string>;
  you: number | null;
  seats: AfricanaSeat[];
  zones: AfricanaZones;
  known: AfricanaKnown;
  progress: AfricanaProgress;
  decision: Question | null;
  result: AfricanaResult | null;
}

export type Request = Move | Batch | Undo | Answer | Look | Why | Ahead | Hint | Explain | Chat | Ping;

export type Reply = Shown | TableShown | Refused | Stale | Reasons | Foreseen | Hinted | Explained | Thinking | Said | Happened | Pong | Leaving;

export type View = AnyView;
