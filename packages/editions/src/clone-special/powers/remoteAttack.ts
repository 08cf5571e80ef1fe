/** Remote attack (CWS-30 to CWS-32): a sniper strikes at one or two squares in a straight line, and neither moves nor falls. */

import { type Deed, kindOf, OUTCOMES, type Position, pieceOn } from '@flagfall/engine';
import { applyBattle, outcomeWithRaises, winIfPrize } from '@flagfall/engine/edition';
import { cellAtOffset, DIRECTIONS, forEachPiece, isEnemyOn, kindIdOf, outOfReach, refuseCarrier, refuseTarget } from '../../core/deeds.ts';
import { isUnblocked } from './lineOfSight.ts';

const [ATTACKER_WINS] = OUTCOMES.keys();
const NOBODY_CAPTURED = OUTCOMES.indexOf('nobodyCaptured');

export interface RemoteOptions {
  /** The kinds that have the power. */
  readonly snipers: readonly string[];
  readonly capturesBase: boolean;
  readonly isBlocked: boolean;
}

export function remoteAttackDeed({ snipers, capturesBase, isBlocked }: RemoteOptions): Deed {
  /** Calls back for each cell in reach: the nearer one, and the farther one unless the nearer blocks it. */
  const eachInReach = (position: Position, from: number, visit: (cell: number) => void): void => {
    for (const { columns, rows } of DIRECTIONS) {
      const near = cellAtOffset(position, from, columns, rows);
      const far = cellAtOffset(position, from, columns * 2, rows * 2);
      if (near >= 0) visit(near);
      if (far >= 0 && !(isBlocked && !isUnblocked(position, near))) visit(far);
    }
  };
  return {
    id: 'remoteAttack',
    rule: 'CWS-30',
    when: ['act'],
    parameters: { cells: 2 },
    bearers: snipers,
    isMove: true,
    list(position, seat, list) {
      forEachPiece(position, seat, (piece, from) => {
        if (!snipers.includes(kindIdOf(position, piece))) return;
        eachInReach(position, from, (cell) => {
          if (isEnemyOn(position, seat, cell)) list.add(from, cell);
        });
      });
    },
    refuse(position, seat, [from, target]) {
      const refusal = refuseCarrier(position, seat, 'remoteAttack', from, snipers) ?? refuseTarget(position, seat, target);
      if (refusal !== undefined) return refusal;
      let isReached = false;
      eachInReach(position, from, (cell) => {
        isReached ||= cell === target;
      });
      return isReached ? undefined : outOfReach(position, 'remoteAttack', from, target);
    },
    play(position, _, [from, target]) {
      const [attacker, defender] = [pieceOn(position, from), pieceOn(position, target)];
      const outcome = outcomeOf(position, attacker, defender, capturesBase);
      applyBattle(position, attacker, defender, outcome);
      if (outcome === ATTACKER_WINS) winIfPrize(position, attacker, defender);
    },
  };
}

/** CWS-31: only a lower rank is removed, and the base (U-41). */
function outcomeOf(position: Position, attacker: number, defender: number, capturesBase: boolean): number {
  if (kindIdOf(position, defender) === 'flag' && !capturesBase) return NOBODY_CAPTURED;
  const outcome = outcomeWithRaises(position.rules, kindOf(position, attacker), 0, kindOf(position, defender), 0);
  return outcome === ATTACKER_WINS ? outcome : NOBODY_CAPTURED;
}
