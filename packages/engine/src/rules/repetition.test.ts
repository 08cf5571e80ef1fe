/** The repetition rules: two squares, and the chase. */

import { barrage, cloneClassic, creedClassic, duel, EDITIONS, original } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

/** Red's captain shuttles between a2 and a3 while blue's pieces walk about far away. */
const SHUTTLE = `
  .  .  .  .  .  b9 .
  .  .  .  .  .  .  .
  r6 .  .  .  .  .  b4
  rF r4 .  .  .  .  bF
`;

describe('two squares', () => {
  scenario('[REP-1, D-15] three moves between the same two squares are legal and the fourth is not', original, SHUTTLE)
    .after('a2-a3 g2-g3 a3-a2 g3-g4')
    .when('red', 'a2-a3')
    .when('blue', 'f4-f3')
    .refuses('red', 'a3-a2', { code: 'twoSquares', from: 'a3', to: 'a2', between: ['a3', 'a2'], count: 4 })
    .reaches('a3', 'a4 b3');

  scenario('[REP-1, U-11] playing another piece resets the count', original, SHUTTLE)
    .after('a2-a3 g2-g3 a3-a2 g3-g4 a2-a3 f4-f3 b1-b2 f3-f4')
    .when('red', 'a3-a2')
    .goesOn();

  scenario('[REP-1, U-11] moving the piece elsewhere resets the count', original, SHUTTLE)
    .after('a2-a3 g2-g3 a3-a2 g3-g4 a2-a3 f4-f3 a3-b3 f3-f4 b3-a3 g4-g3')
    .when('red', 'a3-a2')
    .goesOn();

  scenario('[D-23] the moves count only in a row, not over the whole game', original, SHUTTLE)
    .after('a2-a3 g2-g3 a3-a2 g3-g4 a2-a3 f4-f3 b1-b2 f3-f4 a3-a2 g4-g3 a2-a3 g3-g2')
    .when('red', 'a3-a2')
    .when('blue', 'g2-g3')
    .refuses('red', 'a2-a3', 'twoSquares');

  scenario('[REP-2, D-41] the player who began the shuttling must stop first', original, '. . . b6\n. . . .\nr6 . . .\nrF . . bF')
    .after('a2-a3 d4-d3 a3-a2 d3-d4 a2-a3')
    .when('blue', 'd4-d3')
    .refuses('red', 'a3-a2', 'twoSquares')
    .when('red', 'a3-b3')
    .refuses('blue', 'd3-d4', 'twoSquares');

  scenario('[REP-3] attacks count as moves', original, '. . . b9\nb4 . . .\nr6 r4 . .\nrF . . bF')
    .when('red', 'a2-a3')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
    .after('d4-d3 a3-a2 d3-d2 a2-a3 d2-c2')
    .refuses('red', 'a3-a2', 'twoSquares');

  scenario(
    '[REP-3] a scout may not cross the same boundary a fourth time, whatever squares it starts and ends on',
    original,
    '. . . . . . b9\n. . . . . . .\nr2 . . . . . .\nrF r4 . . . . bF',
  )
    .after('a2-d2 g4-g3 d2-b2 g3-g4 b2-e2 g4-f4')
    .reaches('e2', 'd2 e1 e3 e4 e5 e6 e7 e8 e9 e10 f2 g2 h2 i2 j2')
    .refuses('red', 'e2-c2', { code: 'twoSquares', from: 'e2', to: 'c2', between: ['d2', 'c2'], count: 4 })
    .when('red', 'e2-d2')
    .goesOn();

  scenario('[REP-3] a scout that turns a corner starts anew', original, '. . . . . . b9\n. . . . . . .\nr2 . . . . . .\nrF r4 . . . . bF')
    .after('a2-d2 g4-g3 d2-a2 g3-g4 a2-d2 g4-f4 d2-d4 f4-g4 d4-d2 g4-f4')
    .when('red', 'd2-a2')
    .goesOn();

  const RUNNER = '. . . . . . b9\n. . . . . . .\nr2 . . . . . .\nrF r4 . . . . bF';
  const PAIR = { options: { runnersTwoSquares: 'pair' } };

  test('[AUD-3] every grid game has the option; runners are held to every boundary they cross unless it says otherwise', () => {
    for (const edition of EDITIONS) {
      const spec = edition.options.find(({ key }) => key === 'runnersTwoSquares');
      expect(spec, edition.id).toEqual(
        edition.id === 'conquest'
          ? undefined
          : { key: 'runnersTwoSquares', type: 'choice', values: ['crossed', 'pair'], default: 'crossed' },
      );
    }
  });

  scenario('[AUD-3] a2-d2, d2-b2, b2-c2, c2-a2 is legal where the same two squares count', original, RUNNER, PAIR)
    .after('a2-d2 g4-g3 d2-b2 g3-g4 b2-c2 g4-f4')
    .when('red', 'c2-a2')
    .goesOn();

  scenario('[AUD-3] a2-d2, d2-b2, b2-c2, c2-a2 is refused where boundaries count', original, RUNNER)
    .after('a2-d2 g4-g3 d2-b2 g3-g4 b2-c2 g4-f4')
    .refuses('red', 'c2-a2', { code: 'twoSquares', from: 'c2', to: 'a2', between: ['c2', 'b2'], count: 4 });

  scenario(
    '[AUD-3] a runner may not go back over the same pair a fourth time; any other end square is legal and begins a new count',
    original,
    RUNNER,
    PAIR,
  )
    .after('a2-d2 g4-g3 d2-a2 g3-g4 a2-d2 g4-f4')
    .refuses('red', 'd2-a2', { code: 'twoSquares', from: 'd2', to: 'a2', between: ['d2', 'a2'], count: 4 })
    .reaches('d2', 'b2 c2 d1 d3 d4 e2 f2 g2 h2 i2 j2')
    .after('d2-b2 f4-f3 b2-d2 f3-f4 d2-b2 f4-f3')
    .refuses('red', 'b2-d2', 'twoSquares')
    .when('red', 'b2-a2')
    .goesOn();

  scenario('[AUD-3] a piece that steps is stopped as without the option', original, SHUTTLE, PAIR)
    .after('a2-a3 g2-g3 a3-a2 g3-g4')
    .when('red', 'a2-a3')
    .when('blue', 'f4-f3')
    .refuses('red', 'a3-a2', { code: 'twoSquares', from: 'a3', to: 'a2', between: ['a3', 'a2'], count: 4 })
    .reaches('a3', 'a4 b3');

  scenario('[AUD-3] another piece starts the count anew', original, RUNNER, PAIR)
    .after('a2-d2 g4-g3 d2-a2 g3-g4 a2-d2 g4-f4 b1-b2 f4-f3 b2-b1 f3-f4')
    .when('red', 'd2-a2')
    .goesOn();

  scenario('[AUD-3] the moves must be one after the other between the two: the same direction twice is no way back', original, RUNNER, PAIR)
    .after('a2-d2 g4-g3 d2-a2 g3-g4 a2-b2 g4-f4 b2-a2 f4-f3')
    .when('red', 'a2-d2')
    .after('f3-f4 d2-a2 f4-f3 a2-d2 f3-g3')
    .refuses('red', 'd2-a2', 'twoSquares');

  scenario('[AUD-3] an attack counts as a move', original, '. . . . . . b9\n. . . . . . .\nr2 . . bS . . .\nrF r4 . . . . bF', PAIR)
    .when('red', 'a2-d2')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
    .after('g4-g3 d2-a2 g3-g4 a2-d2 g4-f4')
    .refuses('red', 'd2-a2', 'twoSquares');

  scenario('[AUD-3] so many turns as the limit says', original, RUNNER, { options: { runnersTwoSquares: 'pair', twoSquareLimit: 5 } })
    .after('a2-d2 g4-g3 d2-a2 g3-g4 a2-d2 g4-f4 d2-a2 f4-f3 a2-d2 f3-f4')
    .refuses('red', 'd2-a2', { code: 'twoSquares', from: 'd2', to: 'a2', between: ['d2', 'a2'], count: 6 });

  scenario('the old archives allowed five moves between two squares', original, SHUTTLE, { options: { twoSquareLimit: 5 } })
    .after('a2-a3 g2-g3 a3-a2 g3-g4 a2-a3 f4-f3 a3-a2 f3-f4 a2-a3 g4-g3')
    .refuses('red', 'a3-a2', { code: 'twoSquares', from: 'a3', to: 'a2', between: ['a3', 'a2'], count: 6 });

  test('[REP-5] only Duel, Barrage and Clone Wars have the chase rule by default; elsewhere it is an option', () => {
    const chasing = EDITIONS.filter((edition) => compileRules(edition).chaseRule).map((edition) => edition.id);
    expect(chasing).toEqual(['duel', 'barrage', 'clone-classic', 'clone-special']);
    for (const edition of [original, creedClassic]) expect(compileRules(edition, { chaseRule: 'on' }).chaseRule).toBe(true);
  });
});

