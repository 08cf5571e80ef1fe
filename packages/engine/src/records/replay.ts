/** Replays a record under the rules of its edition and checks all that it states: every move, every outcome, the end. */

import { fail, ok, type Result } from '../basics.ts';
import type { Chance } from '../chance.ts';
import { conclude } from '../conclude.ts';
import type { Edition } from '../edition.ts';
import { resolveOptions } from '../options.ts';
import { type Ending, newPosition, type Position } from '../position.ts';
import { compileRules, type Rules } from '../rules/compile.ts';
import { canReach } from '../rules/reach.ts';
import { maskOf, SEATS, type Seat, seatIndex } from '../seats.ts';
import { readDeed } from '../special/deeds.ts';
import { resultOf, submit } from '../submit.ts';
import type { GameEvent, Intent, Refusal } from '../types.ts';
import { deploymentFaultText, deploymentOfRows } from './deploymentRows.ts';
import { winnersText } from './flag.ts';
import { type GameRecord, quoted, type RecordedAction, type RecordedEnding, type RecordedMove, type RecordFault } from './record.ts';
import { chanceOf } from './shuffles.ts';

/** What the header `result` may say of a game that is not over. */
const UNFINISHED: readonly string[] = ['', '*', '?', 'unfinished', 'not finished'];
const DECIDED_ON_BOARD: readonly Ending[] = ['flagCaptured', 'immobile', 'bothImmobile', 'quietLimit'];
/** Endings that one side brings upon itself. Who abandons a game may do so together with the others. */
const ONE_SIDED: readonly Ending[] = ['resigned', 'outOfTime'];

const NOTHING_SHUFFLED: Chance = { below: () => 0 };

/** Told after each step of a replay; deployments come first and have no action. */
export type OnStep = (step: {
  readonly action: RecordedAction | undefined;
  readonly events: readonly GameEvent[];
  readonly position: Position;
}) => void;

/** The rules a record was played by; `find` knows the editions. */
export function rulesForRecord(record: GameRecord, find: (id: string) => Edition | undefined): Result<Rules, RecordFault> {
  const edition = find(record.edition);
  if (edition === undefined) return fail({ code: 'unknownEdition', line: 0, what: `edition ${quoted(record.edition)} is not known here` });
  if (record.revision < 1 || record.revision > edition.revision)
    return fail({
      code: 'otherRevision',
      line: 0,
      what: `revision ${record.revision} of ${edition.id} is not known here, only ${edition.revision}`,
    });
  const options = resolveOptions(edition, record.options);
  if (!options.ok) return fail({ code: 'badOption', line: 0, what: `${options.error.code} ${quoted(options.error.key)}` });
  return ok(waive(compileRules(edition, options.value), record.waived));
}

/** The same rules without those that a game of another house was not played by. */
export function waive(rules: Rules, waived: GameRecord['waived']): Rules {
  return waived.includes('chase') ? { ...rules, chaseRule: false } : rules;
}

export function replayRecord(rules: Rules, record: GameRecord, onStep: OnStep = () => {}): Result<Position, RecordFault> {
  const start = begin(rules, record, onStep);
  if (!start.ok) return start;
  const position = start.value;
  for (const [index, action] of record.actions.entries()) {
    const fault = replayAction(position, action, index + 1, onStep);
    if (fault !== undefined) return fail(fault);
  }
  const fault = checkEnding(position, record);
  return fault === undefined ? ok(position) : fail(fault);
}

function begin(rules: Rules, record: GameRecord, onStep: OnStep): Result<Position, RecordFault> {
  const starter = record.starter === undefined ? rules.starter : seatIndex(record.starter);
  const stranger = SEATS.find((seat) => record.deployments[seat] !== undefined && !rules.seats.includes(seat));
  if (stranger !== undefined)
    return fail({ code: 'badDeployment', line: record.deployments[stranger]?.line ?? 0, what: `${stranger} has no seat in this game` });
  const missing = missingDeployment(rules, record);
  if (missing !== undefined) return fail(missing);
  if (starter < 0 && rules.seats.every((seat) => record.deployments[seat] !== undefined))
    return fail({ code: 'badLine', line: 0, what: 'the lot decided who starts: a line "starts: SEAT" is missing' });
  if (starter >= rules.seats.length || (rules.starter >= 0 && starter !== rules.starter))
    return fail({ code: 'badLine', line: 0, what: `${record.starter} does not start` });
  const position = newPosition(rules, Math.max(starter, 0));
  // A game that stops while its seats deploy has no shuffled cards yet.
  const isDealt = rules.seats.every((seat) => record.deployments[seat] !== undefined);
  const chance = isDealt || record.shuffles.length > 0 ? chanceOf(rules, record.shuffles) : NOTHING_SHUFFLED;
  if ('code' in chance) return fail(chance);
  for (const seat of rules.seats) {
    const recorded = record.deployments[seat];
    if (recorded === undefined) continue;
    const deployment = deploymentOfRows(rules, seat, recorded);
    if (!deployment.ok) return deployment;
    const deployed = submit(position, seat, { type: 'deploy', deployment: deployment.value }, chance);
    if (!deployed.ok) return fail({ code: 'badDeployment', line: recorded.line, what: `${seat}: ${refusalText(deployed.error)}` });
    onStep({ action: undefined, events: deployed.value, position });
  }
  return ok(position);
}

