// The interface of the naive references of the three special editions: a game as text, played by writing intents and read as lines.

import type { NaiveRules, NaiveSeat } from '../types.ts';

export interface NaiveSpecial {
  /** Every legal intent of the seat that acts now; none when the game is over. */
  readonly legal: readonly string[];
  /** The seat that is asked now; none when the game is over. */
  readonly actor: NaiveSeat | undefined;
  /** The whole position as sorted lines of text. */
  readonly look: readonly string[];
  /** The game after one intent; throws when the intent is not in `legal`. */
  play(intent: string): NaiveSpecial;
}

export interface NaiveSetupPiece {
  readonly seat: NaiveSeat;
  readonly kind: string;
  readonly cell: string;
}

/** The cards of a seat, bottom of each pile first, a hand in the order in which it was drawn. */
export interface NaiveCards {
  readonly draw: readonly string[];
  readonly hand: readonly string[];
  readonly spent: readonly string[];
}

export interface NaiveSetup {
  readonly rules: NaiveRules;
  /** Keys and values of rules.md section 14; an absent key means its default. */
  readonly options: Readonly<Record<string, string | number>>;
  readonly pieces: readonly NaiveSetupPiece[];
  /** Captured before. */
  readonly captured?: readonly Omit<NaiveSetupPiece, 'cell'>[];
  readonly starter: NaiveSeat;
  /** Card ids, bottom of the draw pile first, already shuffled; hands are still empty. */
  readonly decks?: Readonly<Record<NaiveSeat, readonly string[]>>;
  /** Instead of decks: the cards of a game that has begun, in which the starter plays now. */
  readonly cards?: Readonly<Record<NaiveSeat, NaiveCards>>;
}
