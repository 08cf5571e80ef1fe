/** The battle table: who wins when one kind attacks another. Every battle of every game is looked up here. */

import type { PieceKind } from '../edition/edition.ts';
import { type Combatant, OUTCOMES, type Outcome } from './outcome.ts';

/** In `powerBattles`: no power applies, ranks decide. */
export const BY_RANK = 255;

/**
 * Powers decide first, the attacker's before the defender's; where none applies the higher rank wins and equals are both captured.
 * One byte a pair, at `attackerKind * kinds.length + defenderKind`.
 */
export function battleTable(kinds: readonly PieceKind[]): Uint8Array {
  const powers = powerBattles(kinds);
  return powers.map((outcome, pair) => {
    const [attacker, defender] = [kinds[Math.floor(pair / kinds.length)], kinds[pair % kinds.length]];
    return outcome === BY_RANK ? OUTCOMES.indexOf(byRank(attacker.rank ?? 0, defender.rank ?? 0)) : outcome;
  });
}

/** Outcomes by powers alone, in the same order; BY_RANK where none applies. */
export function powerBattles(kinds: readonly PieceKind[]): Uint8Array {
  const table = new Uint8Array(kinds.length * kinds.length);
  kinds.forEach((attacker, a) => {
    kinds.forEach((defender, d) => {
      const outcome = byPowers(attacker, defender);
      table[a * kinds.length + d] = outcome === undefined ? BY_RANK : OUTCOMES.indexOf(outcome);
    });
  });
  return table;
}

function byPowers(attacker: PieceKind, defender: PieceKind): Outcome | undefined {
  const fight = { attacker: combatant(attacker), defender: combatant(defender) };
  for (const power of [...attacker.powers, ...defender.powers]) {
    const outcome = power.battle?.(fight);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

/** The outcome, by number, of a battle in which ranks are raised for once: powers still decide first. */
export function outcomeWithRaises(
  rules: { readonly kinds: readonly PieceKind[]; readonly powerBattles: Uint8Array },
  attacker: number,
  attackerRaise: number,
  defender: number,
  defenderRaise: number,
): number {
  const { kinds } = rules;
  const byPower = rules.powerBattles[attacker * kinds.length + defender];
  if (byPower !== BY_RANK) return byPower;
  return OUTCOMES.indexOf(byRank((kinds[attacker].rank ?? 0) + attackerRaise, (kinds[defender].rank ?? 0) + defenderRaise));
}

/** CORE-11, CORE-16. */
function byRank(attacker: number, defender: number): Outcome {
  if (attacker === defender) return 'bothCaptured';
  return attacker > defender ? 'attackerWins' : 'defenderWins';
}

function combatant(kind: PieceKind): Combatant {
  return { kind: kind.id, rank: kind.rank, has: (power) => kind.powers.some((own) => own.id === power) };
}
