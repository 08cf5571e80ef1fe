/** What pieces are worth to the simple player, and what it expects of a battle. */

import { isFlagKind } from '@flagfall/ai';
import { battleTable, OUTCOMES, type Outcome, type PieceKind, type Rules } from '@flagfall/engine';

/** How likely a piece is to be of each kind. */
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

  /** What attacking a piece with these odds brings on average: its worth when it falls, minus one's own. */
  attack(attacker: number, defender: KindShares): number {
    return this.#expect(defender, (kind) => this.#balance(attacker, kind));
  }

  /** What one stands to lose when a piece with these odds attacks; nothing when the attack would be foolish. */
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

/** Strength counts with its square; a power makes a weak piece worth keeping. */
function worthOf(kind: PieceKind): number {
  if (isFlagKind(kind)) return 150;
  if (kind.rank === undefined) return 14;
  return (kind.rank * kind.rank) / 2 + 4 + (kind.rank < 4 ? 6 * kind.powers.length : 0);
}
