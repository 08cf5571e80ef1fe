/**
 * What an edition with powers or cards adds to the plain turn. `compileRules` asks the edition for it once a game; a plain edition has none and pays
 * nothing. Everything here changes a position only by recording facts.
 */

import type { Chance } from '../chance.ts';
import type { DeploymentFault } from '../play/deployment.ts';
import type { Position } from '../position/position.ts';
import type { Seat } from '../seats.ts';
import type { Refusal } from '../types.ts';

/** What a seat can do besides moving: use a power, play or exchange a card, answer a question. One deed, one small file. */
export interface Deed {
  readonly id: string;
  /** The rule it serves, such as ACS-10. */
  readonly rule: string;
  /** When it can be done: in one's own turn (`act`), or when the game waits for the answer to one of these questions. */
  readonly when: readonly string[];
  readonly parameters: DeedParameters;
  /** What only the seat itself learns of what was given. */
  readonly secret?: readonly (keyof DeedArguments)[];
  /** The kinds that carry it, where it is a power of pieces: views count who has it left. */
  readonly bearers?: readonly string[];
  /** A note, by number, with a bit for each seat that has used it up. */
  readonly spentNote?: number;
  /** It moves or attacks, so whoever can do it is not immobile (CORE-18). */
  readonly isMove?: boolean;
  /** It does neither, and whoever can do it is not immobile all the same. */
  readonly savesFromImmobility?: boolean;
  /** An answer that is no turn of anybody; without it, the deed is the seat's turn, and one that repetition rules do not count. */
  readonly isMidTurn?: boolean;
  /** Done before the first turn: no turn passes when everybody has answered. */
  readonly isPreparation?: boolean;
  /** The one form of what may be given in several. */
  normalize?(bytes: PackedArguments): PackedArguments;
  /** Adds every legal way to do it. */
  list(position: Position, seat: number, list: DeedSink): void;
  /** Why it may not be done so; undefined where the list alone decides. Everything given exists on this board and in this game. */
  refuse?(position: Position, seat: number, bytes: PackedArguments, isOpen: boolean): Refusal | undefined;
  play(position: Position, seat: number, bytes: PackedArguments, chance: Chance, isOpen: boolean): void;
}

/** What a deed takes, in this order, a byte each and three at most: cells, cards (two in one byte), a kind, yes or no, an order; and a bit beside them. */
export interface DeedParameters {
  readonly cells?: 1 | 2 | 3;
  /** So many of them have to be named; all of them when absent. */
  readonly cellsMin?: 2;
  readonly cards?: true;
  readonly kind?: true;
  readonly yes?: true;
  /** So many things can be put in order; they keep theirs where none is named. */
  readonly order?: 3;
  /** Whether it can be done openly; hidden where that is not said. */
  readonly open?: true;
}

/** What was given with a deed, as the edge says it. */
export interface DeedArguments {
  readonly cells?: readonly string[];
  readonly cards?: readonly string[];
  readonly kind?: string;
  readonly yes?: boolean;
  /** Places, counted from one. */
  readonly order?: readonly number[];
  readonly open?: boolean;
}

/**
 * The same inside, see `Takes`. Cards are two halves of a byte, the number of the card's kind plus one, 0 for none; a cell that need not be named is
 * NO_CELL; an order has two bits for each place, and is 0 where things keep theirs.
 */
export type PackedArguments = readonly [number, number, number];
export const NO_CELL = 255;

export interface DeedSink {
  add(a: number, b?: number, c?: number, isOpen?: boolean): void;
}

/** A number the game remembers, by name. Everybody may know it, or one seat alone. */
export interface Note {
  readonly id: string;
  readonly only?: Seat;
}

export interface RuleExtension {
  readonly deeds: readonly Deed[];
  /** The questions it can ask, by name; inside, `Decision.FIRST_QUESTION` plus the place in this list. */
  readonly questions: readonly string[];
  readonly notes: readonly Note[];
  /** The kinds of which a captured piece can come back, by id. */
  readonly returnableKinds?: readonly string[];
  /**
   * The pieces in the bag of a seat, in an order that tells nothing of handles. Where there are bags, captured pieces go there; only their owner sees
   * them, and what comes out has the lowest handle of the bag, with the kinds dealt anew (`mixPieces`).
   */
  bagOf?(position: Position, seat: number): readonly number[];
  /** The kinds of which a captured piece lies in the open all the same, by id. */
  readonly openWhenCaptured?: readonly string[];
  /** On a map: whether a runner may attack at the end of a long way; it may, unless this says no. */
  readonly longRunsAttack?: boolean;
  /** How many intents beyond the plain moves can be listed at most. */
  readonly deedsMax: number;
  /** Before anybody deploys, as an action of its own: draw lots, shuffle, ask. */
  beforeDeployment?(position: Position, chance: Chance): void;
  /** The cells a seat deploys on, ascending, where that is decided during the game. */
  homeOf?(position: Position, seat: number): readonly number[];
  /** What else is wrong with a deployment that is right by the army: home cells, and for each the kind or NO_KIND. */
  deploymentFault?(home: readonly number[], kinds: Uint8Array): DeploymentFault | undefined;
  /** When everybody has deployed: shuffle, deal, ask. */
  afterDeployment?(position: Position, chance: Chance): void;
  /** A plain move or attack has just been made. */
  afterMove?(position: Position): void;
  /** Nobody is asked anything: goes on with the turn or gives it to the next seat. Without it, each action is a turn. */
  manageTurn?(position: Position, chance: Chance): void;
  /** A note, by number, with a bit for each seat that has left; among more than two, who leaves does not end the game. */
  readonly departedNote?: number;
  /** A seat has left a game that goes on: notes it, and sees who is to act now. */
  afterLeaving?(position: Position, seat: number, chance: Chance): void;
  /** An attack by a plain move; without it, the battle is fought at once. */
  attack?(position: Position, from: number, to: number): void;
  /** The seat's turn is over, the next has not begun. */
  beforeTurnPasses?(position: Position, seat: number): void;
  /** The attack that waits for an answer, as two pieces, and whether the attacker lies open. */
  announcedAttack?(position: Position): { readonly attacker: number; readonly defender: number; readonly isOpen: boolean } | undefined;
  /** The piece that is off the board and about to be placed. */
  pieceBeingPlaced?(position: Position): number | undefined;
  /** Whether notes, questions and cards of a position from outside fit each other and the board; it may be one in which the game is over. */
  isConsistent(position: Position, isOver: boolean): boolean;
  /** Whether an imagined world can be true, beyond what the engine knows itself. */
  isPossible?(world: Position): boolean;
}
