/** Clairvoyance: which pieces may look, how far, and what each seat learns. */

import { cloneSpecial } from '@flagfall/editions';
import { allSeenBy, compileRules, eventsSince, parseDeed, refusalFor } from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(cloneSpecial);

/** Where the marshal on e3 can look, x, on the whole board. */
const SIGHT = `
  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  .  .  #  #  .  .  #  #  .  .
  .  .  #  #  x  .  #  #  .  .
  .  .  .  x  x  x  .  .  .  .
  .  .  x  x  rM x  x  .  .  .
  .  .  .  x  x  x  .  .  .  .
  .  .  .  .  x  .  .  .  .  .
`;

/** The marshal on b5, a planet beside it; pieces of both sides between it and others. */
const OVER = `
  .  b3 .  .  .  .  .  .  .  .
  b7 b2 #  #  .  .  #  #  .  .
  b4 rM #  #  .  .  #  #  .  .
  .  r5 b6 .  .  .  .  .  .  .
  .  bB .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  rF .  .  .  .  .  bF .  .  r2
`;

describe('reach', () => {
  test('[CWS-10, D-60] at most two steps along rows and columns, which may turn a corner: the whole board', () => {
    const places = SIGHT.split(/\s+/).filter(Boolean);
    expect(places).toHaveLength(100);
    let seen = 0;
    places.forEach((token, index) => {
      if (token === '#' || token === 'rM') return;
      const drawing = places.map((other, at) => (at === index ? 'b2' : other.replace('x', '.')));
      const rows = Array.from({ length: 10 }, (_, row) => drawing.slice(row * 10, row * 10 + 10).join(' ')).join('\n');
      const position = drawnPosition(rules, rows, 'red');
      const target = rules.board.cells[(9 - Math.floor(index / 10)) * 10 + (index % 10)];
      const refusal = refusalFor(position, 'red', parseDeed(rules, `clairvoyance e3 ${target}`)!);
      const far = { code: 'outOfReach', deed: 'clairvoyance', from: 'e3', to: target };
      expect(refusal, target).toEqual(token === 'x' ? undefined : far);
      if (token === 'x') seen++;
    });
    expect(seen).toBe(12);
  });

  scenario(
    '[CWS-10] the 9 looks as the 10 does, and every possible target is offered',
    cloneSpecial,
    '. b2 .\nb3 r9 .\nrF b4 b5\n. . bF',
  ).offers('red', 'clairvoyance', 'clairvoyance b3 a3\nclairvoyance b3 b2\nclairvoyance b3 b4\nclairvoyance b3 c2');

  for (const symbol of ['8', 'R', '7', 'A', '6', '5', '4', '3', '2', 'S', 'B', 'F'])
    scenario('[CWS-10] no other piece has the power', cloneSpecial, `b2 .\nr${symbol} r4`)
      .refuses('red', 'clairvoyance a1 a2', 'noSuchPower')
      .offers('red', 'clairvoyance', '');

  scenario('[CWS-10] an own 10 or 9 looks at an enemy piece, in its own turn', cloneSpecial, 'b3 . .\nrM r5 b9\nrF . bF')
    .refuses('red', 'clairvoyance b3 a3', { code: 'noPiece', cell: 'b3' })
    .refuses('red', 'clairvoyance c2 a2', { code: 'notYourPiece', cell: 'c2' })
    .refuses('red', 'clairvoyance b2 a3', { code: 'noSuchPower', deed: 'clairvoyance', cell: 'b2', kind: 'lieutenant' })
    .refuses('red', 'clairvoyance a2 b2', { code: 'noEnemy', cell: 'b2' })
    .refuses('red', 'clairvoyance a2 b3', { code: 'noEnemy', cell: 'b3' })
    .refuses('red', 'clairvoyance a2 c1', { code: 'outOfReach', deed: 'clairvoyance', from: 'a2', to: 'c1' })
    .refuses('blue', 'clairvoyance c2 a2', { code: 'notYourTurn', turn: 'red' });

  scenario('[CWS-11, U-42] pieces and planets do not block the view', cloneSpecial, OVER).offers(
    'red',
    'clairvoyance',
    'clairvoyance b5 a5\nclairvoyance b5 a6\nclairvoyance b5 b3\nclairvoyance b5 b6\nclairvoyance b5 b7\nclairvoyance b5 c4',
  );

  scenario('[U-42] with `remoteBlocked` they do, unless another path of two steps is free', cloneSpecial, OVER, {
    options: { remoteBlocked: 'on' },
  })
    .offers('red', 'clairvoyance', 'clairvoyance b5 a5\nclairvoyance b5 b6')
    .refuses('red', 'clairvoyance b5 b7', { code: 'outOfReach', deed: 'clairvoyance', from: 'b5', to: 'b7' })
    .refuses('red', 'clairvoyance b5 b3', 'outOfReach')
    .refuses('red', 'clairvoyance b5 a6', 'outOfReach')
    .refuses('red', 'clairvoyance b5 c4', 'outOfReach')
    .when('red', 'j1-i1')
    .when('blue', 'a5-a4')
    .offers('red', 'clairvoyance', 'clairvoyance b5 a4\nclairvoyance b5 a6\nclairvoyance b5 b6');
});

