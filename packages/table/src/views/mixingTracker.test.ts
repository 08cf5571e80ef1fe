// What viewers know of pieces in bags: folded along a game, and back when an action is taken back.

import { conquest } from '@flagfall/editions';
import { actionsSince, allSeenBy, compileRules, Knowledge, seededChance, type Viewer } from '@flagfall/engine';
import { randomGame } from '@flagfall/testkit';
import { withSeed } from '@flagfall/testkit/seed';
import { expect, test } from 'vitest';
import type { PlayedAction } from '../agreements/undo.ts';
import { MixingTracker } from './mixingTracker.ts';

const OPTIONS = { players: 3, turnLimit: 20 };
const RULES = compileRules(conquest, OPTIONS);

/** A game as a table remembers it, with a count of how often its events were read. */
function played(seed: string) {
  const count = { reads: 0 };
  const actions = actionsSince(
    randomGame(conquest, OPTIONS, seed, () => {}),
    0,
  ).map(
    (events): PlayedAction => ({
      seat: undefined,
      drew: false,
      clockMs: undefined,
      get events() {
        count.reads++;
        return events;
      },
    }),
  );
  return { actions, count };
}

test(
  'after taking back, the knowledge is what was seen up to there',
  withSeed('mixings', (seed) => {
    const { actions } = played(seed);
    const chance = seededChance(seed);
    const mixings = new MixingTracker(RULES);
    for (let at = 0; at < 60; at++) {
      const told = actions.slice(0, chance.below(actions.length + 1));
      for (const viewer of ['red', 'audience'] satisfies Viewer[]) {
        const anew = new Knowledge(RULES, viewer);
        anew.learnAll(told.map(({ events }) => allSeenBy(events, viewer)));
        expect(mixings.of(viewer, told)?.state).toEqual(anew.mixed?.state);
      }
    }
  }),
);

test('taking back reads one stretch of the game again, not all of it', () => {
  const { actions, count } = played('long');
  expect(actions.length).toBeGreaterThan(200);
  const mixings = new MixingTracker(RULES);
  mixings.of('red', actions);
  count.reads = 0;
  mixings.of('red', actions.slice(0, -3));
  expect(count.reads).toBeLessThan(40);
});
