/** The text of a cell for screen readers: "e4, your Scout", "e7, hidden piece of Blue, has moved, can be attacked". */

import { hasCity } from '@flagfall/editions';
import type { Cell, PieceView, Seat, Viewer } from '@flagfall/engine';
import type { BoardPiece, CellMark } from '../../board/boardTypes.ts';
import type { GameWords } from '../../words/gameWords.ts';
import { localeTag, say } from '../../words/texts.ts';

interface CellContext {
  readonly words: GameWords;
  readonly reader: Viewer;
  readonly piece: PieceView | undefined;
  /** What the reader has marked it as. */
  readonly mark: string | undefined;
  /** What a training game says that it may be. */
  readonly guess?: BoardPiece['guess'];
  readonly marks: readonly CellMark[];
  /** The seats with a claim to its land, on a map. */
  readonly claims?: readonly Seat[] | undefined;
}

export function cellText(cell: Cell, context: CellContext): string {
  const { words, marks } = context;
  const notes = [
    ...landTexts(cell, context),
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

/** On a map: the city, and who has the land. */
function landTexts(cell: Cell, { words, reader, claims = [] }: CellContext): readonly string[] {
  const { board } = words.rules;
  if (board.isGrid) return [];
  const names = claims.map((seat) => words.seat(seat));
  const list = new Intl.ListFormat(localeTag.value, { type: 'conjunction' }).format(names);
  const owner = (): string => {
    if (claims.length === 0) return say('web.cell.freeLand');
    if (claims.length > 1) return say('web.cell.contested', { seats: list });
    return claims[0] === reader ? say('web.cell.ownLand') : say('web.cell.landOf', { seat: list });
  };
  return [hasCity(board, cell) ? say('web.cell.city') : '', owner()];
}

function whoStands(cell: Cell, { words, reader, piece, mark }: CellContext): string {
  const { board } = words.rules;
  if (piece === undefined) {
    return board.obstacle[board.indexOf.get(cell)!] === 1 ? words.pack.obstacle : '';
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
