/** One random game, written down and read again. */

import {
  actionsSince,
  buildRecord,
  eventsSince,
  formatPosition,
  formatRecord,
  isRunning,
  type Position,
  parsePosition,
  parseRecord,
  type Rules,
  replayRecord,
  seededChance,
} from '@flagfall/engine';
import { isAsking } from '@flagfall/engine/edition';
import { intentsMax, play } from '@flagfall/engine/internal';
import { leaveAtRandom, leavingPly, randomIntent, randomStart } from '../games/randomGames.ts';
import { positionDifference } from './games.ts';

/** A record of the game and the texts of its positions are complete. */
export function checkNotation(rules: Rules, seed: string): string | undefined {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  const leavingAt = leavingPly(rules, chance);
  for (let ply = 0; isRunning(position); ply++) {
    if (ply === leavingAt) leaveAtRandom(position, chance);
    if (!isRunning(position)) break;
    const intent = randomIntent(position, chance, buffer);
    if (intent === undefined) return 'no legal intent in a running game';
    play(position, intent, chance);
    if (!isRunning(position) || (chance.below(40) > 0 && !isAsking(position))) continue;
    const text = formatPosition(position);
    const parsed = parsePosition(rules, text);
    if (!parsed.ok) return `${text}: ${JSON.stringify(parsed.error)}`;
    if (formatPosition(parsed.value) !== text) return `${text} comes back as ${formatPosition(parsed.value)}`;
  }
  const written = formatRecord(buildRecord(rules, actionsSince(position, 0)));
  const read = parseRecord(written);
  if (!read.ok) return `its record is not read: ${JSON.stringify(read.error)}`;
  if (formatRecord(read.value) !== written) return 'its record comes back changed';
  const replayed = replayRecord(rules, read.value);
  if (!replayed.ok) return `its record is not replayed: ${JSON.stringify(replayed.error)}`;
  return hasLikeCards(rules) ? toldDifference(position, replayed.value) : positionDifference(position, replayed.value);
}

/** Whether there are identical cards: a record names kinds, not which of them lay where. */
function hasLikeCards({ decks }: Rules): boolean {
  const cards = (decks?.kindByCard ?? []).map((kind, card) => `${kind} ${decks?.ownerByCard[card]}`);
  return new Set(cards).size < cards.length;
}

/** The events without places of cards, which distinguish identical cards. */
function toldDifference(one: Position, other: Position): string | undefined {
  const told = (position: Position): readonly string[] =>
    eventsSince(position, 0).map((event) => JSON.stringify(event.type === 'pileShuffled' ? { ...event, places: [] } : event));
  const [here, there] = [told(one), told(other)];
  const at = here.findIndex((event, index) => event !== there[index]);
  return at < 0 && here.length === there.length ? undefined : `replayed, ${here[at]} becomes ${there[at]}`;
}
