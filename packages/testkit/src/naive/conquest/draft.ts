// Before play: the draft of territories and the secret deployment (CQ-12, CQ-13).

import { ARMY, type NaiveConquestState, type NaiveTerritory, UNMARKED } from './state.ts';
import { giveTurn } from './turn.ts';

/** CQ-12: from the start player to the last, back from the last to the first, and so on. */
export function drafter(state: NaiveConquestState): string {
  const start = state.seats.indexOf(state.starter);
  const order = [...state.seats.slice(start), ...state.seats.slice(0, start)];
  const lap = Math.floor(state.claims.size / order.length);
  const place = state.claims.size % order.length;
  return lap % 2 === 0 ? order[place] : order.toReversed()[place];
}

export function unclaimed(state: NaiveConquestState): readonly NaiveTerritory[] {
  return state.territories.filter((territory) => !state.claims.has(territory.id));
}

/** A territory is named by its first zone. */
export function claim(state: NaiveConquestState, zone: string): NaiveConquestState {
  const territory = unclaimed(state).find((candidate) => candidate.zones[0] === zone);
  if (territory === undefined) throw new Error(`${zone} names no territory that can be taken`);
  const claims = new Map([...state.claims, [territory.id, drafter(state)] as const]);
  const claimed = { ...state, claims };
  return claims.size < state.territories.length ? claimed : { ...claimed, question: { ask: 'deploy', waiting: state.seats } };
}

/** CQ-13: all pieces of the army, on zones of own territories. When the last seat is ready, play begins. */
export function deployArmy(state: NaiveConquestState, seat: string, army: Readonly<Record<string, string>>): NaiveConquestState {
  if (state.result !== undefined || state.question.ask !== 'deploy') throw new Error('nobody deploys now');
  if (!state.question.waiting.includes(seat)) throw new Error(`${seat} is not waited for`);
  assertWholeArmy(Object.values(army));
  assertOwnGround(state, seat, Object.keys(army));

  const placed = Object.entries(army).map(([zone, kind]) => ({ seat, kind, zone, ...UNMARKED }));
  const pieces = [...state.pieces.filter((piece) => piece.seat !== seat), ...placed];
  const waiting = state.question.waiting.filter((other) => other !== seat);
  const deployed: NaiveConquestState = { ...state, pieces, question: { ask: 'deploy', waiting } };
  return waiting.length > 0 ? deployed : giveTurn({ ...deployed, started: true }, state.starter);
}

function assertWholeArmy(kinds: readonly string[]): void {
  const wanted = [...ARMY].flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  if (kinds.toSorted().join() !== wanted.toSorted().join()) throw new Error('these pieces are not the army');
}

function assertOwnGround(state: NaiveConquestState, seat: string, zones: readonly string[]): void {
  const own = state.territories.filter((territory) => state.claims.get(territory.id) === seat);
  const foreign = zones.find((zone) => !own.some((territory) => territory.zones.includes(zone)));
  if (foreign !== undefined) throw new Error(`${foreign} is not in a territory of ${seat}`);
  // D-87.
  const empty = own.find((territory) => !territory.zones.some((zone) => zones.includes(zone)));
  if (state.options.minOnePerTerritory === 'on' && empty !== undefined) throw new Error(`${empty.id} is empty`);
}
