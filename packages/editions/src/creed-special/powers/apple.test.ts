/** The Apple turns an enemy piece against its own army: every edge of the chain as tables, then the uses that are not allowed. */

import { creedSpecial } from '@flagfall/editions';
import {
  compileRules,
  eventsSince,
  isRunning,
  kindOf,
  observe,
  type Position,
  parseDeed,
  pendingDecision,
  pieceOn,
  SEATS,
  seatOf,
  submit,
  turnOf,
} from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(creedSpecial);
const bombStays = compileRules(creedSpecial, { appleBombStays: 'on' });

/** The controlled piece down, its only neighbour across: A it survives and stays, D it falls, = both fall, o neither falls, - no such pair. */
const ONE_NEIGHBOUR = `
      S 2 3 4 5 6 7 8 9 M B F
    S - D D D D D D D D A = o
    2 A = D D D D D D D D = o
    3 A A = D D D D D D D A o
    4 A A A = D D D D D D = o
    5 A A A A = D D D D D = o
    6 A A A A A = D D D D = o
    7 A A A A A A = D D D = o
    8 A A A A A A A = D D = o
    9 A A A A A A A A - D = o
    M A A A A A A A A A - = o
`;

/** The controlled piece and those north, east, south and west of it; what is left of them; what the line is about. */
const CHAINS = `
  7 | 2 4 5 6 | 7 | . . . . | all four neighbours are met, and the attacker stays where it is
  6 | 5 4 3 2 | 6 | . . . . | wherever they stand
  9 | S 7 8 6 | 9 | . . . . | a spy is the lowest rank
  9 | . . . . | 9 | . . . . | nobody stands next to it
  7 | 2 B 5 . | . | 2 . 5 . | the bomb is met first and goes with the attacker
  7 | B 2 B . | . | B 2 . . | one bomb is enough: of two alike the first in the order of the board is met
  M | B F . . | . | . F . . | the marshal falls by a bomb before he sees the Apple
  3 | B B 2 . | 3 | . . . . | a miner defuses every bomb and goes on
  3 | B B B B | 3 | . . . . | four bombs
  3 | B 2 5 S | . | . . 5 . | and may fall to a higher rank after that
  3 | B 3 4 . | . | . . 4 . | or with an equal one
  3 | B F 2 . | 3 | . F . . | the Apple comes last
  5 | 4 7 2 9 | . | . 7 . 9 | a higher rank ends the chain
  5 | 4 5 2 6 | . | . . . 6 | so does an equal one
  S | M . . . | S | . . . . | a spy beats its marshal
  S | M F . . | S | . F . . | and is not hurt by its Apple
  S | M 2 . . | . | M 2 . . | with a scout beside him it never comes to the marshal
  S | M 9 . . | . | M 9 . . | nor with any other rank
  S | B M . . | . | . M . . | nor with a bomb
  M | S 9 8 7 | M | . . . . | the chain goes on after a spy has fallen
  2 | S F . . | 2 | . F . . | a scout
  7 | F 5 . . | 7 | F . . . | the Apple is exposed, the attacker unhurt
  5 | F 7 . . | . | F 7 . . | whoever falls before does not come to the Apple
`;

/** The controlled piece on c2; red and blue have something to move elsewhere. */
function controlled(piece: string, around: readonly string[], using = rules): Position {
  const [north, east, south, west] = around.map((symbol) => (symbol === '.' ? '.' : `b${symbol}`));
  const flag = around.includes('F') ? '.' : 'bF';
  const drawing = `. . ${north} . . . . . . rF\n. ${west} b${piece} ${east} . . r2 . . .\n. . ${south} . . . ${flag} . . b2`;
  const position = drawnPosition(using, drawing, 'red');
  expect(submit(position, 'red', parseDeed(using, 'apple c2')!)).toMatchObject({ ok: true });
  return position;
}

/** Blue declines to heal whenever it is asked. */
function decline(position: Position): void {
  while (pendingDecision(position)?.decision === 'heal') submit(position, 'blue', { type: 'deed', deed: 'pass' });
}

