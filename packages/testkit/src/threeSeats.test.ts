/** The machinery beyond the plain games: three seats on a map that is no grid, through the same checks as every edition. */

import {
  At,
  askDecision,
  clonePosition,
  closeDecision,
  compileRules,
  type Edition,
  graphBoard,
  newPosition,
  observe,
  openAction,
  rewind,
  type Seat,
  seededChance,
} from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { checkGame, differenceOf } from './games.ts';
import { randomStart } from './randomGames.ts';
import { checkKnowledge } from './worlds.ts';

const SEATS_AT_THE_MAP: readonly Seat[] = ['red', 'blue', 'green'];

/** Each seat's corner is a triangle; the three corners meet in a ring of middle cells. */
const board = graphBoard({
  cells: [0, 1, 2].flatMap((corner) =>
    ['camp', 'left', 'right', 'middle'].map((name, row) => ({ name: `${name}${corner}`, column: corner, row })),
  ),
  borders: [0, 1, 2].flatMap((corner): [string, string][] => [
    [`camp${corner}`, `left${corner}`],
    [`camp${corner}`, `right${corner}`],
    [`left${corner}`, `right${corner}`],
    [`left${corner}`, `middle${corner}`],
    [`right${corner}`, `middle${(corner + 1) % 3}`],
    [`middle${corner}`, `middle${(corner + 1) % 3}`],
  ]),
});

/** Outpost: a guard, a recruit and a camp for each of three seats; whoever takes a camp wins. */
const outpost: Edition = {
  id: 'outpost',
  revision: 1,
  seats: SEATS_AT_THE_MAP,
  kinds: [
    { id: 'guard', symbol: 'G', rank: 2, moves: 'step', powers: [] },
    { id: 'recruit', symbol: 'R', rank: 1, moves: 'step', powers: [] },
    { id: 'camp', symbol: 'C', moves: 'never', prize: true, powers: [] },
  ],
  army: { guard: 1, recruit: 1, camp: 1 },
  options: [{ key: 'quietLimit', type: 'count', from: 2, to: 1000, off: true, default: 60 }],
  field: () => ({
    board,
    homes: Object.fromEntries(SEATS_AT_THE_MAP.map((seat, corner) => [seat, [`camp${corner}`, `left${corner}`, `right${corner}`]])),
  }),
  starts: () => 'red',
  chaseRule: () => false,
};

const rules = compileRules(outpost);

describe('three seats on a map', () => {
  test('hash, retelling, replay and rewinding hold in random games', () => {
    for (let n = 0; n < 300; n++) expect(checkGame(rules, `outpost ${n}`), `seed outpost ${n}`).toBeUndefined();
  });

  test('twin worlds look alike to each of three seats and to the audience', () => {
    for (let n = 0; n < 100; n++) expect(checkKnowledge(rules, `outpost ${n}`), `seed outpost ${n}`).toBeUndefined();
  });

  test('turns go round the table', () => {
    expect(observe(randomStart(rules, seededChance(1)), 'audience')).toMatchObject({
      turn: 'red',
      waiting: { decision: 'act', seats: ['red'] },
    });
  });
});

describe('pending decisions', () => {
  test('a stack: the last question asked is the first one answered, by one seat after the other, and rewinding asks again', () => {
    const position = randomStart(rules, seededChance(2));
    const before = clonePosition(position);
    const waiting = (): readonly number[] =>
      Array.from(position.words.subarray(At.DECISIONS, At.DECISIONS + position.words[At.DECISION_COUNT]));
    openAction(position);
    askDecision(position, 3, 0b111, 7);
    askDecision(position, 4, 0b010, 9);
    expect(waiting()).toHaveLength(2);
    const asked = waiting();
    openAction(position);
    closeDecision(position, 0b010);
    expect(waiting()).toEqual([asked[0]]);
    openAction(position);
    closeDecision(position, 0b001);
    closeDecision(position, 0b100);
    expect(waiting()).toHaveLength(1);
    closeDecision(position, 0b010);
    expect(waiting()).toEqual([]);
    rewind(position, 5);
    expect(waiting()).toEqual([asked[0]]);
    rewind(position, 4);
    expect(waiting()).toEqual(asked);
    rewind(position, 3);
    expect(differenceOf(before, position)).toBeUndefined();
  });

  test('before the game everybody is asked at once to deploy', () => {
    expect(observe(newPosition(rules), 'audience').waiting).toEqual({ decision: 'deploy', seats: SEATS_AT_THE_MAP });
  });
});
