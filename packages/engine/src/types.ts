/** What crosses the edge of the engine: intents in, events and views out. */

import type { Cell } from './board.ts';
import type { Options } from './edition/optionSpec.ts';

import type { Ending, LeaveReason } from './position/position.ts';
import type { Outcome } from './rules/outcome.ts';
import type { BySeat, Seat, Viewer } from './seats.ts';

/** The arguments of a deed at the edge. */
export interface DeedArguments {
  readonly cells?: readonly string[];
  readonly cards?: readonly string[];
  readonly kind?: string;
  readonly yes?: boolean;
  /** Places, counted from one. */
  readonly order?: readonly number[];
  readonly open?: boolean;
}

/** Which kind stands on which cell. */
export type Deployment = Readonly<Record<Cell, string>>;

export type DeploymentFault =
  | { readonly code: 'unknownCell'; readonly cell: Cell }
  | { readonly code: 'outsideHome'; readonly cell: Cell; readonly kind: string }
  | { readonly code: 'unknownKind'; readonly cell: Cell; readonly kind: string }
  | { readonly code: 'tooMany'; readonly kind: string; readonly placed: number; readonly allowed: number }
  /** Every territory must hold a piece, where the edition demands it. */
  | { readonly code: 'emptyTerritory'; readonly cell: Cell }
  | { readonly code: 'tooFew'; readonly kind: string; readonly placed: number; readonly required: number };

/** A piece's public handle: dealt in the order of starting cells, so it says nothing about what the piece is. */
export type PieceId = number;

/** What a player asks for. */
export type Intent = { readonly type: 'deploy'; readonly deployment: Deployment } | MoveIntent | DeedIntent;

/** A move to an empty cell, or an attack on the enemy that stands there (CORE-2). */
export interface MoveIntent {
  readonly type: 'move';
  readonly from: Cell;
  readonly to: Cell;
}

/** Anything but a move: a power, a card, an answer. The edition lists its deeds (extension/extension.ts). */
export type DeedIntent = { readonly type: 'deed'; readonly deed: string } & DeedArguments;

export interface PendingDecision {
  /** `deploy`, `act`, or the name of an edition's question. */
  readonly decision: string;
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

export interface RevealedPiece {
  readonly piece: PieceId;
  readonly kind: string;
}

export interface DrawnLot {
  readonly seat: Seat;
  readonly kind: string;
}

/** Events that every viewer sees in full. */
export type PublicEvent =
  | { readonly type: 'gameStarted'; readonly turn: Seat; readonly pieces: readonly StandingPiece[] }
  | { readonly type: 'pieceMoved'; readonly piece: PieceId; readonly from: Cell; readonly to: Cell; readonly ran: boolean }
  | { readonly type: 'piecesRevealed'; readonly attacker: RevealedPiece; readonly defender: RevealedPiece; readonly outcome: Outcome }
  | { readonly type: 'pieceCaptured'; readonly piece: PieceId; readonly cell: Cell }
  /** An attack whose battle is decided later. */
  | { readonly type: 'attackAnnounced'; readonly attacker: PieceId; readonly defender: PieceId; readonly ran: boolean }
  /** Each takes the other's cell; `cells` are those they left. */
  | { readonly type: 'piecesSwapped'; readonly pieces: readonly [PieceId, PieceId]; readonly cells: readonly [Cell, Cell] }
  /** The seats that took part in one draw, and the kind of piece each drew. */
  | { readonly type: 'lotsDrawn'; readonly lots: readonly DrawnLot[] }
  /** A seat named what a piece is, and was right or wrong. */
  | { readonly type: 'pieceGuessed'; readonly seat: Seat; readonly piece: PieceId; readonly kind: string; readonly isRight: boolean }
  /** The seat in turn has no piece that could move. */
  | { readonly type: 'movesSkipped'; readonly seat: Seat }
  /** A seat left a game that goes on without it. */
  | { readonly type: 'seatLeft'; readonly seat: Seat; readonly why: LeaveReason }
  | { readonly type: 'decisionAsked'; readonly decision: string; readonly seats: readonly Seat[]; readonly detail: number }
  | { readonly type: 'decisionClosed'; readonly decision: string; readonly seats: readonly Seat[] }
  | { readonly type: 'turnPassed'; readonly turn: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] };

/** A card changes its pile. Viewers of either pile see which card it was; `place` counts from the bottom. */
export interface CardMoved {
  readonly type: 'cardMoved';
  readonly card: string;
  readonly from: string;
  readonly place: number;
  readonly to: string;
  readonly end: 'top' | 'bottom';
  readonly seenBy: readonly Viewer[];
  /** The seat whose hand it came from; the others do not know the order of that hand. */
  readonly fromHand: Seat | false;
}