describe('a look', () => {
  for (const [symbol, kind] of [
    ['B', 'bomb'],
    ['F', 'flag'],
    ['S', 'spy'],
    ['M', 'marshal'],
  ])
    scenario(
      '[CWS-11] bombs and the base can be looked at like all pieces, and nothing happens to them',
      cloneSpecial,
      `b${symbol} . .\nrM . .\nrF . b2`,
    )
      .when('red', 'clairvoyance a2 a3')
      .sees('red', 'a3', kind)
      .board(`b${symbol} . .\nrM . .\nrF . b2`)
      .goesOn()
      .turn('blue');

  scenario(
    '[CWS-10] instead of moving: the turn is over, and the power is there again in the next',
    cloneSpecial,
    'b3 . b4\nrM . .\nrF . bF',
  )
    .when('red', 'clairvoyance a2 a3')
    .refuses('red', 'a2-b2', { code: 'notYourTurn', turn: 'blue' })
    .refuses('red', 'clairvoyance a2 a3', 'notYourTurn')
    .when('blue', 'c3-c2')
    .when('red', 'clairvoyance a2 c2')
    .sees('red', 'c2', 'sergeant')
    .turn('blue');

  scenario('[D-61] the identity is told, not only the rank', cloneSpecial, 'bR b7 .\nr9 . .\nrF . bF')
    .when('red', 'clairvoyance a2 a3')
    .sees('red', 'a3', 'sniper')
    .when('blue', 'b3-c3')
    .when('red', 'a2-b2')
    .when('blue', 'c3-c2')
    .when('red', 'clairvoyance b2 c2')
    .sees('red', 'c2', 'major');

  scenario(
    '[CWS-10] a look neither moves nor attacks, so it does not save a player who can do neither',
    cloneSpecial,
    '. rF .\nrB b7 r4\nrM rB b3',
    { turn: 'blue' },
  )
    .when('blue', 'b2-c2')
    .ends('immobile', 'blue');
});

describe('what is seen', () => {
  scenario(
    '[CWS-10] the seer is shown to the enemy, the other to the seer; with aids both stay known',
    cloneSpecial,
    'b3 b5 .\nrM r4 .\nrF . bF',
  )
    .when('red', 'clairvoyance a2 a3')
    .sees('blue', 'a2', 'marshal')
    .sees('red', 'a3', 'miner')
    .sees('audience', 'a2', 'marshal')
    .sees('audience', 'a3', 'miner')
    .sees('blue', 'b2', undefined)
    .sees('red', 'b3', undefined)
    .sees('audience', 'b3', undefined);

  scenario('[U-47, CWS-10] from memory both are turned back, after all were told their kinds', cloneSpecial, 'b3 b5 .\nrM r4 .\nrF . bF', {
    options: { memory: 'strict' },
  })
    .when('red', 'clairvoyance a2 a3')
    .sees('blue', 'a2', undefined)
    .sees('red', 'a3', undefined)
    .sees('audience', 'a2', undefined)
    .sees('audience', 'a3', undefined)
    .sees('red', 'a2', 'marshal')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'audience'] as const) {
        const shown = allSeenBy(eventsSince(position, 0), viewer).flatMap((event) => (event.type === 'pieceShown' ? [event.kind] : []));
        expect(shown, viewer).toEqual(['marshal', 'miner']);
      }
    });
});
