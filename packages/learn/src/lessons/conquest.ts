/** The map: land, turns, cities, what is special there, flags, and every action card. */

import type { BySeat } from '@flagfall/engine';
import type { Circumstances, Exercise, Lesson } from './lesson.ts';

/** A turn of the first round in which a move is due, with so many moves. */
function turnWith(moves: number, circumstances: Circumstances = {}): Circumstances {
  return { ...circumstances, notes: { moves, mustMove: 1, round: 1, starter: 1, ...circumstances.notes } };
}

function land(pieces: BySeat<string>, circumstances: Circumstances = turnWith(1)): Exercise['setting'] {
  return { type: 'map', pieces, ...circumstances };
}

/** The card lies on the table. */
function drawnCard(card: string): Circumstances {
  return turnWith(1, { asked: 'card', cards: { drawn: card } });
}

type Rest = Omit<Exercise, 'id' | 'about' | 'setting'>;

function cardExercise(card: string, pieces: BySeat<string>, { wants, ...rest }: Rest): Exercise {
  return { id: card, about: { card }, setting: land(pieces, drawnCard(card)), wants: [{ type: 'card', card }, ...wants], ...rest };
}

const TWO = { players: 2 };

export const CONQUEST: readonly Lesson[] = [
  {
    id: 'draft',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO,
    exercises: [
      {
        id: 'city',
        setting: { type: 'beginning', seed: 'land 0' },
        wants: [{ type: 'city' }],
        solution: ['draft key1'],
        wrong: [['draft har1'], ['draft wol1']],
      },
    ],
  },
  {
    id: 'turn',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO,
    exercises: [
      {
        id: 'draw',
        setting: land(
          { red: 'duke har1, knight bra1, scout gul2, flag oxm3', blue: 'count wol2, flag wol1' },
          turnWith(1, { asked: 'card', cards: { drawn: 'regroup reinforcement' } }),
        ),
        wants: [{ type: 'deed', deed: 'pass' }, { type: 'moves', count: 1 }, { type: 'turnOver' }],
        solution: ['pass', 'har1-har2'],
        wrong: [['har1-har2'], ['card regroup', 'regroup har1 gul2 oxm3']],
      },
    ],
  },
  {
    id: 'cities',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO,
    exercises: [
      {
        id: 'take',
        setting: land({ red: 'duke har3, flag oxm3', blue: 'count wol2, flag wol1' }),
        marks: ['mam1'],
        wants: [{ type: 'stands', cell: 'mam1', kind: 'duke' }],
        solution: ['har3-mam1'],
        wrong: [['har3-har2'], ['har3-pin2']],
      },
      {
        id: 'moves',
        setting: land({ red: 'duke mam1, knight har2, flag oxm3', blue: 'count wol2, flag wol1' }, turnWith(2)),
        wants: [{ type: 'moves', count: 2 }, { type: 'turnOver' }],
        solution: ['har2-har1', 'har1-bra1'],
        wrong: [['har2-har1'], ['har2-har1', 'done']],
      },
      {
        id: 'done',
        setting: land({ red: 'duke mam1, knight har2, flag oxm3', blue: 'count wol2, flag wol1' }, turnWith(2)),
        wants: [
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
    options: TWO,
    exercises: [
      {
        id: 'run',
        setting: land({ red: 'scout gul3, knight bra2, flag oxm3', blue: 'count wol2, flag wol1' }),
        marks: ['mam2'],
        wants: [{ type: 'stands', cell: 'mam2', kind: 'scout' }],
        solution: ['gul3-mam2'],
        wrong: [['gul3-gul2'], ['bra2-bra1']],
      },
    ],
  },
  {
    id: 'sorceress',
    chapter: 'conquest',
    edition: 'conquest',
    options: TWO,
    exercises: [
      {
        id: 'lift',
        setting: land({ red: 'sorceress har1, king har3, flag oxm3', blue: 'cursedLand har2!, count wol2, flag wol1' }),
        marks: ['har2'],
        wants: [
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
        setting: land({ red: 'knight har1, flag oxm3', blue: 'count mam2, flag har2', green: 'scout gre2, flag gre3' }),
        marks: ['har2'],
        wants: [{ type: 'falls', kind: 'flag' }],
        solution: ['har1-har2'],
        wrong: [['har1-key1'], ['har1-bra1']],
      },
      {
        id: 'plant',
        setting: land(
          { red: 'king har1, knight bra1', blue: 'duke mam2, flag har2', green: 'scout gre2, flag gre3' },
          turnWith(1, { notes: { flagOfRed: 2 } }),
        ),
        marks: ['har2'],
        wants: [
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
    options: TWO,
    exercises: [
      cardExercise(
        'reinforcement',
        { red: 'king gul3, flag oxm3', blue: 'count wol2, flag wol1' },
        {
          wants: [{ type: 'deed', deed: 'place' }],
          solution: ['card reinforcement', 'place gul2'],
          wrong: [['pass'], ['card reinforcement', 'place wol3']],
        },
      ),
      cardExercise(
        'surpriseAttack',
        { red: 'king gul3, flag oxm3', blue: 'count wol2, flag wol1' },
        {
          marks: ['nor1'],
          wants: [{ type: 'places', cell: 'nor1' }],
          solution: ['card surpriseAttack', 'place nor1'],
          wrong: [['pass'], ['card surpriseAttack', 'place gul2']],
        },
      ),
      cardExercise(
        'newSpy',
        { red: 'queen gul3, flag oxm3', blue: 'king wol1!, count wol2, flag ice1' },
        {
          marks: ['nor1'],
          wants: [{ type: 'falls', kind: 'king' }],
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
    options: TWO,
    exercises: [
      cardExercise(
        'blitz',
        { red: 'king bra1, flag gul3', blue: 'count mam2, flag mam1!' },
        {
          marks: ['mam1'],
          wants: [{ type: 'wins' }],
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
          wants: [
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
    options: TWO,
    exercises: [
      {
        // 002:281, 695.
        id: 'curse',
        setting: land({ red: 'cursedLand gul3, scout mam1, knight har1, flag oxm3', blue: 'count wol2, flag wol1' }, drawnCard('regroup')),
        marks: ['mam1'],
        wants: [
          { type: 'card', card: 'regroup' },
          { type: 'stands', cell: 'mam1', kind: 'cursedLand' },
        ],
        solution: ['card regroup', 'regroup har1 mam1 gul3', 'rearrange har1 gul3 mam1'],
        wrong: [['pass'], ['card regroup', 'regroup har1 mam1 gul3', 'rearrange gul3 mam1 har1']],
      },
      {
        // 002:285-289, 697-701.
        id: 'ambush',
        setting: land({ red: 'scout har1, king gul3, flag oxm3', blue: 'duke har2!, count wol2, flag wol1' }, drawnCard('regroup')),
        marks: ['har2'],
        wants: [
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
    options: TWO,
    exercises: [
      cardExercise(
        'secretInformation',
        { red: 'spy oxm2, flag oxm3', blue: 'duke har1, cursedLand har2, count wol2, flag wol1' },
        {
          marks: ['har1', 'har2'],
          wants: [
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
          wants: [
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
