// Which pieces survive an attack (CQ-30 to CQ-32, CQ-40, U-82).

const RANKS: ReadonlyMap<string, number> = new Map([
  ['king', 10],
  ['queen', 9],
  ['prince', 8],
  ['duke', 7],
  ['count', 6],
  ['knight', 5],
  ['baron', 4],
  ['sorceress', 3],
  ['scout', 2],
  ['spy', 1],
]);

export function battle(attacker: string, defender: string): 'attackerWins' | 'defenderWins' | 'bothBeaten' {
  // CQ-40.
  if (defender === 'flag') return 'attackerWins';
  // CQ-32.
  if (defender === 'cursedLand') return attacker === 'sorceress' ? 'attackerWins' : 'defenderWins';
  // CQ-31.
  if (attacker === 'spy' && defender === 'king') return 'attackerWins';
  // CQ-30.
  const difference = rankOf(attacker) - rankOf(defender);
  if (difference > 0) return 'attackerWins';
  return difference < 0 ? 'defenderWins' : 'bothBeaten';
}

function rankOf(kind: string): number {
  const rank = RANKS.get(kind);
  if (rank === undefined) throw new Error(`${kind} has no rank`);
  return rank;
}
