/** The whole table of Sword outcomes, and the illegal uses of the power. */

import { creedSpecial } from '@flagfall/editions';
import {
  allSeenBy,
  compileRules,
  eventsSince,
  kindOf,
  type Position,
  parseDeed,
  pendingDecision,
  pieceOn,
  resultOf,
  SEATS,
  type Seat,
  submit,
  turnOf,
} from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(creedSpecial);
const CLASSES: Readonly<Record<string, string>> = { L: 'S 2 3 4 5', 6: '6', H: '7 8 9 M', B: 'B', P: 'F' };

/** The target that is met first, the other one, then what is left of captain, first and other; W when the game is won. */
const OUTCOMES = `
  L L   6 . .
  L 6   . . .
  L H   . . H
  L P   6 . .   W
  6 6   . . .
  6 H   . . H
  6 P   . . P
  H H   . H H
  H P   . H P
  B L   . B L
  B 6   . B 6
  B H   . B H
  B B   . B B
  B P   . B P
`;

/** A captain among weaker enemies. */
const STRIKES = '. b4 . .\nb5 r6 b2 .\nrF b3 b5 .';
const SPY_FIRST = '. bS .\nb5 r6 .\nrF r2 b2';

/** What is left of captain and target after a strike at one target; W when the game is won. */
const ALONE: Readonly<Record<string, readonly [string, string]>> = { L: ['6', '.'], 6: ['.', '.'], H: ['.', 'stays'], B: ['.', 'stays'] };

/** The captain on b2, its targets on b3 and a2. */
function struck(north: string, west: string): Position {
  const flag = north === 'F' || west === 'F' ? '.' : 'bF';
  const drawing = `. b${north} . . . . r2 . . rF\nb${west} r6 . . . . . . . .\n. . . . . . ${flag} . . b2`;
  const position = drawnPosition(rules, drawing, 'red');
  act(position, 'red', 'sword b2 b3 a2');
  return position;
}

function act(position: Position, seat: Seat, text: string): void {
  expect(submit(position, seat, parseDeed(position.rules, text)!), `${seat} ${text}`).toMatchObject({ ok: true });
}

function symbolOn(position: Position, cell: string): string {
  const piece = pieceOn(position, position.rules.board.indexOf.get(cell)!);
  return piece < 0 ? '.' : position.rules.kinds[kindOf(position, piece)].symbol;
}

/** Every pair of pieces that an army can field, one of each class. */
function pairsOf(lower: string, higher: string): readonly (readonly [string, string])[] {
  const { kinds, army } = rules;
  const single = (symbol: string): boolean => army[kinds.findIndex((kind) => kind.symbol === symbol)] < 2;
  const [ones, others] = [CLASSES[lower].split(' '), CLASSES[higher].split(' ')];
  return ones.flatMap((one, index) => {
    const partners = lower === higher ? others.slice(single(one) ? index + 1 : index) : others;
    return partners.map((other) => [one, other] as const);
  });
}

describe('outcomes', () => {
  test('[ACS-10, ACS-11, ACS-12, ACS-13, ACS-14, ACS-15, ACS-16] every pair of targets, wherever they stand: the whole table', () => {
    const pairs = OUTCOMES.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([lower, higher, captain, first, second, won]) =>
        pairsOf(lower, higher).map(([one, other]) => ({ one, other, captain, first, second, won })),
      );
    expect(pairs).toHaveLength(74);
    for (const { one, other, captain, first, second, won } of pairs)
      for (const [north, west] of [
        [one, other],
        [other, one],
      ]) {
        const title = `${north} on b3, ${west} on a2`;
        const position = struck(north, west);
        const [firstCell, secondCell] = north === one ? ['b3', 'a2'] : ['a2', 'b3'];
        // ACS-1: blue is asked when its spy has fallen, and not otherwise.
        const spyFell = one === 'S';
        expect(pendingDecision(position)?.decision === 'heal', title).toBe(spyFell);
        if (spyFell) act(position, 'blue', 'pass');
        const left = ['b2', firstCell, secondCell].map((cell) => symbolOn(position, cell));
        expect(left, title).toEqual([captain, first === '.' ? '.' : one, second === '.' ? '.' : other]);
        expect(resultOf(position), title).toEqual(won === 'W' ? { ending: 'flagCaptured', winners: ['red'] } : undefined);
        if (won !== 'W') expect(SEATS[turnOf(position)], title).toBe('blue');
      }
  });

  test('[ACS-11, D-14] all three are revealed before the first battle, which is fought against the lower target', () => {
    for (const [north, west, order] of [
      ['2', '4', ['scout', 'sergeant']],
      ['4', '2', ['scout', 'sergeant']],
      ['5', 'F', ['lieutenant', 'flag']],
      ['5', 'B', ['bomb']],
      ['7', 'B', ['bomb']],
    ] as const) {
      const position = struck(north, west);
      const told = eventsSince(position, 0).filter(({ type }) => type === 'pieceShown' || type === 'piecesRevealed');
      expect(told.slice(0, 3).map(({ type }) => type)).toEqual(['pieceShown', 'pieceShown', 'pieceShown']);
      const met = told.flatMap((event) => (event.type === 'piecesRevealed' ? [event.defender.kind] : []));
      expect(met, `${north} on b3, ${west} on a2`).toEqual(order);
    }
  });

  scenario('[ACS-12] a captain that strikes twice with success is back on its square and may strike again', creedSpecial, STRIKES)
    .when('red', 'sword b2 b3 a2')
    .board('. . . .\n. r6 b2 .\nrF b3 b5 .')
    .when('blue', 'c1-d1')
    .when('red', 'sword b2 c2 b1')
    .board('. . . .\n. r6 . .\nrF . . b5');

  scenario('[ACS-13] a bomb among the targets takes the captain at once, and the turn is over', creedSpecial, '. b2 .\nbB r6 .\nrF r2 b5')
    .when('red', 'sword b2 b3 a2')
    .board('. b2 .\nbB . .\nrF r2 b5')
    .waits('act', 'blue');

  scenario('[ACS-14] two captains as targets: all three leave the board', creedSpecial, '. b6 .\nb6 r6 .\nrF r2 b5')
    .when('red', 'sword b2 b3 a2')
    .board('. . .\n. . .\nrF r2 b5')
    .waits('act', 'blue');

  scenario('[ACS-1, ACS-11] the fall of a spy interrupts the Sword for an answer; then the second target is met', creedSpecial, SPY_FIRST)
    .when('red', 'sword b2 b3 a2')
    .board('. . .\nb5 r6 .\nrF r2 b2')
    .waits('heal', 'blue')
    .refuses('red', 'b1-c1', 'notYourDecision')
    .when('blue', 'heal marshal e8')
    .check((position) => expect(symbolOn(position, 'a2')).toBe('.'))
    .check((position) => expect(symbolOn(position, 'e8')).toBe('M'))
    .waits('act', 'blue');
});

