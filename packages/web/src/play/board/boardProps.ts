/** From a view to what the board draws: pieces with what the reader may know of them, and cells marked for what can be done there. */

import type { PieceEstimate } from '@flagfall/ai';
import type { SeenTable } from '@flagfall/client';
import { zonesOfTerritory } from '@flagfall/editions';
import type { Cell, PieceId, Rules, Threats, View, Viewer } from '@flagfall/engine';
import { type LastMove, type PlayState, premoveTargets, type StagedPiece, selectableCells, stageOf } from '@flagfall/seat';
import type { BoardPiece, CellMark } from '../../board/boardTypes.ts';
import { deducedKind } from './deduction.ts';

export function boardPieces(
  { view, marks }: Pick<SeenTable, 'view' | 'marks'>,
  reader: Viewer,
  threats?: Threats,
  suspects: readonly PieceEstimate[] = [],
  rules?: Rules,
): readonly BoardPiece[] {
  const facing = facingIn(view);
  const guesses = new Map(suspects.map(({ piece, kinds: [first] }) => [piece, first]));
  const prospects = new Map<Cell, 'endangered' | 'beatable'>([
    ...(threats?.endangered ?? []).map((cell) => [cell, 'endangered'] as const),
    ...(threats?.beatable ?? []).map((cell) => [cell, 'beatable'] as const),
  ]);
  return view.pieces.map((piece) => ({
    id: piece.piece,
    seat: piece.seat,
    cell: piece.cell,
    isOwn: piece.seat === reader,
    kind: piece.known ? piece.kind : openKind(piece.piece, view),
    mark: marks[piece.piece] ?? (rules === undefined ? undefined : deducedKind(rules, piece)),
    guess: piece.known ? undefined : guessOf(guesses.get(piece.piece)),
    hasMoved: piece.seen?.moved,
    isGivenAway: piece.seat === reader && (piece.seen?.shownTo.length ?? 0) > 0,
    prospect: prospects.get(piece.cell),
    facing: facing.get(piece.piece),
  }));
}

/** The pieces during a beat: what the board knows of them besides stays. */
export function stagedPieces(pieces: readonly BoardPiece[], staged: readonly StagedPiece[], reader: Viewer): readonly BoardPiece[] {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  return staged.map(({ piece, seat, cell, kind, facing, isTurned, isFalling }) => ({
    ...known.get(piece),
    id: piece,
    seat,
    cell,
    isOwn: seat === reader,
    kind,
    // What could happen next is not the question now.
    prospect: undefined,
    facing,
    isTurned,
    isFalling,
  }));
}

/** The attacker of an attack that waits for an answer may lie open. */
function openKind(piece: PieceId, { announced }: View): string | undefined {
  return announced?.attacker === piece ? announced.kind : undefined;
}

/** While an attack waits for an answer, the attacker stands before its target. */
function facingIn({ announced, pieces }: View): ReadonlyMap<PieceId, BoardPiece['facing']> {
  const [one, other] = [announced?.attacker, announced?.defender].map((id) => pieces.find(({ piece }) => piece === id));
  if (one === undefined || other === undefined) return new Map();
  return new Map([
    [one.piece, { cell: other.cell, as: 'attacker' }],
    [other.piece, { cell: one.cell, as: 'defender' }],
  ]);
}

function guessOf(likeliest: PieceEstimate['kinds'][number] | undefined): BoardPiece['guess'] {
  return likeliest === undefined ? undefined : { kind: likeliest.kind, percent: Math.round(likeliest.chance * 100) };
}

interface MarkedBoard extends Pick<PlayState, 'turn' | 'selection'> {
  readonly view: View;
  readonly rules: Rules;
  readonly premove?: PlayState['premove'];
  readonly lastMove?: LastMove | undefined;
  /** What the others have done since the reader last acted. */
  readonly trail?: readonly LastMove[];
  readonly threats?: Threats | undefined;
  /** What a lesson speaks of. */
  readonly goals?: readonly Cell[];
}

export function cellMarks(marked: MarkedBoard): ReadonlyMap<Cell, readonly CellMark[]> {
  const { view, rules, turn, selection, premove = {}, lastMove, trail = [], threats, goals = [] } = marked;
  const { choice, pending } = selection;
  const marks = new Map<Cell, CellMark[]>();
  const add = (cell: Cell, mark: CellMark): void => {
    marks.set(cell, [...(marks.get(cell) ?? []), mark]);
  };
  for (const cell of new Set([...trail, lastMove].flatMap((move) => (move === undefined ? [] : [move.from, move.to])))) add(cell, 'last');
  const attacked = view.pieces.find(({ piece }) => piece === view.announced?.defender);
  if (attacked !== undefined) add(attacked.cell, 'danger');
  for (const cell of goals) add(cell, 'goal');
  for (const cell of threats?.endangered ?? []) add(cell, 'endangered');
  for (const cell of threats?.beatable ?? []) add(cell, 'beatable');
  if (turn === undefined) return marks;
  const planned = premove.premove?.move;
  if (planned !== undefined) for (const cell of [planned.from, planned.to]) add(cell, 'planned');
  if (pending !== undefined) {
    const cells = pending.type === 'move' ? [pending.from, pending.to] : (pending.cells ?? []);
    // A territory waits with all its zones, and another one can still be tapped.
    const isDraft = pending.type === 'deed' && pending.deed === 'draft';
    for (const cell of isDraft ? cells.flatMap((zone) => zonesOfTerritory(rules.board, zone)) : cells) add(cell, 'waiting');
    if (!isDraft) return marks;
  }
  if (choice !== undefined) {
    // The attack that cards could help is still to be seen.
    if (choice.scope.type === 'attack') for (const cell of [choice.scope.from, choice.scope.to]) add(cell, 'waiting');
    for (const step of choice.path) if (step.type === 'cell') add(step.value, 'chosen');
    for (const cell of selectableCells(stageOf(view, choice), rules.board)) add(cell, 'pick');
    return marks;
  }
  const { chosen } = turn.isActing ? selection : premove;
  if (chosen === undefined) return marks;
  add(chosen, 'chosen');
  const occupied = new Set(view.pieces.map(({ cell }) => cell));
  const targets = turn.isActing
    ? view.moves.filter(({ from }) => from === chosen).map(({ to }) => to)
    : premoveTargets(rules, view, chosen);
  for (const to of targets) add(to, occupied.has(to) ? 'attack' : 'target');
  return marks;
}
