/**
 * What the booklets print besides their rules: a story, advice, and which game to play first. The words are messages (`story.BOX`, `advice.ID`); this
 * file says which game has which. A reference (`001:130`) is the line of the booklet that says it first, in English where it has English.
 */

/** The product that a booklet belongs to; its games share a story. */
export type GameBox = 'original' | 'duel' | 'creed' | 'clone' | 'conquest';

export interface Booklet {
  readonly box: GameBox;
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
const SETUP = ['bombs', 'strongInFront', 'scoutsInFront', 'minersBack'];
/** 000:713, 001:110, 003:443. */
const PLAY = ['shortSteps'];
/** 004:311, 329, 381, 479, 489. */
const CLONE_SETUP = ['backRow', 'bombs', 'guard', 'evenly', 'waysOut', 'attackToo', 'otherPlace'];
/** 004:391, 415, 419, 493-496. */
const CLONE_PLAY = ['stayStill', 'bluff', 'cover', 'whereTheyAre', 'whoIsLeft', 'nine', 'lateScouts'];

export const BOOKLETS: Readonly<Record<string, Booklet>> = {
  original: { box: 'original', setup: SETUP, play: PLAY, sample: 'bunker behind the right lake' },
  // 001:138: its rules are those of Original; 001:284.
  'battle-cards': { box: 'original', after: 'original', setup: SETUP, play: [...PLAY, 'bluffCard'], sample: 'bunker behind the left lake' },
  // 003:370; 003:378 advises to read on before one sets up, and no more.
  duel: { box: 'duel', isFirst: true, setup: ['readFirst'], play: PLAY, sample: 'half wall in the centre' },
  // 003:370, 461.
  barrage: { box: 'duel', after: 'duel', setup: ['oneBomb'], play: PLAY, sample: 'behind the left lake' },
  // 000:645, 723.
  'creed-classic': { box: 'creed', after: 'creed-duel', setup: SETUP, play: PLAY, sample: 'bunker behind the left mountain' },
  // 000:755.
  'creed-special': {
    box: 'creed',
    after: 'creed-classic',
    setup: SETUP,
    play: [...PLAY, 'appleOnce'],
    sample: 'bunker behind the left mountain',
  },
  // 000:645, 780.
  'creed-duel': { box: 'creed', isFirst: true, setup: ['otherPlace', ...SETUP], play: PLAY, sample: 'half wall in the centre' },
  // 004:307.
  'clone-classic': { box: 'clone', isFirst: true, setup: CLONE_SETUP, play: CLONE_PLAY, sample: 'scattered bombs' },
  // 004:307, 510, 522.
  'clone-special': {
    box: 'clone',
    after: 'clone-classic',
    setup: CLONE_SETUP,
    play: [...CLONE_PLAY, 'clairvoyance', 'teleportation'],
    sample: 'scattered bombs',
  },
  // 002:59-61, 240-243, 281-289.
  conquest: { box: 'conquest', setup: ['oneEach', 'curseCities'], play: ['comeClose', 'hideAgain'] },
};