/** A seat did a deed. What the edition keeps secret is absent for the other seats. */
export type DeedDone = { readonly type: 'deedDone'; readonly seat: Seat; readonly deed: string } & DeedArguments;

/** The whole truth of what happened, as it is stored. */
export type GameEvent =
  | PublicEvent
  | CardMoved
  | (DeedDone & { readonly secret: readonly (keyof DeedArguments)[] })
  /** A piece was revealed outside a battle. `to` are the seats that saw it, besides its owner; `byAll` when every seat has seen it by now. */
  | {
      readonly type: 'pieceShown';
      readonly piece: PieceId;
      readonly seat: Seat;
      readonly kind: string;
      readonly to: readonly Seat[];
      readonly byAll: boolean;
      /** It lies open from now on. */
      readonly stays?: true;
    }
  /** A captured piece is back under a new handle; only its owner knows which one unless it is done openly. */
  | {
      readonly type: 'pieceReturned';
      readonly piece: PieceId;
      readonly seat: Seat;
      readonly cell: Cell;
      readonly kind: string;
      readonly captured: PieceId;
      readonly isOpen: boolean;
    }
  /** A seat mixed some of its pieces out of sight; only it knows how. From now on each handle is of the kind given here. */
  | { readonly type: 'piecesMixed'; readonly seat: Seat; readonly pieces: readonly PieceId[]; readonly kinds: readonly string[] }
  /** The places from which cards were taken to the top, one after the other. */
  | { readonly type: 'pileShuffled'; readonly pile: string; readonly places: readonly number[] }
  | { readonly type: 'noted'; readonly note: string; readonly value: number; readonly seenBy: readonly Viewer[] }
  | { readonly type: 'seatDeployed'; readonly seat: Seat; readonly pieces: readonly PlacedPiece[] };

/** The part of an event that a viewer learns: of a deployment others learn only that it is done, of a card only where it went. */
export type SeenEventFields =
  | PublicEvent
  | DeedDone
  | {
      readonly type: 'cardMoved';
      readonly card?: string;
      readonly from: string;
      /** Absent where it would distinguish hidden cards of a hand. */
      readonly place?: number;
      readonly to: string;
      readonly end: 'top' | 'bottom';
    }
  | {
      readonly type: 'pieceShown';
      readonly piece: PieceId;
      readonly seat: Seat;
      readonly kind?: string;
      readonly to: readonly Seat[];
      readonly stays?: true;
    }
  | {
      readonly type: 'pieceReturned';
      readonly piece: PieceId;
      readonly seat: Seat;
      readonly cell: Cell;
      readonly kind?: string;
      readonly captured?: PieceId;
      readonly isOpen: boolean;
    }
  | { readonly type: 'piecesMixed'; readonly seat: Seat; readonly pieces: readonly PieceId[]; readonly kinds?: readonly string[] }
  | { readonly type: 'pileShuffled'; readonly pile: string; readonly places?: readonly number[] }
  | { readonly type: 'noted'; readonly note: string; readonly value: number }
  | { readonly type: 'seatDeployed'; readonly seat: Seat; readonly pieces?: readonly PlacedPiece[] };

declare const seen: unique symbol;
/** Only view/ can make one; nothing else may be sent to a seat. */
export type SeenEvent = SeenEventFields & { readonly [seen]: true };

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

/** A captured piece; its kind is absent where it lies in a bag and the viewer may not know it. */
export interface CapturedView {
  readonly piece: PieceId;
  readonly seat: Seat;
  readonly kind?: string;
}

export interface PileView {
  readonly id: string;
  readonly seat?: Seat;
  readonly count: number;
  /** The kinds of its cards, bottom first, where the viewer may see them. */
  readonly cards?: readonly string[];
}

/** A power, and how many pieces of a seat still have it. */
export interface PowerView {
  readonly seat: Seat;
  readonly deed: string;
  readonly left: number;
}

