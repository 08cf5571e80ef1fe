/** The beginning of a replay: lots, deployments and shuffles before play. */

import { fail, ok, type Result } from '../../basics.ts';
import type { Chance } from '../../chance.ts';
import { eventsSince } from '../../facts/events.ts';
import { playBeforeDeployment } from '../../play/deployment.ts';
import { submit } from '../../play/submit.ts';
import { type Ending, isDeploying, newPosition, type Position, undeployedSeats } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS, seatIndex } from '../../seats.ts';
import type { GameEvent } from '../../types.ts';
import { buildRecord } from '../buildRecord.ts';
import { parseDeploymentRows } from '../deploymentRows.ts';
import { type GameRecord, quoted, type RecordedAction, type RecordedShuffle, type RecordFault } from '../record.ts';
import { refusalText } from '../refusalText.ts';
import { chanceFromShuffles } from './chanceFromShuffles.ts';
import { RecordedChance } from './recordedChance.ts';

/** Endings that need a game that has begun. */
export const DECIDED_ON_BOARD: readonly Ending[] = ['flagCaptured', 'immobile', 'bothImmobile', 'quietLimit', 'turnLimit'];

const FIRST_OF_ANY: Chance = { below: () => 0 };

/** Called after each step of a replay; steps before play, such as deployments, have no action. */
export type OnReplayStep = (step: {
  readonly action: RecordedAction | undefined;
  readonly events: readonly GameEvent[];
  readonly position: Position;
}) => void;

/** A position at the first action of the record, or before the deployments where those come later (`deployIfDue`). */
export function startReplay(rules: Rules, record: GameRecord, onStep: OnReplayStep): Result<Position, RecordFault> {
  const stranger = SEATS.find((seat) => record.deployments[seat] !== undefined && !rules.seats.includes(seat));
  if (stranger !== undefined)
    return fail({ code: 'badDeployment', line: record.deployments[stranger]?.line ?? 0, what: `${stranger} has no seat in this game` });
  return rules.actsBeforeDeployment ? beginWithLots(rules, record, onStep) : begin(rules, record, onStep);
}

function begin(rules: Rules, record: GameRecord, onStep: OnReplayStep): Result<Position, RecordFault> {
  const starter = record.starter === undefined ? rules.starter : seatIndex(record.starter);
  const missing = missingDeployment(rules, record);
  if (missing !== undefined) return fail(missing);
  if (starter < 0 && rules.seats.every((seat) => record.deployments[seat] !== undefined))
    return fail({ code: 'badLine', line: 0, what: 'the lot decided who starts: a line "starts: SEAT" is missing' });
  if (starter >= rules.seats.length || (rules.starter >= 0 && starter !== rules.starter))
    return fail({ code: 'badLine', line: 0, what: `${record.starter} does not start` });
  const position = newPosition(rules, Math.max(starter, 0));
  // A game that stops while its seats deploy has no shuffled cards yet.
  const isDealt = rules.seats.every((seat) => record.deployments[seat] !== undefined);
  const chance = isDealt || record.shuffles.length > 0 ? chanceFromShuffles(rules, record.shuffles) : FIRST_OF_ANY;
  if ('code' in chance) return fail(chance);
  const fault = deployAll(position, record, chance, onStep);
  return fault === undefined ? ok(position) : fail(fault);
}

function deployAll(position: Position, record: GameRecord, chance: Chance, onStep: OnReplayStep): RecordFault | undefined {
  for (const seat of position.rules.seats) {
    const recorded = record.deployments[seat];
    if (recorded === undefined) continue;
    const deployment = parseDeploymentRows(position.rules, seat, recorded);
    if (!deployment.ok) return deployment.error;
    const deployed = submit(position, seat, { type: 'deploy', deployment: deployment.value }, chance);
    if (!deployed.ok) return { code: 'badDeployment', line: recorded.line, what: `${seat}: ${refusalText(deployed.error)}` };
    onStep({ action: undefined, events: deployed.value, position });
  }
  return undefined;
}

/** A game that begins with lots: its seats deploy later, between actions. */
function beginWithLots(rules: Rules, record: GameRecord, onStep: OnReplayStep): Result<Position, RecordFault> {
  const position = newPosition(rules, 0);
  const luck = new RecordedChance(position, 0).addLots(record.lots).addShuffles(record.shuffles);
  playBeforeDeployment(position, luck);
  const events = eventsSince(position, 0);
  const lots = buildRecord(rules, [events]).lots;
  const fault = luck.fault ?? checkShuffles(record.shuffles, events);
  if (fault !== undefined) return fail(fault);
  if (record.starter !== undefined) return fail({ code: 'badLine', line: 0, what: 'lots decide who starts, not a line "starts: SEAT"' });
  if (JSON.stringify(lots) !== JSON.stringify(record.lots))
    return fail({ code: 'badLine', line: 0, what: 'these lots cannot have been drawn' });
  onStep({ action: undefined, events, position });
  return ok(position);
}

/** The piles that a record says were shuffled must be those that were, a pile of one card too. */
export function checkShuffles(stated: readonly RecordedShuffle[], events: readonly GameEvent[]): RecordFault | undefined {
  const happened = events.filter((event) => event.type === 'pileShuffled');
  const at = stated.findIndex(({ pile }, index) => happened[index]?.pile !== pile);
  return at < 0 ? undefined : { code: 'badDeck', line: stated[at].line, what: `shuffled ${quoted(stated[at].pile)}: that never happened` };
}

/** Deployments that were put off until the board was shared out; `line` is that of the next action, before which all must have deployed. */
export function deployIfDue(
  position: Position,
  record: GameRecord,
  line: number | undefined,
  onStep: OnReplayStep,
): RecordFault | undefined {
  if (!isDeploying(position) || !position.rules.actsBeforeDeployment) return undefined;
  const absent = position.rules.seats.filter((seat) => record.deployments[seat] === undefined);
  if (line !== undefined && absent.length > 0)
    return { code: 'badDeployment', line, what: `the deployment of ${absent.join(' and ')} is missing` };
  const luck = new RecordedChance(position, line ?? 0);
  return deployAll(position, record, luck, onStep) ?? luck.fault;
}

/** A record with deployments must reach the point where they are made. */
export function deployedTooEarly(position: Position, { deployments }: GameRecord): RecordFault | undefined {
  const seat = position.rules.seats.find(
    (_, number) => (undeployedSeats(position) >> number) & 1 && deployments[SEATS[number]] !== undefined,
  );
  return seat === undefined
    ? undefined
    : { code: 'badDeployment', line: deployments[seat]?.line ?? 0, what: `${seat} deploys, but the game has not come so far` };
}

/** A game may stop while its seats deploy. Then it has no actions, and at least one deployment. */
function missingDeployment(rules: Rules, { deployments, actions, ending }: GameRecord): RecordFault | undefined {
  const absent = rules.seats.filter((seat) => deployments[seat] === undefined);
  const decided = ending !== undefined && DECIDED_ON_BOARD.includes(ending.ending) ? ending : undefined;
  const first = actions.at(0) ?? decided;
  if (absent.length === 0 || (absent.length < rules.seats.length && first === undefined)) return undefined;
  return { code: 'badDeployment', line: first?.line ?? 0, what: `the deployment of ${absent.join(' and ')} is missing` };
}
