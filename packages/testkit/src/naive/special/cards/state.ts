// The state of a Battle Cards game: the plain game with marks on its pieces, three piles of cards for each seat, and the question now open.

import type { NaivePiece, NaiveSeat, NaiveState } from '../../types.ts';

export const MOVEMENT_CARDS: readonly string[] = ['boat', 'jump', 'charge2', 'charge3', 'feint', 'swap'];
export const ATTACK_CARDS: readonly string[] = ['attack1', 'attack2', 'attack3', 'mockAttack', 'armour', 'spyAttack'];
export const DEFENCE_CARDS: readonly string[] = ['defence1', 'defence2', 'defence3'];

export type NaivePerSeat<T> = Readonly<Record<NaiveSeat, T>>;
export type NaivePile = readonly string[];

export interface CardsPiece extends NaivePiece {
  readonly moved: boolean;
  /** CORE-9: it once went farther than a piece other than a scout could have gone. */
  readonly ran: boolean;
  /** CORE-22: the enemy has been shown what it is. */
  readonly shown: boolean;
}

export interface CardsOptions {
  readonly refillToThree: boolean;
  readonly hiddenAttackCards: boolean;
  readonly swapThenAttack: boolean;
  readonly exchangeSaves: boolean;
}

/** An attack that has been declared and not yet fought. */
export interface DeclaredAttack {
  readonly attacker: number;
  readonly defender: number;
  readonly from: string;
  readonly to: string;
  readonly card: string | undefined;
  /** No card of the attacker took part in this turn, so the repetition rules count it. */
  readonly plain: boolean;
}

export type NaiveCardsQuestion =
  /** BC-4: the answer of red, as words, is kept here until blue has answered too. */
  | { readonly ask: 'mulligan'; readonly red: readonly string[] | undefined }
  | { readonly ask: 'act' }
  /** BC-64: asked of the seat that is not in turn. */
  | { readonly ask: 'defend'; readonly attack: DeclaredAttack }
  /** D-21: a swap has been made and an attack with a card may follow. */
  | { readonly ask: 'follow' };

export interface CardsState extends NaiveState {
  readonly pieces: readonly CardsPiece[];
  readonly options: CardsOptions;
  readonly question: NaiveCardsQuestion;
  /** Lines such as 'red scout'. */
  readonly captured: readonly string[];
  /** In the order in which the cards were drawn. */
  readonly hand: NaivePerSeat<NaivePile>;
  /** Bottom first. */
  readonly draw: NaivePerSeat<NaivePile>;
  /** In the order in which the cards were played. */
  readonly spent: NaivePerSeat<NaivePile>;
  /** BC-11: the hidden attack card of the seat in turn. */
  readonly announced: string | undefined;
  /** BC-6: whether the last turn of this seat was an exchange. */
  readonly exchanged: NaivePerSeat<boolean>;
  /** A piece has been captured in the turn that is being played. */
  readonly captureThisTurn: boolean;
  /** The board at the start of the turn that is being played. */
  readonly piecesAtTurnStart: readonly CardsPiece[];
}

export function pieceById(state: CardsState, id: number): CardsPiece {
  const piece = state.pieces.find((candidate) => candidate.id === id);
  if (piece === undefined) throw new Error(`piece ${id} is not on the board`);
  return piece;
}

export function pieceAt(state: CardsState, cell: string): CardsPiece {
  const piece = state.pieces.find((candidate) => candidate.cell === cell);
  if (piece === undefined) throw new Error(`nobody stands on ${cell}`);
  return piece;
}

/** The same state with one piece changed. */
export function withPiece(state: CardsState, id: number, change: Partial<CardsPiece>): CardsState {
  return { ...state, pieces: state.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)) };
}