function symbolsOn(position: Position, cells: string): readonly string[] {
  return cells.split(' ').map((cell) => {
    const piece = pieceOn(position, position.rules.board.indexOf.get(cell)!);
    if (piece < 0) return '.';
    expect(SEATS[seatOf(position, piece)]).toBe('blue');
    return position.rules.kinds[kindOf(position, piece)].symbol;
  });
}

/** The pieces that the controlled piece met, in order. */
function met(position: Position): readonly string[] {
  return eventsSince(position, 0).flatMap((event) => (event.type === 'piecesRevealed' ? [event.defender.kind] : []));
}

describe('the chain', () => {
  test('[ACS-22, ACS-24, ACS-25, ACS-26, ACS-27] a controlled piece meets its only neighbour: the whole table', () => {
    const [head, ...lines] = ONE_NEIGHBOUR.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    const pairs = lines.flatMap(([piece, ...results]) => results.map((result, column) => ({ piece, other: head[column], result })));
    const fought = pairs.filter(({ result }) => result !== '-');
    expect(fought).toHaveLength(117);
    for (const { piece, other, result } of fought) {
      const position = controlled(piece, [other, '.', '.', '.']);
      decline(position);
      const attacker = 'Ao'.includes(result) ? piece : '.';
      const defender = 'Do'.includes(result) ? other : '.';
      expect(symbolsOn(position, 'c2 c3'), `${piece} attacks ${other}`).toEqual([attacker, defender]);
      expect(isRunning(position)).toBe(true);
      expect(SEATS[turnOf(position)]).toBe('blue');
    }
  });

  test('[ACS-22, ACS-23, ACS-24, ACS-25, ACS-26, ACS-27, ACS-29, ACS-30, U-37, D-16] the pieces left after each chain: the whole list', () => {
    const chains = CHAINS.trim()
      .split('\n')
      .map((line) => line.split('|').map((part) => part.trim()));
    expect(chains).toHaveLength(23);
    for (const [piece, neighbours, attacker, left, why] of chains) {
      const position = controlled(piece, neighbours.split(' '));
      decline(position);
      expect(symbolsOn(position, 'c2 c3 d2 c1 b2'), why).toEqual([attacker, ...left.split(' ')]);
      expect(pendingDecision(position), why).toEqual({ decision: 'act', seats: ['blue'] });
      // ACS-22: all of them are revealed, also those that were never met.
      const unknown = observe(position, 'red').pieces.filter(({ known, cell }) => !known && ['c2', 'c3', 'd2', 'c1', 'b2'].includes(cell));
      expect(unknown, why).toEqual([]);
    }
  });

  test('[ACS-22, D-16] one after the other: bombs, then ranks from the lowest up', () => {
    expect(met(controlled('9', ['8', '2', '5', '3']))).toEqual(['scout', 'miner', 'lieutenant', 'colonel']);
    expect(met(controlled('3', ['2', 'B', '4', 'B']))).toEqual(['bomb', 'bomb', 'scout', 'sergeant']);
    expect(met(controlled('5', ['9', '3', '7', '2']))).toEqual(['scout', 'miner', 'major']);
  });

  test('[D-11, U-39a, ACS-25] a bomb that is hit goes with the attacker; with `appleBombStays` it stays', () => {
    for (const using of [rules, bombStays]) {
      const position = controlled('7', ['2', 'B', '5', '.'], using);
      expect(symbolsOn(position, 'c2 c3 d2 c1')).toEqual(['.', '2', using === rules ? '.' : 'B', '5']);
      expect(pendingDecision(position)).toEqual({ decision: 'act', seats: ['blue'] });
    }
    expect(symbolsOn(controlled('3', ['2', 'B', '.', '.'], bombStays), 'c2 c3 d2')).toEqual(['3', '.', '.']);
  });

  test('[ACS-32] a controlled captain has no Sword: the first equal battle ends the chain, and two captains fall, not three', () => {
    const position = controlled('6', ['6', '.', '6', '2']);
    const left = symbolsOn(position, 'c2 c3 c1 b2');
    expect(left.filter((symbol) => symbol === '6')).toHaveLength(1);
    expect([left[0], left[3]]).toEqual(['.', '.']);
    expect(met(position)).toEqual(['scout', 'captain']);
  });

  scenario('[ACS-22] the user’s own pieces beside the controlled one are not involved', creedSpecial, '. b4 r2 .\nr3 b7 . b5\nrF r5 . bF')
    .when('red', 'apple b2')
    .board('. . r2 .\nr3 b7 . b5\nrF r5 . bF')
    .sees('blue', 'a2', undefined)
    .sees('blue', 'b1', undefined);

  scenario(
    '[D-18] a controlled miner defuses the bombs of its own army and leaves those of the user alone',
    creedSpecial,
    '. bB . .\nrB b3 . .\nrF r5 . bF',
  )
    .when('red', 'apple b2')
    .board('. . . .\nrB b3 . .\nrF r5 . bF');

  scenario('[ACS-33] a controlled scout attacks neighbours only', creedSpecial, 'bF . . bS .\nr5 . . . .\nb4 . . b2 rF')
    .when('red', 'apple d1')
    .board('bF . . bS .\nr5 . . . .\nb4 . . b2 rF')
    .sees('red', 'd3', undefined)
    .waits('act', 'blue');

  scenario(
    '[D-19e] one piece is controlled and no more: those it attacks attack nobody, alive or not',
    creedSpecial,
    'b5 b8 b9 bF\n. b2 b3 b4\nrF r5 . .',
  )
    .when('red', 'apple c2')
    .board('b5 b8 b9 bF\n. . . b4\nrF r5 . .')
    .sees('red', 'c3', 'general')
    .sees('red', 'b3', undefined)
    .turn('blue');

  scenario(
    '[ACS-27, D-13] its own Apple is exposed and neither of the two is captured; the game goes on',
    creedSpecial,
    '. bF .\n. b7 .\nrF r5 .',
  )
    .when('red', 'apple b2')
    .board('. bF .\n. b7 .\nrF r5 .')
    .sees('red', 'b3', 'flag')
    .sees('audience', 'b3', 'flag')
    .goesOn()
    .turn('blue');

  scenario('[ACS-28] a piece that survives is its owner’s again', creedSpecial, '. b4 .\n. b7 .\nrF r5 bF')
    .when('red', 'apple b2')
    .when('blue', 'b2-b3')
    .refuses('red', 'b3-b2', { code: 'notYourPiece', cell: 'b3' });
});

