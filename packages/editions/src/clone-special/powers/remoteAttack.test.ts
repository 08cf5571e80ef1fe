/** Remote attack: attackers, targets, distances and outcomes. */

import { cloneSpecial } from '@flagfall/editions';
import { allSeenBy, compileRules, eventsSince, observe, parseDeed, refusalFor, resultOf, submit } from '@flagfall/engine';
import { quietPlies } from '@flagfall/engine/edition';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(cloneSpecial);

scenario(
  '[AUD-10] a remote attack without a capture counts as a quiet turn, and one with a capture does not',
  cloneSpecial,
  'rR . b9 .\n. . . b2\nrF . . bF',
)
  .when('red', 'remoteAttack a3 c3')
  .check((position) => expect(quietPlies(position)).toBe(1))
  .when('blue', 'c3-b3')
  .when('red', 'remoteAttack a3 b3')
  .check((position) => expect(quietPlies(position)).toBe(3))
  .when('blue', 'd2-a2')
  .when('red', 'remoteAttack a3 a2')
  .check((position) => expect(quietPlies(position)).toBe(0));

/** The targets of the sniper on e3, x, on the whole board. */
const REACH = `
  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .  .
  .  .  #  #  .  .  #  #  .  .
  .  .  #  #  x  .  #  #  .  .
  .  .  .  .  x  .  .  .  .  .
  .  .  x  x  rR x  x  .  .  .
  .  .  .  .  x  .  .  .  .  .
  .  .  .  .  x  .  .  .  .  .
`;

/** The target, whether it is removed, and whether the game is won. */
const OUTCOMES = `
  S removed
  2 removed
  3 removed
  4 removed
  5 removed
  6 removed
  A removed
  7 unhurt
  R unhurt
  8 unhurt
  W unhurt
  9 unhurt
  M unhurt
  B unhurt
  F removed won
`;

describe('reach', () => {
  test('[CWS-30] one or two squares in a straight line, round no corner: the whole board', () => {
    const places = REACH.split(/\s+/).filter(Boolean);
    expect(places).toHaveLength(100);
    let struck = 0;
    places.forEach((token, index) => {
      if (token === '#' || token === 'rR') return;
      const drawing = places.map((other, at) => (at === index ? 'b2' : other.replace('x', '.')));
      const rows = Array.from({ length: 10 }, (_, row) => drawing.slice(row * 10, row * 10 + 10).join(' ')).join('\n');
      const position = drawnPosition(rules, rows, 'red');
      const target = rules.board.cells[(9 - Math.floor(index / 10)) * 10 + (index % 10)];
      const refusal = refusalFor(position, 'red', parseDeed(rules, `remoteAttack e3 ${target}`)!);
      const far = { code: 'outOfReach', deed: 'remoteAttack', from: 'e3', to: target };
      expect(refusal, target).toEqual(token === 'x' ? undefined : far);
      if (token === 'x') struck++;
    });
    expect(struck).toBe(8);
  });

  scenario('[CWS-30] every possible target is offered, near or far', cloneSpecial, 'b4 b5 b3\nb2 r2 .\nrR b3 bB\nrF . bF')
    .offers('red', 'remoteAttack', 'remoteAttack a2 a3\nremoteAttack a2 a4\nremoteAttack a2 b2\nremoteAttack a2 c2')
    .refuses('red', 'remoteAttack a2 b3', { code: 'noEnemy', cell: 'b3' })
    .refuses('red', 'remoteAttack a2 b4', { code: 'outOfReach', deed: 'remoteAttack', from: 'a2', to: 'b4' })
    .refuses('red', 'remoteAttack a2 b1', { code: 'noEnemy', cell: 'b1' })
    .refuses('red', 'remoteAttack d1 a4', { code: 'noPiece', cell: 'd1' })
    .refuses('red', 'remoteAttack b2 a2', { code: 'notYourPiece', cell: 'b2' })
    .refuses('red', 'remoteAttack b3 a3', { code: 'noSuchPower', deed: 'remoteAttack', cell: 'b3', kind: 'scout' })
    .refuses('blue', 'remoteAttack b2 a2', { code: 'notYourTurn', turn: 'red' });

  for (const symbol of ['M', '9', '8', '7', 'A', '6', '5', '4', '3', '2', 'S', 'B', 'F'])
    scenario('[CWS-30, U-48] no other piece strikes from afar, not even a spy', cloneSpecial, `b2 .\nr${symbol} r4`)
      .refuses('red', 'remoteAttack a1 a2', 'noSuchPower')
      .offers('red', 'remoteAttack', '');

  const BETWEEN = 'b4 . . .\nb5 . . .\nrR r3 b2 b3\nrF . . bF';

  scenario('[U-42] a piece in between does not block', cloneSpecial, BETWEEN)
    .when('red', 'remoteAttack a2 a4')
    .board('. . . .\nb5 . . .\nrR r3 b2 b3\nrF . . bF')
    .when('blue', 'd2-d3')
    .when('red', 'remoteAttack a2 c2')
    .board('. . . .\nb5 . . b3\nrR r3 . .\nrF . . bF');

  scenario('[U-42] with `remoteBlocked` it does', cloneSpecial, BETWEEN, { options: { remoteBlocked: 'on' } })
    .offers('red', 'remoteAttack', 'remoteAttack a2 a3')
    .refuses('red', 'remoteAttack a2 a4', { code: 'outOfReach', deed: 'remoteAttack', from: 'a2', to: 'a4' })
    .refuses('red', 'remoteAttack a2 c2', 'outOfReach')
    .when('red', 'remoteAttack a2 a3')
    .when('blue', 'd2-d3')
    .when('red', 'remoteAttack a2 a4')
    .board('. . . .\n. . . b3\nrR r3 b2 .\nrF . . bF');
});

