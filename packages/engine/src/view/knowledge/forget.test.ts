/** A piece that a viewer forgets is blank again, and determinizations are drawn as if it had never been shown. */

import { conquest, creedSpecial, original } from '@flagfall/editions';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { hasRun } from '../../edition/index.ts';
import {
  actionsSeenBy,
  actionsSince,
  type Chance,
  compileRules,
  determinize,
  isCaptured,
  isRunning,
  Knowledge,
  kindOf,
  NO_KIND,
  type Position,
  type Rules,
  seededChance,
} from '../../index.ts';
import { hashFromScratch, hashOf, intentsMax, Offset, play } from '../../internal.ts';

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
    const world = determinize(knowledge, chance);
    expect(hashOf(world)).toEqual(hashFromScratch(world));
    seen.add(kindOf(world, shown[0].piece));
  }
  expect(seen.size).toBeGreaterThan(1);
  const own = knowledge.pieces.find(({ seat, cell }) => seat === 'red' && cell !== undefined);
  knowledge.forget(own!.piece);
  expect(isSingle(knowledge.kindsOf(own!.piece))).toBe(true);
});

test.each(['on', 'off'])(
  'a piece that came back is forgotten too, with which of the captured ones it was: shroudHidden %s',
  (shroudHidden) => {
    const rules = compileRules(creedSpecial, { shroudHidden });
    const armies = rules.armySize * rules.seats.length;
    let met = 0;
    for (let game = 0; game < 60 && met < 3; game++) {
      const { knowledge, chance } = seenGame(rules, `came back ${game}`, 400);
      if (!knowledge.isInPlay) continue;
      const standing = knowledge.pieces.filter(({ seat, cell }) => seat !== 'red' && cell !== undefined);
      const back = standing.filter(({ piece, kinds }) => piece >= armies && isSingle(kinds));
      for (const { piece } of standing) knowledge.forget(piece);
      for (const { piece } of back) {
        met++;
        expect(isSingle(knowledge.kindsOf(piece))).toBe(hasRun(knowledge.shadow, piece));
        expect(knowledge.secretReturns.has(piece)).toBe(true);
      }
      for (let n = 0; n < 5; n++) {
        const world = determinize(knowledge, chance);
        expect(hashOf(world)).toEqual(hashFromScratch(world));
        for (const { piece } of standing) expect(kindOf(world, piece)).toBeLessThan(rules.kinds.length);
        // As many of each kind as an army has, whether they stand, lie captured or came back.
        expect(countsOf(world, 1)).toEqual([...rules.army]);
      }
    }
    expect(met).toBeGreaterThan(0);
  },
);

test('on the map a forgotten piece may be anything again, on the board and in the bag; a captured flag lies open', () => {
  const rules = compileRules(conquest, { players: 2 });
  let met = 0;
  for (let game = 0; game < 20; game++) {
    const { knowledge, position, chance } = seenGame(rules, `map ${game}`, 150);
    if (!knowledge.isInPlay) continue;
    const shown = knowledge.pieces.filter(({ piece, seat }) => seat === 'blue' && kindOf(knowledge.shadow, piece) !== NO_KIND);
    for (const { piece } of shown) {
      const isFlag = rules.kinds[kindOf(position, piece)].id === 'flag';
      const lies = isCaptured(knowledge.shadow, piece);
      knowledge.forget(piece);
      expect(kindOf(knowledge.shadow, piece) !== NO_KIND).toBe(isFlag && lies);
      if (!isFlag) met++;
    }
    const world = determinize(knowledge, chance);
    expect(countsOf(world, 1)).toEqual([...rules.army]);
  }
  expect(met).toBeGreaterThan(20);
});

test('in a game from memory no trace of shown kinds is left, the journal included', () => {
  const rules = compileRules(conquest, { players: 2, memory: 'strict' });
  const { knowledge } = seenGame(rules, 'no trace', 120);
  knowledge.forgetShown();
  const { shadow } = knowledge;
  const enemies = knowledge.pieces.filter(({ seat }) => seat === 'blue');
  expect(enemies.filter(({ piece }) => kindOf(shadow, piece) !== NO_KIND && !isCaptured(shadow, piece))).toEqual([]);
  expect(shadow.journal.subarray(0, shadow.words[Offset.JOURNAL_LENGTH]).some((word) => word !== 0)).toBe(false);
});

function seenGame(
  rules: Rules,
  seed: string,
  plies: number,
): { readonly knowledge: Knowledge; readonly position: Position; readonly chance: Chance } {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < plies && isRunning(position); ply++) play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  const knowledge = new Knowledge(rules, 'red');
  knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'red'));
  return { knowledge, position, chance };
}

/** How many pieces of each kind an army has, by its own handles. */
function countsOf(world: Position, seat: number): readonly number[] {
  const { armySize, kinds } = world.rules;
  const own = Array.from({ length: armySize }, (_, n) => kindOf(world, seat * armySize + n));
  return kinds.map((_, kind) => own.filter((one) => one === kind).length);
}

function isSingle(kinds: number): boolean {
  return (kinds & (kinds - 1)) === 0;
}
