// The counter warns in time: when none is left, the move is no longer offered.

import { barrage, deploymentFromLibrary, libraryOf, original } from '@flagfall/editions';
import { drawnPosition, playText } from '@flagfall/testkit';
import { expect, test } from 'vitest';
import { seededChance } from '../chance.ts';
import { newGame } from '../play/deployment.ts';
import { submit } from '../play/submit.ts';
import { compileRules } from '../rules/compile.ts';
import type { Seat } from '../seats.ts';
import type { Intent } from '../types.ts';
import { observe } from './observe.ts';
import { twoSquareCountOf } from './twoSquareCount.ts';

test('[REP-1] the shuttle counter says how often a piece may still go back and forth', () => {
  const rules = compileRules(barrage);
  const position = newGame(rules, seededChance('shuttle'));
  const ask = (seat: Seat, intent: Intent) => expect(submit(position, seat, intent, seededChance('x')).ok).toBe(true);
  for (const seat of rules.seats)
    ask(seat, { type: 'deploy', deployment: deploymentFromLibrary(rules, seat, libraryOf(barrage)[0]) } as Intent);
  const forth = observe(position, 'red').moves.find(({ from, to }) => from[0] === to[0] && Number(to[1]) - Number(from[1]) === 1)!;
  const back = { type: 'move', from: forth.to, to: forth.from } as const;
  const counts: unknown[] = [];
  for (let turn = 0; turn < 3; turn++) {
    ask('red', turn % 2 === 0 ? forth : back);
    counts.push(twoSquareCountOf(rules, observe(position, 'red'), 'red')?.left);
    // Blue moves at home, far from red.
    ask('blue', observe(position, 'blue').moves.find(({ to }) => Number(to[1]) >= 6)!);
  }
  expect(counts).toEqual([undefined, 1, 0]);
  expect(observe(position, 'red').moves).not.toContainEqual(back);
});

test('[AUD-3] a runner is warned of the boundary that it crosses again, or where pairs count of the two squares', () => {
  const counts = (options: Record<string, string>): unknown[] => {
    const rules = compileRules(original, options);
    const position = drawnPosition(rules, '. . . . . . b9\n. . . . . . .\nr2 . . . . . .\nrF r4 . . . . bF', 'red');
    return ['a2-d2', 'd2-a2', 'a2-c2', 'c2-a2', 'a2-c2', 'c2-d2', 'd2-c2'].map((move, turn) => {
      playText(position, 'red', move);
      playText(position, 'blue', ['g4-g3', 'g3-f3', 'f3-f4', 'f4-g4'][turn % 4]);
      return twoSquareCountOf(rules, observe(position, 'red'), 'red')?.left;
    });
  };
  expect(counts({ twoSquareLimit: '5' })).toEqual([undefined, 3, 2, 1, 0, undefined, 3]);
  expect(counts({ twoSquareLimit: '5', runnersTwoSquares: 'pair' })).toEqual([undefined, 3, undefined, 3, 2, undefined, 3]);
});
