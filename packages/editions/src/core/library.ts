/** Deployments written as a player sees them from his own side, for players who want a start and for the computer. */

import { assert, type Cell, type Deployment, type Edition, type Options, type Seat } from '@flagfall/engine';
import type { Battlefield } from '@flagfall/engine/edition';

/** Front row first, one symbol a cell from left to right, '.' for an empty cell. */
export interface NamedDeployment {
  readonly name: string;
  readonly rows: readonly string[];
}

/** The deployments of an edition; options may choose another board and so another list. */
export type DeploymentLibrary = (options: Options) => readonly NamedDeployment[];

/** Reads a page of deployments: a name, then its rows; a blank line before the next. */
export function parseLibrary(page: string): readonly NamedDeployment[] {
  return page
    .trim()
    .split(/\n\s*\n/)
    .map((entry) => {
      const [name, ...rows] = entry.trim().split(/\s*\n\s*/);
      return { name, rows };
    });
}

/** Puts a written deployment on the cells of a seat. The player in the north sees the board turned round. */
export function deploymentFromLibrary(
  game: { readonly edition: Edition; readonly options: Options },
  seat: Seat,
  named: NamedDeployment,
): Deployment {
  const symbols = new Map(game.edition.kinds.map((kind) => [kind.symbol, kind.id]));
  const cells = homeRows(game.edition.battlefield(game.options), seat);
  assert(named.rows.length === cells.length, `"${named.name}" has ${cells.length} rows`);
  const placed: [Cell, string][] = [];
  named.rows.forEach((row, depth) => {
    assert(row.length === cells[depth].length, `row ${depth + 1} of "${named.name}" has ${cells[depth].length} cells`);
    [...row].forEach((symbol, column) => {
      if (symbol === '.') return;
      const kind = symbols.get(symbol);
      assert(kind !== undefined, `${symbol} in "${named.name}" is the symbol of a kind`);
      placed.push([cells[depth][column], kind]);
    });
  });
  return Object.fromEntries(placed);
}

/** Rows that may be of an older revision: surplus pieces of a kind become the kind that it was split into (`Edition.split`), from the first row on. */
export function readRows({ kinds, army, split = {} }: Edition, rows: readonly string[]): readonly string[] {
  const placed = new Map<string, number>();
  return rows.map((row) =>
    [...row]
      .map((symbol) => {
        const kind = kinds.find((one) => one.symbol === symbol)?.id ?? '';
        const count = (placed.get(kind) ?? 0) + 1;
        placed.set(kind, count);
        const other = count > (army[kind] ?? 0) ? split[kind] : undefined;
        return other === undefined ? symbol : (kinds.find(({ id }) => id === other)?.symbol ?? symbol);
      })
      .join(''),
  );
}

/** The home cells of a seat as it sees them: front row first, each row from its left to its right. */
export function homeRows({ board, homes }: Battlefield, seat: Seat): readonly (readonly Cell[])[] {
  const home = (homes[seat] ?? []).map((cell) => ({ cell, ...board.layout[board.indexOf.get(cell)!] }));
  const facesNorth = Math.min(...home.map(({ row }) => row)) === 0;
  const turn = facesNorth ? 1 : -1;
  const rows = [...new Set(home.map(({ row }) => row))].sort((a, b) => turn * (b - a));
  return rows.map((row) =>
    home
      .filter((place) => place.row === row)
      .sort((a, b) => turn * (a.column - b.column))
      .map(({ cell }) => cell),
  );
}
