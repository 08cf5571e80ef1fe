/** The seed of what fast-check makes up: it stands here; where FLAGFALL_LONG or FLAGFALL_FRESH asks for new ground it is a fresh one, which is told. */

const isFresh = process.env.FLAGFALL_LONG === '1' || process.env.FLAGFALL_FRESH === '1';

export const FUZZ_SEED: number = isFresh ? Date.now() % 2 ** 31 : 1946;

if (isFresh) console.log(`the seed of fast-check is ${FUZZ_SEED}`);
