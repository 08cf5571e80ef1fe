/**
 * Moves a piece that has no neighbour to and fro, and waits. It answers an attack, or an enemy beside one of its pieces, as level 5 does. It punishes
 * players who make no progress or lose patience.
 */

import type { MoveIntent, View } from '@flagfall/engine';
import type { KnownBoard } from './knownBoard.ts';
import { Styled } from './styled.ts';

export class Waiter extends Styled {
  protected narrow(view: View, scene: KnownBoard): readonly MoveIntent[] | undefined {
    const last = view.recent.at(-1);
    const isAttacked = last !== undefined && last.seat !== this.seat && last.attack;
    if (isAttacked || view.waiting?.decision !== 'act') return undefined;
    if (view.pieces.some(({ seat, cell }) => seat === this.seat && scene.hasEnemyBeside(cell))) return undefined;
    const safe = view.moves.filter((move) => scene.isQuiet(move) && !scene.hasEnemyBeside(move.to));
    const own = view.recent.findLast(({ seat }) => seat === this.seat);
    const back = safe.find(({ from, to }) => from === own?.to && to === own.from);
    if (back !== undefined) return [back];
    // A piece that has moved has nothing more to hide, and a short step is easy to take back.
    const waits = safe.toSorted((one, other) => this.#cost(one, scene) - this.#cost(other, scene));
    return waits.length === 0 ? undefined : waits.slice(0, 1);
  }

  #cost({ from, to }: MoveIntent, scene: KnownBoard): number {
    const hasMoved = scene.on(from)?.seen?.moved === true;
    return (hasMoved ? 0 : 2) + (scene.neighbours(from).includes(to) ? 0 : 1);
  }
}
