// The naive reference of Conquest as others see it: a game as text, played by writing intents and read by looking at lines.

export interface NaiveConquestSetup {
  /** In the order of the map. */
  readonly territories: readonly { readonly id: string; readonly zones: readonly string[]; readonly city: boolean }[];
  /** Pairs of zones a piece may cross between. */
  readonly borders: readonly (readonly [string, string])[];
  readonly options: NaiveConquestOptions;
  /** The seat that starts. */
  readonly starter: string;
  /** The draw pile, bottom first, already shuffled, the traitor at the bottom. */
  readonly deck: readonly string[];
}

export interface NaiveConquestOptions {
  readonly players: number;
  readonly minOnePerTerritory: 'off' | 'on';
  readonly scoutChargeAttack: 'on' | 'off';
  readonly turnLimit: number | 'off';
}

/** What chance did in one action. */
export interface NaiveConquestLuck {
  /** The kind of the piece that came out of the bag by reinforcement or surprise attack; a new spy needs no luck. */
  readonly drawn?: string;
  /** The draw pile, bottom first, right after each shuffle that happened in this action, in order. */
  readonly shuffles?: readonly (readonly string[])[];
  /** The zone on which the flag came to stand that a seat had in hand when it left. */
  readonly planted?: string;
}

export type NaiveLeaveReason = 'resigned' | 'outOfTime' | 'abandoned';

export interface NaiveConquest {
  /** Every legal intent of the seat that is asked; none during deployment and after the end. */
  readonly legal: readonly string[];
  /** The seats that are waited for. */
  readonly asked: readonly string[];
  /** The whole position as sorted lines of text. */
  readonly look: readonly string[];
  /** The game after one intent; throws when the intent is not legal, or when the luck is impossible, missing or left over. */
  play(intent: string, luck?: NaiveConquestLuck): NaiveConquest;
  /** The game after a seat has put its army on the board (zone to kind) and is ready; throws when that is not allowed. */
  deploy(seat: string, pieces: Readonly<Record<string, string>>): NaiveConquest;
  /** The game after a seat has left; throws when it is not in the game. */
  leave(seat: string, how: NaiveLeaveReason, luck?: NaiveConquestLuck): NaiveConquest;
}

/** Thrown when an action needs luck that was not given; says what chance could do, so that a player of random games can try again. */
export class LuckMissing extends Error {
  readonly need:
    | { readonly drawnFrom: readonly string[] }
    | { readonly shuffleOf: readonly string[] }
    | { readonly plantOn: readonly string[] };

  constructor(need: LuckMissing['need']) {
    super(`luck is missing: ${JSON.stringify(need)}`);
    this.need = need;
  }
}