describe('one target alone', () => {
  for (const [title, symbols] of Object.entries(CLASSES).filter(([name]) => name in ALONE))
    for (const symbol of symbols.split(' '))
      test(`[AUD-8, ACS-12, ACS-17, U-30] ${title}: ${symbol} is struck and the captain stays`, () => {
        const position = drawnPosition(rules, `. b${symbol} .\n. r6 b2\nrF . b5 bF`, 'red');
        act(position, 'red', 'sword b2 b3');
        const told = eventsSince(position, 0).flatMap((event) => (event.type === 'pieceShown' ? [event.kind] : []));
        expect(told).toEqual(['captain', rules.kinds.find((kind) => kind.symbol === symbol)?.id]);
        if (symbol === 'S') act(position, 'blue', 'pass');
        const [captain, target] = ALONE[title];
        expect([symbolOn(position, 'b2'), symbolOn(position, 'b3')]).toEqual([captain, target === 'stays' ? symbol : '.']);
        expect(symbolOn(position, 'c2')).toBe('2');
        expect(SEATS[turnOf(position)]).toBe('blue');
      });

  scenario('[AUD-8, ACS-16] the Apple is taken, and the game is won', creedSpecial, '. bF .\n. r6 .\nrF . b5')
    .when('red', 'sword b2 b3')
    .ends('flagCaptured', 'red')
    .board('. . .\n. r6 .\nrF . b5');

  scenario('[AUD-8, U-34] captain and target are known to all afterwards, its other neighbours are not', creedSpecial, STRIKES)
    .when('red', 'sword b2 b3')
    .sees('blue', 'b2', 'captain')
    .sees('audience', 'b2', 'captain')
    .sees('red', 'a2', undefined)
    .sees('audience', 'a2', undefined)
    .board('. . . .\nb5 r6 b2 .\nrF b3 b5 .');

  scenario(
    '[AUD-8, ACS-35] it is a deed: it interrupts the count of moves between two squares',
    creedSpecial,
    '. b4 .\nr5 r6 .\n. rF b9 . bF',
  )
    .after('a2-a3 c1-d1 a3-a2 d1-c1 a2-a3 c1-d1')
    .refuses('red', 'a3-a2', 'twoSquares')
    .when('red', 'sword b2 b3')
    .when('blue', 'd1-d2')
    .when('red', 'a3-a2')
    .goesOn();

  scenario('[AUD-8] any enemy beside it, and no other piece', creedSpecial, '. r4 . r6\nb5 r6 b2 b3\nrF . . b7')
    .offers('red', 'sword b2', 'sword b2 a2 c2\nsword b2 a2\nsword b2 c2')
    .refuses('red', 'sword b2 b3', { code: 'noEnemy', cell: 'b3' })
    .refuses('red', 'sword b2 d2', { code: 'outOfReach', deed: 'sword', from: 'b2', to: 'd2' })
    .refuses('blue', 'sword a2 b2', { code: 'notYourTurn', turn: 'red' });
});

