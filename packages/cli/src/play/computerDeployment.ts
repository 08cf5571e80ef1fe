/**
 * How the computer sets up its army: a deployment of the library, changed so that the outline of the army does not give the flag away.
 * The flag, the bombs and whoever stands beside the flag keep their places; the flag always has somebody before it on its file.
 */

import { homeRows, libraryDeployment, type NamedDeployment } from '@flagfall/editions';
import {
  type Cell,
  type Chance,
  type Deployment,
  pick,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  shuffled,
} from '@flagfall/engine';
import { isStuck } from './deployState.ts';

/** One in so many of the pieces that may walk changes places with another. */
const SWAPS_PER_PIECE = 1 / 4;

export function computerDeployment(rules: Rules, seat: Seat, library: readonly NamedDeployment[], chance: Chance): Deployment {
  for (;;) {
    const draft = varied(rules, seat, drawn(rules, seat, library, chance), chance);
    if (draft !== undefined && !isStuck({ deployment: draft }, { rules })) return draft;
  }
}

/** Whether somebody of the own army stands before the flag on its file, so that no scout can run into it. */
export function isFlagCovered(rules: Rules, seat: Seat, deployment: Deployment): boolean {
  return cellsBefore(rules, seat, flagCell(rules, deployment)).some((cell) => deployment[cell] !== undefined);
}

function drawn(rules: Rules, seat: Seat, library: readonly NamedDeployment[], chance: Chance): Deployment {
  if (library.length === 0) return sampleDeployment(rules, seatIndex(seat), chance);
  const named = pick(chance, library);
  const rows = chance.below(2) === 0 ? named.rows : named.rows.map((row) => [...row].reverse().join(''));
  return libraryDeployment(rules, seat, { ...named, rows });
}

/** Undefined where the flag stands in the front row: nobody can stand before it. */
function varied(rules: Rules, seat: Seat, start: Deployment, chance: Chance): Deployment | undefined {
  const flag = flagCell(rules, start);
  const before = cellsBefore(rules, seat, flag);
  if (before.length === 0) return undefined;
  const cells = homeRows(rules.edition.field(rules.options), seat).flat();
  const beside = new Set(neighboursOf(rules, flag));
  const draft = new Map(Object.entries(start));
  const walkers = (): Cell[] => cells.filter((cell) => isWalker(rules, draft.get(cell)));
  const exchange = (one: Cell, other: Cell): void => {
    const [first, second] = [draft.get(one), draft.get(other)];
    for (const [cell, kind] of [[one, second] as const, [other, first] as const])
      if (kind === undefined) draft.delete(cell);
      else draft.set(cell, kind);
  };
  const swaps = Math.ceil(walkers().length * SWAPS_PER_PIECE);
  for (let swap = 0; swap < swaps; swap++) exchange(pick(chance, walkers()), pick(chance, walkers()));
  const free = (): Cell[] => cells.filter((cell) => !draft.has(cell));
  for (const cell of walkers()) if (!beside.has(cell) && free().length > 0 && chance.below(2) === 0) exchange(cell, pick(chance, free()));
  if (!before.some((cell) => draft.has(cell))) {
    const guard = shuffled(chance, walkers()).find((cell) => !beside.has(cell));
    if (guard === undefined) return undefined;
    exchange(guard, pick(chance, before));
  }
  return Object.fromEntries(draft);
}

function flagCell(rules: Rules, deployment: Deployment): Cell {
  return Object.keys(deployment).find((cell) => rules.kinds.find((kind) => kind.id === deployment[cell])?.prize)!;
}

/** The home cells on the same file that lie nearer to the enemy. */
function cellsBefore(rules: Rules, seat: Seat, cell: Cell): readonly Cell[] {
  const { indexOf, layout } = rules.board;
  const columnOf = (other: Cell): number => layout[indexOf.get(other)!].column;
  const rows = homeRows(rules.edition.field(rules.options), seat);
  const depth = rows.findIndex((row) => row.includes(cell));
  return rows
    .slice(0, depth)
    .flat()
    .filter((other) => columnOf(other) === columnOf(cell));
}

function neighboursOf({ board }: Rules, cell: Cell): readonly Cell[] {
  const at = board.indexOf.get(cell)! * board.degree;
  return [...board.neighbours.subarray(at, at + board.degree)].map((next) => board.cells[next]);
}

function isWalker(rules: Rules, id: string | undefined): boolean {
  const kind = rules.kinds.find((candidate) => candidate.id === id);
  return kind !== undefined && !kind.prize && kind.moves !== 'never';
}
