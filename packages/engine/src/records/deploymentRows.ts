/** A deployment as rows of symbols, as the board is drawn: '.' for an empty cell. */

import { fail, ok, type Result } from '../basics.ts';
import type { Cell } from '../board.ts';
import type { Rules } from '../rules/rules.ts';
import { type Seat, seatIndex } from '../seats.ts';
import type { Deployment, DeploymentFault } from '../types.ts';
import { quoted, type RecordedDeployment, type RecordFault } from './record.ts';
import { kindOfSymbol, rowsAsDrawn } from './symbols.ts';

const EMPTY = '.';

export function formatDeploymentRows(rules: Rules, seat: Seat, deployment: Deployment): readonly string[] {
  const symbols = new Map(rules.kinds.map((kind) => [kind.id, kind.symbol]));
  return homeRows(rules, seat).map((row) => row.map((cell) => symbols.get(deployment[rules.board.cells[cell]]) ?? EMPTY).join(''));
}

export function parseDeploymentRows(rules: Rules, seat: Seat, { line, rows }: RecordedDeployment): Result<Deployment, RecordFault> {
  const bad = (what: string): { ok: false; error: RecordFault } => fail({ code: 'badDeployment', line, what: `${seat}: ${what}` });
  const home = homeRows(rules, seat);
  if (rows.length !== home.length) return bad(`${rows.length} rows, there are ${home.length}`);
  const placed: [Cell, string][] = [];
  for (const [index, row] of home.entries()) {
    const symbols = [...rows[index]];
    if (symbols.length !== row.length) return bad(`row ${quoted(rows[index])} has ${symbols.length} cells, not ${row.length}`);
    for (const [column, symbol] of symbols.entries()) {
      if (symbol === EMPTY) continue;
      const kind = kindOfSymbol(rules, symbol);
      if (kind < 0) return bad(`${quoted(symbol)} on ${rules.board.cells[row[column]]} is no piece of this game`);
      placed.push([rules.board.cells[row[column]], rules.kinds[kind].id]);
    }
  }
  return ok(Object.fromEntries(placed));
}

/** The cells a seat deploys on, as they are drawn; the whole board where that is decided during the game. */
function homeRows(rules: Rules, seat: Seat): readonly (readonly number[])[] {
  return rules.extension?.homeOf === undefined ? rowsAsDrawn(rules.board, rules.homes[seatIndex(seat)]) : rowsAsDrawn(rules.board);
}

/** A fault of a deployment in a few words. */
export function deploymentFaultText(fault: DeploymentFault): string {
  switch (fault.code) {
    case 'unknownCell':
    case 'emptyTerritory':
      return `${fault.code} ${fault.cell}`;
    case 'outsideHome':
    case 'unknownKind':
      return `${fault.code}: ${fault.kind} on ${fault.cell}`;
    case 'tooMany':
      return `${fault.code}: ${fault.placed} ${fault.kind}, ${fault.allowed} allowed`;
    case 'tooFew':
      return `${fault.code}: ${fault.placed} ${fault.kind}, ${fault.required} required`;
  }
}
