/** Parses and formats the lines of the bot protocol. translateMoves.ts says what they mean for the game. */

import type { Seat } from '@flagfall/engine';
import { BOT_BOARD_SIZE, type BotDirection, DIRECTIONS, type DirectedMove } from './coordinates.ts';

export const RESULTS = ['KILLS', 'DIES', 'BOTHDIE'] as const;
export type BattleResult = (typeof RESULTS)[number];

export interface BattleReport {
  readonly result: BattleResult;
  /** Letters. */
  readonly attacker: string;
  readonly defender: string;
}

/** A move and, after an attack, its outcome. */
export interface ReportedMove {
  readonly way: DirectedMove;
  readonly battle: BattleReport | undefined;
}

/** A message of the manager to a bot. */
export type ManagerLine =
  | { readonly type: 'colour'; readonly seat: Seat; readonly opponent: string }
  | { readonly type: 'start' }
  | { readonly type: 'move'; readonly move: ReportedMove }
  | { readonly type: 'row'; readonly row: string }
  | { readonly type: 'quit' };

const ROW = new RegExp(`^[.+#1-9sBF]{${BOT_BOARD_SIZE}}$`);
const WAY = `(\\d+) (\\d+) (${Object.keys(DIRECTIONS).join('|')})(?: (\\d+))?`;
const BATTLE = `(${RESULTS.join('|')}) ([1-9sBF]) ([1-9sBF])`;
const MOVE = new RegExp(`^${WAY} (?:OK|${BATTLE})$`);
const ANSWER = new RegExp(`^${WAY}$`);
const COLOUR = new RegExp(`^(RED|BLUE) (?:(.*) )?${BOT_BOARD_SIZE} ${BOT_BOARD_SIZE}$`);

/** Undefined for an unknown line. */
export function readManagerLine(text: string): ManagerLine | undefined {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line === 'START') return { type: 'start' };
  if (/^QUIT\b/.test(line)) return { type: 'quit' };
  if (ROW.test(line)) return { type: 'row', row: line };
  const colour = COLOUR.exec(line);
  if (colour !== null) return { type: 'colour', seat: colour[1] === 'RED' ? 'red' : 'blue', opponent: colour[2] ?? '' };
  const move = MOVE.exec(line);
  return move === null ? undefined : { type: 'move', move: { way: wayIn(move), battle: battleIn(move) } };
}

/** The answer of a bot on its turn; undefined if it is neither a move nor a resignation. */
export function readBotMove(text: string): DirectedMove | 'SURRENDER' | undefined {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line === 'SURRENDER') return line;
  const move = ANSWER.exec(line);
  return move === null ? undefined : wayIn(move);
}

/** A single step is written without its number, because some bots know no other form. */
export function directedMoveText({ x, y, direction, steps }: DirectedMove): string {
  return `${x} ${y} ${direction}${steps > 1 ? ` ${steps}` : ''}`;
}

export function moveText({ way, battle }: ReportedMove): string {
  return `${directedMoveText(way)} ${battle === undefined ? 'OK' : `${battle.result} ${battle.attacker} ${battle.defender}`}`;
}

export function colourText(seat: Seat, opponent: string): string {
  return `${seat.toUpperCase()} ${opponent} ${BOT_BOARD_SIZE} ${BOT_BOARD_SIZE}`;
}

function wayIn([, x, y, direction, steps = '1']: RegExpExecArray): DirectedMove {
  return { x: Number(x), y: Number(y), direction: direction as BotDirection, steps: Number(steps) };
}

function battleIn([, , , , , result, attacker, defender]: RegExpExecArray): BattleReport | undefined {
  return result === undefined ? undefined : { result: result as BattleResult, attacker, defender };
}
