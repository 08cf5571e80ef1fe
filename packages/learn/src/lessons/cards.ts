/** Every card of Battle Cards. The card's own text explains it; the exercise shows its use. */

import type { Exercise, ExerciseGoal, Lesson, ScriptedAction } from './lesson.ts';

interface CardExercise extends Pick<Exercise, 'marks' | 'opening'> {
  /** The middle of the board, rows 7 to 3. */
  readonly middle: string;
  /** Besides the card itself. */
  readonly others?: string;
  readonly wants: readonly ExerciseGoal[];
  readonly solution: readonly ScriptedAction[];
  readonly wrong: readonly (readonly ScriptedAction[])[];
}

/** The board around the middle, and the card in the learner's hand. */
function withCard(card: string, { middle, others = '', wants, opening, ...rest }: CardExercise): Exercise {
  return {
    id: card,
    about: { card },
    setup: {
      type: 'drawing',
      ...(opening === undefined ? {} : { turn: 'blue' }),
      drawing: `
        .  .  .  .  .  .  .  .  .  bF
        .  .  .  .  .  .  .  .  b4 .
        .  .  .  .  .  .  .  .  .  .
        ${middle.trim()}
        .  .  .  .  .  .  .  .  .  .
        rF .  .  .  .  .  .  .  .  .`,
      cards: { 'hand red': `${others} ${card}` },
    },
    ...(opening === undefined ? {} : { opening }),
    goals: [{ type: 'card', card }, ...wants],
    ...rest,
  };
}

/** A piece on f6 is attacked from f5. */
function duelOnF(own: string, enemy: string): string {
  return `
    .  .  .  .  .  .  .  .  .  .
    .  .  #  #  .  ${enemy} # # .  .
    .  .  #  #  .  ${own} # #  .  .
    .  .  .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .  .  .`;
}

/** Of two cards only the second is enough. */
function raise(card: string, others: string, enemy: string, kind: string, wrong: readonly (readonly ScriptedAction[])[]): Exercise {
  return withCard(card, {
    middle: duelOnF('r6', `b${enemy}!`),
    others,
    wants: [
      { type: 'falls', kind },
      { type: 'stands', cell: 'f6', kind: 'captain' },
    ],
    solution: [`cards f5 f6 ${card}`],
    wrong: [['f5-f6'], ...wrong],
  });
}

function defend(card: string, others: string, enemy: string, kind: string, wrong: readonly (readonly ScriptedAction[])[]): Exercise {
  return withCard(card, {
    middle: duelOnF('r7', `b${enemy}`),
    others,
    opening: ['f6-f5'],
    wants: [
      { type: 'falls', kind },
      { type: 'stands', cell: 'f5', kind: 'major' },
    ],
    solution: [`defend ${card}`],
    wrong: [['pass'], ...wrong],
  });
}

