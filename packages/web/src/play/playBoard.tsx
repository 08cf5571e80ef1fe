/** The board in play: the view drawn for the reader, taps and drops given to the hand. */

import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { coordinates } from '../settings/settings.ts';
import { boardPieces, cellMarks, zoneOwners } from './boardLook.ts';
import { cellText } from './cellTexts.ts';
import type { TableProps } from './tableView.tsx';

export function PlayBoard({ model, update, seat }: TableProps) {
  const { view } = update;
  const { board } = model.rules;
  const isActing = model.acting.value !== undefined;
  const [chosen, choice, lastMove] = [model.hand.chosen.value, model.hand.choice.value, model.presenter.lastMove.value];
  const marks = useMemo(
    () => cellMarks({ view, board, isActing, chosen, choice, lastMove }),
    [view, board, isActing, chosen, choice, lastMove],
  );
  const pieces = useMemo(() => boardPieces(update, seat), [update, seat]);
  const owners = useMemo(() => (board.straight ? undefined : zoneOwners(view, board)), [view, board]);
  // North is the enemy's side for whoever sits in the south.
  const isFlipped = board.straight && (seat === 'blue') !== model.isFlipped.value;
  return (
    <Board
      edition={model.rules.edition.id}
      options={model.rules.options}
      isFlipped={isFlipped}
      pieces={pieces}
      marks={marks}
      {...(owners === undefined ? {} : { owners })}
      focus={
        ((seat === 'audience' ? undefined : view.homes[seat]) ??
          view.pieces.filter((piece) => piece.seat === seat).map(({ cell }) => cell))[0]
      }
      hasCoordinates={coordinates.chosen.value === 'on'}
      title={model.words.title}
      labelOf={(cell) => {
        const piece = view.pieces.find((standing) => standing.cell === cell);
        const mark = piece === undefined ? undefined : update.marks[piece.piece];
        return cellText(cell, { words: model.words, reader: seat, piece, mark, marks: marks.get(cell) ?? [] });
      }}
      onTap={(cell) => model.tap(cell)}
      canDrag={(cell) => isActing && view.moves.some(({ from }) => from === cell)}
      onDrop={(from, to) => model.hand.drop(from, to)}
      onEscape={() => model.hand.back()}
    />
  );
}