describe('the Shroud inside the chain', () => {
  scenario(
    '[ACS-31] a spy that falls to the controlled piece is answered at once, and the piece that comes back is no target',
    creedSpecial,
    `
    b2 bF .  .  .
    r4 .  .  .  .
    rS rM r5 r9 rF
    `,
    { turn: 'blue' },
  )
    .when('blue', 'apple b1')
    .board('b2 bF . . .\nr4 . . . .\n. rM r5 r9 rF')
    .waits('heal', 'red')
    .when('red', 'heal scout a1')
    .board('b2 bF . . .\nr4 . . . .\nr2 rM . r9 rF')
    .waits('act', 'red');

  scenario(
    '[ACS-31] a controlled spy that falls is answered too, and the chain is over',
    creedSpecial,
    `
    b2 bF .  .  .
    r4 .  .  .  .
    rM rS r5 .  rF
    `,
    { turn: 'blue' },
  )
    .when('blue', 'apple b1')
    .waits('heal', 'red')
    .when('red', 'heal general b1')
    .board('b2 bF . . .\nr4 . . . .\nrM r9 r5 . rF')
    .waits('act', 'red');
});

const READY = '. b4 .\nb2 b7 .\nrF r5 bF';

describe('use', () => {
  scenario('[ACS-20, U-35] the user’s Apple is revealed and stays open', creedSpecial, READY)
    .sees('blue', 'a1', undefined)
    .when('red', 'apple b3')
    .sees('blue', 'a1', 'flag')
    .sees('audience', 'a1', 'flag')
    .when('blue', 'a2-a3')
    .when('red', 'b1-b2')
    .sees('blue', 'a1', 'flag')
    .sees('red', 'c1', undefined);

  scenario('[ACS-20] once a game, for each player', creedSpecial, READY)
    .when('red', 'apple c1')
    .when('blue', 'apple b1')
    .refuses('red', 'apple b2', { code: 'powerUsed', deed: 'apple' })
    .offers('red', 'apple', '')
    .when('red', 'b1-c1')
    .ends('flagCaptured', 'red');

  scenario('[ACS-20] instead of moving: the turn is over', creedSpecial, READY)
    .when('red', 'apple c1')
    .refuses('red', 'b1-b2', { code: 'notYourTurn', turn: 'blue' })
    .waits('act', 'blue');

  scenario('[ACS-21] any enemy piece anywhere, and none but enemy pieces', creedSpecial, READY)
    .offers('red', 'apple', 'apple a2\napple b2\napple b3\napple c1')
    .refuses('red', 'apple b1', { code: 'noEnemy', cell: 'b1' })
    .refuses('red', 'apple c3', { code: 'noEnemy', cell: 'c3' })
    .refuses('red', 'apple z9', { code: 'unknownCell', cell: 'z9' })
    .refuses('red', 'apple', { code: 'badDeed', deed: 'apple', wants: 'cells' })
    .refuses('blue', 'apple b1', { code: 'notYourTurn', turn: 'red' });

  for (const [symbol, kind] of [
    ['B', 'bomb'],
    ['F', 'flag'],
  ])
    scenario(
      '[ACS-21, D-17] a bomb or the enemy Apple is only seen, its neighbours are not; the power is spent',
      creedSpecial,
      `. b2 .\nb9 b${symbol} .\nrF r5 .`,
    )
      .when('red', 'apple b2')
      .board(`. b2 .\nb9 b${symbol} .\nrF r5 .`)
      .sees('red', 'b2', kind)
      .sees('audience', 'b2', kind)
      .sees('red', 'a2', undefined)
      .sees('red', 'b3', undefined)
      .waits('act', 'blue')
      .when('blue', 'b3-c3')
      .refuses('red', 'apple c3', 'powerUsed');

  scenario('[D-17] the turn is over after a bomb as well', creedSpecial, '. bB .\nb9 b7 .\nrF r5 .')
    .when('red', 'apple b2')
    .board('. . .\nb9 . .\nrF r5 .')
    .waits('act', 'blue');

  scenario('[ACS-29] without neighbours the piece is revealed and the power is spent', creedSpecial, '. . b2\nb9 . .\nrF r5 .')
    .when('red', 'apple a2')
    .board('. . b2\nb9 . .\nrF r5 .')
    .sees('red', 'a2', 'general')
    .sees('red', 'c3', undefined)
    .when('blue', 'c3-b3')
    .refuses('red', 'apple b3', 'powerUsed');

  scenario('[U-37] all neighbours are attacked; a choice among them cannot be given', creedSpecial, READY)
    .check((position) =>
      expect(submit(position, 'red', { type: 'deed', deed: 'apple', cells: ['b2', 'b3'] })).toEqual({
        ok: false,
        error: { code: 'badDeed', deed: 'apple', wants: 'cells' },
      }),
    )
    .when('red', 'apple b2')
    .board('. . .\n. b7 .\nrF r5 bF');
});

scenario(
  '[U-35, ACS-20] the used Apple stays in the open, also in a game from memory',
  creedSpecial,
  `
  .  b4 .
  b2 b7 .
  rF r5 bF
  `,
  { options: { memory: 'strict' } },
)
  .when('red', 'apple b3')
  .sees('blue', 'a1', 'flag')
  .sees('audience', 'a1', 'flag')
  .sees('red', 'b2', undefined);
