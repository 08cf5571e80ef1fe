/** Battles that ranks do not decide, read off the battle table of the game and put together where they are alike. */

import { battleTable, OUTCOMES, type Outcome, type PieceKind, type Rules } from '@flagfall/engine';

export interface BattleException {
  /** Undefined for all attackers, or for all the others. */
  readonly attacker: PieceKind | undefined;
  readonly defender: PieceKind;
  readonly outcome: Outcome;
  /** Whether one of the attackers has a sentence of its own. */
  readonly isRest: boolean;
}

export function battleExceptions({ kinds, army }: Rules): readonly BattleException[] {
  const table = battleTable(kinds);
  const present = kinds.filter((_, at) => army[at] > 0);
  const attackers = present.filter(({ moves }) => moves !== 'never');
  const outcomeOf = (attacker: PieceKind, defender: PieceKind): Outcome =>
    OUTCOMES[table[kinds.indexOf(attacker) * kinds.length + kinds.indexOf(defender)]];
  return present.flatMap((defender) => {
    const odd = attackers.filter((attacker) => outcomeOf(attacker, defender) !== byRank(attacker, defender));
    if (defender.rank !== undefined)
      return odd.map((attacker) => ({ attacker, defender, outcome: outcomeOf(attacker, defender), isRest: false }));
    // A piece without a rank treats all others alike, with a few exceptions.
    const usual = mostOf(attackers.map((attacker) => outcomeOf(attacker, defender)));
    const few = attackers.filter((attacker) => outcomeOf(attacker, defender) !== usual);
    return [
      ...few.map((attacker) => ({ attacker, defender, outcome: outcomeOf(attacker, defender), isRest: false })),
      { attacker: undefined, defender, outcome: usual, isRest: few.length > 0 },
    ];
  });
}

function byRank({ rank: attacker = 0 }: PieceKind, { rank: defender = 0 }: PieceKind): Outcome {
  if (attacker === defender) return 'bothCaptured';
  return attacker > defender ? 'attackerWins' : 'defenderWins';
}

function mostOf(outcomes: readonly Outcome[]): Outcome {
  const count = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  return OUTCOMES.toSorted((one, other) => count(other) - count(one))[0];
}
