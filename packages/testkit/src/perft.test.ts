/** Move generation counted: named positions and the number of lines of 1, 2, 3 ... legal moves from them. */

import { barrage, cloneClassic, creedClassic, creedDuel, deploymentFromLibrary, duel, libraryOf, original } from '@flagfall/editions';
import { compileRules, type Edition, newPosition, type OptionValue, type Position, SEATS, submit, turnOf } from '@flagfall/engine';
import { perft } from '@flagfall/engine/internal';
import { describe, expect, test } from 'vitest';
import { naivePieces, naiveRules } from './checks/compareNaive.ts';
import { type NaiveSeat, type NaiveState, naiveMoves, naivePlay, naiveStart } from './naive/game.ts';
import { drawnPosition } from './scenarios/scenario.ts';

interface Counted {
  readonly name: string;
  readonly edition: Edition;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** A drawing, or the first library deployment for both seats. */
  readonly drawing?: string;
  readonly lines: readonly number[];
}

const COUNTED: readonly Counted[] = [
  { name: 'first moves of Original', edition: original, lines: [12, 141, 2045, 29340, 458262] },
  { name: 'first moves of Duel', edition: duel, lines: [23, 518, 11950, 272976, 6347916] },
  { name: 'first moves of Barrage', edition: barrage, lines: [22, 475, 10069, 211928, 4497439] },
  { name: 'first moves of tournament Barrage', edition: barrage, options: { board: '10x10' }, lines: [29, 840, 23611, 669913] },
  { name: "first moves of Assassin's Creed Classic", edition: creedClassic, lines: [12, 134, 1835, 24641, 362761, 5265954] },
  { name: "first moves of Assassin's Creed Duel", edition: creedDuel, lines: [28, 774, 20627, 546661] },
  { name: 'first moves of Clone Wars Classic', edition: cloneClassic, lines: [32, 1014, 32885, 1059172] },
  {
    name: 'open lines for two scouts',
    edition: original,
    drawing: `
      .  .  #  #  .  .  #  #  .  b2
      .  .  #  #  .  .  #  #  .  .
      .  .  .  .  .  .  .  .  .  .
      .  .  .  b5 .  .  .  .  .  .
      r2 .  .  .  .  r4 .  .  .  .
      rF .  .  .  .  .  .  .  .  bF
    `,
    lines: [16, 208, 3525, 58404, 1008435],
  },
  {
    name: 'few pieces, where repetition bites soon',
    edition: barrage,
    drawing: `
      .  .  .  .  .  .  bS .
      .  r9 .  .  .  .  b3 .
      r3 rF .  .  .  .  bB bF
    `,
    lines: [4, 20, 80, 512, 2496, 13178, 62510, 395125],
  },
];

function start(counted: Counted): Position {
  const rules = compileRules(counted.edition, counted.options);
  if (counted.drawing !== undefined) return drawnPosition(rules, counted.drawing, 'red');
  const position = newPosition(rules, 0);
  const [named] = libraryOf(rules.edition, rules.options);
  for (const seat of rules.seats) submit(position, seat, { type: 'deploy', deployment: deploymentFromLibrary(rules, seat, named) });
  return position;
}

function naivePerft(state: NaiveState, depth: number): number {
  if (depth === 0) return 1;
  return naiveMoves(state).reduce((sum, move) => sum + naivePerft(naivePlay(state, move), depth - 1), 0);
}

describe('perft', () => {
  for (const counted of COUNTED)
    test(counted.name, () => {
      const position = start(counted);
      const lines = counted.lines.map((_, level) => perft(position, level + 1));
      expect(lines).toEqual(counted.lines);
      const naive = naiveStart(naiveRules(position), naivePieces(position), SEATS[turnOf(position)] as NaiveSeat);
      // The naive reference counts the same, to a smaller depth.
      for (const [level, count] of counted.lines.filter((lines) => lines < 3000).entries())
        expect(naivePerft(naive, level + 1)).toBe(count);
    });
});
