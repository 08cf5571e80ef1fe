/** The lines of our mark, on a square of 64: for the page, and for the icons that `tools/draw/drawIcons.ts` writes. */

export const PENNANT_TURN = 'rotate(9 32 32)';

/** The pole and its two pennants. */
export const PENNANT_PATHS: readonly string[] = [
  'M14 4Q14 1 17 1T20 4V60Q20 63 17 63T14 60Z',
  'M23 5C32 1 40 10 58 5L49 15L57 26C42 30 32 21 23 25Z',
  'M23 31C30 28 35 33 47 30L41 37L46 45C36 48 30 42 23 45Z',
];
