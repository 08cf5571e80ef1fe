// Which pieces survive an attack, with the cards played for it (BC-30 to BC-54).

import { type NaiveOutcome, rankOf } from '../../battle.ts';

const BONUS: Readonly<Record<string, number>> = { attack1: 1, attack2: 2, attack3: 3, defence1: 1, defence2: 2, defence3: 3 };

/** A mock attack leaves both pieces in place. */
export type CardsOutcome = NaiveOutcome | 'nothing';

export function cardsBattle(
  attackerKind: string,
  defenderKind: string,
  attackCard: string | undefined,
  defenceCard: string | undefined,
): CardsOutcome {
  // BC-31: also against a bomb or the flag.
  if (attackCard === 'mockAttack') return 'nothing';
  // CORE-14, BC-40: the flag cannot be helped.
  if (defenderKind === 'flag') return 'attackerWins';
  // CORE-13, BC-30, BC-32, BC-33: against a bomb only the miner and armour help.
  if (defenderKind === 'bomb') return attackerKind === 'miner' || attackCard === 'armour' ? 'attackerWins' : 'defenderWins';
  // BC-33, BC-52, BC-57: the card serves a spy only.
  if (attackCard === 'spyAttack' && attackerKind === 'spy') return 'attackerWins';
  // CORE-12, BC-51, U-29d: the ability is no comparison of ranks.
  if (attackerKind === 'spy' && defenderKind === 'marshal') return 'attackerWins';

  // BC-50.
  const attackerRank = rankOf(attackerKind) + bonusOf(attackCard);
  const defenderRank = rankOf(defenderKind) + bonusOf(defenceCard);
  if (attackerRank > defenderRank) return 'attackerWins';
  if (attackerRank < defenderRank) return 'defenderWins';
  return 'bothCaptured';
}

function bonusOf(card: string | undefined): number {
  return card === undefined ? 0 : (BONUS[card] ?? 0);
}
