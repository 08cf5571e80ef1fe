// Advice depends only on what a seat was shown: it is the same in twin worlds, and its reasons add up.

import { barrage, EDITIONS } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  determinize,
  isRunning,
  Knowledge,
  observe,
  SEATS,
  seededChance,
} from '@flagfall/engine';
import { actorOf } from '@flagfall/engine/edition';
import { intentsMax, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { adviseOn } from './advice.ts';

const NODES = { nodes: 300 };

test.each(EDITIONS)('$id: advised is what is offered, every chance is one, and twin worlds are advised alike', (edition) => {
  const rules = compileRules(edition);
  const chance = seededChance(`advice ${edition.id}`);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < 40 && isRunning(position); ply++) {
    if (ply % 13 === 0) {
      const seat = SEATS[actorOf(position)];
      const seen = actionsSeenBy(actionsSince(position, 0), seat);
      const view = observe(position, seat);
      const advice = adviseOn(rules, seat, seen, view, seededChance(ply), NODES);
      expect([...view.moves, ...view.deeds]).toContainEqual(advice.intent);
      for (const { kinds } of advice.estimates) expect(kinds.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 6);
      for (const reason of advice.reasons)
        if (reason.type === 'attack') expect(reason.prospect.win + reason.prospect.lose + reason.prospect.both).toBeCloseTo(1, 6);
      const knowledge = new Knowledge(rules, seat);
      knowledge.learnAll(seen);
      const twin = observe(determinize(knowledge, chance), seat);
      expect(adviseOn(rules, seat, seen, twin, seededChance(ply), NODES)).toEqual(advice);
    }
    play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  }
});

test('the reasons of an attack name the target and its likely kinds', () => {
  const rules = compileRules(barrage);
  const chance = seededChance('attacks');
  let attacks = 0;
  for (let game = 0; game < 6; game++) {
    const position = randomStart(rules, chance);
    const buffer = new Int32Array(intentsMax(position));
    for (let ply = 0; ply < 60 && isRunning(position); ply++) {
      const seat = SEATS[actorOf(position)];
      const view = observe(position, seat);
      const targets = new Set(view.pieces.filter((piece) => piece.seat !== seat).map(({ cell }) => cell));
      if (view.moves.some(({ to }) => targets.has(to))) {
        const seen = actionsSeenBy(actionsSince(position, 0), seat);
        const { intent, reasons } = adviseOn(rules, seat, seen, view, chance, NODES);
        const isAttack = intent.type === 'move' && targets.has(intent.to);
        expect(reasons.some(({ type }) => type === 'attack')).toBe(isAttack);
        if (isAttack) attacks++;
      }
      play(position, randomIntent(position, chance, buffer) ?? 0, chance);
    }
  }
  expect(attacks).toBeGreaterThan(3);
});
