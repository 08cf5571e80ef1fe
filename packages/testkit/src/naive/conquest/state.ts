// The state of a game of Conquest: pieces, captured flags, piles of cards, and the question now open.

import type { NaiveConquestOptions } from './types.ts';

/** CQ-1, U-64: clockwise. */
export const SEATS: readonly string[] = ['red', 'blue', 'green', 'gold'];

/** CQ-3, U-60: how many of each kind an army has. */
export const ARMY: ReadonlyMap<string, number> = new Map([
  ['king', 1],
  ['queen', 1],
  ['prince', 1],
  ['duke', 1],
  ['count', 1],
  ['knight', 1],
  ['baron', 1],
  ['sorceress', 2],
  ['scout', 4],
  ['spy', 1],
  ['cursedLand', 3],
  ['flag', 1],
]);

export interface NaiveTerritory {
  readonly id: string;
  readonly zones: readonly string[];
  readonly city: boolean;
}

export interface NaiveMapPiece {
  readonly seat: string;
  readonly kind: string;
  /** Nothing while it is in its owner's bag. */
  readonly zone: string | undefined;
  readonly moved: boolean;
  /** CQ-33: it went further than a neighbouring zone. */
  readonly ran: boolean;
  /** The other seats that have been shown what it is. */
  readonly shown: readonly string[];
}

export type NaiveConquestQuestion =
  | { readonly ask: 'draft' }
  | { readonly ask: 'deploy'; readonly waiting: readonly string[] }
  | { readonly ask: 'card' }
  /** A piece of this kind has been drawn and is still counted in the bag. */
  | { readonly ask: 'place'; readonly card: string; readonly kind: string }
  | { readonly ask: 'regroup' }
  | { readonly ask: 'rearrange'; readonly zones: readonly string[] }
  | { readonly ask: 'look' }
  | { readonly ask: 'accuse' }
  | { readonly ask: 'plant' }
  | { readonly ask: 'act' };

export interface NaiveConquestState {
  readonly territories: readonly NaiveTerritory[];
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  readonly options: NaiveConquestOptions;
  readonly seats: readonly string[];
  readonly starter: string;
  /** Territory to seat. */
  readonly claims: ReadonlyMap<string, string>;
  /** Play has begun: all have deployed. */
  readonly started: boolean;
  /** Every piece on the board or in a bag; a captured flag is neither. */
  readonly pieces: readonly NaiveMapPiece[];
  /** Captured flags: the seat of the flag to the seat that holds it. */
  readonly flags: ReadonlyMap<string, string>;
  /** The seat that has its own flag in hand and must plant it. */
  readonly planting: string | undefined;
  readonly turn: string;
  readonly question: NaiveConquestQuestion;
  readonly moves: number;
  /** The compulsory move is still due. */
  readonly must: boolean;
  readonly round: number;
  /** Piles, bottom first. */
  readonly draw: readonly string[];
  readonly drawn: readonly string[];
  readonly discard: readonly string[];
  readonly gone: readonly string[];
  readonly result: { readonly ending: string; readonly winners: readonly string[] } | undefined;
  /** The luck of the present action that is not used yet. */
  readonly luck: { readonly drawn: string | undefined; readonly shuffles: readonly (readonly string[])[] };
}

export const UNMARKED = { moved: false, ran: false, shown: [] } as const;

export function presentSeats(state: NaiveConquestState): readonly string[] {
  return state.seats.filter((seat) => !state.gone.includes(seat));
}

export function pieceOn(state: NaiveConquestState, zone: string): NaiveMapPiece | undefined {
  return state.pieces.find((piece) => piece.zone === zone);
}

export function bagOf(state: NaiveConquestState, seat: string): readonly NaiveMapPiece[] {
  return state.pieces.filter((piece) => piece.seat === seat && piece.zone === undefined);
}

/** The same state with the piece on this zone changed. */
export function changeOn(state: NaiveConquestState, zone: string, change: Partial<NaiveMapPiece>): NaiveConquestState {
  return { ...state, pieces: state.pieces.map((piece) => (piece.zone === zone ? { ...piece, ...change } : piece)) };
}

/** The same state with every piece in the bag of this seat changed. */
export function changeBag(
  state: NaiveConquestState,
  seat: string,
  change: (piece: NaiveMapPiece) => Partial<NaiveMapPiece>,
): NaiveConquestState {
  const isInBag = (piece: NaiveMapPiece) => piece.seat === seat && piece.zone === undefined;
  return { ...state, pieces: state.pieces.map((piece) => (isInBag(piece) ? { ...piece, ...change(piece) } : piece)) };
}

/** The marks of a piece that these seats have been shown, its owner left out. */
export function shownTo(piece: NaiveMapPiece, seats: readonly string[]): Pick<NaiveMapPiece, 'shown'> {
  const others = SEATS.filter((seat) => seat !== piece.seat);
  return { shown: others.filter((seat) => piece.shown.includes(seat) || seats.includes(seat)) };
}

/** The piece on this zone is shown to these seats. */
export function show(state: NaiveConquestState, zone: string, seats: readonly string[]): NaiveConquestState {
  const piece = pieceOn(state, zone);
  if (piece === undefined) throw new Error(`nobody stands on ${zone}`);
  return changeOn(state, zone, shownTo(piece, seats));
}

export function ended(state: NaiveConquestState, ending: string, winners: readonly string[]): NaiveConquestState {
  return { ...state, result: { ending, winners } };
}
