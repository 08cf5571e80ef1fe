/** One random game, looked at from the engine's own side: hash, retelling, rewinding. */

import {
  At,
  actionCount,
  actionsSince,
  cardsIn,
  clonePosition,
  hashFromScratch,
  hashOf,
  intentsMax,
  isRunning,
  newPosition,
  type Position,
  pieceCount,
  play,
  type Rules,
  retell,
  rewind,
  seededChance,
} from '@flagfall/engine';
import { leaveAtRandom, leavingPly, randomIntent, randomStart } from './randomGames.ts';

/** One random game: the hash is kept right, events tell the whole game, and rewinding leads back to the start. Says what is wrong, if anything. */
export function checkGame(rules: Rules, seed: string): string | undefined {
  const chance = seededChance(seed);
  const start = randomStart(rules, chance);
  const position = clonePosition(start);
  const buffer = new Int32Array(intentsMax(position));
  const intents: number[] = [];
  const luck = seededChance(`${seed} luck`);
  const leavingAt = leavingPly(rules, chance);
  while (isRunning(position)) {
    if (intents.length === leavingAt) leaveAtRandom(position, luck);
    if (!isRunning(position)) break;
    const intent = randomIntent(position, chance, buffer);
    if (intent === undefined) return `ply ${intents.length}: no legal intent in a running game`;
    intents.push(intent);
    play(position, intent, luck);
    const kept = hashOf(position);
    const fresh = hashFromScratch(position);
    if (kept.low !== fresh.low || kept.high !== fresh.high) return `ply ${intents.length}: the hash has drifted`;
  }
  const told = retell(rules, actionsSince(position, 0));
  const difference = differenceOf(position, told);
  if (difference !== undefined) return `retold by its events, ${difference}`;
  const again = clonePosition(start);
  const sameLuck = seededChance(`${seed} luck`);
  for (const [ply, intent] of intents.entries()) {
    if (ply === leavingAt) leaveAtRandom(again, sameLuck);
    play(again, intent, sameLuck);
  }
  if (intents.length === leavingAt) leaveAtRandom(again, sameLuck);
  if (differenceOf(position, again) !== undefined) return `played again, ${differenceOf(position, again)}`;
  rewind(position, actionCount(start));
  if (differenceOf(start, position) !== undefined) return `rewound to the first move, ${differenceOf(start, position)}`;
  rewind(position, 0);
  const blank = newPosition(rules, rules.hasOpening ? 0 : start.words[At.TURN]);
  return differenceOf(blank, position) === undefined ? undefined : `rewound to the very start, ${differenceOf(blank, position)}`;
}

/** Every word that counts; what lies beyond the ends of the logs and lists is left from earlier and means nothing. */
export function differenceOf(one: Position, other: Position): string | undefined {
  const [a, b] = [meaning(one), meaning(other)];
  for (const key of Object.keys(a))
    if (JSON.stringify(a[key]) !== JSON.stringify(b[key])) return `${key} differs: ${JSON.stringify(a[key])} and ${JSON.stringify(b[key])}`;
  return undefined;
}

function meaning(position: Position): Record<string, unknown> {
  const { words, history, journal, rules } = position;
  const part = (start: number, length: number): number[] => Array.from(words.subarray(start, start + length));
  const pieces = pieceCount(position);
  const lists = rules.seats.flatMap((_, seat) =>
    [0, 1].map((list) => part(At.MOVERS + seat * 128 + list * 64, words[At.COUNT + seat * 2 + list])),
  );
  const frames = words[At.ACTIONS] + 1;
  return {
    squares: part(At.SQUARE, rules.board.cells.length),
    cells: part(At.CELL, pieces),
    infos: part(At.INFO, pieces),
    open: rules.seats.map((_, seat) => part(At.OPEN + seat * 128, rules.board.cells.length)),
    movers: lists,
    turn: words[At.TURN],
    ended: words[At.ENDED],
    actions: words[At.ACTIONS],
    notes: part(At.NOTES, At.HISTORY - At.NOTES),
    side: part(At.SIDE, 2),
    decisions: part(At.DECISIONS, words[At.DECISION_COUNT]),
    piles: rules.decks?.piles.map((_, pile) => cardsIn(position, pile)),
    journal: Array.from(journal.subarray(0, words[At.JOURNAL_LENGTH])),
    history: Array.from(history.subarray(0, frames * 8)),
  };
}
