/** What a long move shows of the piece. */

import { battleCards } from '@flagfall/editions';
import { actionCount, allSeenBy, eventsSince, observe } from '@flagfall/engine';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const FIELD = `
  .  .  .  .  .  .
  .  .  #  #  .  .
  .  .  #  #  .  .
  .  .  r2 .  .  .
  .  .  rB .  .  .
  .  .  .  .  .  .
  .  .  r6 .  .  b3
`;

describe('[BC-25] a scout is known by its own long run and by a long feint, and not by a card that moves any kind so', () => {
  for (const [text, to, ran] of [
    ['c4-d4', 'd4', false],
    ['c4-e4', 'e4', true],
    ['cards c4 c7 boat', 'c7', false],
    ['cards c4 c2 jump', 'c2', false],
    ['cards c4 e4 charge2', 'e4', false],
    ['cards c4 f4 charge3', 'f4', false],
    ['cards c4 d3 feint', 'd3', false],
    ['cards c4 e2 feint', 'e2', true],
    ['cards c1 c4 swap', 'c1', false],
  ] as const)
    for (const memory of ['aided', 'strict'])
      scenario(`${text}, memory ${memory}`, battleCards, FIELD, {
        options: { memory },
        hands: { red: 'boat jump charge2 charge3 feint swap' },
      })
        .when('red', text)
        .sees('blue', to, undefined)
        .check((position) => {
          const scout = observe(position, 'blue').pieces.find((piece) => piece.cell === to);
          expect(scout?.seen).toEqual(memory === 'aided' ? { moved: true, ran, shownTo: [] } : undefined);
          const told = allSeenBy(eventsSince(position, actionCount(position) - 1), 'blue');
          expect(told.some((event) => event.type === 'pieceMoved' && event.ran)).toBe(ran);
        });

  scenario('without a card in hand a scout still runs', battleCards, FIELD).reaches('c4', 'a4 b4 d4 e4 f4 g4 h4 i4 j4');
});
