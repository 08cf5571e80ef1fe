/**
 * What an edition with powers or cards adds to the plain turn. `compileRules` asks the edition for it once a game; a plain edition has none and pays
 * nothing. Everything here changes a position only by recording facts.
 */

import type { Chance } from '../chance.ts';
import type { Position } from '../position/position.ts';
import type { Seat } from '../seats.ts';
import type { DeedArguments, DeploymentFault, Refusal } from '../types.ts';

/** An action besides moving: use a power, play or exchange a card, answer a question. One deed, one small file. */
export interface Deed {
  readonly id: string;
  /** The rule it serves, such as ACS-10. */
  readonly rule: string;
  /** When it can be done: in one's own turn (`act`), or when the game waits for the answer to one of these questions. */
  readonly when: readonly string[];
  readonly parameters: DeedParameters;
  /** The arguments that only the seat itself learns. */
  readonly secret?: readonly (keyof DeedArguments)[];
  /** The kinds that carry it, where it is a power of pieces; views count the pieces that still have it. */
  readonly bearers?: readonly string[];
  /** A note, by number, with a bit for each seat that has used it up. */
  readonly spentNote?: number;
  /** It moves or attacks, so a seat that can do it is not immobile (CORE-18). */
  readonly isMove?: boolean;
  /** It does neither, yet a seat that can do it is not immobile. */
  readonly savesFromImmobility?: boolean;
  /** An answer in the middle of a turn. Otherwise the deed is the seat's turn, which the repetition rules do not count. */
  readonly isMidTurn?: boolean;
  /** Done before the first turn: no turn passes when all have answered. */
  readonly isPreparation?: boolean;
  /** The normal form of arguments that can be given in several forms. */
  normalize?(bytes: PackedArguments): PackedArguments;
  /** Adds every legal form of it. */
  list(position: Position, seat: number, list: DeedSink): void;
  /** Why it is not allowed; undefined where the list alone decides. All arguments exist on this board and in this game. */
  refuse?(position: Position, seat: number, bytes: PackedArguments, isOpen: boolean): Refusal | undefined;
  play(position: Position, seat: number, bytes: PackedArguments, chance: Chance, isOpen: boolean): void;
}

/** The arguments of a deed, in this order, a byte each and three at most: cells, cards (two in one byte), a kind, yes or no, an order; and a bit for `open`. */
export interface DeedParameters {
  readonly cells?: 1 | 2 | 3;
  /** How many of them must be given; all when absent. */
  readonly cellsMin?: 2;
  readonly cards?: true;
  readonly kind?: true;
  readonly yes?: true;
  /** How many things can be put in order; they keep theirs where no order is given. */
  readonly order?: 3;
  /** Whether it can be done openly; it is hidden by default. */
  readonly open?: true;
}

/**
 * The same inside, see `DeedParameters`. Cards are two halves of a byte, the number of the card's kind plus one, 0 for none; a cell that need not be named is
 * NO_CELL; an order has two bits for each place, and is 0 where things keep theirs.
 */
export type PackedArguments = readonly [number, number, number];
export const NO_CELL = 255;

export interface DeedSink {
  add(a: number, b?: number, c?: number, isOpen?: boolean): void;
}

/** A number the game remembers, by name: public, or known to one seat alone. */
export interface Note {
  readonly id: string;
  readonly only?: Seat;
}

export interface RuleExtension {
  readonly deeds: readonly Deed[];
  /** The questions it can ask, by name; as a number, `Decision.FIRST_QUESTION` plus the place in this list. */
  readonly questions: readonly string[];
  readonly notes: readonly Note[];
  /** The kinds of which a captured piece can come back, by id. */
  readonly returnableKinds?: readonly string[];
  /**
   * The pieces in the bag of a seat, in an order that tells nothing of handles. Where there are bags, captured pieces go there and only their owner sees
   * them. A piece that comes out has the lowest handle of the bag, with the kinds dealt anew (`mixPieces`).
   */
  bagOf?(position: Position, seat: number): readonly number[];
  /** The kinds whose captured pieces lie open nevertheless, by id. */
  readonly openWhenCaptured?: readonly string[];
  /** On a map: whether a runner may attack at the end of a run; true when absent. */
  readonly longRunsAttack?: boolean;
  /** The most intents besides plain moves that can be listed. */
  readonly deedsMax: number;
  /** Before the deployment, as an action of its own: draw lots, shuffle, ask. */
  beforeDeployment?(position: Position, chance: Chance): void;
  /** The cells a seat deploys on, ascending, where that is decided during the game. */
  homeOf?(position: Position, seat: number): readonly number[];
  /** Further faults of a deployment that is right by the army: home cells, and for each the kind or NO_KIND. */
  deploymentFault?(home: readonly number[], kinds: Uint8Array): DeploymentFault | undefined;
  /** When all have deployed: shuffle, deal, ask. */
  afterDeployment?(position: Position, chance: Chance): void;
  /** A plain move or attack has just been made. */
  afterMove?(position: Position): void;
  /** Called when no question waits: continues the turn or gives it to the next seat. Without it, each action is a turn. */
  manageTurn?(position: Position, chance: Chance): void;
  /** A note, by number, with a bit for each seat that has left. With it, a seat that leaves a game of more than two does not end it. */
  readonly departedNote?: number;
  /** A seat has left a game that goes on: notes it, and settles which seat acts now. */
  afterLeaving?(position: Position, seat: number, chance: Chance): void;
  /** An attack by a plain move; without it, the battle is fought at once. */
  attack?(position: Position, from: number, to: number): void;
  /** The seat's turn is over, the next has not begun. */
  beforeTurnPasses?(position: Position, seat: number): void;
  /** The attack that waits for an answer, as two pieces, and whether the attacker lies open. */
  announcedAttack?(position: Position): { readonly attacker: number; readonly defender: number; readonly isOpen: boolean } | undefined;
  /** The piece that is off the board and about to be placed. */
  pieceBeingPlaced?(position: Position): number | undefined;
  /** Whether notes, questions and cards of a position from outside fit each other and the board. The game may be over in it. */
  isConsistent(position: Position, isOver: boolean): boolean;
  /** Whether a determinization can be true, beyond what the engine checks itself. */
  isPossible?(world: Position): boolean;
}
