/** What would happen, as facts. Moves are played on the board, recorded and taken back: only following the fact makes them real. */

import {
  actionCount,
  assert,
  conclude,
  ENDINGS,
  type Ending,
  eventsSince,
  type GameEvent,
  type Intent,
  isRunning,
  type LeaveReason,
  leave,
  newPosition,
  observe,
  type Position,
  rewind,
  SEATS,
  type Seat,
  submit,
} from '@flagfall/engine';
import { endGame, isAsking, noteOf } from '@flagfall/engine/edition';
import { isDeploying, playBeforeDeployment } from '@flagfall/engine/internal';
import type { TableRefusal } from '@flagfall/protocol';
import { ActionChance } from './chance.ts';
import type { FactBody, PlayedFact } from './facts.ts';
import { seedOf } from './records/commitment.ts';
import { roundNote, type TableHooks } from './setup.ts';
import type { TableState } from './state.ts';

/** A fact to follow, or why there is none. */
export type FactOrRefusal = FactBody | TableRefusal;

/** The facts of an intent; the clock may play it for a seat that has not deployed in time. */
export function playFact(state: TableState, seat: Seat, intent: Intent, creditMs: number, byClock: boolean): PlayedFact | TableRefusal {
  const { position } = state;
  const chance = nextChance(state);
  const before = actionCount(position);
  const played = submit(position, seat, intent, chance);
  if (!played.ok) return played.error;
  const isCut = isRunning(position) && isTooLong(state);
  if (isCut) endGame(position, ENDINGS.indexOf('lengthLimit'), 0);
  const events = isCut ? eventsSince(position, before) : played.value;
  rewind(position, before);
  const extras = { ...(creditMs > 0 ? { lagMs: creditMs } : {}), ...(chance.wasUsed ? { drew: true as const } : {}) };
  return { type: 'played', seat, events, ...extras, ...(byClock ? { byClock } : {}) };
}

/** Whether the game is as long as its table allows. A game never ends in the middle of a question. */
function isTooLong({ position, rules, setup }: TableState): boolean {
  const { longest } = setup;
  if (longest === undefined || isAsking(position)) return false;
  return 'actions' in longest ? actionCount(position) >= longest.actions : noteOf(position, roundNote(rules)) > longest.rounds;
}

/** The chance of the next action. */
function nextChance(state: TableState): ActionChance {
  assert(state.seed !== undefined, 'a game that has begun has a seed');
  return new ActionChance(state.seed, actionCount(state.position) + 1);
}

/** Begins the game: draws the lots and plays what comes before the first decision. */
export function beginFact({ rules, setup, nonces }: TableState): FactBody {
  const seed = seedOf(setup.secret, rules.seats, nonces);
  const isLot = rules.starter < 0 && !rules.actsBeforeDeployment;
  const starter = isLot ? new ActionChance(seed, 0).below(rules.seats.length) : Math.max(0, rules.starter);
  const position = newPosition(rules, starter);
  playBeforeDeployment(position, new ActionChance(seed, 1));
  return { type: 'begun', starter: SEATS[starter], events: eventsSince(position, 0) };
}

/** Ends a game of two; a game of more goes on without the seat, where the edition says how. */
export function leaveFact(state: TableState, seat: Seat, why: LeaveReason, claimedBy?: Seat): FactBody {
  const chance = nextChance(state);
  const events = eventsOf(state, (position) => leave(position, seat, why, chance));
  return { type: 'left', seat, why, ...(claimedBy === undefined ? {} : { claimedBy }), events };
}

/** The game ends without a winner. */
export function endFact(state: TableState, seat: Seat, why: 'agreed' | 'aborted' | 'claimed'): FactBody {
  const ending: Ending = why === 'agreed' ? 'agreed' : 'abandoned';
  return { type: 'concluded', seat, why, events: eventsOf(state, (position) => conclude(position, ending, [])) };
}

/** The open seats were not taken in time. */
export function abortFact(state: TableState): FactBody {
  return { type: 'nobodyCame', events: eventsOf(state, (position) => conclude(position, 'abandoned', [])) };
}

function eventsOf({ position }: TableState, act: (position: Position) => void): readonly GameEvent[] {
  const before = actionCount(position);
  act(position);
  const events = eventsSince(position, before);
  rewind(position, before);
  return events;
}

/** The time to deploy is over: the host deploys for the first seat that has not. */
export function deployFact(state: TableState, host: TableHooks): FactBody {
  assert(isDeploying(state.position), 'only who has to deploy can be late with it');
  const [seat] = state.waitedFor;
  const played = playFact(state, seat, { type: 'deploy', deployment: host.deploymentFor(observe(state.position, seat)) }, 0, true);
  assert(!('code' in played), `the host deploys by the rules: ${JSON.stringify(played)}`);
  return played;
}
