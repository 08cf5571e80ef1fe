/** What the sentence of an event needs from the rest of its action. */

import type { Cell, Seat, SeenEvent } from '@flagfall/engine';

/** What the rest of an action adds to one of its events. */
export interface TellingContext {
  /** The kind of the piece that moves, acts or that a deed is about, where the reader knows it. */
  readonly actor?: string;
  /** Where a deed leads: to a move, an attack or a swap. */
  readonly goes?: 'move' | 'attack' | 'swap';
  /** The question that a deed answers. */
  readonly decision?: string;
  /** The log has the attack already: only the outcome is news. */
  readonly isSettled?: boolean;
  /** The cards of several events in one sentence, or those that a deed lays down; undefined for a hidden one. */
  readonly cards?: readonly (string | undefined)[];
  /** The seat that draws from a pile without an owner. */
  readonly seat?: Seat;
  /** The same happened before in this action: cards drawn before the pile was renewed, lots that tied. */
  readonly isMore?: boolean;
  /** The cards in a pile that was shuffled in the middle of a game. */
  readonly shuffled?: 'all' | 'discards';
  /** The flags of several events in one sentence. */
  readonly flags?: readonly Seat[];
  /** The pieces that a deed shows to the reader. */
  readonly shown?: readonly ShownPiece[];
  /** The result of an accusation, and the owner of the piece. */
  readonly guess?: { readonly enemy: Seat | undefined; readonly isRight: boolean };
}

export interface ShownPiece {
  readonly seat: Seat;
  readonly kind: string;
  /** The cell where it stands now. */
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
