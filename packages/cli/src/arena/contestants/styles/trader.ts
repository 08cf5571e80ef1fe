/** Exchanges a piece for its equal whenever it can, and steps beside an equal to offer it. It punishes players who lose by trades, or who count on a piece too long. */

import type { MoveIntent, View } from '@flagfall/engine';
import { type KnownBoard, outcomeOf } from './knownBoard.ts';
import { Styled } from './styled.ts';

export class Trader extends Styled {
  protected narrow(view: View, scene: KnownBoard): readonly MoveIntent[] | undefined {
    if (view.waiting?.decision !== 'act') return undefined;
    const trades = view.moves.filter(({ from, to }) => this.#isEven(scene.kindOn(from), scene.kindOn(to)));
    if (trades.length > 0) return trades;
    const offers = view.moves.filter((move) => scene.isQuiet(move) && this.#offers(move, scene));
    return offers.length > 0 ? offers : undefined;
  }

  #offers({ from, to }: MoveIntent, scene: KnownBoard): boolean {
    const own = scene.kindOn(from);
    return scene.neighbours(to).some((next) => scene.isEnemy(next) && this.#isEven(own, scene.kindOn(next)));
  }

  #isEven(own: string | undefined, other: string | undefined): boolean {
    return own !== undefined && other !== undefined && outcomeOf(this.rules, own, other) === 'bothCaptured';
  }
}
