/**
 * Writes `.flag` records, version 1: headers, deployments, one line an action, the end.
 *
 *     flagfall: 1
 *     edition: barrage
 *     revision: 1
 *     option board: 10x10
 *     red: Ann
 *     blue: Bob
 *
 *     red: 2M..9S..../........../...B....3./...F.....2
 *     blue: ...
 *
 *     1 r e4-e5
 *     2 b e7xe5 2<9 {0:04:59} ; a costly look
 *     3 r sword e4 e5 f4
 *     4 b card reinforcement =7
 *     end: resigned, red wins
 */

import { assert, neverHere } from '../basics.ts';
import { OUTCOMES } from '../rules/outcome.ts';
import { SEATS, type Seat } from '../seats.ts';
import type { GameRecord, RecordedAction, RecordedMove, RecordedShuffle } from './record.ts';
import { LINE_MAX } from './splitLines.ts';
import { seatLetter } from './symbols.ts';

export const FLAG_VERSION = 1;
/** Headers that the format itself reads. */
export const RESERVED_HEADERS = ['flagfall', 'edition', 'revision', 'waived'] as const;
export const OPTION_PREFIX = 'option ';
/** Begins a line with the order of a pile of cards. */
export const SHUFFLED_PREFIX = 'shuffled ';
/** Begins a line with the lots of one draw: `lots: r5 bF`. */
export const LOTS_KEY = 'lots';
/** Before the result of chance in an action: the piece that came out of a bag, the zone of a flag. */
export const CHANCE_SIGN = '=';
export const HEADER_KEY = /^[A-Za-z][A-Za-z0-9]{0,39}(?: [A-Za-z][A-Za-z0-9]{0,39})?$/;
/** A clock of the format has at most four digits for its hours. */
const CLOCK_MAX = 9_999 * 3_600_000;
/** attackerWins, defenderWins, bothCaptured, nobodyCaptured. */
export const OUTCOME_SIGNS = '><=~';

/** The text of a record. Names and comments cannot leave their own line. */
export function formatRecord(record: GameRecord): string {
  const lines = [`flagfall: ${FLAG_VERSION}`, `edition: ${record.edition}`, `revision: ${record.revision}`];
  if (record.waived.length > 0) lines.push(`waived: ${record.waived.join(' ')}`);
  for (const [key, value] of Object.entries(record.options)) lines.push(`${OPTION_PREFIX}${key}: ${value}`);
  for (const { key, value } of record.headers) {
    assert(HEADER_KEY.test(key) && !isReserved(key), `${key} can be the key of a header`);
    lines.push(`${key}: ${oneLine(value)}`.trimEnd());
  }
  lines.push('');
  for (const seat of SEATS) {
    const deployment = record.deployments[seat];
    if (deployment !== undefined) lines.push(`${seat}: ${deployment.rows.join('/')}`);
  }
  for (const lots of record.lots) lines.push(`${LOTS_KEY}: ${lots.map(({ seat, symbol }) => `${seatLetter(seat)}${symbol}`).join(' ')}`);
  lines.push(...record.shuffles.map(shuffleText));
  if (record.starter !== undefined) lines.push(`starts: ${record.starter}`);
  lines.push('');
  record.actions.forEach((action, index) => {
    lines.push(...(action.remarks ?? []).map(remarkText), ...(action.shuffled ?? []).map(shuffleText), actionText(action, index + 1));
  });
  lines.push(...record.remarks.map(remarkText));
  const { ending } = record;
  if (ending !== undefined) lines.push(`end: ${ending.ending}, ${winnersText(ending.winners)}${commentText(ending.comment)}`);
  return `${lines.join('\n')}\n`;
}

/** `draw`, `red wins`, `red gold win`. */
export function winnersText(winners: readonly Seat[]): string {
  if (winners.length === 0) return 'draw';
  return `${winners.join(' ')} ${winners.length === 1 ? 'wins' : 'win'}`;
}

export function isReserved(key: string): boolean {
  return (RESERVED_HEADERS as readonly string[]).includes(key) || key.startsWith(OPTION_PREFIX);
}

function actionText(action: RecordedAction, number: number): string {
  const { seat, clockMs, comment } = action;
  const clock = clockMs === undefined ? '' : ` {${clockText(clockMs)}}`;
  return `${number} ${seatLetter(seat)} ${doneText(action)}${clock}${commentText(comment)}`;
}

function doneText(action: RecordedAction): string {
  const luck = (given: string | undefined): string => (given === undefined ? '' : ` ${CHANCE_SIGN}${given}`);
  switch (action.type) {
    case 'move':
      return moveText(action);
    case 'deed':
      return `${action.text}${luck(action.drawn)}`;
    case 'left':
      return `left ${action.why}${luck(action.planted)}`;
    default:
      return neverHere(action);
  }
}

function shuffleText({ pile, cards }: RecordedShuffle): string {
  return `${SHUFFLED_PREFIX}${pile}: ${cards.join(' ')}`;
}

function moveText({ from, to, attack, battle }: RecordedMove): string {
  const met = battle === undefined ? '' : ` ${battle.attacker}${OUTCOME_SIGNS[OUTCOMES.indexOf(battle.outcome)]}${battle.defender}`;
  return `${from}${attack ? 'x' : '-'}${to}${met}`;
}

function clockText(shownMs: number): string {
  const clockMs = Math.min(Math.max(shownMs, 0), CLOCK_MAX);
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(clockMs / 1000);
  const rest = Math.floor(clockMs % 1000);
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
}

function commentText(comment: string | undefined): string {
  return comment === undefined ? '' : ` ${remarkText(comment)}`;
}

function remarkText(remark: string): string {
  return `; ${oneLine(remark)}`.trimEnd();
}

/** A new line in a name must not become a line of the record, and a long one must not be cut inside a character. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LINE_MAX / 2)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
