/** Going back from a view leads to where the pieces stood, in games of every edition. */

import { EDITIONS } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  homeOf,
  newGame,
  observe,
  pick,
  sampleDeployment,
  seatIndex,
  seededChance,
  submit,
} from '@flagfall/engine';
import { expect, test } from 'vitest';
import { piecesBefore } from './piecesBefore.ts';

const STEPS = 300;
const BACK = 6;

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const rules = compileRules(edition);
  const chance = seededChance(`standing ${id}`);
  const position = newGame(rules, chance);
  const seen: { readonly actions: number; readonly places: ReadonlyMap<number, string> }[] = [];
  let compared = 0;
  for (let step = 0; step < STEPS; step++) {
    const { waiting, deployed, pieces } = observe(position, 'red');
    if (waiting === undefined) break;
    const actions = actionsSeenBy(actionsSince(position, 0), 'red');
    if (deployed.length === rules.seats.length && waiting.decision !== 'deploy') {
      seen.push({ actions: actions.length, places: new Map(pieces.map(({ piece, cell }) => [piece, cell])) });
      const then = seen.at(-1 - BACK);
      const before = then === undefined ? undefined : piecesBefore(observe(position, 'red'), actions.slice(then.actions));
      if (then !== undefined && before !== undefined) {
        compared++;
        expect(new Map(before.map(({ piece, cell }) => [piece, cell]))).toEqual(then.places);
      }
    }
    const seat = pick(chance, waiting.seats);
    const { moves, deeds } = observe(position, seat);
    const number = seatIndex(seat);
    const intent =
      waiting.decision === 'deploy'
        ? ({ type: 'deploy', deployment: sampleDeployment(rules, number, chance, homeOf(position, number)) } as const)
        : pick(chance, [...moves, ...deeds]);
    submit(position, seat, intent, chance);
  }
  expect(compared).toBeGreaterThan(10);
});