export const CARD_LESSONS: readonly Lesson[] = [
  {
    id: 'hand',
    chapter: 'cards',
    edition: 'battle-cards',
    exercises: [
      {
        id: 'mulligan',
        about: { deed: 'mulligan' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .  b4 .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  r2 .  r6 .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .  .  .`,
          cards: { 'hand red': 'defence1 boat armour' },
          asked: 'mulligan',
        },
        goals: [
          { type: 'deed', deed: 'mulligan' },
          { type: 'exchanges', card: 'boat' },
        ],
        solution: ['mulligan yes'],
        wrong: [['c3-c4'], ['mulligan no']],
      },
      {
        id: 'exchange',
        about: { deed: 'exchange' },
        setup: {
          type: 'drawing',
          drawing: `
            .  .  .  .  .  .  .  .  .  bF
            .  .  .  .  .  .  .  .  b4 .
            .  .  .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  #  #  .  .  #  #  .  .
            .  .  .  .  .  .  .  .  .  .
            .  .  r2 .  r6 .  .  .  .  .
            .  .  .  .  .  .  .  .  .  .
            rF .  .  .  .  .  .  .  .  .`,
          cards: { 'hand red': 'spyAttack boat attack3' },
        },
        goals: [
          { type: 'deed', deed: 'exchange' },
          { type: 'exchanges', card: 'spyAttack' },
        ],
        solution: ['exchange spyAttack'],
        wrong: [['e3-e4'], ['c3-c4'], ['exchange boat'], ['exchange attack3']],
      },
    ],
  },
  {
    id: 'movementCards',
    chapter: 'cards',
    edition: 'battle-cards',
    exercises: [
      withCard('boat', {
        middle: `
          .  .  .  .  .  .  .  .  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  .  r7 .  .  .  .  .  .
          .  .  .  .  .  .  .  .  .  .`,
        marks: ['d7'],
        wants: [{ type: 'stands', cell: 'd7', kind: 'major' }],
        solution: ['cards d4 d7 boat'],
        wrong: [['d4-e4'], ['d4-d5']],
      }),
      withCard('jump', {
        middle: `
          .  .  .  .  .  .  .  .  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  .  .  rB .  .  .  .  .
          .  .  .  .  r5 .  .  .  .  .`,
        marks: ['e5'],
        wants: [{ type: 'stands', cell: 'e5', kind: 'lieutenant' }],
        solution: ['cards e3 e5 jump'],
        wrong: [['e3-f3'], ['e3-e5']],
      }),
      withCard('charge2', {
        middle: `
          .  .  .  .  .  .  .  .  .  .
          .  .  #  #  b8! . #  #  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  .  .  r9 .  .  .  .  .
          .  .  .  .  .  .  .  .  .  .`,
        wants: [{ type: 'falls', kind: 'colonel' }],
        solution: ['cards e4 e6 charge2'],
        wrong: [['e4-e5'], ['e4-e6']],
      }),
      withCard('charge3', {
        middle: `
          .  .  .  .  b8! . .  .  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  .  .  r9 .  .  .  .  .
          .  .  .  .  .  .  .  .  .  .`,
        wants: [{ type: 'falls', kind: 'colonel' }],
        solution: ['cards e4 e7 charge3'],
        wrong: [['e4-e5'], ['e4-f4']],
      }),
      withCard('feint', {
        middle: `
          .  .  .  .  .  .  .  .  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  #  #  .  b6! # #  .  .
          .  .  .  .  r7 .  .  .  .  .
          .  .  .  .  .  .  .  .  .  .`,
        wants: [{ type: 'falls', kind: 'captain' }],
        solution: ['cards e4 f5 feint'],
        wrong: [['e4-e5'], ['e4-f4'], ['cards e4 d3 feint']],
      }),
      withCard('swap', {
        middle: `
          .  .  .  .  .  .  .  .  .  .
          .  .  #  #  .  .  #  #  .  .
          .  .  #  #  .  .  #  #  b9! .
          .  rM .  .  .  .  .  .  r2 .
          .  .  .  .  .  .  .  .  .  .`,
        wants: [
          { type: 'stands', cell: 'i4', kind: 'marshal' },
          { type: 'stands', cell: 'b4', kind: 'scout' },
        ],
        solution: ['cards b4 i4 swap'],
        wrong: [['i4-i3'], ['b4-b5']],
      }),
    ],
  },
  {
    id: 'attackCards',
    chapter: 'cards',
    edition: 'battle-cards',
    exercises: [
      raise('attack1', '', '6', 'captain', []),
      raise('attack2', 'attack1', '7', 'major', [['cards f5 f6 attack1']]),
      raise('attack3', 'attack1 attack2', '8', 'colonel', [['cards f5 f6 attack2'], ['cards f5 f6 attack1']]),
    ],
  },
  {
    id: 'specialAttacks',
    chapter: 'cards',
    edition: 'battle-cards',
    exercises: [
      withCard('mockAttack', {
        middle: duelOnF('r6', 'bB'),
        wants: [
          { type: 'knows', cell: 'f6' },
          { type: 'keeps', kind: 'captain' },
        ],
        solution: ['cards f5 f6 mockAttack'],
        wrong: [['f5-f6'], ['f5-f4']],
      }),
      withCard('armour', {
        middle: duelOnF('r6', 'bB!'),
        wants: [
          { type: 'falls', kind: 'bomb' },
          { type: 'keeps', kind: 'captain' },
        ],
        solution: ['cards f5 f6 armour'],
        wrong: [['f5-f6'], ['f5-e5']],
      }),
      withCard('spyAttack', {
        middle: duelOnF('rS', 'b9!'),
        wants: [{ type: 'falls', kind: 'general' }],
        solution: ['cards f5 f6 spyAttack'],
        wrong: [['f5-f6'], ['f5-f4']],
      }),
    ],
  },
  {
    id: 'defenceCards',
    chapter: 'cards',
    edition: 'battle-cards',
    exercises: [
      defend('defence1', '', '7', 'major', []),
      defend('defence2', 'defence1', '8', 'colonel', [['defend defence1']]),
      defend('defence3', 'defence2 defence1', '9', 'general', [['defend defence2'], ['defend defence1']]),
    ],
  },
];
