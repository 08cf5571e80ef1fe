/** Random games: every edition can be played to its end by choosing among legal intents. The same seed always gives the same game. */

import {
  type Chance,
  compileRules,
  type Edition,
  homeOf,
  isRunning,
  leave,
  newGame,
  type OptionValue,
  type Position,
  pick,
  pieceOn,
  type Rules,
  seededChance,
} from '@flagfall/engine';
import {
  continuesWithout,
  deploy,
  intentsMax,
  isDeploying,
  listIntents,
  mayThreaten,
  play,
  recentMoves,
  samplePackedDeployment,
} from '@flagfall/engine/internal';

/** A new game, played at random until all are asked to deploy. */
export function beforeDeployment(rules: Rules, chance: Chance): Position {
  const position = newGame(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  while (!isDeploying(position)) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  return position;
}

/** A position with random legal deployments, ready for the first move. */
export function randomStart(rules: Rules, chance: Chance): Position {
  const position = beforeDeployment(rules, chance);
  for (let seat = 0; seat < rules.seats.length; seat++)
    deploy(position, seat, samplePackedDeployment(rules, seat, chance, homeOf(position, seat)), chance);
  return position;
}

/** One legal intent, each equally likely; undefined when the game is over. */
export function randomIntent(position: Position, chance: Chance, buffer: Int32Array): number | undefined {
  const count = listIntents(position, buffer);
  return count === 0 ? undefined : buffer[chance.below(count)];
}

/** Players who follow the piece that just moved, and pieces that flee, so that the repetition rules apply often. */
export function huntingIntent(position: Position, intents: Int32Array, chance: Chance): number {
  const enemy = recentMoves(position).at(-1);
  const quiet = intents.filter((intent) => intent >>> 16 === 0 && pieceOn(position, intent >>> 8) < 0);
  const flights = quiet.filter((intent) => enemy !== undefined && mayThreaten(position.rules.tables, intent & 255, enemy.to));
  const pursuits = quiet.filter((intent) => enemy !== undefined && mayThreaten(position.rules.tables, intent >>> 8, enemy.to));
  for (const wanted of chance.below(2) === 0 ? [flights, pursuits] : [pursuits, flights])
    if (wanted.length > 0 && chance.below(8) > 0) return wanted[chance.below(wanted.length)];
  return intents[chance.below(intents.length)];
}

/** In every other game of more than two seats one leaves; the ply, or -1. */
export function leavingPly(rules: Rules, chance: Chance): number {
  return rules.extension?.afterLeaving !== undefined && chance.below(2) === 0 ? chance.below(150) : -1;
}

/** A seat leaves, if the game goes on without it. */
export function leaveAtRandom(position: Position, chance: Chance): void {
  const seat = pick(chance, position.rules.seats);
  if (continuesWithout(position, seat)) leave(position, seat, 'abandoned', chance);
}

/** Plays a whole random game; `each` is called before every intent. */
export function randomGame(
  edition: Edition,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  each: (position: Position, intent: number, ply: number) => void,
): Position {
  const rules = compileRules(edition, options);
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; isRunning(position); ply++) {
    const intent = randomIntent(position, chance, buffer);
    if (intent === undefined) throw new Error(`seed ${seed}: a running game always has a legal intent`);
    each(position, intent, ply);
    play(position, intent, chance);
  }
  return position;
}
