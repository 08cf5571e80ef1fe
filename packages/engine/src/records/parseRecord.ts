/** Reads `.flag` records: every line is understood or named in a fault; `replayRecord` checks whether the game is legal. */

import { fail, ok, type Result } from '../basics.ts';
import type { OptionValue } from '../edition/optionSpec.ts';
import { ENDINGS, LEAVE_REASONS } from '../position/position.ts';
import { OUTCOMES } from '../rules/outcome.ts';
import { isSeat, type Seat } from '../seats.ts';
import {
  FLAG_VERSION,
  HEADER_KEY,
  isReserved,
  LOTS_KEY,
  OPTION_PREFIX,
  OUTCOME_SIGNS,
  SHUFFLED_PREFIX,
  winnersText,
} from './formatRecord.ts';
import {
  type GameRecord,
  quoted,
  type RecordedAction,
  type RecordedDeed,
  type RecordedDeparture,
  type RecordedDeployment,
  type RecordedEnding,
  type RecordedLot,
  type RecordedMove,
  type RecordedShuffle,
  type RecordFault,
  type RecordFaultCode,
  type RecordHeader,
  WAIVERS,
} from './record.ts';
import { splitLines } from './splitLines.ts';
import { seatOfLetter } from './symbols.ts';

/** Number, seat, what was done, clock, comment. */
const ACTION = /^(\d{1,6}) ([rbgy]) ([^{;]+?)(?: \{(\d{1,4}):([0-5]\d):([0-5]\d)(?:\.(\d{3}))?\})?(?: ;(.*))?$/su;
const MOVE = /^([a-z]{1,12}\d{1,2})([-x])([a-z]{1,12}\d{1,2})(?: (\S)([<>=~])(\S))?$/su;
const DEED = /^([a-z][A-Za-z]{1,39}(?: [A-Za-z0-9]{1,40}){0,6})(?: =(\S))?$/su;
const LEFT = /^left ([A-Za-z]{1,20})(?: =([a-z]{1,12}\d{1,2}))?$/;
const ENDING = /^end: ([A-Za-z]{1,20}), (draw|(?:[a-z]{3,5} ){1,4}wins?)(?: ;(.*))?$/s;

export function parseRecord(text: string): Result<GameRecord, RecordFault> {
  const lines = splitLines(text);
  if (!lines.ok) return lines;
  const blank = lines.value.indexOf('');
  const head = readHeaders(blank < 0 ? lines.value : lines.value.slice(0, blank));
  if (!head.ok) return head;
  const body = new RecordBody();
  for (let at = blank < 0 ? lines.value.length : blank + 1; at < lines.value.length; at++) {
    const fault = body.read(lines.value[at], at + 1);
    if (fault !== undefined) return fail(fault);
  }
  const stray = body.finish();
  if (stray !== undefined) return fail(stray);
  const { deployments, lots, shuffles, starter, actions, remarks, ending } = body;
  return ok({ ...head.value, deployments, lots, shuffles, starter, actions, remarks, ending });
}

type RecordHead = Pick<GameRecord, 'edition' | 'revision' | 'options' | 'waived' | 'headers'>;

function readHeaders(lines: readonly string[]): Result<RecordHead, RecordFault> {
  if (!/^flagfall: \d{1,4}$/.test(lines[0] ?? ''))
    return fail({ code: 'notARecord', line: 1, what: `a record begins with "flagfall: ${FLAG_VERSION}"` });
  const reserved = new Map<string, { readonly value: string; readonly line: number }>();
  const options = new Map<string, OptionValue>();
  const headers: RecordHeader[] = [];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const colon = text.indexOf(':');
    const key = text.slice(0, Math.max(colon, 0));
    const value = text.slice(colon + 1).trim();
    if (!HEADER_KEY.test(key)) return fail({ code: 'badHeader', line, what: `${quoted(text)} is no header` });
    const option = key.startsWith(OPTION_PREFIX) ? key.slice(OPTION_PREFIX.length) : undefined;
    if (reserved.has(key) || (option !== undefined && options.has(option)))
      return fail({ code: 'twice', line, what: `${key} is given twice` });
    if (option !== undefined) options.set(option, /^\d{1,9}$/.test(value) ? Number(value) : value);
    else if (isReserved(key)) reserved.set(key, { value, line });
    else headers.push({ key, value });
  }
  const version = reserved.get('flagfall')?.value;
  if (Number(version) !== FLAG_VERSION)
    return fail({ code: 'notARecord', line: 1, what: `version ${version} of the format is not known here` });
  const edition = reserved.get('edition')?.value;
  if (edition === undefined || edition === '') return fail({ code: 'badHeader', line: lines.length, what: 'the edition is missing' });
  const revision = reserved.get('revision') ?? { value: '', line: lines.length };
  if (!/^[1-9]\d{0,5}$/.test(revision.value))
    return fail({ code: 'badHeader', line: revision.line, what: `revision ${quoted(revision.value)} is no number from 1 on` });
  const given = reserved.get('waived');
  const names = given?.value.split(' ') ?? [];
  const waived = WAIVERS.filter((waiver) => names.includes(waiver));
  if (waived.length !== names.length)
    return fail({
      code: 'badHeader',
      line: given?.line ?? 0,
      what: `${quoted(given?.value ?? '')}: only ${WAIVERS.join(' ')} can be waived`,
    });
  return ok({ edition, revision: Number(revision.value), options: Object.fromEntries(options), waived, headers });
}

/** What follows the headers, one line at a time. */
class RecordBody {
  readonly deployments: Partial<Record<Seat, RecordedDeployment>> = {};
  readonly lots: (readonly RecordedLot[])[] = [];
  readonly shuffles: RecordedShuffle[] = [];
  starter: Seat | undefined;
  readonly actions: RecordedAction[] = [];
  /** Comment lines and shuffles that wait for the next action. */
  remarks: string[] = [];
  #shuffled: RecordedShuffle[] = [];
  ending: RecordedEnding | undefined;

