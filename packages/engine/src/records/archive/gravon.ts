/** Reads a game of the Gravon archive: its XML, squares and results, unchanged. */

import { fail, ok, type Result } from '../../basics.ts';
import type { Cell } from '../../board.ts';
import type { Ending } from '../../position/position.ts';
import type { Seat } from '../../seats.ts';
import { quoted, type RecordFault } from '../record.ts';
import { parseXml, type XmlElement } from './xml.ts';

export interface GravonMove {
  readonly line: number;
  readonly from: Cell;
  readonly to: Cell;
}

export interface GravonGame {
  /** `classic`, `barrage`, `duell` ... */
  readonly type: string;
  readonly line: number;
  /** A letter a cell; fieldLetters.ts reads them. */
  readonly field: string;
  readonly fieldLine: number;
  readonly moves: readonly GravonMove[];
  readonly players: readonly [string, string];
  readonly result: GravonResult;
}

export interface GravonResult {
  readonly line: number;
  readonly type: number;
  /** Undefined for a draw. */
  readonly winner: Seat | undefined;
}

/** The types of results: Gravon's name, and our nearest ending. */
export const GRAVON_RESULTS: ReadonlyMap<number, { readonly name: string; readonly ending: Ending }> = new Map([
  [0, { name: 'unable to move', ending: 'immobile' }],
  [1, { name: 'flag', ending: 'flagCaptured' }],
  [2, { name: 'both unable to move', ending: 'bothImmobile' }],
  [3, { name: 'forfeit', ending: 'resigned' }],
  [4, { name: 'draw agreed', ending: 'agreed' }],
  [10, { name: 'both missing', ending: 'abandoned' }],
  [11, { name: "player's clock", ending: 'outOfTime' }],
  [12, { name: 'game clock', ending: 'outOfTime' }],
  [13, { name: 'clock and missing', ending: 'outOfTime' }],
  [14, { name: 'opponent missing', ending: 'abandoned' }],
]);

const WINNERS: ReadonlyMap<string, Seat | undefined> = new Map([
  ['1', 'red'],
  ['2', 'blue'],
  ['3', undefined],
]);

/** There is no column J; row ten is a colon. */
const COLUMNS = 'ABCDEFGHIK';
const ROWS = '123456789:';
const OUR_COLUMNS = 'abcdefghij';

type Parsed<T> = Result<T, RecordFault>;

export function parseGravon(xml: string): Parsed<GravonGame> {
  const root = parseXml(xml);
  if (!root.ok) return root;
  if (root.value.name !== 'stratego') return bad(root.value, `<stratego> is expected, not <${root.value.name}>`);
  const game = only(root.value, 'game');
  if (!game.ok) return game;
  const type = attribute(game.value, 'type');
  if (!type.ok) return type;
  const field = only(game.value, 'field');
  if (!field.ok) return field;
  const content = attribute(field.value, 'content');
  if (!content.ok) return content;
  const moves = readMoves(game.value.children.filter((child) => child.name === 'move'));
  if (!moves.ok) return moves;
  const players = readPlayers(game.value);
  if (!players.ok) return players;
  const result = only(game.value, 'result');
  if (!result.ok) return result;
  const read = readResult(result.value);
  if (!read.ok) return read;
  const { line } = game.value;
  return ok({
    type: type.value,
    line,
    field: content.value,
    fieldLine: field.value.line,
    moves: moves.value,
    players: players.value,
    result: read.value,
  });
}

function readMoves(elements: readonly XmlElement[]): Parsed<readonly GravonMove[]> {
  const moves: GravonMove[] = [];
  let last: number | undefined;
  for (const element of elements) {
    const id = element.attributes.get('id');
    if (id !== undefined) {
      const number = /^\d{1,7}$/.test(id) ? Number(id) : Number.NaN;
      if (Number.isNaN(number) || (last !== undefined && number !== last + 1)) return bad(element, `move ${quoted(id)} is out of order`);
      last = number;
    }
    const source = attribute(element, 'source');
    if (!source.ok) return source;
    const target = attribute(element, 'target');
    if (!target.ok) return target;
    const from = cellOfSquare(source.value);
    const to = cellOfSquare(target.value);
    if (from === undefined || to === undefined)
      return bad(element, `${quoted(from === undefined ? source.value : target.value)} is no square`);
    moves.push({ line: element.line, from, to });
  }
  return ok(moves);
}

function cellOfSquare(square: string): Cell | undefined {
  const column = COLUMNS.indexOf(square[0] ?? '?');
  const row = ROWS.indexOf(square[1] ?? '?');
  return square.length === 2 && column >= 0 && row >= 0 ? `${OUR_COLUMNS[column]}${row + 1}` : undefined;
}

function readPlayers(game: XmlElement): Parsed<readonly [string, string]> {
  const names = ['1', '2'].map((id) =>
    game.children.find((child) => child.name === 'player' && child.attributes.get('id') === id)?.text.trim(),
  );
  const [red, blue] = names;
  if (red === undefined || blue === undefined) return bad(game, `<player id="${red === undefined ? 1 : 2}"> is missing`);
  return ok([red, blue]);
}

function readResult(element: XmlElement): Parsed<GravonResult> {
  const type = attribute(element, 'type');
  if (!type.ok) return type;
  const winner = attribute(element, 'winner');
  if (!winner.ok) return winner;
  const number = /^\d{1,2}$/.test(type.value) ? Number(type.value) : -1;
  if (!GRAVON_RESULTS.has(number)) return bad(element, `${quoted(type.value)} is no type of result`);
  if (!WINNERS.has(winner.value)) return bad(element, `${quoted(winner.value)} is no winner`);
  return ok({ line: element.line, type: number, winner: WINNERS.get(winner.value) });
}

function only(parent: XmlElement, name: string): Parsed<XmlElement> {
  const found = parent.children.filter((child) => child.name === name);
  if (found.length === 0) return bad(parent, `<${name}> is missing`);
  return found.length === 1 ? ok(found[0]) : bad(found[1], `a second <${name}>`);
}

function attribute(element: XmlElement, name: string): Parsed<string> {
  const value = element.attributes.get(name);
  return value === undefined ? bad(element, `<${element.name}> has no ${name}`) : ok(value);
}

function bad(element: XmlElement, what: string): { ok: false; error: RecordFault } {
  return fail({ code: 'badGame', line: element.line, what });
}