describe('one target or two', () => {
  scenario(
    '[ACS-10] a captain strikes two neighbours at once',
    creedSpecial,
    `
    .  b4 .  .
    b5 r6 .  .
    .  .  .  rF
    `,
  )
    .offers('red', 'sword', 'sword b2 a2 b3\nsword b2 a2\nsword b2 b3')
    .when('red', 'sword b2 b3 a2')
    .board(`
    .  .  .  .
    .  r6 .  .
    .  .  .  rF
    `)
    .turn('blue');

  scenario(
    '[ACS-10] any two of its neighbours, each pair once, and only those of the enemy',
    creedSpecial,
    '. b4 . r6\nb5 r6 b2 b3\nrF r5 . b7',
  )
    .offers('red', 'sword', 'sword b2 a2 b3\nsword b2 a2 c2\nsword b2 c2 b3\nsword b2 a2\nsword b2 b3\nsword b2 c2\nsword d3 d2')
    .offers('red', 'sword d3', 'sword d3 d2');

  scenario(
    '[AUD-8, ACS-17, U-30] the ordinary attack of a captain is still there, and it takes the place of a beaten piece',
    creedSpecial,
    STRIKES,
  )
    .when('red', 'b2-b3')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
    .board('. r6 . .\nb5 . b2 .\nrF b3 b5 .');

  scenario('[ACS-16, AUD-8] the Apple in an ordinary attack: the game is won', creedSpecial, '. bF .\n. r6 .\nrF . b5')
    .when('red', 'b2-b3')
    .ends('flagCaptured', 'red');

  scenario(
    '[D-12, AUD-8] the Sword is for one target or two, not for none, not for the same twice, and not for three',
    creedSpecial,
    STRIKES,
  )
    .refuses('red', 'sword b2', { code: 'badDeed', deed: 'sword', wants: 'cells' })
    .refuses('red', 'sword b2 b3 b3', { code: 'notPossible', deed: 'sword' })
    .check((position) =>
      expect(submit(position, 'red', { type: 'deed', deed: 'sword', cells: ['b2', 'b3', 'a2', 'c2'] })).toEqual({
        ok: false,
        error: { code: 'badDeed', deed: 'sword', wants: 'cells' },
      }),
    );

  scenario('[ACS-10] only an own captain has a Sword, and it reaches neighbours only', creedSpecial, '. b4 b4 r7\nb5 r6 b6 b3\nrF r5 . b7')
    .refuses('red', 'sword d3 c3 d2', { code: 'noSuchPower', deed: 'sword', cell: 'd3', kind: 'major' })
    .refuses('red', 'sword c2 b2 c3', { code: 'notYourPiece', cell: 'c2' })
    .refuses('red', 'sword c1 b1 d1', { code: 'noPiece', cell: 'c1' })
    .refuses('red', 'sword b2 b3 b1', { code: 'noEnemy', cell: 'b1' })
    .refuses('red', 'sword b2 b3 c1', { code: 'noEnemy', cell: 'c1' })
    .refuses('red', 'sword b2 b3 c3', { code: 'outOfReach', deed: 'sword', from: 'b2', to: 'c3' })
    .refuses('red', 'sword b2 c2 d2', { code: 'outOfReach', deed: 'sword', from: 'b2', to: 'd2' })
    .refuses('blue', 'sword c2 b2 d2', { code: 'notYourTurn', turn: 'red' })
    .refuses('red', 'sword b2 b3 k9', { code: 'unknownCell', cell: 'k9' });
});

describe('what is seen', () => {
  scenario('[U-34] both targets are known afterwards, the one that was not met as well', creedSpecial, '. b7 .\nbB r6 .\nrF r2 b5')
    .when('red', 'sword b2 b3 a2')
    .sees('red', 'a2', 'bomb')
    .sees('red', 'b3', 'major')
    .sees('audience', 'a2', 'bomb')
    .sees('audience', 'b3', 'major')
    .sees('red', 'c1', undefined);

  scenario('[ACS-11] so is the captain, to the enemy and to the audience', creedSpecial, STRIKES)
    .when('red', 'sword b2 b3 a2')
    .sees('blue', 'b2', 'captain')
    .sees('audience', 'b2', 'captain')
    .sees('blue', 'a1', undefined);

  scenario('[U-34] from memory all pieces turn back', creedSpecial, '. b7 .\nb2 r6 .\nrF r2 b5', { options: { memory: 'strict' } })
    .when('red', 'sword b2 b3 a2')
    .sees('red', 'b3', undefined)
    .sees('audience', 'b3', undefined)
    .sees('blue', 'b3', 'major')
    .check((position) => {
      for (const viewer of ['red', 'blue', 'audience'] as const) {
        const shown = allSeenBy(eventsSince(position, 0), viewer).flatMap((event) => (event.type === 'pieceShown' ? [event.kind] : []));
        expect(shown, viewer).toEqual(['captain', 'scout', 'major']);
      }
    });
});
