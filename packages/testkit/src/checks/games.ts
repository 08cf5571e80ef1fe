/** Checks the engine in one random game: hash, replay from events, rewinding. */

import {
  actionCount,
  actionsSince,
  isRunning,
  newPosition,
  type Position,
  pieceCount,
  type Rules,
  replayEvents,
  rewind,
  seededChance,
} from '@flagfall/engine';
import { cardsIn } from '@flagfall/engine/edition';
import { clonePosition, hashFromScratch, hashOf, intentsMax, Offset, play } from '@flagfall/engine/internal';
import { leaveAtRandom, leavingPly, randomIntent, randomStart } from '../games/randomGames.ts';

/** The incremental hash is right, events give the whole game, and rewinding leads back to the start. Returns the first fault, if any. */
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
  const told = replayEvents(rules, actionsSince(position, 0));
  const difference = positionDifference(position, told);
  if (difference !== undefined) return `retold by its events, ${difference}`;
  const again = clonePosition(start);
  const sameLuck = seededChance(`${seed} luck`);
  for (const [ply, intent] of intents.entries()) {
    if (ply === leavingAt) leaveAtRandom(again, sameLuck);
    play(again, intent, sameLuck);
  }
  if (intents.length === leavingAt) leaveAtRandom(again, sameLuck);
  if (positionDifference(position, again) !== undefined) return `played again, ${positionDifference(position, again)}`;
  rewind(position, actionCount(start));
  if (positionDifference(start, position) !== undefined) return `rewound to the first move, ${positionDifference(start, position)}`;
  rewind(position, 0);
  const blank = newPosition(rules, rules.actsBeforeDeployment ? 0 : start.words[Offset.TURN]);
  return positionDifference(blank, position) === undefined
    ? undefined
    : `rewound to the very start, ${positionDifference(blank, position)}`;
}

/** Every word that counts; words beyond the ends of logs and lists are leftovers. */
export function positionDifference(one: Position, other: Position): string | undefined {
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
    [0, 1].map((list) => part(Offset.MOVERS + seat * 128 + list * 64, words[Offset.COUNT + seat * 2 + list])),
  );
  const frames = words[Offset.ACTIONS] + 1;
  return {
    squares: part(Offset.SQUARE, rules.board.cells.length),
    cells: part(Offset.CELL, pieces),
    infos: part(Offset.INFO, pieces),
    open: rules.seats.map((_, seat) => part(Offset.OPEN + seat * 128, rules.board.cells.length)),
    movers: lists,
    turn: words[Offset.TURN],
    ended: words[Offset.RESULT],
    actions: words[Offset.ACTIONS],
    notes: part(Offset.NOTES, Offset.HISTORY - Offset.NOTES),
    side: part(Offset.EXTRA_HASH, 2),
    decisions: part(Offset.DECISIONS, words[Offset.DECISION_COUNT]),
    piles: rules.decks?.piles.map((_, pile) => cardsIn(position, pile)),
    journal: Array.from(journal.subarray(0, words[Offset.JOURNAL_LENGTH])),
    history: Array.from(history.subarray(0, frames * 8)),
  };
}
