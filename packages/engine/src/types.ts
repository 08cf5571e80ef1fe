/** What crosses the edge of the engine: intents in, events out, views for whoever looks. */

import type { Cell } from './board.ts';
import type { Deployment, DeploymentFault } from './deployment.ts';
import type { Options } from './edition.ts';
import type { Ending } from './position.ts';
import type { Outcome } from './rules/battle.ts';
import type { Seat, Viewer } from './seats.ts';

/** A piece's public handle: dealt in the order of starting cells, so it says nothing about what the piece is. */
export type PieceId = number;

/** What a player asks for. */
export type Intent = { readonly type: 'deploy'; readonly deployment: Deployment } | MoveIntent;

/** A move to an empty cell, or an attack on the enemy that stands there (CORE-2). */
export interface MoveIntent {
  readonly type: 'move';
  readonly from: Cell;
  readonly to: Cell;
}

/** The questions a game can be waiting on. */
export type DecisionType = 'deploy' | 'act';

export interface Waiting {
  readonly decision: DecisionType;
  readonly seats: readonly Seat[];
}

export interface PlacedPiece {
  readonly piece: PieceId;
  readonly cell: Cell;
  readonly kind: string;
}

export interface StandingPiece {
  readonly piece: PieceId;
  readonly seat: Seat;
  readonly cell: Cell;
}

export interface Revealed {
  readonly piece: PieceId;
  readonly kind: string;
}

/** Facts that everybody at the table witnesses. */
export type PublicEvent =
  | { readonly type: 'gameStarted'; readonly turn: Seat; readonly pieces: readonly StandingPiece[] }
  | { readonly type: 'pieceMoved'; readonly piece: PieceId; readonly from: Cell; readonly to: Cell; readonly ran: boolean }
  | { readonly type: 'piecesRevealed'; readonly attacker: Revealed; readonly defender: Revealed; readonly outcome: Outcome }
  | { readonly type: 'pieceCaptured'; readonly piece: PieceId; readonly cell: Cell }
  | { readonly type: 'turnPassed'; readonly turn: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] };

/** A card changes its pile. Who sees either pile sees which card it was; `place` counts from the bottom. */
export interface CardMoved {
  readonly type: 'cardMoved';
  readonly card: string;
  readonly from: string;
  readonly place: number;
  readonly to: string;
  readonly end: 'top' | 'bottom';
  readonly seenBy: readonly Viewer[];
}

/** The whole truth of what happened, as it is stored. */
export type GameEvent =
  | PublicEvent
  | CardMoved
  | { readonly type: 'seatDeployed'; readonly seat: Seat; readonly pieces: readonly PlacedPiece[] };

/** The part of an event that a viewer learns: of a deployment others learn only that it is done, of a card only where it went. */
export type SeenFace =
  | PublicEvent
  | { readonly type: 'cardMoved'; readonly card?: string; readonly from: string; readonly to: string }
  | { readonly type: 'seatDeployed'; readonly seat: Seat; readonly pieces?: readonly PlacedPiece[] };

declare const seen: unique symbol;
/** Only view/ can make one; nothing else may be sent to a seat. */
export type SeenEvent = SeenFace & { readonly [seen]: true };

export interface GameResult {
  readonly ending: Ending;
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
}

/** A piece on the board whose kind the viewer may be told, or not. */
export type PieceView =
  | {
      readonly known: true;
      readonly piece: PieceId;
      readonly seat: Seat;
      readonly cell: Cell;
      readonly kind: string;
      readonly seen?: SeenMarks;
    }
  | { readonly known: false; readonly piece: PieceId; readonly seat: Seat; readonly cell: Cell; readonly seen?: SeenMarks };

/** What the table has seen of a piece; absent where the game is played from memory. */
export interface SeenMarks {
  readonly moved: boolean;
  readonly ran: boolean;
  /** The seats that were shown what it is, besides its owner. */
  readonly shownTo: readonly Seat[];
}

export interface CapturedView {
  readonly piece: PieceId;
  readonly seat: Seat;
  readonly kind: string;
}

export interface PileView {
  readonly id: string;
  readonly seat?: Seat;
  readonly count: number;
  /** The kinds of its cards, bottom first, where the viewer may see them. */
  readonly cards?: readonly string[];
}

/** A move the repetition rules still look at. */
export interface RecentMove {
  readonly seat: Seat;
  readonly piece: PieceId;
  readonly from: Cell;
  readonly to: Cell;
  readonly attack: boolean;
}

export interface ViewFields {
  readonly edition: string;
  readonly revision: number;
  readonly options: Options;
  readonly viewer: Viewer;
  /** How many actions have been played. */
  readonly version: number;
  readonly turn: Seat;
  readonly waiting: Waiting | undefined;
  /** Seats that have confirmed their deployment. */
  readonly deployed: readonly Seat[];
  readonly pieces: readonly PieceView[];
  readonly captured: readonly CapturedView[];
  readonly piles: readonly PileView[];
  /** Plies since the last attack, and the limit at which the game is drawn. */
  readonly quiet: number;
  readonly quietLimit: number | undefined;
  readonly recent: readonly RecentMove[];
  /** What the viewer may do now; empty when it is not their turn. */
  readonly moves: readonly MoveIntent[];
  readonly result: GameResult | undefined;
}

declare const fogged: unique symbol;
/** What one viewer may know. Only view/ can make one. */
export type View = ViewFields & { readonly [fogged]: true };

/** Why an intent is not allowed, with nothing in it that the seat does not know already. */
export type Refusal =
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn'; readonly turn: Seat }
  | { readonly code: 'deployFirst' }
  | { readonly code: 'unknownSeat'; readonly seat: string }
  | { readonly code: 'unknownIntent'; readonly type: string }
  | { readonly code: 'unknownCell'; readonly cell: string }
  | { readonly code: 'noPiece'; readonly cell: Cell }
  | { readonly code: 'notYourPiece'; readonly cell: Cell }
  | { readonly code: 'immovable'; readonly cell: Cell; readonly kind: string }
  | { readonly code: 'samePlace'; readonly cell: Cell }
  | { readonly code: 'obstacle'; readonly cell: Cell }
  | { readonly code: 'ownPiece'; readonly cell: Cell }
  | { readonly code: 'notInLine'; readonly from: Cell; readonly to: Cell }
  | { readonly code: 'tooFar'; readonly from: Cell; readonly to: Cell; readonly kind: string }
  | { readonly code: 'wayBlocked'; readonly from: Cell; readonly to: Cell; readonly by: Cell }
  | { readonly code: 'twoSquares'; readonly from: Cell; readonly to: Cell; readonly between: readonly [Cell, Cell]; readonly count: number }
  | { readonly code: 'chase'; readonly from: Cell; readonly to: Cell }
  | { readonly code: 'alreadyDeployed'; readonly seat: Seat }
  | { readonly code: 'badDeployment'; readonly faults: readonly DeploymentFault[] };
