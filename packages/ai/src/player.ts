/** A computer player sits on one seat and knows what that seat was shown, nothing else. */

import type { DeedIntent, Deployment, MoveIntent, Seat, SeenEvent, View } from '@flagfall/engine';

export interface Player {
  readonly seat: Seat;
  /** What the seat saw, action by action. */
  learn(actions: readonly (readonly SeenEvent[])[]): void;
  /** Where its army stands, on the home that the view shows. */
  deploy(view: View): Deployment;
  /** One of the intents that the view offers. */
  choose(view: View): MoveIntent | DeedIntent;
}
