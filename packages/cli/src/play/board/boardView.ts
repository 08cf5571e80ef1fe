/** Draws a board with pieces as one side sees it. Pure: what is not in the scene cannot get onto the screen. */

import type { Board, Cell, Deployment, Kind, PieceId, Rules, Seat, View } from '@flagfall/engine';
import type { Canvas, Spot } from '../terminal/canvas.ts';
import { type Ground, glyphOf, type Look } from '../terminal/look.ts';
import { drawGround, drawObstacle, drawToken, labelLine, type SquareSize, type Token } from './square.ts';

export interface DrawnPiece extends Token {
  readonly cell: Cell;
}

export interface BoardScene {
  readonly board: Board;
  /** Whoever deploys in the north sees the board turned round. */
  readonly turned: boolean;
  readonly pieces: readonly DrawnPiece[];
  readonly cursor?: Cell | undefined;
  readonly chosen?: Cell | undefined;
  /** More that is chosen, where several are. */
  readonly alsoChosen?: ReadonlySet<Cell>;
  readonly targets?: ReadonlySet<Cell>;
  readonly last?: { readonly from: Cell; readonly to: Cell } | undefined;
}

/** Room for the row numbers on the left. */
export const MARGIN = 3;

export function drawBoard(canvas: Canvas, { x, y }: Spot, size: SquareSize, scene: BoardScene, look: Look): void {
  const { board } = scene;
  const byCell = new Map(scene.pieces.map((piece) => [piece.cell, piece]));
  board.cells.forEach((cell, at) => {
    const place = placeOf(scene, at);
    const left = x + MARGIN + place.x * size.width;
    const top = y + place.y * size.height;
    const square = { left, top, size, ground: groundOf(scene, cell, place) };
    drawGround(canvas, square, look);
    const piece = byCell.get(cell);
    if (board.obstacle[at]) drawObstacle(canvas, square, look);
    else if (piece !== undefined) drawToken(canvas, square, piece, look);
    if (cell === scene.cursor && look.paint !== 'colour') canvas.caret = { x: left + 1, y: top + labelLine(size) };
  });
  drawCoordinates(canvas, { x, y }, size, scene);
}

/** Column and row on the screen of a cell of the board. */
export function placeOf({ board, turned }: Pick<BoardScene, 'board' | 'turned'>, at: number): Spot {
  const { column, row } = board.layout[at];
  return turned ? { x: board.columns - 1 - column, y: row } : { x: column, y: board.rows - 1 - row };
}

/** The pieces of a view; a pencil mark stands for what its owner believes. */
export function piecesOfView(view: View, marks: Readonly<Record<PieceId, string>>, rules: Rules): readonly DrawnPiece[] {
  const kindNamed = (id: string): Kind | undefined => rules.kinds.find((kind) => kind.id === id);
  return view.pieces.map((piece) => {
    const { cell, seat, seen } = piece;
    const isKnownToEnemy = seat === view.viewer && (seen?.shownTo.length ?? 0) > 0;
    if (piece.known) return { cell, seat, glyph: glyphOf(kindNamed(piece.kind)!), note: isKnownToEnemy ? '*' : ' ' };
    const mark = kindNamed(marks[piece.piece] ?? '');
    return { cell, seat, glyph: mark === undefined ? '?' : `${mark.symbol}?`, note: seen?.moved ? "'" : ' ' };
  });
}

/** The pieces of a finished game, all of them open. */
export function piecesOpen(
  pieces: readonly { readonly cell: Cell; readonly seat: Seat; readonly kind: string }[],
  rules: Rules,
): readonly DrawnPiece[] {
  return pieces.flatMap(({ cell, seat, kind }) => piecesOfDeployment({ [cell]: kind }, seat, rules));
}

export function piecesOfDeployment(deployment: Deployment, seat: Seat, rules: Rules): readonly DrawnPiece[] {
  const glyphs = new Map(rules.kinds.map((kind) => [kind.id, glyphOf(kind)]));
  return Object.entries(deployment).map(([cell, kind]) => ({ cell, seat, glyph: glyphs.get(kind) ?? '', note: ' ' }));
}

function groundOf(scene: BoardScene, cell: Cell, place: Spot): Ground {
  if (cell === scene.cursor) return 'cursor';
  if (cell === scene.chosen || scene.alsoChosen?.has(cell)) return 'chosen';
  if (scene.targets?.has(cell)) return 'target';
  if (cell === scene.last?.from || cell === scene.last?.to) return 'last';
  return (place.x + place.y) % 2 === 0 ? 'light' : 'dark';
}

/** Letters below the columns, numbers before the rows, as the cells are called. */
function drawCoordinates(canvas: Canvas, { x, y }: Spot, size: SquareSize, scene: BoardScene): void {
  const { board } = scene;
  const middle = Math.floor((size.width - 1) / 2);
  board.cells.forEach((cell, at) => {
    const place = placeOf(scene, at);
    const [, letters, number] = /^([a-z]+)(\d+)$/.exec(cell) ?? ['', '', ''];
    if (place.x === 0) canvas.put(x, y + place.y * size.height + labelLine(size), number.padStart(2), { dim: true });
    if (place.y === board.rows - 1)
      canvas.put(x + MARGIN + place.x * size.width + middle, y + board.rows * size.height, letters, { dim: true });
  });
}
