/** Values of answers to cards. */

import { conquest } from '@flagfall/editions';
import { compileRules, isRunning, kindOf, type Position, pieceOn, seededChance } from '@flagfall/engine';
import { actorOf, questionName } from '@flagfall/engine/edition';
import { decodeIntent, intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { ExchangeTables } from '../belief/exchangeTables.ts';
import { MapTables } from '../mapTables.ts';
import { MAP_WEIGHTS } from '../mapWeights.ts';
import { DeedHeuristics } from './deedHeuristics.ts';
import { MoveHeuristics } from './moveHeuristics.ts';

const RULES = compileRules(conquest, { players: 2 });
const REALM = new MapTables(RULES, MAP_WEIGHTS);

/** Where a question is asked in a random game, and all its answers. */
function askedIn(question: string, seed: number): { readonly position: Position; readonly answers: readonly number[] } | undefined {
  const chance = seededChance(seed);
  const position = randomStart(RULES, chance);
  const buffer = new Int32Array(intentsMax(position));
  while (isRunning(position) && questionName(position) !== question) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  return isRunning(position) ? { position, answers: [...buffer.subarray(0, listIntents(position, buffer))] } : undefined;
}

function thoughtsIn(position: Position): { readonly deeds: DeedHeuristics; readonly thoughts: MoveHeuristics; readonly seat: number } {
  const seat = actorOf(position);
  const odds = Array.from({ length: REALM.pieceCount }, (_, piece) =>
    Float64Array.from(RULES.kinds, (_kind, number) => (kindOf(position, piece) === number ? 1 : 0)),
  );
  const beliefs = new ExchangeTables(REALM, seat, position, odds);
  const thoughts = new MoveHeuristics(REALM, beliefs, position);
  thoughts.setView(position, seat);
  return { deeds: new DeedHeuristics(REALM, beliefs, thoughts), thoughts, seat };
}

test('leaving all pieces in place is worth 0, and the value of an order depends on which piece goes where', () => {
  let asked = 0;
  for (let seed = 0; seed < 20; seed++) {
    const found = askedIn('rearrange', seed);
    if (found === undefined) continue;
    const { deeds, thoughts, seat } = thoughtsIn(found.position);
    const zonesOf = (answer: number): readonly number[] => [answer & 255, (answer >>> 8) & 255, (answer >>> 16) & 255];
    const zones = zonesOf(found.answers[0]).toSorted((one, other) => one - other);
    for (const answer of found.answers) {
      const goals = zonesOf(answer);
      const kinds = zones.map((zone) => kindOf(found.position, pieceOn(found.position, zone)));
      const worth = kinds.reduce((sum, kind, at) => sum + thoughts.placeValue(kind, goals[at]) - thoughts.placeValue(kind, zones[at]), 0);
      expect(deeds.of(found.position, seat, answer)).toBeCloseTo(worth, 9);
      if (goals.every((goal, at) => goal === zones[at])) expect(deeds.of(found.position, seat, answer)).toBe(0);
    }
    asked++;
  }
  expect(asked).toBeGreaterThan(3);
});

test('a player that knows all pieces accuses correctly, and prefers the flag', () => {
  let asked = 0;
  for (let seed = 0; seed < 200 && asked < 3; seed++) {
    const found = askedIn('accuse', seed);
    if (found === undefined) continue;
    const { deeds, seat } = thoughtsIn(found.position);
    const [best] = found.answers.toSorted((one, other) => deeds.of(found.position, seat, other) - deeds.of(found.position, seat, one));
    expect(decodeIntent(RULES, best)).toMatchObject({ deed: 'accuse', kind: 'flag' });
    expect(kindOf(found.position, pieceOn(found.position, best & 255))).toBe(REALM.flag);
    asked++;
  }
  expect(asked).toBe(3);
});