/** A game may stop while its seats deploy; nothing happens on the board before all have, and a record of no deployment at all tells no game. */
function missingDeployment(rules: Rules, { deployments, actions, ending }: GameRecord): RecordFault | undefined {
  const absent = rules.seats.filter((seat) => deployments[seat] === undefined);
  const decided = ending !== undefined && DECIDED_ON_BOARD.includes(ending.ending) ? ending : undefined;
  const first = actions.at(0) ?? decided;
  if (absent.length === 0 || (absent.length < rules.seats.length && first === undefined)) return undefined;
  return { code: 'badDeployment', line: first?.line ?? 0, what: `the deployment of ${absent.join(' and ')} is missing` };
}

function replayAction(position: Position, action: RecordedAction, number: number, onStep: OnStep): RecordFault | undefined {
  const { seat, line } = action;
  const done = action.type === 'deed' ? action.text : `${action.from}${action.attack ? 'x' : '-'}${action.to}`;
  const intent = intentOf(position.rules, action);
  const played = submit(position, seat, intent);
  const move = `action ${number}, ${seat} ${done}`;
  if (!played.ok) return { code: 'refused', line, what: `${move}: refused, ${refusalText(played.error)}` };
  const fault = action.type === 'move' ? checkMove(position, action, played.value, move) : undefined;
  if (fault === undefined) onStep({ action, events: played.value, position });
  return fault;
}

function intentOf(rules: Rules, action: RecordedAction): Intent {
  if (action.type === 'move') return { type: 'move', from: action.from, to: action.to };
  return readDeed(rules, action.text) ?? { type: 'deed', deed: action.text };
}

/** What a record states of a move must be what happened. */
function checkMove(position: Position, action: RecordedMove, events: readonly GameEvent[], move: string): RecordFault | undefined {
  const { line } = action;
  const battle = events.find((event) => event.type === 'piecesRevealed');
  const attacked = battle !== undefined || events.some((event) => event.type === 'attackAnnounced');
  if (attacked !== action.attack)
    return { code: 'wrongOutcome', line, what: `${move}: ${attacked ? 'this is an attack' : 'nobody stands there'}` };
  const stated = action.battle;
  if (stated !== undefined && battle === undefined)
    return { code: 'wrongOutcome', line, what: `${move}: the battle is decided by a later answer` };
  if (battle !== undefined && stated !== undefined) {
    const symbol = (id: string): string => position.rules.kinds.find((kind) => kind.id === id)?.symbol ?? '?';
    const [attacker, defender] = [symbol(battle.attacker.kind), symbol(battle.defender.kind)];
    if (stated.attacker !== attacker || stated.defender !== defender)
      return {
        code: 'wrongOutcome',
        line,
        what: `${move}: ${attacker} meets ${defender}, not ${quoted(stated.attacker)} ${quoted(stated.defender)}`,
      };
    if (stated.outcome !== battle.outcome) return { code: 'wrongOutcome', line, what: `${move}: ${battle.outcome}, not ${stated.outcome}` };
  }
  return undefined;
}

function checkEnding(position: Position, record: GameRecord): RecordFault | undefined {
  const { ending } = record;
  const reached = resultOf(position);
  const line = ending?.line ?? 0;
  const results = record.headers.filter((header) => header.key === 'result').map((header) => header.value);
  if (ending === undefined) {
    if (reached !== undefined)
      return { code: 'wrongEnding', line, what: `the end is missing: ${reached.ending}, ${winnersText(reached.winners)}` };
    const said = results.find((result) => !UNFINISHED.includes(result));
    return said === undefined
      ? undefined
      : { code: 'wrongEnding', line, what: `the header says ${quoted(said)}, but the end is missing: the record breaks off` };
  }
  if (!ending.winners.every((seat) => position.rules.seats.includes(seat)))
    return { code: 'wrongEnding', line, what: 'a winner has no seat in this game' };
  const said = results.find((result) => result !== winnersText(ending.winners));
  if (said !== undefined)
    return { code: 'wrongEnding', line, what: `the header says ${quoted(said)}, the end ${winnersText(ending.winners)}` };
  if (reached !== undefined) {
    const same = reached.ending === ending.ending && maskOf(reached.winners) === maskOf(ending.winners);
    return same ? undefined : { code: 'wrongEnding', line, what: `the board says ${reached.ending}, ${winnersText(reached.winners)}` };
  }
  if (!mayEnd(position, ending))
    return { code: 'wrongEnding', line, what: `the board does not say ${ending.ending}, ${winnersText(ending.winners)}` };
  conclude(position, ending.ending, ending.winners);
  return undefined;
}

/**
 * Whether a game that goes on by the rules may have ended so: by its players or its clocks, or because the losers could not have moved
 * anyway. Somebody can still move in it, so it is neither won on the board nor are both sides immobile.
 */
function mayEnd(position: Position, { ending, winners }: RecordedEnding): boolean {
  const losers = position.rules.seats.filter((seat) => !winners.includes(seat));
  if (ending === 'agreed') return winners.length === 0;
  if (losers.length === 0 || (winners.length === 0 && needsWinner(ending))) return false;
  if (ending === 'immobile') return winners.length > 0 && !losers.some((seat) => couldMoveNow(position, seat));
  return !DECIDED_ON_BOARD.includes(ending);
}

/** Whether an ending makes no sense without a winner: somebody gave up or ran out of time, so somebody else has won. */
export function needsWinner(ending: Ending): boolean {
  return ONE_SIDED.includes(ending);
}

/** Whether any piece of the seat could leave its cell now, were it the seat's turn. */
export function couldMoveNow(position: Position, seat: Seat): boolean {
  return canReach(position, seatIndex(seat));
}

/** A refusal in a few words, its code first. */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'badDeployment') return deploymentFaultText(refusal.faults[0]);
  const { code, ...details } = refusal;
  const words = Object.values(details).flat();
  return words.length === 0 ? code : `${code} (${words.join(' ')})`;
}
