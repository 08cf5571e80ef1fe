/** What a session asks of a computer player. It is told what its own seat is told and nothing else. */

import type { Player } from '@flagfall/ai';
import type { View } from '@flagfall/engine';

export interface Opponent extends Player {
  acceptsDraw(view: View): boolean;
}
