/** What an attack gains and loses when both kinds are known. */

import { battleTable, OUTCOMES, type PieceKind } from '@flagfall/engine';

const [ATTACKER_WINS, DEFENDER_WINS, BOTH_CAPTURED] = OUTCOMES.keys();

/** Gain minus loss of the attacker, at `attacker * kinds.length + defender`. */
export function exchangeTable(
  kinds: readonly PieceKind[],
  attackerValue: (kind: number) => number,
  defenderValue: (kind: number) => number,
): Float64Array {
  return Float64Array.from(battleTable(kinds), (outcome, pair) => {
    const won = outcome === ATTACKER_WINS || outcome === BOTH_CAPTURED ? defenderValue(pair % kinds.length) : 0;
    const lost = outcome === DEFENDER_WINS || outcome === BOTH_CAPTURED ? attackerValue(Math.floor(pair / kinds.length)) : 0;
    return won - lost;
  });
}
