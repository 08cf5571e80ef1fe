/** What the move heuristics consider, and what they ignore. */

import { conquest } from '@flagfall/editions';
import { compileRules, type Position, pieceOn, seededChance } from '@flagfall/engine';
import { actorOf, questionName, seatsOn } from '@flagfall/engine/edition';
import { intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { ExchangeTables } from '../belief/exchangeTables.ts';
import { MapTables } from '../mapTables.ts';
import { MAP_WEIGHTS } from '../mapWeights.ts';
import { MoveHeuristics } from './moveHeuristics.ts';

const RULES = compileRules(conquest, { players: 2 });

/** The first time in a random game that a seat may move, with the moves that neither begin nor end beside an enemy. */
function quietMoves(seed: number): { readonly position: Position; readonly moves: readonly number[] } {
  const chance = seededChance(seed);
  const position = randomStart(RULES, chance);
  const buffer = new Int32Array(intentsMax(position));
  while (questionName(position) !== 'act') play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  const { territories } = new MapTables(RULES, MAP_WEIGHTS);
  const own = 1 << actorOf(position);
  const isFar = (zone: number): boolean => territories.neighbours[zone].every((next) => (seatsOn(position, next) & ~own) === 0);
  const isQuiet = (from: number, to: number): boolean => pieceOn(position, to) < 0 && isFar(from) && isFar(to);
  const intents = [...buffer.subarray(0, listIntents(position, buffer))];
  return { position, moves: intents.filter((intent) => intent >>> 24 === 0 && isQuiet(intent & 255, (intent >>> 8) & 255)) };
}

/** The values of moves for a player with this range that takes every enemy for one kind. */
function worthsOf(position: Position, moves: readonly number[], sight: number, kind: number): readonly number[] {
  const tables = new MapTables(RULES, { ...MAP_WEIGHTS, sight });
  const odds = Array.from({ length: tables.pieceCount }, () => Float64Array.from(RULES.kinds, (_, other) => (other === kind ? 1 : 0)));
  const thoughts = new MoveHeuristics(tables, new ExchangeTables(tables, actorOf(position), position, odds), position);
  thoughts.setView(position, actorOf(position));
  return moves.map((intent) => thoughts.moveValue(intent & 255, (intent >>> 8) & 255));
}

test('the kinds of enemies beyond its range do not matter', () => {
  const flag = new MapTables(RULES, MAP_WEIGHTS).flag;
  const walker = RULES.kinds.findIndex(({ moves }) => moves !== 'never');
  let compared = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { position, moves } = quietMoves(seed);
    compared += moves.length;
    expect(worthsOf(position, moves, 1, flag)).toEqual(worthsOf(position, moves, 1, walker));
    if (moves.length > 0)
      expect(worthsOf(position, moves, MAP_WEIGHTS.sight, flag)).not.toEqual(worthsOf(position, moves, MAP_WEIGHTS.sight, walker));
  }
  expect(compared).toBeGreaterThan(20);
});
