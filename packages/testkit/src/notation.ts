/** One random game, written down and read again. */

import {
  eventsSince,
  formatPosition,
  formatRecord,
  intentsMax,
  isAsking,
  isRunning,
  parsePosition,
  parseRecord,
  play,
  type Rules,
  recordOf,
  replayRecord,
  seededChance,
} from '@flagfall/engine';
import { differenceOf } from './games.ts';
import { randomIntent, randomStart } from './randomGames.ts';

/** A record of the game and the text of its positions say it all. */
export function checkNotation(rules: Rules, seed: string): string | undefined {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  while (isRunning(position)) {
    const intent = randomIntent(position, chance, buffer);
    if (intent === undefined) return 'no legal intent in a running game';
    play(position, intent);
    if (!isRunning(position) || (chance.below(40) > 0 && !isAsking(position))) continue;
    const text = formatPosition(position);
    const parsed = parsePosition(rules, text);
    if (!parsed.ok) return `${text}: ${JSON.stringify(parsed.error)}`;
    if (formatPosition(parsed.value) !== text) return `${text} comes back as ${formatPosition(parsed.value)}`;
  }
  const written = formatRecord(recordOf(rules, eventsSince(position, 0)));
  const read = parseRecord(written);
  if (!read.ok) return `its record is not read: ${JSON.stringify(read.error)}`;
  if (formatRecord(read.value) !== written) return 'its record comes back changed';
  const replayed = replayRecord(rules, read.value);
  if (!replayed.ok) return `its record is not replayed: ${JSON.stringify(replayed.error)}`;
  return differenceOf(position, replayed.value);
}