describe('outcomes', () => {
  test('[CWS-30, CWS-31, U-41, U-48] a lower rank and the base are removed, all other pieces stay, and so does the attacker: the whole table', () => {
    const lines = OUTCOMES.trim()
      .split('\n')
      .map((line) => line.trim().split(' '));
    expect(lines.map(([symbol]) => symbol).sort()).toEqual(rules.kinds.map(({ symbol }) => symbol).sort());
    for (const [symbol, fate, won] of lines)
      for (const target of ['a2', 'a3']) {
        const [near, far] = target === 'a2' ? [`b${symbol}`, '.'] : ['.', `b${symbol}`];
        const position = drawnPosition(rules, `${far} . . b3\n${near} . . .\nrR . . rF`, 'red');
        expect(submit(position, 'red', parseDeed(rules, `remoteAttack a1 ${target}`)!)).toMatchObject({ ok: true });
        const standing = observe(position, 'red').pieces.map(({ cell }) => cell);
        expect(standing.includes(target), `${symbol} on ${target}`).toBe(fate === 'unhurt');
        expect(standing, symbol).toContain('a1');
        expect(resultOf(position), symbol).toEqual(won === 'won' ? { ending: 'flagCaptured', winners: ['red'] } : undefined);
        if (won !== 'won') expect(observe(position, 'blue').turn).toBe('blue');
      }
  });

  scenario('[U-41] with `remoteCapturesBase` off the base is revealed and stands', cloneSpecial, 'bF . .\n. . .\nrR . b3', {
    options: { remoteCapturesBase: 'off' },
  })
    .when('red', 'remoteAttack a1 a3')
    .board('bF . .\n. . .\nrR . b3')
    .sees('red', 'a3', 'flag')
    .goesOn()
    .turn('blue');

  scenario('[U-41] and an ordinary attack still captures it', cloneSpecial, '. . .\nbF . .\nrR . b3', {
    options: { remoteCapturesBase: 'off' },
  })
    .when('red', 'a1-a2')
    .ends('flagCaptured', 'red');

  scenario(
    '[CWS-30] instead of moving: the turn is over, and the power is there again in the next',
    cloneSpecial,
    'b4 . .\n. . b8\nrR r3 .\nrF . bF',
  )
    .when('red', 'remoteAttack a2 a4')
    .refuses('red', 'a2-a3', { code: 'notYourTurn', turn: 'blue' })
    .when('blue', 'c3-a3')
    .when('red', 'remoteAttack a2 a3')
    .board('. . .\nb8 . .\nrR r3 .\nrF . bF');

  scenario(
    '[CWS-32] a neighbour can still be attacked in the ordinary way: an attacker that wins moves in',
    cloneSpecial,
    'b5 . .\nrR . b3\nrF . bF',
  )
    .when('red', 'a2-a3')
    .board('rR . .\n. . b3\nrF . bF');

  scenario('[CWS-32] and one that loses is captured', cloneSpecial, 'b8 . .\nrR r3 b3\nrF . bF')
    .when('red', 'a2-a3')
    .board('b8 . .\n. r3 b3\nrF . bF');

  scenario(
    '[CWS-30] a remote attack is an attack: a player who has only that has not lost',
    cloneSpecial,
    'rB b7 r4\n. . .\nrB . .\nrR rB b2',
    {
      turn: 'blue',
    },
  )
    .when('blue', 'b4-c4')
    .goesOn()
    .when('red', 'remoteAttack a1 c1')
    .turn('blue');
});

describe('what is seen', () => {
  scenario(
    '[U-43, CWS-31] both are revealed, also when nothing happens; with aids they stay known',
    cloneSpecial,
    'b9 b5 .\n. r4 .\nrR . b2',
  )
    .when('red', 'remoteAttack a1 a3')
    .sees('red', 'a3', 'general')
    .sees('blue', 'a1', 'sniper')
    .sees('audience', 'a3', 'general')
    .sees('audience', 'a1', 'sniper')
    .sees('red', 'b3', undefined)
    .sees('blue', 'b2', undefined);

  scenario('[U-43] so is a bomb', cloneSpecial, 'bB b5 .\n. r4 .\nrR . b2')
    .when('red', 'remoteAttack a1 a3')
    .sees('red', 'a3', 'bomb')
    .sees('audience', 'a3', 'bomb');

  scenario('[U-47] from memory both are turned back, after all were told their kinds', cloneSpecial, 'b9 b5 .\n. r4 .\nrR . b2', {
    options: { memory: 'strict' },
  })
    .when('red', 'remoteAttack a1 a3')
    .sees('red', 'a3', undefined)
    .sees('blue', 'a1', undefined)
    .sees('audience', 'a1', undefined)
    .sees('audience', 'a3', undefined)
    .sees('red', 'a1', 'sniper')
    .sees('blue', 'a3', 'general')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'audience'] as const)
        expect(allSeenBy(eventsSince(position, 0), viewer), viewer).toContainEqual(
          expect.objectContaining({
            type: 'piecesRevealed',
            attacker: expect.objectContaining({ kind: 'sniper' }),
            defender: expect.objectContaining({ kind: 'general' }),
            outcome: 'nobodyCaptured',
          }),
        );
    });
});
