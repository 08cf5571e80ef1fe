/** Own pieces that a known enemy would beat, and known enemies that could be beaten. Plain attacks only, no cards or powers. */

import type { Cell } from '../board.ts';
import { battleTable } from '../rules/battle.ts';
import { OUTCOMES } from '../rules/outcome.ts';
import type { Rules } from '../rules/rules.ts';
import type { PieceView, View } from '../types.ts';
import { visibleReach } from './visibleReach.ts';

export interface Threats {
  /** Cells of own pieces that an enemy beats with its next move. */
  readonly endangered: readonly Cell[];
  /** Cells of enemies that a piece of the viewer's beats with its next move. */
  readonly beatable: readonly Cell[];
}

const ATTACKER_WINS = OUTCOMES.indexOf('attackerWins');

export function threatsIn(rules: Rules, view: Pick<View, 'pieces' | 'viewer'>): Threats {
  const { kinds } = rules;
  const table = battleTable(kinds);
  const numbers = new Map(kinds.map(({ id }, number) => [id, number]));
  const known = view.pieces.filter((piece): piece is KnownPieceView => piece.known);
  const beats = (attacker: KnownPieceView, defender: KnownPieceView): boolean =>
    table[numbers.get(attacker.kind)! * kinds.length + numbers.get(defender.kind)!] === ATTACKER_WINS;
  const beatenBy = (pieces: readonly KnownPieceView[], defenders: readonly KnownPieceView[]): readonly Cell[] => {
    const attackers = pieces.map((piece) => ({ piece, reach: new Set(visibleReach(rules, view, piece)) }));
    return defenders
      .filter((defender) => attackers.some(({ piece, reach }) => reach.has(defender.cell) && beats(piece, defender)))
      .map(({ cell }) => cell);
  };
  const own = known.filter(({ seat }) => seat === view.viewer);
  const enemies = known.filter(({ seat }) => seat !== view.viewer);
  if (own.length === 0 || enemies.length === 0) return { endangered: [], beatable: [] };
  return { endangered: beatenBy(enemies, own), beatable: beatenBy(own, enemies) };
}

type KnownPieceView = Extract<PieceView, { readonly known: true }>;
