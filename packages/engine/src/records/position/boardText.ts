/** The board as text: rows from the north joined by '/', a piece as seat letter and kind symbol with marks, a number for empty cells. */

import { fail, ok, type Result } from '../../basics.ts';
import { hasMoved, hasRun, isExposed, kindOf, type Position, pieceOn, seatOf, shownTo } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS, seatIndex } from '../../seats.ts';
import { kindOfSymbol, rowsAsDrawn, SEAT_LETTERS, seatOfLetter } from '../symbols.ts';
import type { PositionFault } from './positionFault.ts';

/** The marks of a piece: it moved, it ran (and so moved), all seats know it (`!{rg}` when only some do), it lies open. */
const Mark = { MOVED: "'", RAN: '"', SHOWN: '!', EXPOSED: '^' } as const;
const OBSTACLE = '#';

/** A piece as it stands in the text. */
export interface TextPiece {
  readonly seat: number;
  readonly kind: number;
  readonly cell: number;
  readonly moved: boolean;
  readonly ran: boolean;
  readonly shownTo: number;
  readonly exposed: boolean;
}

export function formatBoard(position: Position): string {
  return rowsAsDrawn(position.rules.board)
    .map((row) => formatRow(position, row))
    .join('/');
}

function formatRow(position: Position, row: readonly number[]): string {
  const { board, kinds } = position.rules;
  let text = '';
  let empty = 0;
  const closeGap = (): void => {
    if (empty > 0) text += empty;
    empty = 0;
  };
  for (const cell of row) {
    const piece = pieceOn(position, cell);
    if (piece < 0 && !board.obstacle[cell]) {
      empty++;
      continue;
    }
    closeGap();
    text +=
      piece < 0 ? OBSTACLE : `${SEAT_LETTERS[seatOf(position, piece)]}${kinds[kindOf(position, piece)].symbol}${marksOf(position, piece)}`;
  }
  closeGap();
  return text;
}

function marksOf(position: Position, piece: number): string {
  const moved = hasRun(position, piece) ? Mark.RAN : hasMoved(position, piece) ? Mark.MOVED : '';
  return isExposed(position, piece) ? moved + Mark.EXPOSED : moved + formatShown(position, piece);
}

/** The seats that were shown a piece: nothing, `!` for all, or `!{rg}`. */
export function formatShown(position: Position, piece: number): string {
  const others = othersOf(position.rules, seatOf(position, piece));
  const shown = shownTo(position, piece) & others;
  if (shown === 0 || shown === others) return shown === 0 ? '' : Mark.SHOWN;
  return `${Mark.SHOWN}{${[...SEAT_LETTERS].filter((_, seat) => (shown >> seat) & 1).join('')}}`;
}

/** The seats of a text that `formatShown` wrote, a bit each; all seats where all others saw it; undefined when it makes no sense. */
export function parseShown(rules: Rules, seat: number, shown: string, eyes: string | undefined): number | undefined {
  const others = othersOf(rules, seat);
  const some = [...(eyes ?? '')].reduce((mask, one) => mask | (1 << SEAT_LETTERS.indexOf(one)), 0);
  if (eyes !== undefined && (shown !== Mark.SHOWN || (some & ~others) !== 0 || some < 0)) return undefined;
  return shown === '' ? 0 : eyes === undefined ? (1 << SEATS.length) - 1 : some;
}

/** Every seat but one, a bit each. */
function othersOf(rules: Rules, seat: number): number {
  return ((1 << rules.seats.length) - 1) & ~(1 << seat);
}

export function parseBoard(rules: Rules, text: string): Result<readonly TextPiece[], PositionFault> {
  const rows = rowsAsDrawn(rules.board);
  const written = text.split('/');
  if (written.length !== rows.length) return fail({ code: 'rowCount', at: `${written.length} rows, the board has ${rows.length}` });
  const pieces: TextPiece[] = [];
  for (const [index, row] of rows.entries()) {
    const fault = parseRow(rules, written[index], row, pieces);
    if (fault !== undefined) return fail({ ...fault, at: `row ${rules.board.layout[row[0]].row + 1}: ${fault.at}` });
  }
  return ok(pieces);
}

function parseRow(rules: Rules, text: string, row: readonly number[], pieces: TextPiece[]): PositionFault | undefined {
  const { board } = rules;
  // Seat, kind, moved or ran, shown, to whom.
  const token = /(\d{1,3})|(#)|(.)(.)(['"]?)([!^]?)(?:\{([a-z]{1,4})\})?/gsuy;
  let at = 0;
  while (token.lastIndex < text.length) {
    const rest = text.slice(token.lastIndex, token.lastIndex + 12);
    const found = token.exec(text);
    if (found === null) return { code: 'unknownLetter', at: rest };
    const [whole, gap, obstacle, letter, symbol, moved, shown, eyes] = found;
    const count = gap === undefined ? 1 : Number(gap);
    if (gap?.startsWith('0')) return { code: 'badNumber', at: whole };
    if (at + count > row.length) return { code: 'cellCount', at: `more than ${row.length} cells` };
    for (const cell of row.slice(at, at + count))
      if ((board.obstacle[cell] === 1) !== (obstacle !== undefined)) return { code: 'obstacle', at: board.cells[cell] };
    at += count;
    if (letter === undefined) continue;
    const piece = parsePiece(rules, row[at - 1], letter, symbol, moved, shown, eyes);
    if (!piece.ok) return piece.error;
    pieces.push(piece.value);
  }
  return at === row.length ? undefined : { code: 'cellCount', at: `${at} cells, the row has ${row.length}` };
}

function parsePiece(
  rules: Rules,
  cell: number,
  letter: string,
  symbol: string,
  motion: string,
  shown: string,
  eyes: string | undefined,
): Result<TextPiece, PositionFault> {
  const at = rules.board.cells[cell];
  const seat = seatOfLetter(letter);
  if (seat === undefined || !rules.seats.includes(seat)) return fail({ code: 'unknownLetter', at: `${at}: seat ${letter}` });
  const kind = kindOfSymbol(rules, symbol);
  if (kind < 0) return fail({ code: 'unknownLetter', at: `${at}: kind ${symbol}` });
  const { moves } = rules.kinds[kind];
  const ran = motion === Mark.RAN;
  const moved = ran || motion === Mark.MOVED;
  if ((moved && moves === 'never') || (ran && moves !== 'run')) return fail({ code: 'badMark', at: `${at}: ${motion}` });
  const shownTo = parseShown(rules, seatIndex(seat), shown, eyes);
  if (shownTo === undefined) return fail({ code: 'badMark', at: `${at}: {${eyes}}` });
  return ok({ seat: seatIndex(seat), kind, cell, moved, ran, shownTo, exposed: shown === Mark.EXPOSED });
}
