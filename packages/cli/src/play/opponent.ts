/** What a session asks of a computer player. It is told what its own seat is told and nothing else. */

import type { DeedIntent, Deployment, MoveIntent, Seat, View } from '@flagfall/engine';
import type { Update } from '@flagfall/table';

export interface Opponent {
  readonly seat: Seat;
  /** What the seat saw, action by action. */
  learn(update: Pick<Update, 'actions'>): void;
  deployment(view: Pick<View, 'homes'>): Deployment;
  choose(view: View): MoveIntent | DeedIntent;
  acceptsDraw(view: View): boolean;
}
