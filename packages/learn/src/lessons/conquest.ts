/** The map: territories, turns, cities, special kinds, flags, and every action card. */

import type { BySeat } from '@flagfall/engine';
import type { Exercise, Lesson, SetupDetails } from './lesson.ts';

/** A turn of the first round in which a move is due, with so many moves. */
function turnWith(moves: number, circumstances: SetupDetails = {}): SetupDetails {
  return { ...circumstances, notes: { moves, mustMove: 1, round: 1, starter: 1, ...circumstances.notes } };
}

function mapSetup(pieces: BySeat<string>, circumstances: SetupDetails = turnWith(1)): Exercise['setup'] {
  return { type: 'map', pieces, ...circumstances };
}

/** The card lies on the table. */
function drawnCard(card: string): SetupDetails {
  return turnWith(1, { asked: 'card', cards: { drawn: card } });
}

type ExerciseBody = Omit<Exercise, 'id' | 'about' | 'setup'>;

function cardExercise(card: string, pieces: BySeat<string>, { goals, ...rest }: ExerciseBody): Exercise {
  return { id: card, about: { card }, setup: mapSetup(pieces, drawnCard(card)), goals: [{ type: 'card', card }, ...goals], ...rest };
}

const TWO_PLAYERS = { players: 2 };

export const CONQUEST_LESSONS: readonly Lesson[] = [
  {
    id: 'draft',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      {
        id: 'city',
        setup: { type: 'beginning', seed: 'land 0' },
        goals: [{ type: 'city' }],
        solution: ['draft key1'],
        wrong: [['draft har1'], ['draft wol1']],
      },
    ],
  },
  {
    id: 'turn',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      {
        id: 'draw',
        setup: mapSetup(
          { red: 'duke har1, knight bra1, scout gul2, flag oxm3', blue: 'count wol2, flag wol1' },
          turnWith(1, { asked: 'card', cards: { drawn: 'regroup reinforcement' } }),
        ),
        goals: [{ type: 'deed', deed: 'pass' }, { type: 'moves', count: 1 }, { type: 'turnOver' }],
        solution: ['pass', 'har1-har2'],
        wrong: [['har1-har2'], ['card regroup', 'regroup har1 gul2 oxm3']],
      },
    ],
  },
  {
    id: 'cities',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      {
        id: 'take',
        setup: mapSetup({ red: 'duke har3, flag oxm3', blue: 'count wol2, flag wol1' }),
        marks: ['mam1'],
        goals: [{ type: 'stands', cell: 'mam1', kind: 'duke' }],
        solution: ['har3-mam1'],
        wrong: [['har3-har2'], ['har3-pin2']],
      },
      {
        id: 'moves',
        setup: mapSetup({ red: 'duke mam1, knight har2, flag oxm3', blue: 'count wol2, flag wol1' }, turnWith(2)),
        goals: [{ type: 'moves', count: 2 }, { type: 'turnOver' }],
        solution: ['har2-har1', 'har1-bra1'],
        wrong: [['har2-har1'], ['har2-har1', 'done']],
      },
      {
        id: 'done',
        setup: mapSetup({ red: 'duke mam1, knight har2, flag oxm3', blue: 'count wol2, flag wol1' }, turnWith(2)),
        goals: [
          { type: 'moves', count: 1 },
          { type: 'deed', deed: 'done' },
        ],
        solution: ['har2-har1', 'done'],
        wrong: [['done'], ['har2-har1', 'har1-bra1']],
      },
    ],
  },
  {
    id: 'landScouts',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      {
        id: 'run',
        setup: mapSetup({ red: 'scout gul3, knight bra2, flag oxm3', blue: 'count wol2, flag wol1' }),
        marks: ['mam2'],
        goals: [{ type: 'stands', cell: 'mam2', kind: 'scout' }],
        solution: ['gul3-mam2'],
        wrong: [['gul3-gul2'], ['bra2-bra1']],
      },
    ],
  },
  {
    id: 'sorceress',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      {
        id: 'lift',
        setup: mapSetup({ red: 'sorceress har1, king har3, flag oxm3', blue: 'cursedLand har2!, count wol2, flag wol1' }),
        marks: ['har2'],
        goals: [
          { type: 'falls', kind: 'cursedLand' },
          { type: 'stands', cell: 'har2', kind: 'sorceress' },
        ],
        solution: ['har1-har2'],
        wrong: [['har3-har2'], ['har1-key1']],
      },
    ],
  },
  {
    id: 'flags',
    chapter: 'conquest',
    edition: 'conquest',
    options: { players: 3 },
    exercises: [
      {
        id: 'capture',
        setup: mapSetup({ red: 'knight har1, flag oxm3', blue: 'count mam2, flag har2', green: 'scout gre2, flag gre3' }),
        marks: ['har2'],
        goals: [{ type: 'falls', kind: 'flag' }],
        solution: ['har1-har2'],
        wrong: [['har1-key1'], ['har1-bra1']],
      },
      {
        id: 'plant',
        setup: mapSetup(
          { red: 'king har1, knight bra1', blue: 'duke mam2, flag har2', green: 'scout gre2, flag gre3' },
          turnWith(1, { notes: { flagOfRed: 2 } }),
        ),
        marks: ['har2'],
        goals: [
          { type: 'falls', kind: 'flag' },
          { type: 'deed', deed: 'plant' },
        ],
        solution: ['har1-har2', 'plant oxm3'],
        wrong: [['har1-key1'], ['bra1-gul1']],
      },
    ],
  },
  {
    id: 'comeback',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      cardExercise(
        'reinforcement',
        { red: 'king gul3, flag oxm3', blue: 'count wol2, flag wol1' },
        {
          goals: [{ type: 'deed', deed: 'place' }],
          solution: ['card reinforcement', 'place gul2'],
          wrong: [['pass'], ['card reinforcement', 'place wol3']],
        },
      ),
      cardExercise(
        'surpriseAttack',
        { red: 'king gul3, flag oxm3', blue: 'count wol2, flag wol1' },
        {
          marks: ['nor1'],
          goals: [{ type: 'places', cell: 'nor1' }],
          solution: ['card surpriseAttack', 'place nor1'],
          wrong: [['pass'], ['card surpriseAttack', 'place gul2']],
        },
      ),
      cardExercise(
        'newSpy',
        { red: 'queen gul3, flag oxm3', blue: 'king wol1!, count wol2, flag ice1' },
        {
          marks: ['nor1'],
          goals: [{ type: 'falls', kind: 'king' }],
          solution: ['card newSpy', 'place nor1', 'nor1-wol1'],
          wrong: [
            ['pass', 'gul3-gul2'],
            ['card newSpy', 'place nor1', 'nor1-nor3'],
          ],
        },
      ),
    ],
  },
  {
    id: 'manoeuvres',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      cardExercise(
        'blitz',
        { red: 'king bra1, flag gul3', blue: 'count mam2, flag mam1!' },
        {
          marks: ['mam1'],
          goals: [{ type: 'wins' }],
          solution: ['card blitz', 'bra1-har1', 'har1-har2', 'har2-mam1'],
          wrong: [
            ['pass', 'bra1-har1'],
            ['card blitz', 'bra1-har1', 'har1-key3', 'key3-har1'],
          ],
        },
      ),
      cardExercise(
        'regroup',
        { red: 'king har1, knight gul3, flag oxm3', blue: 'count oxm1!, flag wol1' },
        {
          marks: ['gul3'],
          goals: [
            { type: 'deed', deed: 'regroup' },
            { type: 'deed', deed: 'rearrange' },
            { type: 'stands', cell: 'gul3', kind: 'flag' },
          ],
          solution: ['card regroup', 'regroup har1 oxm3 gul3', 'rearrange har1 gul3 oxm3'],
          wrong: [['pass'], ['card regroup', 'regroup har1 oxm3 gul3', 'rearrange har1 oxm3 gul3']],
        },
      ),
    ],
  },
  {
    id: 'landPlans',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      {
        // 002:281, 695.
        id: 'curse',
        setup: mapSetup(
          { red: 'cursedLand gul3, scout mam1, knight har1, flag oxm3', blue: 'count wol2, flag wol1' },
          drawnCard('regroup'),
        ),
        marks: ['mam1'],
        goals: [
          { type: 'card', card: 'regroup' },
          { type: 'stands', cell: 'mam1', kind: 'cursedLand' },
        ],
        solution: ['card regroup', 'regroup har1 mam1 gul3', 'rearrange har1 gul3 mam1'],
        wrong: [['pass'], ['card regroup', 'regroup har1 mam1 gul3', 'rearrange gul3 mam1 har1']],
      },
      {
        // 002:285-289, 697-701.
        id: 'ambush',
        setup: mapSetup({ red: 'scout har1, king gul3, flag oxm3', blue: 'duke har2!, count wol2, flag wol1' }, drawnCard('regroup')),
        marks: ['har2'],
        goals: [
          { type: 'card', card: 'regroup' },
          { type: 'falls', kind: 'duke' },
        ],
        solution: ['card regroup', 'regroup har1 oxm3 gul3', 'rearrange gul3 oxm3 har1', 'har1-har2'],
        wrong: [
          ['pass', 'har1-har2'],
          ['card regroup', 'regroup har1 oxm3 gul3', 'rearrange har1 oxm3 gul3', 'har1-har2'],
        ],
      },
    ],
  },
  {
    id: 'secrets',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO_PLAYERS,
    exercises: [
      cardExercise(
        'secretInformation',
        { red: 'spy oxm2, flag oxm3', blue: 'duke har1, cursedLand har2, count wol2, flag wol1' },
        {
          marks: ['har1', 'har2'],
          goals: [
            { type: 'deed', deed: 'look' },
            { type: 'knows', cell: 'har1' },
            { type: 'knows', cell: 'har2' },
          ],
          solution: ['card secretInformation', 'look har1 har2'],
          wrong: [['pass'], ['card secretInformation', 'look wol1 wol2']],
        },
      ),
      cardExercise(
        'traitor',
        { red: 'queen oxm2, flag oxm3', blue: 'king har1!, count wol2, flag wol1' },
        {
          marks: ['har1'],
          goals: [
            { type: 'deed', deed: 'accuse' },
            { type: 'falls', kind: 'king' },
          ],
          solution: ['card traitor', 'accuse king har1'],
          wrong: [['pass'], ['card traitor', 'accuse queen har1'], ['card traitor', 'accuse flag wol1']],
        },
      ),
    ],
  },
];
