/** A lesson: a few exercises, each with a position, goals, and one solution. The learner always has the same seat. */

import type { BySeat, Cell, Deployment, Options, Refusal, Seat } from '@flagfall/engine';

export const LEARNER: Seat = 'red';

export const CHAPTERS = ['basics', 'tactics', 'creed', 'clone', 'cards', 'conquest'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** A game from its very beginning, or a position in the middle of one (exerciseSetup.ts builds it). */
export type ExerciseSetup =
  /** `army` are the rows of an army that is already deployed, the front first. */
  | { readonly type: 'beginning'; readonly seed: string; readonly army?: readonly string[] }
  | ({ readonly type: 'drawing'; readonly drawing: string } & SetupDetails)
  /** By seat: `king key1, scout har1 har2`; a piece in a zone with `!` is known to all. Pieces that are not named lie in the bag. */
  | ({ readonly type: 'map'; readonly pieces: BySeat<string> } & SetupDetails);

export interface SetupDetails {
  readonly turn?: Seat;
  /** By pile, such as `hand red`: its cards. All others stay where they are at the beginning. */
  readonly cards?: Readonly<Record<string, string>>;
  /** A question that is open. */
  readonly asked?: string;
  readonly notes?: Readonly<Record<string, number>>;
}

/** A goal. Pieces are the learner's own, captured ones the enemy's. */
export type ExerciseGoal =
  | { readonly type: 'stands'; readonly cell: Cell; readonly kind: string }
  | { readonly type: 'falls'; readonly kind: string }
  /** The learner has lost none of these. */
  | { readonly type: 'keeps'; readonly kind: string }
  | { readonly type: 'loses'; readonly kind: string }
  /** This many own moves were made. */
  | { readonly type: 'moves'; readonly count: number }
  | { readonly type: 'deed'; readonly deed: string }
  | { readonly type: 'card'; readonly card: string }
  /** The learner exchanges this card. */
  | { readonly type: 'exchanges'; readonly card: string }
  /** The learner knows the piece there. */
  | { readonly type: 'knows'; readonly cell: Cell }
  /** A captured piece is back. */
  | { readonly type: 'returns'; readonly kind: string }
  | { readonly type: 'places'; readonly cell: Cell }
  /** A territory with a city was chosen. */
  | { readonly type: 'city' }
  /** The flag was set up in the back row with a bomb beside it. */
  | { readonly type: 'guarded' }
  /** The flag was set up with a bomb far away from it. */
  | { readonly type: 'decoy' }
  /** All of a kind were set up in the front row, or in the back row. */
  | { readonly type: 'lines'; readonly kind: string; readonly row: 'front' | 'back' }
  /** No piece of the learner's gave itself away by a run. */
  | { readonly type: 'hides' }
  | { readonly type: 'turnOver' }
  /** An intent was refused, for this kind of piece where one is named. */
  | { readonly type: 'refused'; readonly code: Refusal['code']; readonly kind?: string }
  | { readonly type: 'wins' };

/** `a1-a2`, a deed as its text (`sword c4 c5 d4`), or an army. */
export type ScriptedAction = string | Deployment;

export interface Exercise {
  /** Unique in its lesson. */
  readonly id: string;
  /** Its explanation besides the goal: the text of a card or of a deed; its own text when absent. */
  readonly about?: { readonly card: string } | { readonly deed: string };
  readonly setup: ExerciseSetup;
  /** Actions before the learner's first, by the seats in turn. */
  readonly opening?: readonly string[];
  /** The enemy's actions, one for each of its turns. */
  readonly replies?: readonly string[];
  /** Cells that the goal mentions. */
  readonly marks?: readonly Cell[];
  /** All goals must be reached, in as many actions as the solution has. */
  readonly goals: readonly ExerciseGoal[];
  readonly solution: readonly ScriptedAction[];
  /** Plausible but wrong attempts, for the test. */
  readonly wrong: readonly (readonly ScriptedAction[])[];
}

export interface Lesson {
  readonly id: string;
  readonly chapter: ChapterId;
  readonly edition: string;
  readonly options?: Options;
  /** A lesson about one deed has the deed's name. */
  readonly deed?: string;
  readonly exercises: readonly Exercise[];
}
