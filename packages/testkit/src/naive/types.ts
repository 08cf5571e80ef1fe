// The plain rules as a club player would write them down: strings, lists and whole boards. Tests compare the fast engine with this.

export type NaiveSeat = 'red' | 'blue';

/** A piece on the board. The id is its place in the list given to naiveStart; captured pieces leave the list. */
export interface NaivePiece {
  readonly id: number;
  readonly seat: NaiveSeat;
  readonly kind: string;
  readonly cell: string;
}

export interface NaiveRules {
  readonly columns: number;
  readonly rows: number;
  readonly lakes: readonly string[];
  /** Own turns in a row in which one piece may cross the same boundary: 3 allows three and forbids the fourth. */
  readonly twoSquareLimit: number;
  /** AUD-3: what a piece may not do a fourth time: cross the same boundary, or go back over the same pair of squares. 'crossed' unless given. */
  readonly runnersTwoSquares?: 'crossed' | 'pair';
  readonly chaseRule: boolean;
  /** AUD-2: whether a piece threatens its neighbours only, or all that it could attack with its next move. 'adjacent' unless given. */
  readonly chaseReach?: 'adjacent' | 'reach';
  /** The kinds that run: scouts unless given. */
  readonly runners?: readonly string[];
  /** Plies without an attack that make a draw; undefined means no limit. */
  readonly quietLimit: number | undefined;
  readonly bothImmobile: 'draw' | 'moverLoses';
}

export interface NaiveMove {
  readonly from: string;
  readonly to: string;
}

/** One ply that was played, with the board as it stood before it. */
export interface NaiveTurn {
  readonly seat: NaiveSeat;
  readonly pieceId: number;
  readonly move: NaiveMove;
  readonly attack: boolean;
  readonly piecesBefore: readonly NaivePiece[];
}

export interface NaiveResult {
  readonly winner: NaiveSeat | undefined;
  readonly reason: 'flagCaptured' | 'immobile' | 'bothImmobile' | 'quietLimit';
}

export interface NaiveState {
  readonly rules: NaiveRules;
  readonly pieces: readonly NaivePiece[];
  readonly toMove: NaiveSeat;
  readonly history: readonly NaiveTurn[];
  /** How many plies the chase by each seat has lasted, see repetition.ts. */
  readonly chase: Readonly<Record<NaiveSeat, number>>;
  /** Plies since the last attack, or since the start. */
  readonly quiet: number;
  readonly result: NaiveResult | undefined;
}