/** Round the lake on c4 and c5 of the small board, and round the lake on c5 to d6 of the classic one. */
const SMALL_RING = ['b3', 'b4', 'b5', 'b6', 'c6', 'd6', 'd5', 'd4', 'd3', 'c3'];
const LARGE_RING = ['b4', 'b5', 'b6', 'b7', 'c7', 'd7', 'e7', 'e6', 'e5', 'e4', 'd4', 'c4'];

/** Blue flees along the ring from its second cell, red follows from its first; `flights` of blue, one pursuit fewer. */
function chase(ring: readonly string[], flights: number): string {
  const at = (step: number): string => ring[step % ring.length];
  const moves: string[] = [];
  for (let step = 0; step < flights; step++) {
    if (step > 0) moves.push(`${at(step - 1)}-${at(step)}`);
    moves.push(`${at(step + 1)}-${at(step + 2)}`);
  }
  return moves.join(' ');
}

const SMALL_CHASE = `
  .  .  .  .  .
  .  .  #  .  .
  .  b3 #  .  .
  .  r9 .  .  .
  rF .  .  .  .
  .  .  .  .  bF
`;
const LARGE_CHASE = `
  .  .  .  .  .  .
  .  .  #  #  .  .
  .  b3 #  #  .  .
  .  r9 .  .  .  .
  rF .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  bF
`;

