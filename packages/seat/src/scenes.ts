/** Scenes: what a player must see before it is hidden again. Two pieces fight, or one is revealed. */

import type { Cell, Outcome, PieceId, Seat, SeenEvent, Viewer } from '@flagfall/engine';
import type { PiecePlace, TellingContext } from '@flagfall/messages';

/** An event with what its sentence needs: where its pieces stood, and whose they are. */
export interface LoggedEvent {
  readonly type: 'event';
  readonly event: SeenEvent;
  readonly context: TellingContext;
  readonly standing: ReadonlyMap<PieceId, PiecePlace>;
}

export interface BattleSide {
  readonly seat: Seat;
  readonly kind: string;
  /** The cards it has played this turn. */
  readonly cards: readonly string[];
}

export interface BattleScene {
  readonly type: 'battle';
  readonly from: Cell;
  readonly cell: Cell;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  readonly outcome: Outcome;
  /** The attacker won and did not move in. */
  readonly stays: boolean;
  /** The battle itself, for a sentence about it. */
  readonly item: LoggedEvent;
  /** The power, card or answer that led to it. */
  readonly occasion: LoggedEvent | undefined;
}

/** A piece of another seat that was revealed without a battle. */
export interface RevealScene {
  readonly type: 'showing';
  readonly cell: Cell;
  readonly seat: Seat;
  readonly kind: string;
  /** The event that describes it. */
  readonly item: LoggedEvent;
  readonly occasion: LoggedEvent | undefined;
}

export type Scene = BattleScene | RevealScene;

/** An action, and the board before it. */
export interface LoggedAction {
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  /** The log of the action. */
  readonly logged: readonly LoggedEvent[];
  /** Where a piece stands; undefined for one that has fallen. */
  standing(piece: PieceId): PiecePlace | undefined;
  /** The cards that a seat has played this turn. */
  cardsOf(seat: Seat): readonly string[];
}

export function scenesOf(action: LoggedAction): readonly Scene[] {
  return action.events.flatMap((event) => sceneOf(event, action) ?? []);
}

function sceneOf(event: SeenEvent, action: LoggedAction): Scene | undefined {
  if (event.type === 'piecesRevealed') return battleOf(event, action);
  const { viewer, events, logged } = action;
  if (event.type !== 'pieceShown' || event.kind === undefined || event.seat === viewer || isFighting(event.piece, events)) return undefined;
  const place = action.standing(event.piece);
  // The pieces of an opened bag stand on no cell; the log lists them.
  if (place === undefined) return undefined;
  const item = logged[0] ?? { type: 'event', event, context: {}, standing: new Map([[event.piece, place]]) };
  return { type: 'showing', cell: place.cell, seat: event.seat, kind: event.kind, item, occasion: occasionOf(action) };
}

function battleOf(event: Extract<SeenEvent, { type: 'piecesRevealed' }>, action: LoggedAction): BattleScene | undefined {
  const [one, other] = [action.standing(event.attacker.piece), action.standing(event.defender.piece)];
  if (one === undefined || other === undefined) return undefined;
  const standing = new Map([
    [event.attacker.piece, one],
    [event.defender.piece, other],
  ]);
  return {
    type: 'battle',
    from: one.cell,
    cell: other.cell,
    attacker: { seat: one.seat, kind: event.attacker.kind, cards: action.cardsOf(one.seat) },
    defender: { seat: other.seat, kind: event.defender.kind, cards: one.seat === other.seat ? [] : action.cardsOf(other.seat) },
    outcome: event.outcome,
    stays: !action.events.some((moved) => moved.type === 'pieceMoved' && moved.piece === event.attacker.piece),
    item: { type: 'event', event, context: {}, standing },
    occasion: occasionOf(action),
  };
}

function occasionOf({ logged: [first] }: LoggedAction): LoggedEvent | undefined {
  return first?.event.type === 'deedDone' ? first : undefined;
}

/** A battle or an announced attack shows the piece itself. */
function isFighting(piece: PieceId, events: readonly SeenEvent[]): boolean {
  return events.some(
    (event) =>
      (event.type === 'piecesRevealed' && (event.attacker.piece === piece || event.defender.piece === piece)) ||
      (event.type === 'attackAnnounced' && event.attacker === piece),
  );
}