  read(text: string, line: number): RecordFault | undefined {
    const fault = (code: RecordFaultCode, what: string): RecordFault => ({ code, line, what });
    if (text === '') return undefined;
    if (this.ending !== undefined) return fault('badLine', 'the record goes on after its end');
    if (text.startsWith(';')) {
      this.remarks.push(text.slice(1).trim());
      return undefined;
    }
    if (/^\d/.test(text)) return this.#readAction(text, line);
    if (text.startsWith('end: ')) return this.#readEnding(text, line);
    const colon = text.indexOf(': ');
    const key = text.slice(0, Math.max(colon, 0));
    const value = text.slice(colon + 2).trim();
    if (key.startsWith(SHUFFLED_PREFIX)) {
      const shuffled = { line, pile: key.slice(SHUFFLED_PREFIX.length), cards: value.split(' ') };
      // The shuffles before the first action happened before play.
      (this.actions.length > 0 ? this.#shuffled : this.shuffles).push(shuffled);
      return undefined;
    }
    if (this.actions.length > 0) return fault('badLine', `${quoted(text)} is no action, comment or end`);
    if (key === 'starts' && isSeat(value)) {
      if (this.starter !== undefined) return fault('twice', 'starts is given twice');
      this.starter = value;
      return undefined;
    }
    if (key === LOTS_KEY) {
      const lots = value.split(' ').map((lot) => ({ seat: seatOfLetter(lot[0] ?? ''), symbol: lot.slice(1) }));
      if (!lots.every(({ seat, symbol }) => seat !== undefined && [...symbol].length === 1))
        return fault('badLine', `${quoted(text)} is no draw of lots`);
      this.lots.push(lots as readonly RecordedLot[]);
      return undefined;
    }
    if (!isSeat(key)) return fault('badLine', `${quoted(text)} is no deployment or action`);
    if (this.deployments[key] !== undefined) return fault('twice', `${key} deploys twice`);
    this.deployments[key] = { line, rows: value.split('/') };
    return undefined;
  }

  /** The fault that shows only when all lines have been read: a shuffle without an action after it. */
  finish(): RecordFault | undefined {
    const [stray] = this.#shuffled;
    return stray === undefined ? undefined : { code: 'badLine', line: stray.line, what: 'nothing was done after this shuffle' };
  }

  #readAction(text: string, line: number): RecordFault | undefined {
    const found = ACTION.exec(text);
    if (found === null) return { code: 'badLine', line, what: `${quoted(text)} is no action` };
    const [, number, letter, done, hours, minutes, seconds, thousandths, comment] = found;
    if (Number(number) !== this.actions.length + 1)
      return { code: 'badNumber', line, what: `action ${number} where ${this.actions.length + 1} is due` };
    const action = parseAction(done);
    if (typeof action === 'string') return { code: 'badLine', line, what: action === '' ? `${quoted(text)} is no action` : action };
    this.actions.push({
      line,
      seat: seatOfLetter(letter)!,
      ...action,
      ...(hours === undefined
        ? {}
        : { clockMs: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths ?? 0) }),
      ...(comment === undefined ? {} : { comment: comment.trim() }),
      ...(this.remarks.length === 0 ? {} : { remarks: this.remarks }),
      ...(this.#shuffled.length === 0 ? {} : { shuffled: this.#shuffled }),
    });
    this.remarks = [];
    this.#shuffled = [];
    return undefined;
  }

  #readEnding(text: string, line: number): RecordFault | undefined {
    const found = ENDING.exec(text);
    const ending = ENDINGS.find((known) => known === found?.[1]);
    const winners = found === null || found[2] === 'draw' ? [] : found[2].split(' ').slice(0, -1);
    if (found === null || ending === undefined || !winners.every(isSeat) || winnersText(winners) !== found[2])
      return { code: 'badLine', line, what: `${quoted(text)} is no ending` };
    if (new Set(winners).size < winners.length) return { code: 'twice', line, what: `a winner is named twice: ${winnersText(winners)}` };
    this.ending = { line, ending, winners, ...(found[3] === undefined ? {} : { comment: found[3].trim() }) };
    return undefined;
  }
}

type ParsedAction =
  | Pick<RecordedMove, 'type' | 'from' | 'to' | 'attack' | 'battle'>
  | Pick<RecordedDeed, 'type' | 'text' | 'drawn'>
  | Pick<RecordedDeparture, 'type' | 'why' | 'planted'>;

/** A move or a deed, or what is wrong with it. */
function parseAction(text: string): ParsedAction | string {
  const found = MOVE.exec(text);
  if (found === null) return parseLeaving(text) ?? parseDeedAction(text) ?? '';
  const [, from, sign, to, attacker, outcome, defender] = found;
  const attack = sign === 'x';
  if (attacker === undefined) return { type: 'move', from, to, attack };
  if (!attack) return 'a move has no outcome';
  return { type: 'move', from, to, attack, battle: { attacker, outcome: OUTCOMES[OUTCOME_SIGNS.indexOf(outcome)], defender } };
}

function parseDeedAction(text: string): ParsedAction | undefined {
  const found = DEED.exec(text);
  return found === null ? undefined : { type: 'deed', text: found[1], ...(found[2] === undefined ? {} : { drawn: found[2] }) };
}

function parseLeaving(text: string): ParsedAction | undefined {
  const found = LEFT.exec(text);
  const why = LEAVE_REASONS.find((known) => known === found?.[1]);
  return found === null || why === undefined ? undefined : { type: 'left', why, ...(found[2] === undefined ? {} : { planted: found[2] }) };
}
