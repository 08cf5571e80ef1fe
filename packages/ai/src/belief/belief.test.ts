/** Beliefs never contradict what was seen, and depend on nothing else. */

import { EDITIONS } from '@flagfall/editions';
import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  type Chance,
  compileRules,
  determinize,
  isRunning,
  type OptionValue,
  observe,
  pick,
  type Rules,
  type Seat,
  seededChance,
} from '@flagfall/engine';
import { clonePosition, intentsMax, listIntents, Position, play } from '@flagfall/engine/internal';
import { randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { Belief } from './belief.ts';

const EVERY = 17;
const PLIES_MAX = 400;

const OPTIONS: Readonly<Record<string, readonly Readonly<Record<string, OptionValue>>[]>> = {
  'creed-special': [{ shroudHidden: 'on' }],
  'battle-cards': [{ hiddenAttackCards: 'on' }],
  duel: [{ board: '10x10' }],
  conquest: [{ players: 2 }, { players: 4 }],
};

const GAMES = EDITIONS.flatMap((edition) => [{}, ...(OPTIONS[edition.id] ?? [])].map((options) => ({ edition, id: edition.id, options })));

test.each(GAMES)('$id $options: every imagined world looks as the real one', ({ edition, options }) => {
  const rules = compileRules(edition, options);
  const into = new Position(rules);
  playWithBeliefs(rules, `belief ${edition.id}`, (position, beliefs, chance) => {
    for (const belief of beliefs) {
      const seen = observe(position, belief.seat);
      for (const world of [belief.determinize(chance), belief.determinize(chance, into)]) expect(observe(world, belief.seat)).toEqual(seen);
    }
  });
});

test.each(EDITIONS)('$id: what cannot be told apart is believed alike', (edition) => {
  const rules = compileRules(edition);
  let compared = 0;
  // On the map twin worlds diverge as soon as cards are drawn, so one game is not enough.
  for (let game = 0; game < 8 && compared <= 8; game++)
    playWithBeliefs(rules, `twins ${edition.id} ${game}`, (position, [{ seat, knowledge }], chance) => {
      const twins = [clonePosition(position), determinize(knowledge, chance)].map((world) => ({ world, belief: new Belief(rules, seat) }));
      for (const { belief } of twins) belief.learn(actionsSeenBy(actionsSince(position, 0), seat));
      for (let step = 0; step < EVERY; step++) {
        const seen = playAlike(twins, seat, chance);
        if (seen === undefined) return;
        if (step % 5 !== 0) continue;
        const [here, there] = twins.map(({ belief }) => [belief.sampleKinds(seededChance(step)), belief.marginals(seededChance(step), 5)]);
        expect(there).toEqual(here);
        compared++;
      }
    });
  expect(compared).toBeGreaterThan(8);
});

test('the probabilities of a piece sum to one', () => {
  const rules = compileRules(EDITIONS[0]);
  playWithBeliefs(rules, 'odds', (_, [belief], chance) => {
    const odds = belief.marginals(chance, 20);
    for (let piece = 0; piece < rules.armySize * 2; piece++) {
      const sum = odds.subarray(piece * rules.kinds.length, (piece + 1) * rules.kinds.length).reduce((a, b) => a + b, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });
});

/** A random game in which each seat holds a belief; `check` is called at intervals. */
function playWithBeliefs(
  rules: Rules,
  seed: string,
  check: (position: Position, beliefs: readonly Belief[], chance: Chance) => void,
): void {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const beliefs = rules.seats.map((seat) => new Belief(rules, seat));
  for (const belief of beliefs) belief.learn(actionsSeenBy(actionsSince(position, 0), belief.seat));
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < PLIES_MAX && isRunning(position); ply++) {
    if (ply % EVERY === 0) check(position, beliefs, chance);
    const before = actionCount(position);
    play(position, randomIntent(position, chance, buffer) ?? 0, chance);
    for (const belief of beliefs) belief.learn(actionsSeenBy(actionsSince(position, before), belief.seat));
  }
}

interface Twin {
  readonly world: Position;
  readonly belief: Belief;
}

/** The same intent in both worlds, and what the seat saw of it; undefined where no intent is common or the worlds diverge. */
function playAlike(twins: readonly Twin[], seat: Seat, chance: Chance): string | undefined {
  const lists = twins.map(({ world }) => {
    const buffer = new Int32Array(intentsMax(world));
    return [...buffer.subarray(0, isRunning(world) ? listIntents(world, buffer) : 0)];
  });
  const common = lists[0].filter((intent) => lists[1].includes(intent));
  if (common.length === 0) return undefined;
  const intent = pick(chance, common);
  const luck = chance.below(1 << 30);
  const seen = twins.map(({ world }) => {
    const before = actionCount(world);
    play(world, intent, seededChance(luck));
    return actionsSeenBy(actionsSince(world, before), seat);
  });
  const [here, there] = seen.map((actions) => JSON.stringify(actions));
  if (here !== there || !twins.every(({ world }) => isRunning(world))) return undefined;
  for (const [at, { belief }] of twins.entries()) belief.learn(seen[at]);
  return here;
}
