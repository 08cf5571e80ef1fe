/** Players see views and seen events: in twin worlds they make the same choice. */

import { EDITIONS } from '@flagfall/editions';
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
import { GreedyPlayer } from './greedyPlayer.ts';
import { RandomPlayer } from './randomPlayer.ts';

test.each(EDITIONS)('$id: the same choice in a world that looks the same', (edition) => {
  const rules = compileRules(edition);
  const chance = seededChance(`twins ${edition.id}`);
  const position = randomStart(rules, chance);
  const buffer = new Int32Array(intentsMax(position));
  for (let ply = 0; ply < 60 && isRunning(position); ply++) {
    if (ply % 12 === 0) {
      const seat = SEATS[actorOf(position)];
      const seen = actionsSeenBy(actionsSince(position, 0), seat);
      const knowledge = new Knowledge(rules, seat);
      knowledge.learnAll(seen);
      const world = determinize(knowledge, chance);
      for (const Kind of [GreedyPlayer, RandomPlayer]) {
        const [here, there] = [position, world].map((truth) => {
          const player = new Kind(rules, seat, seededChance(ply));
          player.learn(seen);
          return player.choose(observe(truth, seat));
        });
        expect(there).toEqual(here);
        const { moves, deeds } = observe(position, seat);
        expect([...moves, ...deeds]).toContainEqual(here);
      }
    }
    play(position, randomIntent(position, chance, buffer) ?? 0, chance);
  }
});
