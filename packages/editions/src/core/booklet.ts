/**
 * What a booklet prints besides its rules: a story, advice, and which game to play first. The words are messages (`story.BOX`, `advice.ID`); each edition
 * says which it has. A reference (`001:130`) is the line of the booklet that says it first, in English where it has English.
 */

export interface Booklet {
  /** The product that the booklet belongs to; its games share a story. */
  readonly box: string;
  /** The booklet recommends it to beginners. */
  readonly isFirst?: boolean;
  /** The game, by id, that the booklet recommends to play before. */
  readonly after?: string;
  /** Advice for setting up. */
  readonly setup: readonly string[];
  /** Advice for the game itself. */
  readonly play: readonly string[];
  /** A deployment of the library that follows the advice; a map has none. */
  readonly sample?: string;
}

/** 000:786-789, 001:130-134. */
export const SETUP_ADVICE = ['bombs', 'strongInFront', 'scoutsInFront', 'minersBack'];
/** 000:713, 001:110, 003:443. */
export const PLAY_ADVICE = ['shortSteps'];
