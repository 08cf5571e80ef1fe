/** An action card: when it can be played, and what happens at once. What it asks then is answered by a deed. */

import type { Chance, Position, Refusal } from '@flagfall/engine';
import type { CardId } from '../state/piles.ts';

export interface ActionCard {
  readonly id: CardId;
  /** Why the seat cannot play it now; nothing in it that the seat does not know. Asked often: a refusal is one object for all. */
  refuse?(position: Position, seat: number): Refusal | undefined;
  play(position: Position, seat: number, chance: Chance): void;
}
