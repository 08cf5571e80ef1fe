/** What can happen at a table, made into facts. Where the board is concerned, it has happened there when the fact is made. */

import {
  actionCount,
  assert,
  beginGame,
  conclude,
  type Ending,
  eventsSince,
  type GameEvent,
  type Intent,
  isDeploying,
  type Leaving,
  leave,
  newPosition,
  observe,
  SEATS,
  type Seat,
  submit,
} from '@flagfall/engine';
import type { TableRefusal } from '@flagfall/protocol';
import { ActionChance } from './chance.ts';
import { seedOf } from './commitment.ts';
import type { FactBody } from './facts.ts';
import type { Host } from './setup.ts';
import type { TableState } from './state.ts';

/** A fact, and whether the board has made its action already. */
export interface Decided {
  readonly fact: FactBody;
  readonly isOnBoard: boolean;
}

export type Decision = Decided | TableRefusal;

/** A fact that the board has not seen yet. */
export function said(fact: FactBody): Decided {
  return { fact, isOnBoard: false };
}

/** Plays an intent; the clock may do it for a seat that has not deployed in time. */
export function playFor(state: TableState, seat: Seat, intent: Intent, creditMs: number, byClock: boolean): Decision {
  const chance = nextChance(state);
  const played = submit(state.position, seat, intent, chance);
  if (!played.ok) return played.error;
  const extras = { ...(creditMs > 0 ? { lagMs: creditMs } : {}), ...(chance.wasUsed ? { drew: true as const } : {}) };
  return onBoard({ type: 'played', seat, events: played.value, ...extras, ...(byClock ? { byClock } : {}) });
}

function onBoard(fact: FactBody): Decided {
  return { fact, isOnBoard: true };
}

/** The chance of the next action. */
function nextChance(state: TableState): ActionChance {
  assert(state.seed !== undefined, 'a game that has begun has a seed');
  return new ActionChance(state.seed, actionCount(state.position) + 1);
}

/** All seats are taken and nonces have come or not: the lot falls, and whatever comes before the first decision happens. */
export function beginTable(state: TableState): Decided {
  const { rules, setup, nonces } = state;
  const seed = seedOf(setup.secret, rules.seats, nonces);
  const isLot = rules.starter < 0 && !rules.hasOpening;
  const starter = isLot ? new ActionChance(seed, 0).below(rules.seats.length) : Math.max(0, rules.starter);
  state.position = newPosition(rules, starter);
  beginGame(state.position, new ActionChance(seed, 1));
  return onBoard({ type: 'begun', starter: SEATS[starter], events: eventsSince(state.position, 0) });
}

/** Between two that ends the game; among more it goes on without the seat, where the edition says how. */
export function leaveTable(state: TableState, seat: Seat, why: Leaving, claimedBy?: Seat): Decided {
  const chance = nextChance(state);
  const events = eventsOf(state, () => leave(state.position, seat, why, chance));
  return onBoard({ type: 'left', seat, why, ...(claimedBy === undefined ? {} : { claimedBy }), events });
}

/** Nobody wins. */
export function endTable(state: TableState, seat: Seat, why: 'agreed' | 'aborted' | 'claimed'): Decided {
  const ending: Ending = why === 'agreed' ? 'agreed' : 'abandoned';
  return onBoard({ type: 'concluded', seat, why, events: eventsOf(state, () => conclude(state.position, ending, [])) });
}

/** Nobody has come for the open seats. */
export function callOff(state: TableState): Decided {
  return onBoard({ type: 'nobodyCame', events: eventsOf(state, () => conclude(state.position, 'abandoned', [])) });
}

function eventsOf({ position }: TableState, act: () => void): readonly GameEvent[] {
  const before = actionCount(position);
  act();
  return eventsSince(position, before);
}

/** The time to deploy is over: the first seat that has not done it gets a deployment from the host. */
export function deployByClock(state: TableState, host: Host): Decided {
  assert(isDeploying(state.position), 'only who has to deploy can be late with it');
  const [seat] = state.waitedFor;
  const decision = playFor(state, seat, { type: 'deploy', deployment: host.deploymentFor(observe(state.position, seat)) }, 0, true);
  assert('fact' in decision, `the host deploys by the rules: ${JSON.stringify(decision)}`);
  return decision;
}
