/** Piece values of the simple player, and its expectation of a battle. */

import { isFlagKind } from '@flagfall/ai';
import { battleTable, OUTCOMES, type Outcome, type PieceKind, type Rules } from '@flagfall/engine';

/** The probability of each kind for a piece. */
export interface KindShares {
  readonly shares: readonly number[];
  readonly certain: boolean;
}

export class PieceWorth {
  readonly #values: readonly number[];
  readonly #attacks: readonly boolean[];
  readonly #battles: Uint8Array;

  constructor(rules: Rules) {
    this.#values = rules.kinds.map(worthOf);
    this.#attacks = rules.kinds.map((kind) => kind.moves !== 'never');
    this.#battles = battleTable(rules.kinds);
  }

  value(kind: number): number {
    return this.#values[kind];
  }

  wins(attacker: number, defender: number): boolean {
    return OUTCOMES[this.#battles[attacker * this.#values.length + defender]] === 'attackerWins';
  }

  /** The expected gain of an attack on a piece with these odds: its value if it is captured, minus the attacker's. */
  attack(attacker: number, defender: KindShares): number {
    return this.#expect(defender, (kind) => this.#balance(attacker, kind));
  }

  /** The expected loss when a piece with these odds attacks; 0 when the attack would be bad for it. */
  defence(attacker: KindShares, defender: number): number {
    return this.#expect(attacker, (kind) => (this.#attacks[kind] ? Math.max(0, this.#balance(kind, defender)) : 0));
  }

  #expect(odds: KindShares, worth: (kind: number) => number): number {
    return odds.shares.reduce((sum, share, kind) => (share > 0 ? sum + share * worth(kind) : sum), 0);
  }

  #balance(attacker: number, defender: number): number {
    const outcome: Outcome = OUTCOMES[this.#battles[attacker * this.#values.length + defender]];
    const won = outcome === 'defenderWins' ? 0 : this.#values[defender];
    const lost = outcome === 'attackerWins' ? 0 : this.#values[attacker];
    return won - lost;
  }
}

/** Rank counts with its square; a power makes a weak piece valuable. */
function worthOf(kind: PieceKind): number {
  if (isFlagKind(kind)) return 150;
  if (kind.rank === undefined) return 14;
  return (kind.rank * kind.rank) / 2 + 4 + (kind.rank < 4 ? 6 * kind.powers.length : 0);
}
