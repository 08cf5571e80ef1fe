/** From a view to what the board draws: pieces with what the reader may know of them, and cells marked for what can be done there. */

import { isSettling } from '@flagfall/editions';
import { type Board, type Cell, SEATS, type Seat, type View, type Viewer } from '@flagfall/engine';
import type { Update } from '@flagfall/protocol';
import type { BoardPiece, CellMark } from '../board/boardTypes.ts';
import { type Choice, cellsOf, stageOf } from './choice.ts';
import type { LastMove } from './story.ts';

export function boardPieces({ view, marks }: Pick<Update, 'view' | 'marks'>, reader: Viewer): readonly BoardPiece[] {
  return view.pieces.map((piece) => ({
    id: piece.piece,
    seat: piece.seat,
    cell: piece.cell,
    kind: piece.known ? piece.kind : undefined,
    mark: marks[piece.piece],
    hasMoved: piece.seen?.moved,
    isGivenAway: piece.seat === reader && (piece.seen?.shownTo.length ?? 0) > 0,
  }));
}

interface Moment {
  readonly view: View;
  readonly board: Board;
  /** Whether the reader is to act. */
  readonly isActing: boolean;
  readonly chosen: Cell | undefined;
  readonly choice: Choice | undefined;
  readonly lastMove: LastMove | undefined;
}

export function cellMarks({ view, board, isActing, chosen, choice, lastMove }: Moment): ReadonlyMap<Cell, readonly CellMark[]> {
  const marks = new Map<Cell, CellMark[]>();
  const add = (cell: Cell, mark: CellMark): void => {
    marks.set(cell, [...(marks.get(cell) ?? []), mark]);
  };
  if (lastMove !== undefined) for (const cell of new Set([lastMove.from, lastMove.to])) add(cell, 'last');
  const attacked = view.pieces.find(({ piece }) => piece === view.announced?.defender);
  if (attacked !== undefined) add(attacked.cell, 'danger');
  if (!isActing) return marks;
  if (choice !== undefined) {
    for (const step of choice.path) if (step.type === 'cell') add(step.value, 'chosen');
    for (const cell of cellsOf(stageOf(view, choice), board)) add(cell, 'pick');
    return marks;
  }
  if (chosen === undefined) return marks;
  add(chosen, 'chosen');
  const occupied = new Set(view.pieces.map(({ cell }) => cell));
  for (const { from, to } of view.moves) if (from === chosen) add(to, occupied.has(to) ? 'attack' : 'target');
  return marks;
}

/** Whose ground each zone of a map is: by the draft first, by who controls the territory later. */
export function zoneOwners(view: View, board: Board): ReadonlyMap<Cell, Seat> {
  if (isSettling(view)) return new Map(SEATS.flatMap((seat) => (view.homes[seat] ?? []).map((cell): [Cell, Seat] => [cell, seat])));
  const standing = new Map(view.pieces.map(({ cell, seat }) => [cell, seat]));
  const owners = new Map<Cell, Seat>();
  for (const [tag, cells] of board.tags) {
    const seats = new Set(cells.flatMap((cell) => standing.get(cell) ?? []));
    const [owner] = seats;
    if (tag.startsWith('territory:') && seats.size === 1) for (const cell of cells) owners.set(cell, owner);
  }
  return owners;
}
