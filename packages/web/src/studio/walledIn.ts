/** Pieces that cannot get out, because own bombs, the flag, lakes and the edge wall them in; only the enemy can open such a wall. Pure. */

import { type Cell, type Deployment, neighboursOf, type Rules, type Seat, seatIndex } from '@flagfall/engine';

export interface WalledPiece {
  readonly cell: Cell;
  readonly kind: string;
}

export function walledIn({ board, kinds, homes }: Rules, seat: Seat, deployment: Deployment): readonly WalledPiece[] {
  const home = new Set<number>(homes[seatIndex(seat)]);
  const stays = new Set(kinds.filter(({ moves }) => moves === 'never').map(({ id }) => id));
  const isWall = (cell: number): boolean => board.obstacle[cell] === 1 || stays.has(deployment[board.cells[cell]]);
  // From outside into the home, as far as one can go.
  const reached = new Set(board.cells.map((_, cell) => cell).filter((cell) => !home.has(cell) && !isWall(cell)));
  for (const cell of reached) for (const next of neighboursOf(board, cell)) if (!isWall(next)) reached.add(next);
  return Object.entries(deployment)
    .filter(([cell, kind]) => !stays.has(kind) && !reached.has(board.indexOf.get(cell)!))
    .map(([cell, kind]) => ({ cell, kind }));
}

/** Whether some piece can make the first move. */
export function hasFirstMove({ board, kinds }: Rules, deployment: Deployment): boolean {
  const stays = new Set(kinds.filter(({ moves }) => moves === 'never').map(({ id }) => id));
  return Object.entries(deployment).some(
    ([cell, kind]) =>
      !stays.has(kind) &&
      neighboursOf(board, board.indexOf.get(cell)!).some(
        (next) => board.obstacle[next] === 0 && deployment[board.cells[next]] === undefined,
      ),
  );
}
