/** The battle scene: attacker and defender face to face, why it ends as it does, and who falls. It moves by CSS alone and stands still for who wants that. */

import { findEdition } from '@flagfall/editions';
import { assert, type Outcome, type Seat } from '@flagfall/engine';
import { EmblemArt } from '../emblems/emblemArt.tsx';
import { type BattleReason, REASON_EMBLEMS } from './battleReasons.ts';
import { PieceArt, PieceBack } from './piece.tsx';
import './battle.css';

/** One side; without a kind it has not been shown. */
export interface BattleFighter {
  readonly seat: Seat;
  readonly kind?: string;
}

interface BattleProps {
  readonly edition: string;
  readonly attacker: BattleFighter;
  readonly defender: BattleFighter;
  readonly outcome: Outcome;
  /** Why; by default what the two kinds say. */
  readonly reason?: BattleReason;
}

export function BattleArt({ edition, attacker, defender, outcome, reason }: BattleProps) {
  const why = reason ?? reasonOf(edition, attacker.kind, defender.kind, outcome);
  return (
    <div class="battle" data-outcome={outcome} data-reason={why} aria-hidden="true">
      <Side edition={edition} part="attacker" fighter={attacker} falls={outcome === 'defenderWins' || outcome === 'bothCaptured'} />
      <svg class="battle-why" viewBox="0 0 100 100" aria-hidden="true">
        <path class="battle-burst" d={BURST} />
        <g transform="translate(24 24) scale(.82)">
          <EmblemArt emblem={REASON_EMBLEMS[why]} />
        </g>
      </svg>
      <Side edition={edition} part="defender" fighter={defender} falls={outcome === 'attackerWins' || outcome === 'bothCaptured'} />
    </div>
  );
}

interface SideProps {
  readonly edition: string;
  readonly part: 'attacker' | 'defender';
  readonly fighter: BattleFighter;
  readonly falls: boolean;
}

function Side({ edition, part, fighter: { seat, kind }, falls }: SideProps) {
  return (
    <div class="battle-side" data-part={part} data-falls={falls}>
      {kind === undefined ? <PieceBack seat={seat} /> : <PieceArt edition={edition} kind={kind} seat={seat} />}
      <svg class="battle-cracks" viewBox="0 0 100 100" aria-hidden="true">
        <path d="M52 8L44 30L58 44L42 62L54 76L46 94M58 44L80 52M44 30L20 24M42 62L18 72" />
      </svg>
    </div>
  );
}

/** What decides between two kinds, as the powers of the edition tell it. */
export function reasonOf(edition: string, attacker: string | undefined, defender: string | undefined, outcome: Outcome): BattleReason {
  const kinds = findEdition(edition)?.kinds;
  assert(kinds !== undefined, `${edition} is an edition`);
  if (outcome === 'nobodyCaptured') return 'standoff';
  const has = (id: string | undefined, power: string) =>
    kinds.find((kind) => kind.id === id)?.powers.some((one) => one.id === power) ?? false;
  if (has(defender, 'surrender')) return 'prize';
  if (has(defender, 'explode')) return has(attacker, 'defuse') && outcome === 'attackerWins' ? 'defuse' : 'explode';
  if (has(attacker, 'assassinate') && has(defender, 'command') && outcome === 'attackerWins') return 'strike';
  return outcome === 'bothCaptured' ? 'equal' : 'rank';
}

const BURST = Array.from({ length: 32 }, (_, at) => {
  const angle = (at * Math.PI) / 16;
  const reach = at % 2 === 0 ? 49 : 40;
  return `${at === 0 ? 'M' : 'L'}${(50 + reach * Math.cos(angle)).toFixed(1)} ${(50 + reach * Math.sin(angle)).toFixed(1)}`;
})
  .join('')
  .concat('Z');
