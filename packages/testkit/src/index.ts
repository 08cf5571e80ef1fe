/** The door of the testkit: scenarios, random games, the shared suite and the naive reference. Test code only. */

export { chaseGame } from './chaseGames.ts';
export { firstConquestDisagreement } from './compareConquest.ts';
export { firstDisagreement, naivePieces, naiveRules } from './compareNaive.ts';
export { dataFolder } from './data.ts';
export { randomEnding } from './endings.ts';
export { checkGame, differenceOf } from './games.ts';
export { type GameBefore, gamesBefore } from './gamesBefore.ts';
export { type LandSetup, landPosition, startedLand } from './landPosition.ts';
export { LandScenario, landScenario } from './landScenario.ts';
export { checkNotation } from './notation.ts';
export { type PlayedGame, playedRecord } from './playedRecord.ts';
export { beforeDeployment, huntingIntent, randomGame, randomIntent, randomStart } from './randomGames.ts';
export { act, cardsOf, chanceOf, drawnPosition, type Luck, Scenario, scenario, targetsFrom } from './scenario.ts';
export { hasFixedSeeds, sayingSeed, storySeed, storySeeds, withSeed } from './seed.ts';
export { shortView } from './shortView.ts';
export { sharedSuite } from './suite.ts';
export { differenceOfImages, imageOf, type TableImage } from './tableImage.ts';
export { checkKnowledge } from './worlds.ts';
