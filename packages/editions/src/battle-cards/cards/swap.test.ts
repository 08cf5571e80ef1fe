/** The Swap: two own pieces change places, and the turn is over. */

import { battleCards } from '@flagfall/editions';
import { actionCount, allSeenBy, eventsSince } from '@flagfall/engine';
import { scenario } from '@flagfall/testkit';
import { describe, expect } from 'vitest';

const LINES = `
  .  .  r2 .  .  .
  .  .  #  #  .  .
  .  .  #  #  .  .
  .  .  .  .  .  .
  .  .  r5 b4 .  .
  .  .  b7 .  .  .
  rF .  r3 rB .  rS
`;

describe('which pairs', () => {
  scenario('[BC-24] two movable pieces of one row or column, at any distance, over water and over pieces', battleCards, LINES, {
    hands: { red: 'swap' },
  })
    .offers(
      'red',
      'cards',
      `cards c1 c3 swap
       cards c1 c7 swap
       cards c1 f1 swap
       cards c3 c7 swap`,
    )
    .when('red', 'cards c1 c7 swap')
    .happens('deedDone', 'cardMoved', 'piecesSwapped', 'cardMoved', 'turnPassed')
    .board(`
    .  .  r3 .  .  .
    .  .  #  #  .  .
    .  .  #  #  .  .
    .  .  .  .  .  .
    .  .  r5 b4 .  .
    .  .  b7 .  .  .
    rF .  r2 rB .  rS
  `);

  scenario('[BC-24] the two may be named in either order', battleCards, LINES, { hands: { red: 'swap' } })
    .when('red', 'cards f1 c1 swap')
    .board(`
    .  .  r2 .  .  .
    .  .  #  #  .  .
    .  .  #  #  .  .
    .  .  .  .  .  .
    .  .  r5 b4 .  .
    .  .  b7 .  .  .
    rF .  rS rB .  r3
  `);

  scenario('[BC-24] not with a bomb or a flag, an enemy, an empty square, itself, or a piece on another line', battleCards, LINES, {
    hands: { red: 'swap' },
  })
    .refuses('red', 'cards c1 d1 swap', { code: 'outOfReach', deed: 'cards', from: 'c1', to: 'd1' })
    .refuses('red', 'cards a1 c1 swap', { code: 'immovable', cell: 'a1', kind: 'flag' })
    .refuses('red', 'cards c1 c2 swap', 'outOfReach')
    .refuses('red', 'cards c1 c4 swap', 'outOfReach')
    .refuses('red', 'cards c1 c1 swap', 'outOfReach')
    .refuses('red', 'cards c3 f1 swap', 'outOfReach')
    .refuses('red', 'cards c2 d3 swap', { code: 'notYourPiece', cell: 'c2' });
});

describe('the turn', () => {
  scenario('[BC-24, D-21] a swap ends the turn at once and leaves no room for an attack', battleCards, LINES, {
    hands: { red: 'swap attack1' },
  })
    .refuses('red', 'cards c1 c3 swap attack1', { code: 'noAttack', card: 'attack1' })
    .when('red', 'cards c1 c3 swap')
    .turn('blue')
    .waits('act', 'blue')
    .refuses('red', 'cards c3 d3 attack1', 'notYourTurn');
});

describe('[U-28] all see which two squares were exchanged, so known kinds travel with the pieces', () => {
  for (const memory of ['aided', 'pencil', 'strict'])
    scenario(
      `memory ${memory}`,
      battleCards,
      `
      .  .  .  b3
      b4 .  .  .
      r6 .  r7 bF
    `,
      { options: { memory }, hands: { red: 'swap' } },
    )
      .when('red', 'a1-a2')
      .when('blue', 'd3-c3')
      .when('red', 'a2-a1')
      .when('blue', 'c3-d3')
      .when('red', 'cards a1 c1 swap')
      .sees('blue', 'c1', memory === 'aided' ? 'captain' : undefined)
      .sees('audience', 'c1', memory === 'aided' ? 'captain' : undefined)
      .sees('blue', 'a1', undefined)
      .sees('audience', 'a1', undefined)
      .check((position) => {
        for (const viewer of ['blue', 'audience'] as const)
          expect(allSeenBy(eventsSince(position, actionCount(position) - 1), viewer)).toContainEqual({
            type: 'piecesSwapped',
            pieces: [0, 1],
            cells: ['a1', 'c1'],
          });
      });
});

describe('[D-21] with the option swapThenAttack', () => {
  const options = { swapThenAttack: 'on' };

  scenario('[D-21] an attack with an Attack card may follow, and nothing else', battleCards, LINES, {
    options,
    hands: { red: 'swap attack2 feint' },
  })
    .when('red', 'cards c3 c7 swap')
    .waits('follow', 'red')
    .pile('hand red', 'attack2 feint')
    .offers(
      'red',
      '',
      `cards c1 c2 attack2
       cards c3 c2 attack2
       cards c3 d3 attack2
       pass`,
    )
    .refuses('red', 'c3-d3', { code: 'answerFirst', decision: 'follow' })
    .refuses('red', 'cards c3 d2 feint', { code: 'wrongCard', card: 'feint', deed: 'cards' })
    .refuses('red', 'cards c3 d2 feint attack2', 'wrongCard')
    .refuses('red', 'cards c3 b3 attack2', 'noAttack')
    .refuses('red', 'exchange feint', { code: 'notNow', deed: 'exchange' })
    .refuses('blue', 'd3-d2', 'notYourDecision')
    .when('red', 'cards c3 d3 attack2')
    .tells({ type: 'piecesRevealed', outcome: 'bothCaptured' })
    .pile('hand red', 'feint defence3')
    .pile('spent red', 'swap attack2')
    .turn('blue');

  scenario('[D-21] the player may decline, and the turn is over', battleCards, LINES, { options, hands: { red: 'swap attack2' } })
    .when('red', 'cards c3 c7 swap')
    .when('red', 'pass')
    .pile('hand red', 'attack2 defence3')
    .turn('blue');

  scenario('[D-21] the question is asked whatever cards are left, or it would reveal them', battleCards, LINES, {
    options,
    hands: { red: 'swap boat' },
  })
    .when('red', 'cards c3 c7 swap')
    .waits('follow', 'red')
    .offers('red', '', 'pass');

  scenario('[D-21] and not when there are none', battleCards, LINES, { options, hands: { red: 'swap' } })
    .when('red', 'cards c3 c7 swap')
    .waits('act', 'blue');

  scenario('[D-21, BC-64] the attack that follows is answered like any other', battleCards, LINES, {
    options,
    hands: { red: 'swap attack1', blue: 'defence1' },
  })
    .when('red', 'cards c3 c7 swap')
    .when('red', 'cards c1 c2 attack1')
    .waits('defend', 'blue')
    .when('blue', 'defend defence1')
    .tells({ type: 'piecesRevealed', outcome: 'defenderWins' })
    .turn('blue');
});