/** A move that the repetition rules still need. Those from before the last deed come first, grouped by seat. */
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
  readonly waiting: PendingDecision | undefined;
  /** Seats that have confirmed their deployment. */
  readonly deployed: readonly Seat[];
  /** Where each seat deploys, until all have. */
  readonly homes: BySeat<readonly Cell[]>;
  readonly pieces: readonly PieceView[];
  readonly captured: readonly CapturedView[];
  readonly piles: readonly PileView[];
  /** Turns since the last capture, and the limit at which the game is drawn. */
  readonly quiet: number;
  readonly quietLimit: number | undefined;
  readonly recent: readonly RecentMove[];
  /** Public notes of the edition and the viewer's own, such as powers that were used. */
  readonly notes: Readonly<Record<string, number>>;
  /** The powers of each seat that are not used up, as far as the viewer can count. */
  readonly powers: readonly PowerView[];
  /** The attack that waits for an answer, and the attacker's kind where it lies open. */
  readonly announced: { readonly attacker: PieceId; readonly defender: PieceId; readonly kind?: string } | undefined;
  /** The piece that is about to be placed, and its kind where the viewer may know it. */
  readonly placing: { readonly piece: PieceId; readonly seat: Seat; readonly kind?: string } | undefined;
  /** Where the viewer may move or attack now; empty when it is not their turn. */
  readonly moves: readonly MoveIntent[];
  /** What else the viewer may do, or answer, now. */
  readonly deeds: readonly DeedIntent[];
  readonly result: GameResult | undefined;
}

declare const fogged: unique symbol;
/** What one viewer may know. Only view/ can make one. */
export type View = ViewFields & { readonly [fogged]: true };

/** The parts of a view in which something is hidden, as everybody sees them once the game is over. */
export type OpenedFields = Pick<ViewFields, 'pieces' | 'captured' | 'piles' | 'notes' | 'powers'>;

declare const opened: unique symbol;
/** Only view/ can make one, of a game that is over. */
export type OpenedView = OpenedFields & { readonly [opened]: true };

/** Why an intent is not allowed. It tells the seat nothing that it does not know already. */
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
  /** On a map: no free path leads there. */
  | { readonly code: 'noWay'; readonly from: Cell; readonly to: Cell }
  | { readonly code: 'noCharge'; readonly from: Cell; readonly to: Cell; readonly kind: string }
  | { readonly code: 'wayBlocked'; readonly from: Cell; readonly to: Cell; readonly by: Cell }
  | { readonly code: 'twoSquares'; readonly from: Cell; readonly to: Cell; readonly between: readonly [Cell, Cell]; readonly count: number }
  | { readonly code: 'chase'; readonly from: Cell; readonly to: Cell }
  /** The question is for another seat. */
  | { readonly code: 'notYourDecision'; readonly decision: string; readonly seats: readonly Seat[] }
  /** The seat must answer a question, and this is no answer to it. */
  | { readonly code: 'answerFirst'; readonly decision: string }
  /** A deed at the wrong time: an answer to nothing, or a power while an answer is due. */
  | { readonly code: 'notNow'; readonly deed: string }
  | { readonly code: 'badDeed'; readonly deed: string; readonly wants: string }
  | { readonly code: 'notPossible'; readonly deed: string }
  | { readonly code: 'unknownCard'; readonly card: string }
  | { readonly code: 'unknownKind'; readonly kind: string }
  | { readonly code: 'cardSpent'; readonly card: string }
  | { readonly code: 'notInHand'; readonly card: string }
  | { readonly code: 'wrongCard'; readonly card: string; readonly deed: string }
  | { readonly code: 'emptyPile' }
  | { readonly code: 'twiceRunning'; readonly deed: string }
  | { readonly code: 'powerUsed'; readonly deed: string }
  | { readonly code: 'noSuchPower'; readonly deed: string; readonly cell: Cell; readonly kind: string }
  | { readonly code: 'noEnemy'; readonly cell: Cell }
  | { readonly code: 'outOfReach'; readonly deed: string; readonly from: Cell; readonly to: Cell }
  | { readonly code: 'noAttack'; readonly card: string }
  | { readonly code: 'notHealable'; readonly kind: string }
  | { readonly code: 'notFree'; readonly cell: Cell }
  | { readonly code: 'emptyBag' }
  | { readonly code: 'notDrawn'; readonly card: string }
  /** The card has no effect now: no zone to place in, no two pieces to show, too few to move. */
  | { readonly code: 'noRoom'; readonly card: string }
  | { readonly code: 'noPair'; readonly card: string }
  | { readonly code: 'tooFewPieces'; readonly card: string }
  | { readonly code: 'notBeside'; readonly cell: Cell }
  | { readonly code: 'moveFirst' }
  | { readonly code: 'notInBag'; readonly kind: string }
  | { readonly code: 'notOnBoard'; readonly kind: string }
  | { readonly code: 'taken'; readonly cell: Cell }
  | { readonly code: 'notNeighbours'; readonly from: Cell; readonly to: Cell }
  | { readonly code: 'alreadyDeployed'; readonly seat: Seat }
  | { readonly code: 'badDeployment'; readonly faults: readonly DeploymentFault[] };
