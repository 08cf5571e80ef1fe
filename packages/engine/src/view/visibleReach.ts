/** Where a piece whose kind is known could go: from a view alone, in or out of turn, repetition rules aside. */

import { type Cell, neighboursOf } from '../board.ts';
import type { Rules } from '../rules/rules.ts';
import type { PieceView, View } from '../types.ts';

/** CORE-5, CORE-6 and CORE-8 on a grid, CQ-24, CQ-33 and U-71 on a map. Nothing for an unknown piece. */
export function visibleReach(rules: Rules, { pieces }: Pick<View, 'pieces'>, piece: PieceView): readonly Cell[] {
  const { board, kinds } = rules;
  const moves = piece.known ? kinds.find(({ id }) => id === piece.kind)?.moves : 'never';
  if (moves === undefined || moves === 'never') return [];
  const ground = groundOf(rules, pieces, piece);
  const from = board.indexOf.get(piece.cell)!;
  const next = neighboursOf(board, from).filter((cell) => !ground.isClosed(cell));
  const reached = moves === 'step' ? next : board.isGrid ? runsFrom(rules, ground, from) : runsOver(rules, ground, next);
  return reached.map((cell) => board.cells[cell]);
}

interface ReachBoard {
  isFree(cell: number): boolean;
  /** No piece of this seat may enter: an obstacle, or a piece of its own. */
  isClosed(cell: number): boolean;
}

function groundOf({ board }: Rules, pieces: readonly PieceView[], mover: PieceView): ReachBoard {
  const standing = new Map(pieces.map(({ cell, seat }) => [board.indexOf.get(cell)!, seat]));
  return {
    isFree: (cell) => board.obstacle[cell] === 0 && !standing.has(cell),
    isClosed: (cell) => board.obstacle[cell] === 1 || standing.get(cell) === mover.seat,
  };
}

/** In straight lines over free cells, and at the end of each perhaps an attack. */
function runsFrom({ board }: Rules, ground: ReachBoard, from: number): readonly number[] {
  const reached: number[] = [];
  for (let way = 0; way < board.degree; way++) {
    let cell = from;
    do {
      cell = board.neighbours[cell * board.degree + way];
      if (!ground.isClosed(cell)) reached.push(cell);
    } while (ground.isFree(cell));
  }
  return reached;
}

/** With any bends over free cells; the options say whether a run may end in an attack. */
function runsOver({ board, longRunsAttack }: Rules, ground: ReachBoard, next: readonly number[]): readonly number[] {
  const reached = new Set(next);
  for (const cell of reached) {
    if (!ground.isFree(cell)) continue;
    for (const beyond of neighboursOf(board, cell))
      if (ground.isFree(beyond) || (longRunsAttack && !ground.isClosed(beyond))) reached.add(beyond);
  }
  return [...reached];
}
