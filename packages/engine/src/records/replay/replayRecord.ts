/** Replays a record under the rules of its edition and checks every move, every outcome and the end. */

import { fail, ok, type Result } from '../../basics.ts';
import { type Edition, editionAt } from '../../edition/edition.ts';
import { resolveOptions } from '../../edition/options.ts';
import { parseDeed } from '../../extension/deedCodec.ts';
import { eventsSince } from '../../facts/events.ts';
import { conclude, continuesWithout, leave } from '../../play/conclude.ts';
import { resultOf, submit } from '../../play/submit.ts';
import { actionCount, type Ending, type Position } from '../../position/position.ts';
import { compileRules } from '../../rules/compile.ts';
import { hasReach } from '../../rules/reach.ts';
import type { Rules } from '../../rules/rules.ts';
import { type Seat, seatIndex, seatMask } from '../../seats.ts';
import type { GameEvent, Intent } from '../../types.ts';
import { winnersText } from '../formatRecord.ts';
import {
  type GameRecord,
  quoted,
  type RecordedAction,
  type RecordedDeed,
  type RecordedDeparture,
  type RecordedEnding,
  type RecordedMove,
  type RecordFault,
} from '../record.ts';
import { refusalText } from '../refusalText.ts';
import { RecordedChance } from './recordedChance.ts';
import { checkShuffles, DECIDED_ON_BOARD, deployedTooEarly, deployIfDue, type OnReplayStep, startReplay } from './replayStart.ts';

/** Values of the header `result` for a game that is not over. */
const UNFINISHED: readonly string[] = ['', '*', '?', 'unfinished', 'not finished'];
/** Endings caused by the losers. A game can also be abandoned by all together. */
const ONE_SIDED: readonly Ending[] = ['resigned', 'outOfTime'];

/** The rules a record was played by; `find` knows the editions. */
export function rulesForRecord(record: GameRecord, find: (id: string) => Edition | undefined): Result<Rules, RecordFault> {
  const newest = find(record.edition);
  if (newest === undefined) return fail({ code: 'unknownEdition', line: 0, what: `edition ${quoted(record.edition)} is not known here` });
  const edition = editionAt(newest, record.revision);
  if (edition === undefined)
    return fail({
      code: 'otherRevision',
      line: 0,
      what: `revision ${record.revision} of ${newest.id} is not known here, only ${newest.revision}`,
    });
  const options = resolveOptions(edition, record.options);
  if (!options.ok) return fail({ code: 'badOption', line: 0, what: `${options.error.code} ${quoted(options.error.key)}` });
  return ok(withoutWaivedRules(compileRules(edition, options.value), record.waived));
}

/** The same rules without those that a game of another site was played without. */
export function withoutWaivedRules(rules: Rules, waived: GameRecord['waived']): Rules {
  return waived.includes('chase') ? { ...rules, chaseRule: false } : rules;
}

export function replayRecord(rules: Rules, record: GameRecord, onStep: OnReplayStep = () => {}): Result<Position, RecordFault> {
  const start = startReplay(rules, record, onStep);
  if (!start.ok) return start;
  const position = start.value;
  for (const [index, action] of record.actions.entries()) {
    const fault = deployIfDue(position, record, action.line, onStep) ?? replayAction(position, action, index + 1, onStep);
    if (fault !== undefined) return fail(fault);
  }
  const fault = deployIfDue(position, record, undefined, onStep) ?? deployedTooEarly(position, record) ?? checkEnding(position, record);
  return fault === undefined ? ok(position) : fail(fault);
}

