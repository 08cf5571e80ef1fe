/** The fate of the highest piece of a seat: the first thing to look at when games are lost. */

import {
  actionsSince,
  type GameEvent,
  kindOf,
  type PieceId,
  type Position,
  pieceCount,
  type Seat,
  seatIndex,
  seatOf,
} from '@flagfall/engine';
import { outcomeOf, ranksOf } from '../contestants/styles/knownBoard.ts';

/** `spy`: it had been shown, and the spy captured it. `bomb`: it attacked a hidden piece that never moves. */
export type Fate = 'alive' | 'spy' | 'bomb' | 'fell';

export interface TopFate {
  /** Whether it survived a battle. */
  readonly shown: boolean;
  readonly fate: Fate;
}

type Battle = Extract<GameEvent, { readonly type: 'piecesRevealed' }>;

/** Only for boards with two seats and no powers; elsewhere pieces are captured in too many ways. */
export function fateOfTop(game: Position, seat: Seat): TopFate | undefined {
  const { rules } = game;
  if (rules.seats.length !== 2 || rules.extension !== undefined) return undefined;
  const { top } = ranksOf(rules);
  const piece = Array.from({ length: pieceCount(game) }, (_, one) => one).find(
    (one) => seatOf(game, one) === seatIndex(seat) && rules.kinds[kindOf(game, one)]?.id === top,
  );
  const met = new Set<PieceId>();
  let shown = false;
  for (const battle of actionsSince(game, 0).flat()) {
    if (battle.type !== 'piecesRevealed') continue;
    const { attacker, defender } = battle;
    if (piece !== undefined && (attacker.piece === piece || defender.piece === piece)) {
      if (falls(battle, piece)) return { shown, fate: fateIn(battle, piece, shown, met.has(defender.piece)) };
      shown = true;
    }
    met.add(attacker.piece).add(defender.piece);
  }
  return { shown, fate: 'alive' };

  function fateIn({ attacker, defender }: Battle, own: PieceId, wasShown: boolean, wasMet: boolean): Fate {
    if (attacker.piece === own) {
      const kind = rules.kinds.find(({ id }) => id === defender.kind);
      return kind?.moves === 'never' && !wasMet ? 'bomb' : 'fell';
    }
    const isSpy = attacker.kind !== defender.kind && outcomeOf(rules, attacker.kind, defender.kind) === 'attackerWins';
    return isSpy && wasShown ? 'spy' : 'fell';
  }
}

function falls({ attacker, outcome }: Battle, piece: PieceId): boolean {
  return outcome === 'bothCaptured' || outcome === (attacker.piece === piece ? 'defenderWins' : 'attackerWins');
}

/** Such as `its marshal was shown in 40 of 60 games; to a spy 6 (15.0 % of those shown), to a bomb 3`. */
export function fateText(fates: readonly TopFate[]): string {
  const count = (isOne: (fate: TopFate) => boolean): number => fates.filter(isOne).length;
  const shown = count((one) => one.shown);
  const spy = count(({ fate }) => fate === 'spy');
  const share = ((100 * spy) / Math.max(1, shown)).toFixed(1);
  const lost = count(({ fate }) => fate !== 'alive');
  return `highest piece shown in ${shown} of ${fates.length} games and lost in ${lost}: ${spy} to a spy after it was shown (${share} % of those), ${count(({ fate }) => fate === 'bomb')} to a bomb`;
}
