/** The content of a board or a map before it is drawn: pieces, and marks on cells. Only what is in a scene can get onto the screen. */

import {
  type Board,
  type Cell,
  type Deployment,
  type PieceId,
  type PieceKind,
  type Rules,
  type Seat,
  seatLetter,
  type View,
} from '@flagfall/engine';
import { glyphOf } from '../terminal/look.ts';

export interface DrawnPiece {
  readonly cell: Cell;
  readonly seat: Seat;
  /** At most two characters. */
  readonly glyph: string;
  /** One character after the glyph: * the enemy knows it, ' it has moved. */
  readonly note: string;
}

export interface BoardScene {
  readonly board: Board;
  readonly pieces: readonly DrawnPiece[];
  readonly cursor?: Cell | undefined;
  readonly chosen?: ReadonlySet<Cell>;
  readonly targets?: ReadonlySet<Cell>;
  readonly last?: { readonly from: Cell; readonly to: Cell } | undefined;
}

export type Mark = 'cursor' | 'chosen' | 'target' | 'last';

/** The weightiest first. */
export function marksOn({ cursor, chosen, targets, last }: BoardScene, cell: Cell): readonly Mark[] {
  const isMarked: Readonly<Record<Mark, boolean | undefined>> = {
    cursor: cell === cursor,
    chosen: chosen?.has(cell),
    target: targets?.has(cell),
    last: cell === last?.from || cell === last?.to,
  };
  return (['cursor', 'chosen', 'target', 'last'] as const).filter((mark) => isMarked[mark]);
}

/** The pieces of a view, with pencil marks in place of unknown kinds. Before the deployment: the drafted territories. */
export function piecesOfView(view: View, marks: Readonly<Record<PieceId, string>>, rules: Rules): readonly DrawnPiece[] {
  if (!rules.board.isGrid && view.pieces.length === 0) return claimsOf(view, rules.seats);
  const kindNamed = (id: string): PieceKind | undefined => rules.kinds.find((kind) => kind.id === id);
  return view.pieces.map((piece) => {
    const { cell, seat, seen } = piece;
    const isKnownToEnemy = seat === view.viewer && (seen?.shownTo.length ?? 0) > 0;
    if (piece.known) return { cell, seat, glyph: glyphOf(rules, kindNamed(piece.kind)!), note: isKnownToEnemy ? '*' : ' ' };
    const mark = kindNamed(marks[piece.piece] ?? '');
    return { cell, seat, glyph: mark === undefined ? '?' : `${mark.symbol}?`, note: seen?.moved ? "'" : ' ' };
  });
}

export function piecesOfDeployment(deployment: Deployment, seat: Seat, rules: Rules): readonly DrawnPiece[] {
  const glyphs = new Map(rules.kinds.map((kind) => [kind.id, glyphOf(rules, kind)]));
  return Object.entries(deployment).map(([cell, kind]) => ({ cell, seat, glyph: glyphs.get(kind) ?? '', note: ' ' }));
}

/** During the draft: the letter of each seat on its zones. */
export function claimsOf({ homes }: Pick<View, 'homes'>, seats: readonly Seat[]): readonly DrawnPiece[] {
  return seats.flatMap((seat) => (homes[seat] ?? []).map((cell) => ({ cell, seat, glyph: '', note: ' ' })));
}

/** r7, b?, y10*: on a map the letter is shown with colours too, because four of them are hard to tell apart. */
export function pieceText({ seat, glyph, note }: DrawnPiece): string {
  return `${seatLetter(seat)}${glyph}${note}`.trimEnd();
}
