/** What a viewer forgets is blank again, and worlds are drawn as if it had never been shown. */

import { creedSpecial, original } from '@flagfall/editions';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  hashFromScratch,
  hashOf,
  hasRun,
  imagine,
  intentsMax,
  isRunning,
  Knowledge,
  kindOf,
  play,
  seededChance,
} from '../index.ts';

test('a forgotten piece may be anything again that its moves allow', () => {
  const rules = compileRules(original);
  const chance = seededChance('forget');
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < 300 && isRunning(position); ply++) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  const knowledge = new Knowledge(rules, 'red');
  knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'red'));
  const shown = knowledge.pieces.filter(({ seat, cell, kinds }) => seat === 'blue' && cell !== undefined && isSingle(kinds));
  expect(shown.length).toBeGreaterThan(1);
  for (const { piece } of shown) {
    knowledge.forget(piece);
    // Who ran is still seen to be a runner.
    expect(isSingle(knowledge.kindsOf(piece))).toBe(hasRun(knowledge.shadow, piece));
  }
  const seen = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const world = imagine(knowledge, chance);
    expect(hashOf(world)).toEqual(hashFromScratch(world));
    seen.add(kindOf(world, shown[0].piece));
  }
  expect(seen.size).toBeGreaterThan(1);
  const own = knowledge.pieces.find(({ seat, cell }) => seat === 'red' && cell !== undefined);
  knowledge.forget(own!.piece);
  expect(isSingle(knowledge.kindsOf(own!.piece))).toBe(true);
});

test('a piece that came back and was shown stays known, so that worlds are whole', () => {
  const rules = compileRules(creedSpecial);
  const armies = rules.armySize * rules.seats.length;
  let met = 0;
  for (let game = 0; game < 40 && met < 3; game++) {
    const chance = seededChance(`came back ${game}`);
    const position = randomStart(rules, chance);
    const buffer = new Int32Array(intentsMax(position));
    for (let ply = 0; ply < 400 && isRunning(position); ply++) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
    if (!isRunning(position)) continue;
    const viewer = 'red';
    const knowledge = new Knowledge(rules, viewer);
    knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), viewer));
    const standing = knowledge.pieces.filter(({ seat, cell }) => seat !== viewer && cell !== undefined);
    met += standing.filter(({ piece, kinds }) => piece >= armies && isSingle(kinds)).length;
    for (const { piece } of standing) knowledge.forget(piece);
    const world = imagine(knowledge, chance);
    for (const { piece } of standing) expect(kindOf(world, piece)).toBeLessThan(rules.kinds.length);
  }
  expect(met).toBeGreaterThan(0);
});

function isSingle(kinds: number): boolean {
  return (kinds & (kinds - 1)) === 0;
}
