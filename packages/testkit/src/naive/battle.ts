// Which pieces survive an attack.

export type NaiveOutcome = 'attackerWins' | 'defenderWins' | 'bothCaptured';

const RANKS: Readonly<Record<string, number>> = {
  marshal: 10,
  general: 9,
  colonel: 8,
  secondColonel: 8,
  major: 7,
  sniper: 7,
  captain: 6,
  lieutenant: 5,
  sergeant: 4,
  miner: 3,
  scout: 2,
  spy: 1,
};

/** CORE-11 to CORE-16. Bombs and flags never attack, so asking for that throws. */
export function naiveBattle(attackerKind: string, defenderKind: string): NaiveOutcome {
  const attackerRank = rankOf(attackerKind);
  if (defenderKind === 'flag') return 'attackerWins';
  if (defenderKind === 'bomb') return attackerKind === 'miner' ? 'attackerWins' : 'defenderWins';
  const defenderRank = rankOf(defenderKind);
  if (attackerKind === 'spy' && defenderKind === 'marshal') return 'attackerWins';
  if (attackerRank > defenderRank) return 'attackerWins';
  if (attackerRank < defenderRank) return 'defenderWins';
  return 'bothCaptured';
}

export function rankOf(kind: string): number {
  const rank = RANKS[kind];
  if (rank === undefined) throw new Error(`no rank fights as ${kind}`);
  return rank;
}
