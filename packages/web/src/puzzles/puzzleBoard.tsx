/** The board of a puzzle: what the asked seat sees, and taps given to the answer. */

import { landClaims } from '@flagfall/editions';
import type { Cell } from '@flagfall/engine';
import { isTurned } from '@flagfall/seat';
import type { CellMark } from '../board/boardTypes.ts';
import { BoardView } from '../board/boardView.tsx';
import { boardPieces, cellMarks } from '../play/board/boardProps.ts';
import { cellText } from '../play/board/cellTexts.ts';
import { coordinates } from '../settings/settings.ts';
import type { PuzzleModel } from './puzzleModel.ts';

export function PuzzleBoard({ model }: { readonly model: PuzzleModel }) {
  const { rules, words, puzzle } = model;
  const view = model.view.value;
  const { board } = rules;
  const now = model.acting.value;
  const claims = board.isGrid ? undefined : landClaims(view, board);
  const marks = new Map<Cell, readonly CellMark[]>(
    cellMarks({
      view,
      rules,
      turn: now && { ...now, isActing: true },
      selection: model.selection.value,
      lastMove: model.lastMove.value,
    }),
  );
  if (puzzle.question.kind === 'keep' && model.stage.value === 'asked') add(marks, puzzle.question.cell, 'danger');
  for (const cell of model.told) if (board.indexOf.has(cell)) add(marks, cell, 'pick');
  return (
    <BoardView
      edition={rules.edition.id}
      options={rules.options}
      isFlipped={isTurned(rules, puzzle.seat)}
      pieces={boardPieces({ view, marks: {} }, puzzle.seat)}
      marks={marks}
      {...(claims === undefined ? {} : { claims })}
      focus={view.pieces.find(({ seat }) => seat === puzzle.seat)?.cell}
      hasCoordinates={coordinates.chosen.value === 'on'}
      title={words.pack.title}
      labelOf={(cell) => {
        const piece = view.pieces.find((standing) => standing.cell === cell);
        return cellText(cell, {
          words,
          reader: puzzle.seat,
          piece,
          mark: undefined,
          marks: marks.get(cell) ?? [],
          claims: claims?.get(cell),
        });
      }}
      onTap={(cell) => model.select({ type: 'tap', cell })}
      canDrag={(cell) => now !== undefined && view.moves.some(({ from }) => from === cell)}
      onDrop={(from, to) => model.select({ type: 'drop', from, to })}
      onEscape={() => model.select({ type: 'back' })}
    />
  );
}

function add(marks: Map<Cell, readonly CellMark[]>, cell: Cell, mark: CellMark): void {
  marks.set(cell, [...(marks.get(cell) ?? []), mark]);
}
