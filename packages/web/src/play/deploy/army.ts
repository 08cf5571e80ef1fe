/** An army that is being set up: every piece of it is somewhere, on a cell of its home or still in the box. Pure. */

import type { Cell, Deployment, Rules } from '@flagfall/engine';

export interface Token {
  readonly id: number;
  readonly kind: string;
  /** Undefined in the box. */
  readonly cell: Cell | undefined;
}

export type Army = readonly Token[];

/** The whole army in its box, the highest rank first. */
export function boxedArmy({ kinds, edition }: Rules): Army {
  const ordered = [...kinds].sort((one, other) => (other.rank ?? -1) - (one.rank ?? -1));
  return ordered
    .flatMap(({ id }) => Array<string>(edition.army[id] ?? 0).fill(id))
    .map((kind, id): Token => ({ id, kind, cell: undefined }));
}

/** The army as a deployment has it; pieces that stand right already stay, so that only the others move. */
export function placedAs(army: Army, deployment: Deployment): Army {
  const stays = (token: Token): boolean => token.cell !== undefined && deployment[token.cell] === token.kind;
  const taken = new Set(army.filter(stays).map(({ cell }) => cell));
  const free = Object.entries(deployment).filter(([cell]) => !taken.has(cell));
  return army.map((token) => {
    if (stays(token)) return token;
    const at = free.findIndex(([, kind]) => kind === token.kind);
    const [cell] = at < 0 ? [undefined] : free.splice(at, 1)[0];
    return { ...token, cell };
  });
}

/** Puts a piece on a cell, or back into the box; who stands there goes where it came from. */
export function put(army: Army, id: number, cell: Cell | undefined): Army {
  const moved = army.find((token) => token.id === id);
  if (moved === undefined) return army;
  return army.map((token) => {
    if (token.id === id) return { ...token, cell };
    return cell !== undefined && token.cell === cell ? { ...token, cell: moved.cell } : token;
  });
}

/** Left becomes right, row by row. */
export function mirrored(army: Army, rows: readonly (readonly Cell[])[]): Army {
  const opposite = new Map(rows.flatMap((row) => row.map((cell, at): [Cell, Cell] => [cell, row[row.length - 1 - at]])));
  return army.map((token) => ({ ...token, cell: token.cell === undefined ? undefined : opposite.get(token.cell) }));
}

export function deploymentFor(army: Army): Deployment {
  return Object.fromEntries(army.flatMap(({ kind, cell }): [Cell, string][] => (cell === undefined ? [] : [[cell, kind]])));
}

export function tokenOn(army: Army, cell: Cell): Token | undefined {
  return army.find((token) => token.cell === cell);
}

/** The next piece of a kind in the box. */
export function nextInBox(army: Army, kind: string): Token | undefined {
  return army.find((token) => token.kind === kind && token.cell === undefined);
}
