/** The move to an empty cell has fast code of its own; it must do what the general code does, word by word. */

import { EDITIONS } from '@flagfall/editions';
import { actionCount, compileRules, eventsSince, isRunning, rewind, seededChance } from '@flagfall/engine';
import { clonePosition, listIntents, play } from '@flagfall/engine/internal';
import { positionDifference, randomIntent, randomStart } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { playAnyMove } from './turn.ts';

test('the fast code and the general code lead to the same words, events and rewinding', () => {
  // Powers and cards always use the general code.
  for (const edition of EDITIONS.filter((candidate) => candidate.extension === undefined)) {
    const chance = seededChance(`two ways ${edition.id}`);
    const quick = randomStart(compileRules(edition), chance);
    const general = clonePosition(quick);
    const buffer = new Int32Array(2048);
    while (isRunning(quick)) {
      const intent = randomIntent(quick, chance, buffer) ?? 0;
      const before = actionCount(quick);
      const start = clonePosition(general);
      play(quick, intent);
      playAnyMove(general, intent & 255, intent >>> 8);
      expect(positionDifference(quick, general)).toBeUndefined();
      expect(eventsSince(quick, before)).toEqual(eventsSince(general, before));
      rewind(general, before);
      expect(positionDifference(start, general)).toBeUndefined();
      playAnyMove(general, intent & 255, intent >>> 8);
    }
    expect(listIntents(quick, buffer)).toBe(0);
  }
});
