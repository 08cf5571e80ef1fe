/** Advanced lessons: the army, deduction, and the repetition rules. */

import type { Lesson } from './lesson.ts';

/** Blue flees around the lake, red follows, until a position would come back. */
const RING = ['b3', 'b4', 'b5', 'b6', 'c6', 'd6', 'd5', 'd4', 'd3', 'c3'];
const CHASE = [...RING.flatMap((_, at) => [along(at + 1), along(at)]), along(RING.length + 1)];

function along(at: number): string {
  return `${RING[at % RING.length]}-${RING[(at + 1) % RING.length]}`;
}

const SHUTTLE = {
  type: 'drawing',
  drawing: `
    .  .  .  .  .  .  .  bF
    .  .  .  .  .  .  b9 .
    .  .  .  .  .  .  .  .
    .  .  #  .  .  #  .  .
    .  .  #  .  .  #  .  .
    .  .  .  .  r9 .  .  .
    .  r3 .  .  .  .  .  .
    rF .  .  .  .  .  .  .`,
} as const;
const SHUTTLED = ['e3-e4', 'g7-g6', 'e4-e3', 'g6-g7', 'e3-e4', 'g7-g6'];

export const TACTIC_LESSONS: readonly Lesson[] = [
  {
    id: 'deployment',
    chapter: 'tactics',
    edition: 'barrage',
    exercises: [
      {
        id: 'home',
        setup: { type: 'beginning', seed: 'deployment', army: ['2F.9.M.2', '.S.....3', '......B.'] },
        goals: [{ type: 'guarded' }],
        solution: [{ a1: 'flag', b1: 'bomb', c2: 'miner', d2: 'spy', d3: 'marshal', f3: 'general', a3: 'scout', h3: 'scout' }],
        wrong: [
          [{ a3: 'flag', b3: 'bomb', c2: 'miner', d2: 'spy', d3: 'marshal', f3: 'general', a1: 'scout', h3: 'scout' }],
          [{ a1: 'flag', b2: 'bomb', c2: 'miner', d2: 'spy', d3: 'marshal', f3: 'general', a3: 'scout', h3: 'scout' }],
        ],
      },
    ],
  },
  {
    id: 'plan',
    chapter: 'tactics',
    edition: 'duel',
    exercises: [
      {
        // 000:786, 001:130.
        id: 'decoy',
        setup: { type: 'beginning', seed: 'plan decoy', army: ['2F.9.M.2', '.S..3..3', '..BB....'] },
        goals: [{ type: 'guarded' }, { type: 'decoy' }],
        solution: [
          {
            f1: 'flag',
            f2: 'bomb',
            b2: 'bomb',
            a3: 'scout',
            h3: 'scout',
            d3: 'general',
            e3: 'marshal',
            c1: 'miner',
            h1: 'miner',
            e2: 'spy',
          },
        ],
        wrong: [
          [
            {
              f1: 'flag',
              f2: 'bomb',
              g1: 'bomb',
              a3: 'scout',
              h3: 'scout',
              d3: 'general',
              e3: 'marshal',
              c1: 'miner',
              h1: 'miner',
              e2: 'spy',
            },
          ],
          [
            {
              f1: 'flag',
              b1: 'bomb',
              b2: 'bomb',
              a3: 'scout',
              h3: 'scout',
              d3: 'general',
              e3: 'marshal',
              c1: 'miner',
              h1: 'miner',
              e2: 'spy',
            },
          ],
        ],
      },
      {
        // 000:788-789, 001:132-134.
        id: 'lines',
        setup: { type: 'beginning', seed: 'plan lines', army: ['3..9.M.3', '.2S..B2.', '.B..F...'] },
        goals: [
          { type: 'lines', kind: 'scout', row: 'front' },
          { type: 'lines', kind: 'miner', row: 'back' },
        ],
        solution: [
          {
            a3: 'scout',
            h3: 'scout',
            d3: 'general',
            f3: 'marshal',
            b1: 'miner',
            g1: 'miner',
            c2: 'spy',
            f2: 'bomb',
            c1: 'bomb',
            e1: 'flag',
          },
        ],
        wrong: [
          [
            {
              a3: 'miner',
              h3: 'scout',
              d3: 'general',
              f3: 'marshal',
              b1: 'scout',
              g1: 'miner',
              c2: 'spy',
              f2: 'bomb',
              c1: 'bomb',
              e1: 'flag',
            },
          ],
          [
            {
              a3: 'scout',
              h3: 'scout',
              d3: 'general',
              f3: 'marshal',
              b2: 'miner',
              g1: 'miner',
              c2: 'spy',
              f2: 'bomb',
              c1: 'bomb',
              e1: 'flag',
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'bluff',
    chapter: 'tactics',
    edition: 'duel',
    exercises: [
      {
        id: 'moved',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  bF .  .
            .  .  .  .  .  .  .  b2
            .  .  .  .  bB .  .  .
            .  .  #  b9~ rM # .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [{ type: 'falls', kind: 'general' }],
        solution: ['e5-d5'],
        wrong: [['e5-e6'], ['e5-e4']],
      },
      {
        id: 'brave',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .
            .  .  .  .  bF .  .  .
            .  .  .  .  b9! . .  .
            .  .  #  .  .  #  .  .
            .  .  #  .  r2 #  .  .
            .  .  .  .  rB .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        // With the bomb behind it the scout cannot retreat and still win without a threat.
        replies: ['e6-f6'],
        marks: ['e7'],
        goals: [{ type: 'wins' }],
        solution: ['e4-e5', 'e5-e7'],
        wrong: [['e4-e6'], ['e4-d4', 'd4-d7'], ['e4-e3', 'e3-e7'], ['e4-e1', 'e1-e7']],
      },
    ],
  },
  {
    id: 'watch',
    chapter: 'tactics',
    edition: 'original',
    exercises: [
      {
        // 000:713, 001:110, 003:443.
        id: 'steps',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  bF .
            .  .  .  .  .  .  .  b9 .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  r2 .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .  .  .`,
        },
        replies: ['h9-h8'],
        marks: ['e5'],
        goals: [{ type: 'stands', cell: 'e5', kind: 'scout' }, { type: 'hides' }],
        solution: ['e3-e4', 'e4-e5'],
        wrong: [['e3-e5'], ['e3-f3', 'f3-f5'], ['e3-e4', 'e4-f4']],
      },
      {
        // 004:479.
        id: 'guard',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  bF .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  r2 .  .  r9 .  .  .  .  .
            rB b3! r4 .  .  .  .  .  .  .
            rF rB .  .  .  .  .  .  .  .`,
        },
        marks: ['b2'],
        goals: [{ type: 'falls', kind: 'miner' }],
        solution: ['c2-b2'],
        wrong: [['b3-b2'], ['e3-d3']],
      },
      {
        // 004:494-495.
        id: 'hunt',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  bF .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  bM! .  #  #  .  .
            .  .  #  #  b8~ .  #  #  .  .
            .  .  .  .  r9 b7~ .  .  .  .
            .  .  .  .  bB .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .  .  .`,
        },
        goals: [{ type: 'falls', kind: 'major' }],
        solution: ['e4-f4'],
        wrong: [['e4-e5'], ['e4-e3'], ['e4-d4']],
      },
    ],
  },
  {
    id: 'twoSquares',
    chapter: 'tactics',
    edition: 'duel',
    exercises: [
      {
        id: 'back',
        setup: SHUTTLE,
        opening: SHUTTLED,
        marks: ['e3'],
        goals: [{ type: 'refused', code: 'twoSquares' }],
        solution: ['e4-e3'],
        wrong: [['e4-e5'], ['b2-b3']],
      },
      {
        id: 'other',
        setup: SHUTTLE,
        opening: SHUTTLED,
        replies: ['g6-f6'],
        marks: ['e3'],
        goals: [{ type: 'stands', cell: 'e3', kind: 'general' }],
        solution: ['b2-b3', 'e4-e3'],
        wrong: [['e4-e3'], ['e4-e5', 'e5-e4']],
      },
    ],
  },
  {
    id: 'chase',
    chapter: 'tactics',
    edition: 'duel',
    exercises: [
      {
        id: 'round',
        setup: {
          type: 'drawing',
          turn: 'blue',
          drawing: `
            .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  #  .  .  #  .  .
            .  b3! # .  .  #  .  .
            .  r9 .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        opening: CHASE,
        marks: ['b4'],
        goals: [{ type: 'refused', code: 'chase' }],
        solution: ['b3-b4'],
        wrong: [['b3-a3'], ['b3-b2']],
      },
    ],
  },
];
