/** An action card: when it can be played, and what happens at once. A deed answers its question. */

import type { Chance, Position, Refusal } from '@flagfall/engine';
import type { CardId } from '../state/piles.ts';

export interface ActionCard {
  readonly id: CardId;
  /** Why the seat cannot play it now, without anything the seat does not know. Called often, so each refusal is one shared object. */
  refuse?(position: Position, seat: number): Refusal | undefined;
  play(position: Position, seat: number, chance: Chance): void;
}