function replayAction(position: Position, action: RecordedAction, number: number, onStep: OnReplayStep): RecordFault | undefined {
  const { seat, line } = action;
  const luck = new RecordedChance(position, line).addAction(action);
  const move = `action ${number}, ${seat} ${shortText(action)}`;
  if (action.type === 'left') return replayLeaving(position, action, luck, move, onStep);
  const played = submit(position, seat, intentOf(position.rules, action), luck);
  if (!played.ok) return { code: 'refused', line, what: `${move}: refused, ${refusalText(played.error)}` };
  const fault =
    luck.fault ??
    checkShuffles(action.shuffled ?? [], played.value) ??
    (action.type === 'move' ? checkMove(position, action, played.value, move) : checkDrawn(position, action, played.value, move));
  if (fault === undefined) onStep({ action, events: played.value, position });
  return fault;
}

function shortText(action: RecordedAction): string {
  if (action.type === 'left') return `left ${action.why}`;
  return action.type === 'deed' ? action.text : `${action.from}${action.attack ? 'x' : '-'}${action.to}`;
}

function replayLeaving(
  position: Position,
  action: RecordedDeparture,
  luck: RecordedChance,
  move: string,
  onStep: OnReplayStep,
): RecordFault | undefined {
  const { seat, why, line } = action;
  const refused: RecordFault = { code: 'refused', line, what: `${move}: nobody can leave so here` };
  if (!continuesWithout(position, seat)) return refused;
  const before = actionCount(position);
  leave(position, seat, why, luck);
  const events = eventsSince(position, before);
  const fault = luck.fault ?? checkShuffles(action.shuffled ?? [], events);
  if (fault === undefined) onStep({ action, events, position });
  return fault;
}

/** The piece that came out of a bag must be the recorded one. */
function checkDrawn(position: Position, action: RecordedDeed, events: readonly GameEvent[], move: string): RecordFault | undefined {
  const mixed = action.drawn === undefined ? undefined : events.find((event) => event.type === 'piecesMixed');
  const symbol = position.rules.kinds.find((kind) => kind.id === mixed?.kinds[0])?.symbol;
  if (action.drawn === undefined || symbol === action.drawn) return undefined;
  return {
    code: 'wrongOutcome',
    line: action.line,
    what: `${move}: ${symbol ?? 'nothing'} came out of the bag, not ${quoted(action.drawn)}`,
  };
}

function intentOf(rules: Rules, action: RecordedMove | RecordedDeed): Intent {
  if (action.type === 'move') return { type: 'move', from: action.from, to: action.to };
  return parseDeed(rules, action.text) ?? { type: 'deed', deed: action.text };
}

/** The recorded battle of a move must be what happened. */
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
    const same = reached.ending === ending.ending && seatMask(reached.winners) === seatMask(ending.winners);
    return same ? undefined : { code: 'wrongEnding', line, what: `the board says ${reached.ending}, ${winnersText(reached.winners)}` };
  }
  if (!mayEnd(position, ending))
    return { code: 'wrongEnding', line, what: `the board does not say ${ending.ending}, ${winnersText(ending.winners)}` };
  conclude(position, ending.ending, ending.winners);
  return undefined;
}

/**
 * Whether a game that is not over by the rules may have ended so: by its players or its clocks, or because the losers could not have moved anyway.
 * One side can still move in it, so it is neither won on the board nor are both sides immobile.
 */
function mayEnd(position: Position, { ending, winners }: RecordedEnding): boolean {
  const losers = position.rules.seats.filter((seat) => !winners.includes(seat));
  // The table agrees on the length limit, and it leads to a draw.
  if (ending === 'agreed' || ending === 'lengthLimit') return winners.length === 0;
  if (losers.length === 0 || (winners.length === 0 && needsWinner(ending))) return false;
  if (ending === 'immobile') return winners.length > 0 && !losers.some((seat) => couldMoveNow(position, seat));
  return !DECIDED_ON_BOARD.includes(ending);
}

/** Whether an ending needs a winner: a player resigned or ran out of time, so another has won. */
export function needsWinner(ending: Ending): boolean {
  return ONE_SIDED.includes(ending);
}

/** Whether any piece of the seat could leave its cell now, were it the seat's turn. */
export function couldMoveNow(position: Position, seat: Seat): boolean {
  return hasReach(position, seatIndex(seat));
}
