/** Whether a goal is reached, by the events of the engine. */

import { hasCity } from '@flagfall/editions';
import {
  type GameEvent,
  kindOf,
  neighboursOf,
  observe,
  type PlacedPiece,
  type Position,
  pieceOn,
  type Refusal,
  type Rules,
  resultOf,
  seatIndex,
  seatOf,
} from '@flagfall/engine';
import { type ExerciseGoal, LEARNER } from './lesson.ts';

/** The actions since the exercise began. */
export interface ExerciseHistory {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly refusals: readonly Refusal[];
}

export function isGoalReached(want: ExerciseGoal, { position, events, refusals }: ExerciseHistory): boolean {
  const { rules } = position;
  switch (want.type) {
    case 'stands': {
      const piece = pieceOn(position, rules.board.indexOf.get(want.cell) ?? -1);
      return piece >= 0 && isOwn(position, piece) && kindName(position, piece) === want.kind;
    }
    case 'falls':
      return fallen(position, events, false).includes(want.kind);
    case 'keeps':
      return !fallen(position, events, true).includes(want.kind);
    case 'loses':
      return fallen(position, events, true).includes(want.kind);
    case 'moves':
      return events.filter((event) => event.type === 'pieceMoved' && isOwn(position, event.piece)).length >= want.count;
    case 'deed':
      return events.some((event) => event.type === 'deedDone' && event.seat === LEARNER && event.deed === want.deed);
    case 'card':
      return events.some((event) => isPlayed(event, want.card));
    case 'exchanges':
      return events.some((event) => event.type === 'cardMoved' && event.card === want.card && event.to === `draw ${LEARNER}`);
    case 'knows':
      return observe(position, LEARNER).pieces.some(({ cell, known }) => cell === want.cell && known);
    case 'returns':
      return events.some((event) => event.type === 'pieceReturned' && event.seat === LEARNER && event.kind === want.kind);
    case 'places':
      return events.some((event) => event.type === 'deedDone' && event.deed === 'place' && event.cells?.[0] === want.cell);
    case 'city':
      return events.some((event) => event.type === 'deedDone' && event.deed === 'draft' && hasCity(rules.board, event.cells?.[0] ?? ''));
    case 'guarded':
      return events.some((event) => event.type === 'seatDeployed' && event.seat === LEARNER && isGuarded(rules, event.pieces));
    case 'decoy':
      return events.some((event) => event.type === 'seatDeployed' && event.seat === LEARNER && hasDecoy(rules, event.pieces));
    case 'lines':
      return events.some((event) => event.type === 'seatDeployed' && event.seat === LEARNER && standIn(rules, event.pieces, want));
    case 'hides':
      return !events.some((event) => event.type === 'pieceMoved' && isOwn(position, event.piece) && event.ran);
    case 'turnOver':
      return events.some(({ type }) => type === 'turnPassed');
    case 'refused':
      return refusals.some(
        (refusal) => refusal.code === want.code && (want.kind === undefined || ('kind' in refusal && refusal.kind === want.kind)),
      );
    case 'wins':
      return resultOf(position)?.winners.includes(LEARNER) ?? false;
  }
}

function isOwn(position: Position, piece: number): boolean {
  return seatOf(position, piece) === seatIndex(LEARNER);
}

function kindName(position: Position, piece: number): string {
  return position.rules.kinds[kindOf(position, piece)].id;
}

function fallen(position: Position, events: readonly GameEvent[], own: boolean): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'pieceCaptured' && isOwn(position, event.piece) === own ? [kindName(position, event.piece)] : [],
  );
}

/** Whether a card was played from a hand, or carried out from the table. */
function isPlayed(event: GameEvent, card: string): boolean {
  if (event.type === 'cardMoved') return event.card === card && event.to === `spent ${LEARNER}`;
  return event.type === 'deedDone' && event.seat === LEARNER && event.deed === 'card' && event.cards?.[0] === card;
}

/** The learner's back row is the first. */
function isGuarded({ board }: Rules, pieces: readonly PlacedPiece[]): boolean {
  const flag = pieces.find(({ kind }) => kind === 'flag');
  if (flag === undefined) return false;
  const at = board.indexOf.get(flag.cell) ?? -1;
  const beside = neighboursOf(board, at).map((cell) => board.cells[cell]);
  return board.layout[at].row === 0 && pieces.some(({ kind, cell }) => kind === 'bomb' && beside.includes(cell));
}

/** A bomb this many steps from the flag does not guard it. */
const FAR = 3;

function hasDecoy(rules: Rules, pieces: readonly PlacedPiece[]): boolean {
  const flag = pieces.find(({ kind }) => kind === 'flag');
  if (flag === undefined) return false;
  const from = placeOf(rules, flag);
  const steps = (piece: PlacedPiece): number => {
    const to = placeOf(rules, piece);
    return Math.abs(to.row - from.row) + Math.abs(to.column - from.column);
  };
  return pieces.some((piece) => piece.kind === 'bomb' && steps(piece) >= FAR);
}

/** The learner's rows are counted from the first. */
function standIn(rules: Rules, pieces: readonly PlacedPiece[], { kind, row }: ExerciseGoal & { readonly type: 'lines' }): boolean {
  const rows = pieces.map((piece) => placeOf(rules, piece).row);
  const home = rules.homes[seatIndex(LEARNER)].map((cell) => rules.board.layout[cell].row);
  const wanted = row === 'back' ? Math.min(...home) : Math.max(...home);
  return pieces.every((piece, at) => piece.kind !== kind || rows[at] === wanted);
}

function placeOf({ board }: Rules, { cell }: PlacedPiece): Rules['board']['layout'][number] {
  return board.layout[board.indexOf.get(cell) ?? 0];
}
