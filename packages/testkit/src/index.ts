/** The testkit: scenarios, random games, the shared suite and the naive reference. Test code only. */

export { chaseGame } from './chaseGames.ts';
export { firstConquestDisagreement } from './checks/compareConquest.ts';
export { firstDisagreement, naivePieces, naiveRules } from './checks/compareNaive.ts';
export { checkGame, positionDifference } from './checks/games.ts';
export { checkNotation } from './checks/notation.ts';
export { checkKnowledge } from './checks/twinWorlds.ts';
export { dataFolder } from './data.ts';
export { randomEnding } from './endings.ts';
export { type LegacyGame, legacyGames } from './legacyGames.ts';
export { type MapSetup, mapPosition, startedMapGame } from './mapPosition.ts';
export { MapScenario, mapScenario } from './mapScenario.ts';
export { type PlayedGame, playedRecord } from './playedRecord.ts';
export { beforeDeployment, huntingIntent, randomGame, randomIntent, randomStart } from './randomGames.ts';
export { cardsOf, chanceFrom, drawnPosition, type Luck, playText, Scenario, scenario, targetsFrom } from './scenario.ts';
export { hasFixedSeeds, sayingSeed, storySeed, storySeeds, withSeed } from './seed.ts';
export { shortView } from './shortView.ts';
export { sharedSuite } from './suite.ts';
export { differenceOfImages, imageOf, type TableImage } from './tableImage.ts';
