/** The testkit: scenarios, random games, the shared suite and the naive reference. Test code only. */

export { firstConquestDisagreement } from './checks/compareConquest.ts';
export { firstDisagreement, naivePieces, naiveRules } from './checks/compareNaive.ts';
export { checkGame, positionDifference } from './checks/games.ts';
export { checkNotation } from './checks/notation.ts';
export { checkKnowledge } from './checks/twinWorlds.ts';
export { dataFolder } from './data.ts';
export { chaseGame } from './games/chaseGames.ts';
export { crowdedEnding, randomEnding } from './games/endings.ts';
export { type LegacyGame, legacyGames } from './games/legacyGames.ts';
export { type PlayedGame, playedRecord } from './games/playedRecord.ts';
export { beforeDeployment, huntingIntent, randomGame, randomIntent, randomStart } from './games/randomGames.ts';
export { type MapSetup, mapPosition, startedMapGame } from './scenarios/mapPosition.ts';
export { MapScenario, mapScenario } from './scenarios/mapScenario.ts';
export { cardsOf, chanceFrom, drawnPosition, type Luck, playText, Scenario, scenario, targetsFrom } from './scenarios/scenario.ts';
export { shortView } from './scenarios/shortView.ts';
export { differenceOfImages, imageOf, type TableImage } from './scenarios/tableImage.ts';
export { hasFixedSeeds, sayingSeed, storySeed, storySeeds, withSeed } from './seed.ts';
export { sharedSuite } from './suite.ts';
