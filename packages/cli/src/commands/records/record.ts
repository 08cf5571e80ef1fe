/** `flagfall record show`: prints a record so that a person can follow it. */

import { findEdition } from '@flagfall/editions';
import {
  type GameRecord,
  kindOf,
  observe,
  type Position,
  parseRecord,
  pieceOn,
  type RecordedAction,
  type Rules,
  replayRecord,
  rulesForRecord,
  SEATS,
  seatLetter,
  seatOf,
  winnersText,
} from '@flagfall/engine';
import { UsageError } from '../../arguments.ts';
import type { CommandIo } from '../../io.ts';
import { plainIo } from './plainIo.ts';
import { readGameText } from './recordFiles.ts';

const SIGNS = {
  attackerWins: 'beats',
  defenderWins: 'falls to',
  bothCaptured: 'falls with',
  nobodyCaptured: 'strikes in vain at',
} as const;
const NUMBER_WIDTH = 5;

export async function run(args: readonly string[], terminal: CommandIo): Promise<number> {
  const io = plainIo(terminal);
  const [verb, file, ...surplus] = args;
  if (verb !== 'show' || file === undefined || surplus.length > 0) throw new UsageError('record show FILE');
  const text = await readGameText(file);
  if (!text.ok) {
    io.error(`${file}: ${text.error}`);
    return 1;
  }
  const record = parseRecord(text.value);
  if (!record.ok) {
    io.error(`${file}${record.error.line > 0 ? `:${record.error.line}` : ''}: ${record.error.what}`);
    return 1;
  }
  return show(record.value, file, io);
}

/** Shows as much as can be replayed; if the rules disagree, a last line says so. */
function show(record: GameRecord, file: string, io: CommandIo): number {
  for (const line of headerLines(record)) io.out(line);
  const rules = rulesForRecord(record, findEdition);
  if (!rules.ok) {
    io.error(`${file}: ${rules.error.what}`);
    return 1;
  }
  let shown = 0;
  const replayed = replayRecord(rules.value, record, ({ action, position }) => {
    if (action === undefined) {
      // Lots may come before the deployments.
      if (observe(position, 'audience').deployed.length === rules.value.seats.length)
        for (const line of ['', ...boardLines(position), '']) io.out(line);
      return;
    }
    shown++;
    for (const line of actionLines(rules.value, action, shown)) io.out(line);
  });
  for (const remark of record.remarks) io.out(`${' '.repeat(NUMBER_WIDTH)}  ; ${remark}`);
  if (!replayed.ok) {
    io.error(`${file}${replayed.error.line > 0 ? `:${replayed.error.line}` : ''}: ${replayed.error.what}`);
    return 1;
  }
  const { ending } = record;
  io.out(
    ending === undefined
      ? 'not finished'
      : `${ending.ending}: ${winnersText(ending.winners)}${ending.comment === undefined ? '' : `  ; ${ending.comment}`}`,
  );
  return 0;
}

function headerLines(record: GameRecord): readonly string[] {
  const options = Object.entries(record.options).map(([key, value]) => [key, String(value)] as const);
  const waived = record.waived.map((rule) => ['without', rule] as const);
  const rest = record.headers.map(({ key, value }) => [key, value] as const);
  const all = [['edition', `${record.edition}, revision ${record.revision}`] as const, ...options, ...waived, ...rest];
  const width = Math.max(...all.map(([key]) => key.length));
  return all.map(([key, value]) => `${key.padEnd(width)}  ${value}`);
}

/** The board with both sides open: seat letter and symbol, '##' for a lake, '.' for an empty cell. */
function boardLines(position: Position): readonly string[] {
  const { board, kinds } = position.rules;
  if (!board.isGrid) return territoryLines(position);
  const lines: string[] = [];
  for (let row = board.rows - 1; row >= 0; row--) {
    const cells = board.layout.flatMap((place, cell) => (place.row === row ? [cell] : []));
    const words = cells.map((cell) => {
      const piece = pieceOn(position, cell);
      if (piece >= 0) return `${seatLetter(SEATS[seatOf(position, piece)])}${kinds[kindOf(position, piece)].symbol}`;
      return board.obstacle[cell] ? '##' : ' .';
    });
    lines.push(`${String(row + 1).padStart(2)}  ${words.join(' ')}`);
  }
  const names = board.layout.flatMap((place, cell) => (place.row === 0 ? [board.cells[cell].replace(/\d+$/, '').padStart(2)] : []));
  return [...lines, `    ${names.join(' ')}`];
}

/** A map: a line for each territory, its zones in order. */
function territoryLines(position: Position): readonly string[] {
  const { board, kinds } = position.rules;
  const textOn = (cell: string): string => {
    const piece = pieceOn(position, board.indexOf.get(cell)!);
    return piece < 0 ? ' .' : `${seatLetter(SEATS[seatOf(position, piece)])}${kinds[kindOf(position, piece)].symbol}`;
  };
  return [...board.tags]
    .filter(([tag]) => tag.startsWith('territory:'))
    .map(([, cells]) => cells.map((cell) => `${cell} ${textOn(cell)}`).join('  '));
}

function actionLines(rules: Rules, action: RecordedAction, number: number): readonly string[] {
  const { seat, clockMs, comment } = action;
  const clock =
    clockMs === undefined ? '' : `  (${Math.floor(clockMs / 60_000)}:${String(Math.floor(clockMs / 1000) % 60).padStart(2, '0')})`;
  const remarks = (action.remarks ?? []).map((remark) => `${' '.repeat(NUMBER_WIDTH)}  ; ${remark}`);
  const said = comment === undefined ? '' : `  ; ${comment}`;
  return [...remarks, `${String(number).padStart(NUMBER_WIDTH)}  ${seat.padEnd(5)} ${doneText(rules, action)}${clock}${said}`];
}

/** A move with its battle, or a deed. */
function doneText(rules: Rules, action: RecordedAction): string {
  if (action.type === 'deed') return action.text;
  if (action.type === 'left') return `leaves (${action.why})`;
  const { from, to, attack, battle } = action;
  const nameOf = (symbol: string): string => rules.kinds.find((kind) => kind.symbol === symbol)?.id ?? symbol;
  const met = battle === undefined ? '' : `  ${nameOf(battle.attacker)} ${SIGNS[battle.outcome]} ${nameOf(battle.defender)}`;
  return `${from}${attack ? 'x' : '-'}${to}${met}`;
}
