/** A snapshot must hold all that a chase over a distance needs to go on. */

import { creedSpecial } from '@flagfall/editions';
import { drawnPosition, playText } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { type Position, turnOf } from '../position/position.ts';
import { compileRules } from '../rules/compile.ts';
import { SEATS } from '../seats.ts';
import { Knowledge } from './knowledge/knowledge.ts';
import { observe } from './observe.ts';
import { snapshotOf } from './snapshot/snapshot.ts';

/** Red's scout captures the spy, blue's Shroud brings a scout back, and the chase that has begun with the attack goes round once. */
const STORY = ['a6-b6', 'a3-b3', 'heal scout j8', 'b6-b7', 'b3-b2', 'b7-a7', 'b2-a2', 'a7-a6', 'a2-a3', 'a6-b6'];

test.each(['aided', 'strict'])(
  '[AUD-2] after a piece came back, a game that goes on from a snapshot forbids the same moves: memory %s',
  (memory) => {
    const rules = compileRules(creedSpecial, { chaseRule: 'on', chaseReach: 'reach', memory });
    const drawing = `
    .  .  .  .  .  .  .  .  bF .
    .  .  .  .  .  .  .  .  .  .
    b9 .  .  .  .  .  .  .  .  .
    .  .  #  #  .  .  #  #  .  .
    .  .  #  #  .  .  #  #  .  .
    r2 bS .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  rF .
  `;
    const position = drawnPosition(rules, drawing, 'blue');
    const seen = (one: Position): unknown => observe(one, 'red');
    for (const move of STORY) {
      playText(position, move.startsWith('heal') ? 'blue' : SEATS[turnOf(position)], move);
      expect(seen(Knowledge.from(rules, snapshotOf(position, 'red', undefined)).shadow), move).toEqual(seen(position));
    }
    expect(observe(position, 'red').moves).not.toContainEqual({ type: 'move', from: 'a3', to: 'b3' });
  },
);
