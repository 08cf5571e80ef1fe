/** What the booklet of both Clone Wars games advises. */

/** 004:311, 329, 381, 479, 489. */
export const CLONE_SETUP_ADVICE = ['backRow', 'bombs', 'guard', 'evenly', 'waysOut', 'attackToo', 'otherPlace'];

/** 004:391, 415, 419, 493-496. */
export const CLONE_PLAY_ADVICE = ['stayStill', 'bluff', 'cover', 'whereTheyAre', 'whoIsLeft', 'nine', 'lateScouts'];
