/** The board of a replay: a moment of the game, nothing to be done on it. */

import { landClaims } from '@flagfall/editions';
import type { Cell } from '@flagfall/engine';
import type { BoardPiece, CellMark } from '../board/boardTypes.ts';
import { BoardView } from '../board/boardView.tsx';
import { coordinates } from '../settings/settings.ts';
import { say } from '../words/texts.ts';
import type { ReplayModel } from './replayModel.ts';

export function ReplayBoard({ model }: { readonly model: ReplayModel }) {
  const { rules } = model.game;
  const { pieces, view } = model.moment.value;
  const viewpoint = model.viewpoint.value;
  const heat = model.heat.value;
  const lastMove = model.lastMove.value;
  const marks = new Map<Cell, readonly CellMark[]>();
  if (lastMove !== undefined) for (const cell of [lastMove.from, lastMove.to]) marks.set(cell, ['last']);
  const drawn = pieces.map(
    (piece): BoardPiece => ({
      id: piece.piece,
      seat: piece.seat,
      cell: piece.cell,
      kind: piece.known ? piece.kind : undefined,
      hasMoved: piece.seen?.moved,
      isGivenAway: piece.seat === viewpoint && (piece.seen?.shownTo.length ?? 0) > 0,
    }),
  );
  const label = (cell: Cell): string => {
    const parts = [model.words.cell(cell), whoStands(model, cell)];
    const percent = heat?.get(cell);
    if (percent !== undefined) parts.push(say('web.replay.heatCell', { percent }));
    return parts.filter((part) => part !== '').join(', ');
  };
  return (
    <BoardView
      edition={rules.edition.id}
      options={rules.options}
      isFlipped={rules.board.isGrid && (viewpoint === 'blue') !== model.isTurned.value}
      pieces={drawn}
      marks={marks}
      heat={heat}
      {...(rules.board.isGrid ? {} : { claims: landClaims({ ...view, pieces }, rules.board) })}
      focus={lastMove?.to}
      hasCoordinates={coordinates.chosen.value === 'on'}
      title={model.words.pack.title}
      labelOf={label}
      onTap={() => {}}
      canDrag={() => false}
      onDrop={() => {}}
    />
  );
}

function whoStands({ words, moment }: ReplayModel, cell: Cell): string {
  const { board } = words.rules;
  const piece = moment.value.pieces.find((standing) => standing.cell === cell);
  if (piece === undefined) return board.obstacle[board.indexOf.get(cell)!] === 1 ? words.pack.obstacle : '';
  const seat = words.seat(piece.seat);
  if (piece.known) return say('web.cell.theirs', { seat, kind: words.kind(piece.seat, piece.kind) });
  return say('web.cell.hidden', { seat, moved: piece.seen?.moved ? 'yes' : 'no' });
}
