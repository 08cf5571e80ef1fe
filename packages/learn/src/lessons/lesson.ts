/** What a lesson is made of: a few exercises, each a position, what is wanted, and one way to get there. The learner always sits on the same seat. */

import type { BySeat, Cell, Deployment, Options, Refusal, Seat } from '@flagfall/engine';

export const LEARNER: Seat = 'red';

export const CHAPTERS = ['basics', 'tactics', 'creed', 'clone', 'cards', 'conquest'] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** A game from its very beginning, or a position in the middle of one (setting.ts draws it). */
export type ExerciseSetup =
  /** `army` are the rows of an army that stands there already, the front first. */
  | { readonly type: 'beginning'; readonly seed: string; readonly army?: readonly string[] }
  | ({ readonly type: 'drawing'; readonly drawing: string } & SetupDetails)
  /** By seat: `king key1, scout har1 har2`; a zone with `!` behind it is known to everybody. Who is not named lies in the bag. */
  | ({ readonly type: 'map'; readonly pieces: BySeat<string> } & SetupDetails);

export interface SetupDetails {
  readonly turn?: Seat;
  /** By pile, such as `hand red`: its cards. All others lie where they lie at the beginning. */
  readonly cards?: Readonly<Record<string, string>>;
  /** A question that is open. */
  readonly asked?: string;
  readonly notes?: Readonly<Record<string, number>>;
}

/** Something that must have come about; what is said of pieces means the learner's own, and of those that fall the enemy's. */
export type ExerciseGoal =
  | { readonly type: 'stands'; readonly cell: Cell; readonly kind: string }
  | { readonly type: 'falls'; readonly kind: string }
  /** The learner has lost none of these. */
  | { readonly type: 'keeps'; readonly kind: string }
  | { readonly type: 'loses'; readonly kind: string }
  /** So many own moves were made. */
  | { readonly type: 'moves'; readonly count: number }
  | { readonly type: 'deed'; readonly deed: string }
  | { readonly type: 'card'; readonly card: string }
  /** The learner puts this card away for another. */
  | { readonly type: 'exchanges'; readonly card: string }
  /** The learner knows what stands there. */
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
  /** No piece of the learner's has betrayed itself by a run. */
  | { readonly type: 'hides' }
  | { readonly type: 'turnOver' }
  /** Something was refused, of one kind of piece where it is named. */
  | { readonly type: 'refused'; readonly code: Refusal['code']; readonly kind?: string }
  | { readonly type: 'wins' };

/** `a1-a2`, a deed as its text (`sword c4 c5 d4`), or an army. */
export type ScriptedAction = string | Deployment;

export interface Exercise {
  /** Unique in its lesson. */
  readonly id: string;
  /** What explains it besides the goal: the text of a card, of a deed, or one of its own when absent. */
  readonly about?: { readonly card: string } | { readonly deed: string };
  readonly setup: ExerciseSetup;
  /** What happens before the learner comes to act; whoever is to act does it. */
  readonly opening?: readonly string[];
  /** What the enemy does, one after the other, whenever it is the enemy's to act. */
  readonly replies?: readonly string[];
  /** Cells that the goal speaks of. */
  readonly marks?: readonly Cell[];
  /** All of them, by as many actions as the solution has. */
  readonly goals: readonly ExerciseGoal[];
  readonly solution: readonly ScriptedAction[];
  /** What looks likely and does not do it, for the test. */
  readonly wrong: readonly (readonly ScriptedAction[])[];
}

export interface Lesson {
  readonly id: string;
  readonly chapter: ChapterId;
  readonly edition: string;
  readonly options?: Options;
  /** A lesson about one deed goes by its name. */
  readonly deed?: string;
  readonly exercises: readonly Exercise[];
}
