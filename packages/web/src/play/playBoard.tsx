/** The board in play: the view drawn for the reader, taps and drops given to the hand. */

import { type DeedIntent, type MoveIntent, threatsIn } from '@flagfall/engine';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import type { BoardArrow } from '../board/boardTypes.ts';
import { coordinates, threats as threatsSetting } from '../settings/settings.ts';
import { boardPieces, cellMarks, zoneOwners } from './boardLook.ts';
import { cellText } from './cellTexts.ts';
import { type Planned, targetsOf } from './premove.ts';
import type { TableProps } from './tableView.tsx';

export function PlayBoard({ model, update, seat }: TableProps) {
  const { view } = update;
  const { board } = model.rules;
  const { rules, hand, premove } = model;
  const part = model.acting.value !== undefined ? 'acting' : model.planning.value !== undefined ? 'planning' : 'looking';
  const chosen = part === 'planning' ? premove.chosen.value : hand.chosen.value;
  const [choice, pending, planned, lastMove] = [
    hand.choice.value,
    hand.pending.value,
    premove.planned.value,
    model.presenter.lastMove.value,
  ];
  const isWarned = threatsSetting.chosen.value === 'on' && seat !== 'audience' && update.phase === 'playing';
  const threats = useMemo(() => (isWarned ? threatsIn(rules, view) : undefined), [isWarned, rules, view]);
  const marks = useMemo(
    () => cellMarks({ view, rules, part, chosen, choice, pending, planned, lastMove, threats }),
    [view, rules, part, chosen, choice, pending, planned, lastMove, threats],
  );
  const pieces = useMemo(() => boardPieces(update, seat, threats), [update, seat, threats]);
  const owners = useMemo(() => (board.straight ? undefined : zoneOwners(view, board)), [view, board]);
  const isOwn = (cell: string): boolean => view.pieces.some((piece) => piece.cell === cell && piece.seat === seat);
  // North is the enemy's side for whoever sits in the south.
  const isFlipped = board.straight && (seat === 'blue') !== model.isFlipped.value;
  return (
    <Board
      edition={model.rules.edition.id}
      options={model.rules.options}
      isFlipped={isFlipped}
      pieces={pieces}
      marks={marks}
      arrow={arrowFor(pending, planned)}
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
      canDrag={(cell) =>
        part === 'acting'
          ? view.moves.some(({ from }) => from === cell)
          : part === 'planning' && isOwn(cell) && targetsOf(rules, view, cell).length > 0
      }
      onDrop={(from, to) => model.drop(from, to)}
      onEscape={() => model.back()}
    />
  );
}

/** What is about to be done, or waits for its turn. */
function arrowFor(pending: MoveIntent | DeedIntent | undefined, planned: Planned | undefined): BoardArrow | undefined {
  if (pending?.type === 'move') return { from: pending.from, to: pending.to, look: 'waiting' };
  return planned === undefined ? undefined : { from: planned.move.from, to: planned.move.to, look: 'planned' };
}
