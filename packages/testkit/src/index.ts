/** The door of the testkit: scenarios, random games, the shared suite and the naive reference. Test code only. */

export { firstDisagreement, naivePieces, naiveRules } from './compareNaive.ts';
export { checkGame, differenceOf } from './games.ts';
export { checkNotation } from './notation.ts';
export { randomGame, randomIntent, randomStart } from './randomGames.ts';
export { drawnPosition, Scenario, scenario, targetsFrom } from './scenario.ts';
export { sharedSuite } from './suite.ts';
export { checkKnowledge } from './worlds.ts';
