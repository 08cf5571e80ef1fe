/** The editions that are meant where nobody names one. */

/** What a command plays, and what the house wears. */
export const DEFAULT_EDITION = 'original';

/** For whoever has never played, as its booklet wants it (003:370). */
export const FIRST_EDITION = 'duel';

/** Where games by the hundred are played: the fewest pieces. */
export const SMALL_EDITION = 'barrage';
