/**
 * Games that end with a move against the chase rule (data/README.md): a field, then a number for each ply, seen from the mover's side. Every move is
 * legal but the last, which REP-4 forbids.
 */

import { fail, ok, type Result } from '../../basics.ts';
import type { Cell } from '../../board.ts';
import { refusalFor, submit } from '../../play/submit.ts';
import { newPosition, type Position } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS } from '../../seats.ts';
import { quoted, type RecordFault } from '../record.ts';
import { refusalText } from '../refusalText.ts';
import { splitLines } from '../splitLines.ts';
import { deploymentsOfField } from './fieldLetters.ts';

export interface ArchiveChaseMove {
  readonly line: number;
  readonly from: Cell;
  readonly to: Cell;
}

export interface ArchiveChaseGame {
  /** A letter a cell; fieldLetters.ts reads them. */
  readonly field: string;
  /** The last one breaks the chase rule. */
  readonly moves: readonly ArchiveChaseMove[];
}

const SIDE = 10;
const CELLS = SIDE * SIDE;
/** A move along a column or a row goes to one of nine other cells. */
const OTHERS = SIDE - 1;

export function parseChase(text: string): Result<ArchiveChaseGame, RecordFault> {
  const lines = splitLines(text);
  if (!lines.ok) return lines;
  const [field, ...rest] = lines.value;
  if (!/^[A-Za-z_]{100}$/.test(field)) return fail({ code: 'badGame', line: 1, what: `${quoted(field)} is no field of ${CELLS} letters` });
  const moves: ArchiveChaseMove[] = [];
  for (const [index, written] of rest.entries()) {
    if (written === '') continue;
    const move = moveOf(written.trim(), moves.length % 2 === 1);
    if (move === undefined) return fail({ code: 'badGame', line: index + 2, what: `${quoted(written)} is no move` });
    moves.push({ line: index + 2, ...move });
  }
  if (moves.length === 0) return fail({ code: 'badGame', line: 2, what: 'there are no moves' });
  return ok({ field, moves });
}

/** `from + 100 * way`: nine ways along the column, then nine along the row, the cell itself left out. Blue sees the board turned round. */
function moveOf(written: string, turned: boolean): Omit<ArchiveChaseMove, 'line'> | undefined {
  const number = /^\d{1,4}$/.test(written) ? Number(written) : Number.NaN;
  const from = number % CELLS;
  const way = Math.floor(number / CELLS);
  if (Number.isNaN(number) || way >= 2 * OTHERS) return undefined;
  const row = Math.floor(from / SIDE);
  const column = from % SIDE;
  const to = way < OTHERS ? skip(way, row) * SIDE + column : row * SIDE + skip(way - OTHERS, column);
  return { from: cellName(turned ? CELLS - 1 - from : from), to: cellName(turned ? CELLS - 1 - to : to) };
}

function skip(index: number, own: number): number {
  return index >= own ? index + 1 : index;
}

function cellName(square: number): Cell {
  return `${'abcdefghij'[square % SIDE]}${Math.floor(square / SIDE) + 1}`;
}

/** Plays the game up to the forbidden move, which must be refused as a chase; the rules have no quiet limit. */
export function replayChase(rules: Rules, game: ArchiveChaseGame): Result<Position, RecordFault> {
  const deployments = deploymentsOfField(rules, game.field, 1);
  if (!deployments.ok) return deployments;
  const position = newPosition(rules, 0);
  for (const seat of rules.seats) submit(position, seat, { type: 'deploy', deployment: deployments.value[seat] ?? {} });
  for (const [index, { line, from, to }] of game.moves.entries()) {
    const seat = SEATS[index % rules.seats.length];
    const move = `move ${index + 1}, ${seat} ${from}-${to}`;
    if (index === game.moves.length - 1) {
      const refusal = refusalFor(position, seat, { type: 'move', from, to });
      if (refusal?.code === 'chase') return ok(position);
      return fail({
        code: 'notRefused',
        line,
        what: `${move}: ${refusal === undefined ? 'allowed' : refusalText(refusal)}, the chase rule should forbid it`,
      });
    }
    const played = submit(position, seat, { type: 'move', from, to });
    if (!played.ok) return fail({ code: 'refused', line, what: `${move}: refused, ${refusalText(played.error)}` });
  }
  return ok(position);
}
