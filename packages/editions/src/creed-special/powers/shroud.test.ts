/** The Shroud: a player whose spy is captured may bring back a piece that was captured before. */

import { creedSpecial } from '@flagfall/editions';
import {
  allSeenBy,
  compileRules,
  eventsSince,
  observe,
  type Position,
  parseDeed,
  pendingDecision,
  type Seat,
  type SeenEvent,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { drawnPosition, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const VIEWERS: readonly Viewer[] = ['red', 'blue', 'audience'];

/** Events on the board, and the seats that are asked then. */
const FALLS: readonly {
  readonly how: string;
  readonly drawing: string;
  readonly turn: Seat;
  readonly act: string;
  readonly asked: Seat;
}[] = [
  { how: 'attacked', drawing: 'b2 . bS\n. . r5\nrF . bF', turn: 'red', act: 'c2-c3', asked: 'blue' },
  { how: 'attacked by a scout from afar', drawing: 'b2 . bS\n. . .\nrF . r2', turn: 'red', act: 'c1-c3', asked: 'blue' },
  { how: 'attacking and losing', drawing: 'b2 . b3\n. . rS\nrF r2 bF', turn: 'red', act: 'c2-c3', asked: 'red' },
  { how: 'hitting a bomb', drawing: 'b2 . bB\n. . rS\nrF r2 bF', turn: 'red', act: 'c2-c3', asked: 'red' },
  { how: 'by the Sword', drawing: 'b2 . bS\n. b4 r6\nrF r2 bF', turn: 'red', act: 'sword c2 c3 b2', asked: 'blue' },
  { how: 'beside whom the Apple controls', drawing: 'b2 . bS\n. . b6\nrF r2 bF', turn: 'red', act: 'apple c2', asked: 'blue' },
  { how: 'controlled by the Apple', drawing: 'b2 . bS\n. . b6\nrF r2 bF', turn: 'red', act: 'apple c3', asked: 'blue' },
];

function act(position: Position, seat: Seat, text: string): void {
  const [from, to] = text.split('-');
  const played = submit(position, seat, parseDeed(position.rules, text) ?? { type: 'move', from, to });
  expect(played, `${seat} ${text}`).toMatchObject({ ok: true });
}

describe('the fall of a spy', () => {
  test('[ACS-1] however a spy is captured, its owner and nobody else is asked at once: the whole list', () => {
    for (const { how, drawing, turn, act: text, asked } of FALLS) {
      const position = drawnPosition(compileRules(creedSpecial), drawing, turn);
      act(position, turn, text);
      expect(pendingDecision(position), how).toEqual({ decision: 'heal', seats: [asked] });
      act(position, asked, asked === 'red' ? 'heal scout j1' : 'heal scout j8');
      expect(pendingDecision(position), how).toEqual({ decision: 'act', seats: ['blue'] });
    }
  });

  scenario('[ACS-1] the fall of any other piece asks nothing', creedSpecial, '. . b5\n. . r7\nrF bS bF')
    .when('red', 'c2-c3')
    .waits('act', 'blue');

  scenario(
    '[ACS-1] before the turn passes, so that the last piece that can move may be the healed one',
    creedSpecial,
    'b2 . b3\n. . rS\nrF . bF',
  )
    .when('red', 'c2-c3')
    .goesOn()
    .when('red', 'heal scout b1')
    .when('blue', 'a3-a2')
    .reaches('b1', 'b2 b3 b4 b5 b6 b7 b8 c1');

  scenario('[ACS-3] a player who declines plays on with the pieces on the board', creedSpecial, 'b2 . b3\n. . rS\nrF . bF')
    .when('red', 'c2-c3')
    .when('red', 'pass')
    .turn('blue')
    .when('blue', 'a3-a2')
    .ends('immobile', 'blue');

  scenario('[ACS-1] a healed captain has its Sword', creedSpecial, 'b4 . b7 . bF\n. . rS . .\nrF . . . .')
    .when('red', 'c2-c3')
    .when('red', 'heal captain b1')
    .after('c3-c2 b1-b2 a3-a2')
    .offers('red', 'sword', 'sword b2 a2 c2\nsword b2 a2\nsword b2 c2');
});

describe('which piece and where', () => {
  scenario('[ACS-2, U-33] a free square of the row at the own edge', creedSpecial, 'b2 . b3\n. . rS\nrF r4 bF')
    .when('red', 'c2-c3')
    .offers('red', 'heal major', 'heal major d1\nheal major e1\nheal major f1\nheal major g1\nheal major h1\nheal major i1\nheal major j1')
    .refuses('red', 'heal major b1', { code: 'notFree', cell: 'b1' })
    .refuses('red', 'heal major c1', { code: 'notFree', cell: 'c1' })
    .refuses('red', 'heal major a2', { code: 'notFree', cell: 'a2' })
    .when('red', 'heal major d1')
    .board('b2 . b3 .\n. . . .\nrF r4 bF r7');

  scenario('[ACS-2, U-33] the own edge of blue is row 8', creedSpecial, 'b2 . bS\n. . r5\nrF . bF')
    .when('red', 'c2-c3')
    .refuses('blue', 'heal major d1', { code: 'notFree', cell: 'd1' })
    .refuses('blue', 'heal major d7', { code: 'notFree', cell: 'd7' })
    .when('blue', 'heal major d8')
    .sees('blue', 'd8', 'major');

  scenario(
    '[ACS-2] when that row is full, the next',
    creedSpecial,
    `
    b2 .  b3 .  .  .  .  .  .  .
    .  .  rS .  r4 .  .  .  .  .
    rF rB rB rB rB rB r2 b2 r2 r2
    `,
  )
    .when('red', 'c2-c3')
    .offers(
      'red',
      'heal major',
      'a2 b2 c2 d2 f2 g2 h2 i2 j2'
        .split(' ')
        .map((cell) => `heal major ${cell}`)
        .join('\n'),
    )
    .refuses('red', 'heal major e2', { code: 'notFree', cell: 'e2' })
    .refuses('red', 'heal major d3', { code: 'notFree', cell: 'd3' });

  scenario(
    '[U-38] sixty pieces leave squares free on the board: with three rows full it is the fourth, obstacles apart',
    creedSpecial,
    `
    rS b3 #  #  bF
    rM r9 r8 r8 r7 r7 r7 r6 r6 r6
    r5 r5 r4 r4 r3 r3 r3 r3 r2 r2
    rF rB rB rB rB rB r2 r2 b2 b2
    `,
  )
    .when('red', 'a4-b4')
    .offers('red', 'heal', 'heal scout a4\nheal scout f4\nheal scout i4\nheal scout j4')
    .check((position) => {
      const { board, armySize } = position.rules;
      const free = board.cells.filter((_, cell) => !board.obstacle[cell]).length;
      expect(free).toBeGreaterThan(2 * armySize);
    });

  scenario(
    '[ACS-3] neither spy nor bomb nor Apple comes back, and no piece that was not captured',
    creedSpecial,
    'b2 . b3\n. . rS\nrF r9 bF',
  )
    .when('red', 'c2-c3')
    .refuses('red', 'heal spy d1', { code: 'notHealable', kind: 'spy' })
    .refuses('red', 'heal bomb d1', { code: 'notHealable', kind: 'bomb' })
    .refuses('red', 'heal flag d1', { code: 'notHealable', kind: 'flag' })
    .refuses('red', 'heal general d1', { code: 'notHealable', kind: 'general' })
    .refuses('red', 'heal dragon d1', { code: 'unknownKind', kind: 'dragon' })
    .check((position) => {
      const kinds = observe(position, 'red').deeds.map(({ kind }) => kind ?? 'nobody');
      expect([...new Set(kinds)].sort()).toEqual(
        ['captain', 'colonel', 'lieutenant', 'major', 'marshal', 'miner', 'nobody', 'scout', 'sergeant'].sort(),
      );
    });

  scenario('[D-19a] only an own piece: the enemy’s fallen are not offered', creedSpecial, 'bM . bS\n. . r5\nrF b2 bF')
    .when('red', 'c2-c3')
    .refuses('blue', 'heal marshal d8', { code: 'notHealable', kind: 'marshal' })
    .when('blue', 'heal general d8')
    .sees('blue', 'd8', 'general')
    .check((position) =>
      expect(observe(position, 'red').captured).toContainEqual(expect.objectContaining({ seat: 'red', kind: 'general' })),
    );

  const ALL_OF_RED = `
    rM r9 r8 r8 r7 r7 r7 r6 r6 r6
    r5 r5 r4 r4 r3 r3 r3 r3 r2 r2
    rF b5 rS .  b2 r2 r2 r2 .  .
  `;

  scenario('[ACS-3] with no piece to heal there is no effect', creedSpecial, ALL_OF_RED, { turn: 'blue' })
    .when('blue', 'b1-c1')
    .happens('piecesRevealed', 'pieceCaptured', 'pieceMoved', 'turnPassed')
    .waits('act', 'red');
});

describe('an answer and no turn', () => {
  scenario('[ACS-3] it costs no turn: the player whose spy was taken is asked and then moves', creedSpecial, 'b2 . bS\n. . r5\nrF . bF')
    .when('red', 'c2-c3')
    .refuses('blue', 'a3-a2', { code: 'answerFirst', decision: 'heal' })
    .refuses('red', 'c3-c2', { code: 'notYourDecision', decision: 'heal', seats: ['blue'] })
    .refuses('red', 'heal major d1', { code: 'notYourDecision', decision: 'heal', seats: ['blue'] })
    .refuses('blue', 'apple c3', { code: 'notNow', deed: 'apple' })
    .when('blue', 'heal major d8')
    .waits('act', 'blue')
    .when('blue', 'd8-d7')
    .turn('red');

  scenario('[ACS-3] once: nothing is healed without the fall of a spy', creedSpecial, 'b2 . bS\n. . r5\nrF . bF')
    .refuses('red', 'heal major d1', { code: 'notNow', deed: 'heal' })
    .refuses('red', 'pass', { code: 'notNow', deed: 'pass' })
    .when('red', 'c2-c3')
    .when('blue', 'heal major d8')
    .refuses('blue', 'heal major e8', { code: 'notNow', deed: 'heal' });

  for (const turn of ['red', 'blue'] as const)
    scenario('[ACS-4, U-39] spy against spy: both are asked, the player in turn first', creedSpecial, 'b2 . bS\nr2 . rS\nrF . bF', { turn })
      .when(turn, turn === 'red' ? 'c2-c3' : 'c3-c2')
      .waits('heal', turn)
      .refuses(turn === 'red' ? 'blue' : 'red', 'pass', 'notYourDecision')
      .when(turn, turn === 'red' ? 'heal major b1' : 'heal major b8')
      .waits('heal', turn === 'red' ? 'blue' : 'red')
      .when(turn === 'red' ? 'blue' : 'red', 'pass')
      .waits('act', turn === 'red' ? 'blue' : 'red');
});

/** Blue's spy falls and a general comes back. */
function healed(options: Readonly<Record<string, string>>): Position {
  const position = drawnPosition(compileRules(creedSpecial, options), 'b2 . bS\n. . r5\nrF . bF', 'red');
  act(position, 'red', 'c2-c3');
  act(position, 'blue', 'heal general d8');
  return position;
}

function kindSeen(position: Position, viewer: Viewer, cell: string): string | undefined {
  const piece = observe(position, viewer).pieces.find((candidate) => candidate.cell === cell);
  return piece?.known ? piece.kind : undefined;
}

/** Whether a blue general lies among the captured pieces that the viewer is shown. */
function liesCaptured(position: Position, viewer: Viewer): boolean {
  return observe(position, viewer).captured.some(({ seat, kind }) => seat === 'blue' && kind === 'general');
}

function faces(position: Position, viewer: Viewer): readonly SeenEvent[] {
  return allSeenBy(eventsSince(position, 0), viewer).filter(({ type }) => type === 'deedDone' || type === 'pieceReturned');
}

describe('what is seen', () => {
  test('[U-32] the healed piece is chosen openly: all know it, and it lies no longer among the captured', () => {
    const position = healed({});
    for (const viewer of VIEWERS) {
      expect(kindSeen(position, viewer, 'd8'), viewer).toBe('general');
      expect(liesCaptured(position, viewer), viewer).toBe(false);
      expect(faces(position, viewer), viewer).toMatchObject([
        { deed: 'heal', kind: 'general' },
        { kind: 'general', isOpen: true },
      ]);
    }
  });

  test('[U-32] with `shroudHidden` only its owner knows it; for the others it may be any of those that lie captured', () => {
    const position = healed({ shroudHidden: 'on' });
    expect(kindSeen(position, 'blue', 'd8')).toBe('general');
    expect(liesCaptured(position, 'blue')).toBe(false);
    for (const viewer of ['red', 'audience'] as const) {
      expect(kindSeen(position, viewer, 'd8'), viewer).toBeUndefined();
      expect(liesCaptured(position, viewer), viewer).toBe(true);
      const [deed, returned] = faces(position, viewer);
      expect(deed, viewer).toEqual({ type: 'deedDone', seat: 'blue', deed: 'heal', cells: ['d8'] });
      expect(returned, viewer).not.toHaveProperty('kind');
      expect(returned, viewer).not.toHaveProperty('captured');
    }
  });

  test('[U-32] a piece that came back in secret is known after its first battle, and missing among the captured', () => {
    const position = healed({ shroudHidden: 'on' });
    for (const [seat, text] of [
      ['blue', 'd8-d7'],
      ['red', 'c3-c2'],
      ['blue', 'd7-d6'],
      ['red', 'c2-d2'],
      ['blue', 'd6-e6'],
      ['red', 'd2-e2'],
      ['blue', 'e6-e5'],
      ['red', 'e2-e3'],
      ['blue', 'e5-e4'],
      ['red', 'e3-e4'],
    ] as const)
      act(position, seat, text);
    for (const viewer of VIEWERS) {
      expect(kindSeen(position, viewer, 'e4'), viewer).toBe('general');
      expect(liesCaptured(position, viewer), viewer).toBe(false);
    }
  });

  test('[U-32] from memory the others do not see the kind on the board; the event told it, unless in secret', () => {
    for (const shroudHidden of ['off', 'on']) {
      const position = healed({ memory: 'strict', shroudHidden });
      expect(kindSeen(position, 'blue', 'd8')).toBe('general');
      for (const viewer of ['red', 'audience'] as const) {
        expect(kindSeen(position, viewer, 'd8'), viewer).toBeUndefined();
        const told = faces(position, viewer).map((event) => 'kind' in event && event.kind === 'general');
        expect(told, viewer).toEqual(shroudHidden === 'off' ? [true, true] : [false, false]);
      }
    }
  });
});

scenario(
  '[U-32, CORE-24] a piece that came back openly lies no longer among the captured, also in a game from memory',
  creedSpecial,
  `
  b2 .  bS
  .  .  r5
  rF .  bF
  `,
  { options: { memory: 'strict' } },
)
  .when('red', 'c2-c3')
  .when('blue', 'heal general d8')
  .check((position) => {
    const generals = observe(position, 'red').captured.filter(({ seat, kind }) => seat === 'blue' && kind === 'general');
    expect(generals).toEqual([]);
  });
