// The light on the map while territories are shared out.

import { conquest, landClaims, neighbouringTerritories } from '@flagfall/editions';
import { compileRules, newGame, observe, seededChance, submit, type View } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { draftLight, draftNeighbours } from './draftLight.ts';

const RULES = compileRules(conquest, { players: 3 });
const { board } = RULES;

/** The view of the seat that drafts after some picks. */
function drafted(...territories: readonly string[]) {
  const position = newGame(RULES, seededChance('draft'));
  const seat = () => observe(position, 'audience').waiting!.seats[0];
  for (const cell of territories) submit(position, seat(), { type: 'deed', deed: 'draft', cells: [cell] }, seededChance('picks'));
  return { view: observe(position, seat()), seat: seat() };
}

test('[CQ-12] the whole territory of a zone is lit, with its neighbours; those that are taken are not', () => {
  const { view, seat } = drafted('key1', 'har1');
  const light = draftLight(view, board, seat, 'mam3');
  expect(light?.lit).toBe('mam1');
  expect(light?.beside).toEqual(neighbouringTerritories(board, 'mam1'));
  expect(light?.open).toHaveLength(22);
  expect(light?.open).not.toContain('key1');
  expect(draftLight(view, board, seat, 'key2')).toMatchObject({ lit: undefined, beside: [] });
  expect(draftLight(view, board, seat, undefined)).toMatchObject({ lit: undefined, beside: [] });
});

test('its neighbours are counted by whose they are', () => {
  const beside = neighbouringTerritories(board, 'key1');
  // In snake order red, blue, green, green, blue, red, or as the lots fell: the first pick and the sixth are of one seat.
  const { view, seat } = drafted(...beside.slice(0, 2));
  const light = draftLight(view, board, seat, 'key1')!;
  const { own, others, free } = draftNeighbours(view, board, light);
  expect([own, others, free]).toEqual([0, 2, beside.length - 2]);
  const [first] = landClaims(view, board).get(beside[0])!;
  expect(draftNeighbours(view, board, { ...light, seat: first })).toEqual({ own: 1, others: 1, free: beside.length - 2 });
});

test('nothing is lit when nothing is shared out', () => {
  const { view } = drafted();
  const later: Pick<View, 'waiting'> = { waiting: { decision: 'act', seats: ['red'] } };
  expect(draftLight({ ...view, ...later } as View, board, 'red', 'key1')).toBeUndefined();
});
