/** What a session asks of a computer player. It is told what its own seat is told and nothing else. */

import type { Budget } from '@flagfall/ai';
import type { NamedDeployment } from '@flagfall/editions';
import type { DeedIntent, Deployment, MoveIntent, Seat, View } from '@flagfall/engine';
import type { Update } from '@flagfall/table';

export interface Opponent {
  readonly seat: Seat;
  /** What the seat saw, action by action. */
  learn(update: Pick<Update, 'actions'>): void;
  deployment(library: readonly NamedDeployment[], view: View): Deployment;
  /** Who thinks ahead keeps within the budget. */
  choose(view: View, budget?: Budget): MoveIntent | DeedIntent;
  acceptsDraw(view: View): boolean;
}
