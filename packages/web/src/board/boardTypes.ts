/** What a board draws. It knows no rules: its owner says which cells can be chosen, and what for. */

import type { Cell, PieceId, Seat } from '@flagfall/engine';
import type { CellHeat } from './heatLayer.tsx';

export interface BoardPiece {
  readonly id: PieceId;
  readonly seat: Seat;
  readonly cell: Cell;
  /** Of the reader's own army. */
  readonly isOwn?: boolean | undefined;
  /** Absent for a piece that shows its back. */
  readonly kind?: string | undefined;
  /** What a hidden piece most likely is, and how likely in a hundred. */
  readonly guess?: { readonly kind: string; readonly percent: number } | undefined;
  /** The reader's own pencil mark on a back. */
  readonly mark?: string | undefined;
  readonly hasMoved?: boolean | undefined;
  /** A piece of the reader's own that another seat has seen. */
  readonly isGivenAway?: boolean | undefined;
  /** What could happen to it next, as far as the reader knows. */
  readonly prospect?: 'endangered' | 'beatable' | undefined;
  /** Its opponent in a battle: an attacker goes there, a defender makes room. */
  readonly facing?: { readonly cell: Cell; readonly as: 'attacker' | 'defender' } | undefined;
  /** It is being turned over. */
  readonly isTurned?: boolean | undefined;
  readonly isFalling?: boolean | undefined;
}

/** What a cell can be marked as; several at once. */
export type CellMark =
  | 'chosen'
  | 'target'
  | 'attack'
  | 'pick'
  | 'last'
  | 'home'
  | 'danger'
  | 'waiting'
  | 'planned'
  | 'endangered'
  | 'beatable'
  | 'goal';

/** From one cell to another: a move that is about to be made, one for later, or one that others have made. */
export interface BoardArrow {
  readonly from: Cell;
  readonly to: Cell;
  readonly look: 'waiting' | 'planned' | 'advised' | 'told';
  /** Whose colour it has. */
  readonly seat?: Seat | undefined;
}

/** Territories, each by one of its zones, that are lit while one is being chosen. */
export interface DraftLight {
  /** Whoever chooses. */
  readonly seat: Seat;
  readonly open: readonly Cell[];
  /** The one that is about to be taken. */
  readonly lit: Cell | undefined;
  /** Those that border on it. */
  readonly beside: readonly Cell[];
}

export interface BoardProps {
  readonly edition: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly isFlipped: boolean;
  readonly pieces: readonly BoardPiece[];
  readonly marks: ReadonlyMap<Cell, readonly CellMark[]>;
  /** The seats with a claim to the land of each zone, where land belongs to seats: one owns it, several contest it. */
  readonly claims?: ReadonlyMap<Cell, readonly Seat[]>;
  /** While territories are shared out. */
  readonly draft?: DraftLight | undefined;
  readonly arrows?: readonly BoardArrow[];
  /** How much of something there is on some cells. */
  readonly heat?: CellHeat | undefined;
  readonly hasCoordinates: boolean;
  /** What the reader wants to see first, where not all fits on the screen. */
  readonly focus?: Cell | undefined;
  /** What is being told of: a window that shows a part of the board moves there. */
  readonly told?: { readonly from: Cell; readonly to: Cell } | undefined;
  readonly title: string;
  /** The text of a cell for screen readers. */
  labelOf(cell: Cell): string;
  onTap(cell: Cell): void;
  /** Whether the piece on a cell can be picked up. */
  canDrag(cell: Cell): boolean;
  onDrop(from: Cell, to: Cell): void;
  onEscape?(): void;
}
