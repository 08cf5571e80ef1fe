/** Behaviour changes the likelihood of kinds. */

import { duel } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  type Deployment,
  newPosition,
  type Position,
  type Seat,
  seededChance,
  submit,
} from '@flagfall/engine';
import { expect, test } from 'vitest';
import { Belief } from './belief.ts';

const RULES = compileRules(duel);
const RED: Deployment = {
  a3: 'marshal',
  b3: 'miner',
  d3: 'general',
  e3: 'scout',
  g3: 'spy',
  h3: 'miner',
  a1: 'flag',
  b1: 'bomb',
  a2: 'bomb',
  h1: 'scout',
};
const BLUE: Deployment = {
  a6: 'scout',
  b6: 'general',
  d6: 'marshal',
  e6: 'miner',
  g6: 'spy',
  h6: 'miner',
  h8: 'flag',
  g8: 'bomb',
  h7: 'bomb',
  a8: 'scout',
};

/** Red's marshal takes the scout on a6 and is known; then moves of both follow. */
function afterRaid(...moves: readonly (readonly [Seat, string, string])[]): Position {
  const position = newPosition(RULES);
  submit(position, 'red', { type: 'deploy', deployment: RED });
  submit(position, 'blue', { type: 'deploy', deployment: BLUE });
  for (const [seat, from, to] of [
    ['red', 'a3', 'a4'],
    ['blue', 'g6', 'g5'],
    ['red', 'a4', 'a5'],
    ['blue', 'g5', 'g6'],
    ['red', 'a5', 'a6'],
    ...moves,
  ] as const)
    expect(submit(position, seat, { type: 'move', from, to }).ok, `${seat} ${from} ${to}`).toBe(true);
  return position;
}

function oddsOf(position: Position, start: string, kind: string): number {
  const belief = new Belief(RULES, 'red');
  belief.learn(actionsSeenBy(actionsSince(position, 0), 'red'));
  const piece =
    RULES.armySize +
    [...RULES.homes[1].filter((cell) => BLUE[RULES.board.cells[cell]] !== undefined)].indexOf(RULES.board.indexOf.get(start) ?? -1);
  const odds = belief.marginals(seededChance('odds'), 4000);
  return odds[piece * RULES.kinds.length + RULES.kinds.findIndex(({ id }) => id === kind)];
}

test('a piece that leaves the side of a known marshal is hardly the spy', () => {
  const fled = oddsOf(afterRaid(['blue', 'b6', 'b5']), 'b6', 'spy');
  const other = oddsOf(afterRaid(['blue', 'e6', 'e5']), 'e6', 'spy');
  expect(fled).toBeLessThan(other * 0.7);
});

test('a piece that stays beside a known marshal is likelier a bomb or the marshal', () => {
  const position = afterRaid(['blue', 'e6', 'e5']);
  expect(oddsOf(position, 'b6', 'bomb')).toBeGreaterThan(oddsOf(afterRaid(), 'b6', 'bomb'));
});

test('a piece that never moves though it could is likelier a bomb', () => {
  const there = (file: string, round: number, files: number, [near, far]: readonly [number, number]): readonly [string, string] => {
    const isBack = Math.floor(round / files) % 2 === 1;
    return isBack ? [`${file}${far}`, `${file}${near}`] : [`${file}${near}`, `${file}${far}`];
  };
  const rounds = (count: number): Position =>
    afterRaid(
      ...Array.from({ length: count }, (_, round) => [
        ['blue', ...there('ged'[round % 3], round, 3, [6, 5])] as const,
        ['red', ...there('hg'[round % 2], round, 2, [3, 4])] as const,
      ]).flat(),
    );
  expect(oddsOf(rounds(12), 'h6', 'bomb')).toBeGreaterThan(1.2 * oddsOf(rounds(1), 'h6', 'bomb'));
});
