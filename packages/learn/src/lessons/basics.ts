/** The first steps, on the small board of Duel. */

import type { Lesson } from './lesson.ts';

const EMPTY_NORTH = `
  .  .  .  .  .  .  .  bF
  .  .  .  .  .  .  b9 .
  .  .  .  .  .  .  .  .`;

export const BASIC_LESSONS: readonly Lesson[] = [
  {
    id: 'move',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'step',
        setup: {
          type: 'drawing',
          drawing: `${EMPTY_NORTH}
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  r9 .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        marks: ['e4'],
        goals: [{ type: 'stands', cell: 'e4', kind: 'general' }],
        solution: ['e3-e4'],
        wrong: [['e3-d3'], ['e3-e5'], ['e3-d4']],
      },
      {
        id: 'lake',
        setup: {
          type: 'drawing',
          drawing: `${EMPTY_NORTH}
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  r9 .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        marks: ['c4'],
        goals: [{ type: 'refused', code: 'obstacle' }],
        solution: ['c3-c4'],
        wrong: [['c3-b3'], ['a1-a2']],
      },
    ],
  },
  {
    id: 'attack',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'lower',
        setup: {
          type: 'drawing',
          drawing: `${EMPTY_NORTH}
            .  .  #  .  b3! # .  .
            .  .  #  .  r9 #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'falls', kind: 'miner' },
          { type: 'keeps', kind: 'general' },
        ],
        solution: ['e4-e5'],
        wrong: [['e4-d4'], ['e4-e6']],
      },
      {
        id: 'choose',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  bM .
            .  .  .  .  .  .  .  .
            .  .  #  r3 b9! # .  .
            .  .  #  .  rM #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [{ type: 'falls', kind: 'general' }],
        solution: ['e4-e5'],
        wrong: [['d5-e5'], ['e4-d4']],
      },
      {
        id: 'equal',
        setup: {
          type: 'drawing',
          drawing: `${EMPTY_NORTH}
            .  .  #  .  b2! # .  .
            .  .  #  .  r2 #  .  .
            .  .  .  .  r9 .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'falls', kind: 'scout' },
          { type: 'loses', kind: 'scout' },
        ],
        solution: ['e4-e5'],
        wrong: [['e4-d4'], ['e3-d3']],
      },
    ],
  },
  {
    id: 'scout',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'run',
        setup: {
          type: 'drawing',
          drawing: `${EMPTY_NORTH}
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  r2 .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        marks: ['d7'],
        goals: [{ type: 'stands', cell: 'd7', kind: 'scout' }],
        solution: ['d2-d7'],
        wrong: [['d2-d3'], ['d2-d8']],
      },
      {
        id: 'charge',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  b9
            .  .  .  bS! . .  .  .
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  r2 .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [{ type: 'falls', kind: 'spy' }],
        solution: ['d2-d6'],
        wrong: [['d2-d5'], ['d2-d7']],
      },
    ],
  },
  {
    id: 'miner',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'defuse',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  bF .  .  .
            .  .  .  .  bB! rM .  b2
            .  .  .  .  r3 .  .  .
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'falls', kind: 'bomb' },
          { type: 'stands', cell: 'e7', kind: 'miner' },
        ],
        solution: ['e6-e7'],
        wrong: [['f7-e7'], ['e6-d6']],
      },
    ],
  },
  {
    id: 'spy',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'strike',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  b2 .
            .  .  .  .  .  .  .  .
            .  .  #  r9 bM! # .  .
            .  .  #  .  rS #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'falls', kind: 'marshal' },
          { type: 'stands', cell: 'e5', kind: 'spy' },
        ],
        solution: ['e4-e5'],
        wrong: [['d5-e5'], ['e4-d4']],
      },
    ],
  },
  {
    id: 'bomb',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'still',
        setup: {
          type: 'drawing',
          drawing: `${EMPTY_NORTH}
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  rB .  .  .  .
            .  .  r3 rF .  .  .  .`,
        },
        marks: ['d3'],
        goals: [{ type: 'refused', code: 'immovable', kind: 'bomb' }],
        solution: ['d2-d3'],
        wrong: [['c1-b1'], ['c1-d1'], ['d1-e1']],
      },
      {
        id: 'around',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  bF .  .  .
            .  .  .  r9 bB! . .  b2
            .  .  .  .  .  .  .  .
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        replies: ['h7-h6'],
        marks: ['e8'],
        goals: [{ type: 'wins' }],
        solution: ['d7-d8', 'd8-e8'],
        wrong: [['d7-e7'], ['d7-d6', 'd6-d7']],
      },
    ],
  },
  {
    id: 'flag',
    chapter: 'basics',
    edition: 'duel',
    exercises: [
      {
        id: 'take',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  bB bF! bB .  .  .
            .  .  .  rS .  .  .  b9
            .  .  .  .  .  .  .  .
            .  .  #  .  .  #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [{ type: 'wins' }],
        solution: ['d7-d8'],
        wrong: [['d7-d6'], ['d7-c7']],
      },
      {
        id: 'last',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  bB bF bB .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  b3! . .  .
            .  .  #  .  r9 #  .  .
            .  .  #  .  .  #  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .`,
        },
        goals: [{ type: 'wins' }],
        solution: ['e5-e6'],
        wrong: [['e5-e4'], ['e5-d5']],
      },
    ],
  },
];
