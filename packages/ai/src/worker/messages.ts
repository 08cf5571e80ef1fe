/** Messages between a host and a computer player, across threads or to a worker of a browser. All of them can be cloned. */

import type { DeedIntent, Deployment, MoveIntent, Options, Seat, SeenEvent, View } from '@flagfall/engine';
import type { Budget, SearchInfo } from '../player.ts';

export type PlayerRequest =
  /** Comes first, and once for every game. */
  | {
      readonly type: 'sit';
      readonly edition: string;
      readonly revision: number;
      readonly options: Options;
      readonly seat: Seat;
      readonly level: number;
      readonly seed: string;
    }
  | { readonly type: 'learn'; readonly actions: readonly (readonly SeenEvent[])[] }
  | { readonly type: 'deploy'; readonly id: number; readonly view: View }
  | { readonly type: 'choose'; readonly id: number; readonly view: View; readonly budget: Budget }
  /** A draw is offered. A player declines before its first search. */
  | { readonly type: 'answerDraw'; readonly id: number; readonly view: View }
  /** Stop thinking and take the best so far. */
  | { readonly type: 'stop'; readonly id: number };

export type PlayerReply =
  | { readonly type: 'deployed'; readonly id: number; readonly deployment: Deployment }
  | { readonly type: 'thought'; readonly id: number; readonly thought: SearchInfo }
  | { readonly type: 'chosen'; readonly id: number; readonly intent: MoveIntent | DeedIntent; readonly expectation: number }
  | { readonly type: 'answered'; readonly id: number; readonly accept: boolean }
  | { readonly type: 'failed'; readonly id: number; readonly why: string };
