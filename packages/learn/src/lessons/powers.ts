/** The powers, one lesson each. */

import type { Lesson } from './lesson.ts';

export const POWER_LESSONS: readonly Lesson[] = [
  {
    id: 'sword',
    chapter: 'creed',
    edition: 'creed-special',
    deed: 'sword',
    exercises: [
      {
        id: 'strike',
        about: { deed: 'sword' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  bF .
            .  .  .  .  .  .  .  .  b8 .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  b4! . #  #  .  .
            .  .  #  #  r6 b5! # #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  rF .  .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'deed', deed: 'sword' },
          { type: 'falls', kind: 'sergeant' },
          { type: 'falls', kind: 'lieutenant' },
        ],
        solution: ['sword e4 e5 f4'],
        wrong: [['e4-e5'], ['e4-f4'], ['e4-e3']],
      },
    ],
  },
  {
    id: 'apple',
    chapter: 'creed',
    edition: 'creed-special',
    deed: 'apple',
    exercises: [
      {
        id: 'turn',
        about: { deed: 'apple' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  bF .
            .  .  .  .  b4! . .  .  .  .
            .  .  .  b2! b7! . . .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  .  .  r8 .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  rF .  .  .  .  .  .  .  .`,
        },
        marks: ['e6'],
        goals: [
          { type: 'deed', deed: 'apple' },
          { type: 'falls', kind: 'sergeant' },
          { type: 'falls', kind: 'scout' },
        ],
        solution: ['apple e6'],
        wrong: [['apple d6'], ['apple i8'], ['e3-e4']],
      },
    ],
  },
  {
    id: 'shroud',
    chapter: 'creed',
    edition: 'creed-special',
    deed: 'heal',
    exercises: [
      {
        id: 'back',
        about: { deed: 'heal' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  bF .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  b5! . #  #  .  .
            .  .  #  #  rS .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  r4 .  .  .  .  .
            rB rF rB .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'deed', deed: 'heal' },
          { type: 'returns', kind: 'marshal' },
        ],
        solution: ['e4-e5', 'heal marshal e1'],
        wrong: [
          ['e4-e5', 'pass'],
          ['e4-e5', 'heal scout e1'],
        ],
      },
    ],
  },
  {
    id: 'clairvoyance',
    chapter: 'clone',
    edition: 'clone-special',
    deed: 'clairvoyance',
    exercises: [
      {
        id: 'look',
        about: { deed: 'clairvoyance' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  b3 .
            .  .  .  .  bB .  .  .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  rM .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  rF .  .  .  .  .  .  .  .`,
        },
        marks: ['e7'],
        goals: [
          { type: 'deed', deed: 'clairvoyance' },
          { type: 'knows', cell: 'e7' },
        ],
        solution: ['clairvoyance e5 e7'],
        wrong: [['e5-e6'], ['e5-f5']],
      },
    ],
  },
  {
    id: 'teleportation',
    chapter: 'clone',
    edition: 'clone-special',
    exercises: [
      {
        id: 'leap',
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  b7! . .  b3 .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  r8 .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  rF .  .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'falls', kind: 'major' },
          { type: 'stands', cell: 'f8', kind: 'colonel' },
        ],
        solution: ['f3-f8'],
        wrong: [['f3-f7'], ['f3-f9'], ['f3-i3']],
      },
    ],
  },
  {
    id: 'remoteAttack',
    chapter: 'clone',
    edition: 'clone-special',
    deed: 'remoteAttack',
    exercises: [
      {
        id: 'strike',
        about: { deed: 'remoteAttack' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  b3 .
            .  .  .  .  .  b5! . .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  rR #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  rF .  .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'deed', deed: 'remoteAttack' },
          { type: 'falls', kind: 'lieutenant' },
        ],
        solution: ['remoteAttack f5 f7'],
        wrong: [['f5-f6'], ['f5-e5']],
      },
    ],
  },
  {
    id: 'anger',
    chapter: 'clone',
    edition: 'clone-special',
    deed: 'anger',
    exercises: [
      {
        id: 'rage',
        about: { deed: 'anger' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  b3 .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  b6! b7! # #  .  .
            .  .  #  #  b5! . #  #  .  .
            .  .  .  .  rA .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  rF .  .  .  .  .  .  .  .`,
        },
        goals: [
          { type: 'deed', deed: 'anger' },
          { type: 'falls', kind: 'lieutenant' },
          { type: 'falls', kind: 'captain' },
          { type: 'falls', kind: 'major' },
        ],
        solution: ['e4-e5', 'anger e5 e6', 'anger e6 f6'],
        wrong: [['e4-f4'], ['e4-e5', 'pass'], ['e4-e5', 'anger e5 e6', 'pass']],
      },
    ],
  },
];
