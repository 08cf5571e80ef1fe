/** What the telling of an action knows of each of its events. */

import type { Cell, Seat, SeenEvent } from '@flagfall/engine';

/** What the rest of an action adds to one of its events. */
export interface TellingContext {
  /** What the piece that acts, or that a deed is about, turns out to be. */
  readonly actor?: string;
  /** Where a deed leads: to a move, an attack or a swap. */
  readonly goes?: 'move' | 'attack' | 'swap';
  /** The question that a deed answers. */
  readonly decision?: string;
  /** The attack has been told: only the outcome is news. */
  readonly isSettled?: boolean;
  /** The cards of several events that are told as one, or that a deed lays down; undefined for a hidden one. */
  readonly cards?: readonly (string | undefined)[];
  /** Who draws from a pile that belongs to nobody. */
  readonly seat?: Seat;
  /** The same was done before in this action: cards drawn before the pile was renewed, lots that tied. */
  readonly isMore?: boolean;
  /** What went into a pile that was shuffled in the middle of a game. */
  readonly shuffled?: 'all' | 'discards';
  /** The flags of several events that are told as one. */
  readonly flags?: readonly Seat[];
  /** The pieces that a deed shows to the reader. */
  readonly shown?: readonly ShownPiece[];
  /** What became of an accusation, and whose piece it was. */
  readonly guess?: { readonly enemy: Seat | undefined; readonly isRight: boolean };
}

export interface ShownPiece {
  readonly seat: Seat;
  readonly kind: string;
  /** Where it has come to stand. */
  readonly cell?: Cell;
}

export interface Telling {
  readonly event: SeenEvent;
  readonly context: TellingContext;
}

export type SeenEventOf<Type extends SeenEvent['type']> = Extract<SeenEvent, { type: Type }>;

export function firstOf<Type extends SeenEvent['type']>(events: readonly SeenEvent[], type: Type): SeenEventOf<Type> | undefined {
  return events.find((event): event is SeenEventOf<Type> => event.type === type);
}

export function allOf<Type extends SeenEvent['type']>(events: readonly SeenEvent[], type: Type): readonly SeenEventOf<Type>[] {
  return events.filter((event): event is SeenEventOf<Type> => event.type === type);
}
