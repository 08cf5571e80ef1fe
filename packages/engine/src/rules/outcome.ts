/** What a battle is between, and how it may end. */

/** `nobodyCaptured` only from afar: an attacker at a distance that is not stronger neither falls nor captures. */
export const OUTCOMES = ['attackerWins', 'defenderWins', 'bothCaptured', 'nobodyCaptured'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface Matchup {
  readonly attacker: Combatant;
  readonly defender: Combatant;
}

export interface Combatant {
  readonly kind: string;
  readonly rank: number | undefined;
  has(power: string): boolean;
}
