/** The text of a cell for screen readers: "e4, your Scout", "e7, hidden piece of Blue, has moved, can be attacked". */

import { hasCity } from '@flagfall/editions';
import type { Cell, PieceView, Viewer } from '@flagfall/engine';
import type { BoardPiece, CellMark } from '../../board/boardTypes.ts';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/texts.ts';

interface CellContext {
  readonly words: GameWords;
  readonly reader: Viewer;
  readonly piece: PieceView | undefined;
  /** What the reader has marked it as. */
  readonly mark: string | undefined;
  /** What a training game says that it may be. */
  readonly guess?: BoardPiece['guess'];
  readonly marks: readonly CellMark[];
}

export function cellText(cell: Cell, context: CellContext): string {
  const { words, marks } = context;
  const notes = [
    whoStands(cell, context),
    guessText(context),
    ...(['chosen', 'target', 'attack', 'pick', 'waiting', 'planned', 'endangered', 'beatable'] as const)
      .filter((mark) => marks.includes(mark))
      .map((mark) => say(`web.cell.${mark}`)),
    marks.includes('goal') ? say('lesson.place') : '',
  ];
  return [words.cell(cell), ...notes].filter((part) => part !== '').join(', ');
}

function guessText({ words, piece, guess }: CellContext): string {
  if (piece === undefined || guess === undefined) return '';
  return say('hints.suspect', { kind: words.kind(piece.seat, guess.kind), chance: guess.percent });
}

function whoStands(cell: Cell, { words, reader, piece, mark }: CellContext): string {
  const { board } = words.rules;
  if (piece === undefined) {
    if (board.obstacle[board.indexOf.get(cell)!] === 1) return words.pack.obstacle;
    return !board.isGrid && hasCity(board, cell) ? say('web.cell.city') : '';
  }
  const moved = piece.seen?.moved ? 'yes' : 'no';
  if (piece.known) {
    const kind = words.kind(piece.seat, piece.kind);
    if (piece.seat !== reader) return say('web.cell.theirs', { seat: words.seat(piece.seat), kind });
    return say('web.cell.yours', { kind, seen: (piece.seen?.shownTo.length ?? 0) > 0 ? 'yes' : 'no' });
  }
  const values = { seat: words.seat(piece.seat), moved };
  return mark === undefined ? say('web.cell.hidden', values) : say('web.cell.marked', { ...values, kind: words.kind(piece.seat, mark) });
}