describe('the chase', () => {
  for (const edition of [duel, barrage])
    scenario('[REP-4, DU-4, U-12, D-42] a chase round a lake ends for the chaser when a position would come back', edition, SMALL_CHASE, {
      turn: 'blue',
    })
      .after(chase(SMALL_RING, SMALL_RING.length + 1))
      .refuses('red', 'b3-b4', { code: 'chase', from: 'b3', to: 'b4' })
      .reaches('b3', 'a3 b2 c3');

  scenario('[REP-4, CW-5] in Clone Wars a pursuit over many squares ends for the pursuer too', cloneClassic, LARGE_CHASE, { turn: 'blue' })
    .after(chase(LARGE_RING, LARGE_RING.length + 1))
    .refuses('red', 'b4-b5', { code: 'chase', from: 'b4', to: 'b5' });

  scenario('[REP-5, U-7] the same moves are legal in Original, where the chase rule is off', original, LARGE_CHASE, { turn: 'blue' })
    .after(chase(LARGE_RING, LARGE_RING.length + 1))
    .when('red', 'b4-b5')
    .goesOn();

  scenario('[U-7] the option brings the chase rule to Original', original, LARGE_CHASE, { turn: 'blue', options: { chaseRule: 'on' } })
    .after(chase(LARGE_RING, LARGE_RING.length + 1))
    .refuses('red', 'b4-b5', 'chase');

  scenario('[REP-4, D-63] threatening is allowed as long as no position comes back', duel, SMALL_CHASE, { turn: 'blue' })
    .after(chase(SMALL_RING, SMALL_RING.length))
    .when('red', 'c3-b3')
    .goesOn();

  scenario('[REP-4] the chaser may leave the chase, and begin it anew from another square', duel, SMALL_CHASE, { turn: 'blue' })
    .after(chase(SMALL_RING, SMALL_RING.length + 1))
    .when('red', 'b3-a3')
    .when('blue', 'b5-b4')
    .when('red', 'a3-b3')
    .goesOn();

  scenario(
    '[REP-4] so is a lost attack on a square next to another enemy',
    barrage,
    `
      r9 b3 bB .  .
      .  .  r2 .  .
      .  .  .  .  .
      rF .  .  .  bF
    `,
    { options: { board: '10x10' } },
  )
    .when('red', 'c3-c4')
    .after('b4-b5 a4-b4 b5-a5 b4-b5 a5-a4 b5-a5 a4-b4')
    .refuses('red', 'a5-a4', 'chase');

  scenario(
    '[REP-4] a capture that threatens the next piece is the first position of a new chase',
    duel,
    `
      .  .  .  .  .
      .  .  #  .  .
      .  b3 #  .  .
      r9 b2 .  .  .
      rF .  .  .  .
      .  .  .  .  bF
    `,
  )
    .when('red', 'a3-b3')
    .after(chase(SMALL_RING, SMALL_RING.length))
    .refuses('red', 'c3-b3', 'chase');

  scenario(
    '[REP-4] replies of a piece that is not chased are no flight: walking past bombs may bring a position back',
    duel,
    `
      .  .  .  .  .  .  b3 .
      .  .  .  .  .  .  .  .
      .  .  #  .  .  #  .  .
      .  .  #  .  .  #  .  .
      bB .  .  bB .  .  .  .
      bS r9 .  bM .  .  .  .
      rF .  .  .  .  .  .  bF
    `,
    { turn: 'blue' },
  )
    .after('g7-h7 b2-b3 h7-h6 b3-c3 h6-g6 c3-c2 g6-g7 c2-b2 g7-h7')
    .when('red', 'b2-b3')
    .goesOn();

  scenario(
    '[REP-4] the position before the first move of a chase does not belong to it',
    duel,
    `
      .  .  .  .  .  .  b3 .
      .  .  .  .  .  .  .  .
      .  .  .  .  .  .  .  .
      r2 bB #  .  .  #  .  .
      .  .  #  .  .  #  .  .
      .  .  .  .  .  .  .  .
      .  bM .  .  .  .  .  .
      rF .  .  .  .  .  .  bF
    `,
    { turn: 'blue' },
  )
    .after('g8-g7 a5-a2 b2-b3 a2-a3 b3-b2')
    .when('red', 'a3-a5')
    .goesOn();

  scenario(
    '[REP-4, CW-5] going straight back stays legal as long as the two-square rule allows it',
    cloneClassic,
    'b3 . .\nr9 . .\n. . .\nrF . bF',
    { turn: 'blue' },
  )
    .after('a4-b4 a3-b3 b4-a4 b3-a3 a4-b4')
    .when('red', 'a3-b3')
    .refuses('blue', 'b4-a4', 'twoSquares');
});
