/** No lead is worth as much as the flag: a player far ahead still takes it. */

import { expect, test } from 'vitest';
import { PLIES_MAX, PLY_PENALTY } from './alphaBeta.ts';
import { logitsOf, WIN_VALUE } from './weights.ts';

test('logits grow with the lead, but never to a victory, however late', () => {
  const late = WIN_VALUE - PLY_PENALTY * PLIES_MAX;
  for (const doubt of [1, 3])
    for (let lead = 0; lead < 1000; lead++) {
      expect(logitsOf(lead + 1, doubt)).toBeGreaterThan(logitsOf(lead, doubt));
      expect(logitsOf(-lead, doubt)).toBe(-logitsOf(lead, doubt));
      expect(logitsOf(lead, doubt)).toBeLessThan(late);
    }
});
