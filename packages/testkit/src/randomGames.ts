/** Random games: every edition can be played to its end by choosing among legal intents. A seed tells one story, always the same. */

import {
  type Chance,
  compileRules,
  deploy,
  type Edition,
  intentsMax,
  isRunning,
  listIntents,
  newPosition,
  type OptionValue,
  type Position,
  play,
  type Rules,
  sampleHomeKinds,
  seededChance,
} from '@flagfall/engine';

/** A position with random legal deployments, ready for the first move. */
export function randomStart(rules: Rules, chance: Chance): Position {
  const starter = rules.starter >= 0 ? rules.starter : chance.below(rules.seats.length);
  const position = newPosition(rules, starter);
  for (let seat = 0; seat < rules.seats.length; seat++) deploy(position, seat, sampleHomeKinds(rules, seat, chance), chance);
  return position;
}

/** One legal intent, each equally likely; undefined when the game is over. */
export function randomIntent(position: Position, chance: Chance, buffer: Int32Array): number | undefined {
  const count = listIntents(position, buffer);
  return count === 0 ? undefined : buffer[chance.below(count)];
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
    play(position, intent);
  }
  return position;
}
