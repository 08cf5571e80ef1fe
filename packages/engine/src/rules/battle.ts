/** The battle table: who wins when one kind attacks another. Every battle of every game is looked up here. */

import type { Kind } from '../edition.ts';

export const OUTCOMES = ['attackerWins', 'defenderWins', 'bothCaptured'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Fight {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

export interface Fighter {
  readonly kind: string;
  readonly rank: number | undefined;
  has(power: string): boolean;
}

/**
 * Powers speak first, the attacker's before the defender's; where they are silent the higher rank wins and equals fall together.
 * One byte a pair, at `attackerKind * kinds.length + defenderKind`.
 */
export function battleTable(kinds: readonly Kind[]): Uint8Array {
  const table = new Uint8Array(kinds.length * kinds.length);
  kinds.forEach((attacker, a) => {
    kinds.forEach((defender, d) => {
      table[a * kinds.length + d] = OUTCOMES.indexOf(battleOf(attacker, defender));
    });
  });
  return table;
}

function battleOf(attacker: Kind, defender: Kind): Outcome {
  const fight = { attacker: fighter(attacker), defender: fighter(defender) };
  for (const power of [...attacker.powers, ...defender.powers]) {
    const outcome = power.battle?.(fight);
    if (outcome !== undefined) return outcome;
  }
  return byRank(attacker.rank ?? 0, defender.rank ?? 0);
}

/** CORE-11, CORE-16. */
function byRank(attacker: number, defender: number): Outcome {
  if (attacker === defender) return 'bothCaptured';
  return attacker > defender ? 'attackerWins' : 'defenderWins';
}

function fighter(kind: Kind): Fighter {
  return { kind: kind.id, rank: kind.rank, has: (power) => kind.powers.some((own) => own.id === power) };
}
