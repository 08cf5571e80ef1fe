/** The board in play: the view drawn for the reader, taps and drops given to the model. */

import type { PieceEstimate } from '@flagfall/ai';
import { landClaims } from '@flagfall/editions';
import { type Cell, type MoveIntent, threatsIn } from '@flagfall/engine';
import { type Choice, isTurned, type PlayIntent, type Premove, premoveTargets, type TrailMove } from '@flagfall/seat';
import { useMemo } from 'preact/hooks';
import type { BoardArrow } from '../../board/boardTypes.ts';
import { BoardView } from '../../board/boardView.tsx';
import { coordinates, threats as threatsSetting } from '../../settings/settings.ts';
import type { TableProps } from '../tableProps.ts';
import { boardPieces, cellMarks, stagedPieces } from './boardProps.ts';
import { cellText } from './cellTexts.ts';
import { deducedKind } from './deduction.ts';
import { draftOf } from './draftLight.ts';

const NOBODY: readonly PieceEstimate[] = [];
const NOWHERE: readonly Cell[] = [];

interface PlayBoardProps extends TableProps {
  /** Cells that a lesson speaks of. */
  readonly goals?: readonly Cell[];
}

export function PlayBoard({ model, sight, seat, goals = NOWHERE }: PlayBoardProps) {
  const { view } = sight;
  const { board } = model.rules;
  const { rules } = model;
  const { turn, selection, premove, shown } = model.state.value;
  const { lastMove, trail, beat } = shown;
  const isWarned = threatsSetting.chosen.value === 'on' && seat !== 'audience' && sight.phase === 'playing';
  const threats = useMemo(() => (isWarned ? threatsIn(rules, view) : undefined), [isWarned, rules, view]);
  const marks = useMemo(
    () => cellMarks({ view, rules, turn, selection, premove, lastMove, trail, threats, goals }),
    [view, rules, turn, selection, premove, lastMove, trail, threats, goals],
  );
  const suspects = model.hints?.areSuspectsShown.value ? model.hints.suspects.value : NOBODY;
  const standing = useMemo(() => boardPieces(sight, seat, threats, suspects, rules), [sight, seat, threats, suspects, rules]);
  const pieces = useMemo(() => (beat === undefined ? standing : stagedPieces(standing, beat.pieces, seat)), [standing, beat, seat]);
  const advised = model.hints?.advice.value?.intent;
  const claims = useMemo(() => (board.isGrid ? undefined : landClaims(view, board)), [view, board]);
  const draft = draftOf(model, view);
  const isOwn = (cell: string): boolean => view.pieces.some((piece) => piece.cell === cell && piece.seat === seat);
  const isFlipped = board.isGrid && isTurned(rules, seat) !== model.isFlipped.value;
  return (
    <BoardView
      edition={model.rules.edition.id}
      options={model.rules.options}
      isFlipped={isFlipped}
      pieces={pieces}
      marks={marks}
      arrows={[...trailArrows(trail, board.isGrid), ...arrowFor(selection.pending ?? attackOf(selection.choice), premove.premove, advised)]}
      {...(claims === undefined ? {} : { claims })}
      draft={draft}
      focus={
        ((seat === 'audience' ? undefined : view.homes[seat]) ??
          view.pieces.filter((piece) => piece.seat === seat).map(({ cell }) => cell))[0]
      }
      told={beat?.move ?? (turn?.isActing ? undefined : trail.at(-1))}
      hasCoordinates={coordinates.chosen.value === 'on'}
      title={model.words.pack.title}
      labelOf={(cell) => {
        const piece = view.pieces.find((standing) => standing.cell === cell);
        const mark = piece === undefined ? undefined : (sight.marks[piece.piece] ?? deducedKind(rules, piece));
        const guess = pieces.find((standing) => standing.cell === cell)?.guess;
        return cellText(cell, {
          words: model.words,
          reader: seat,
          piece,
          mark,
          guess,
          marks: marks.get(cell) ?? [],
          claims: claims?.get(cell),
        });
      }}
      onTap={(cell) => model.select({ type: 'tap', cell })}
      canDrag={(cell) =>
        turn?.isActing
          ? view.moves.some(({ from }) => from === cell)
          : turn !== undefined && isOwn(cell) && premoveTargets(rules, view, cell).length > 0
      }
      onDrop={(from, to) => model.select({ type: 'drop', from, to })}
      onEscape={() => model.select({ type: 'back' })}
    />
  );
}

/** The attack that the player may support with cards. */
function attackOf(choice: Choice | undefined): MoveIntent | undefined {
  return choice?.scope.type === 'attack' ? { type: 'move', from: choice.scope.from, to: choice.scope.to } : undefined;
}

/** The selection, the premove, or the advice. */
function arrowFor(pending: PlayIntent | undefined, planned: Premove | undefined, advised: PlayIntent | undefined): readonly BoardArrow[] {
  if (pending?.type === 'move') return [{ from: pending.from, to: pending.to, look: 'waiting' }];
  if (planned !== undefined) return [{ from: planned.move.from, to: planned.move.to, look: 'planned' }];
  return advised?.type === 'move' ? [{ from: advised.from, to: advised.to, look: 'advised' }] : [];
}

/** One last move is seen by its squares alone; several, or one on a map, need arrows. */
function trailArrows(trail: readonly TrailMove[], isGrid: boolean): readonly BoardArrow[] {
  if (isGrid && trail.length < 2) return [];
  return trail.flatMap(({ from, to, seat }) => (from === to ? [] : [{ from, to, seat, look: 'told' as const }]));
}
