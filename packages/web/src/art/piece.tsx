/** Pieces: the front that its owner sees, and the back that everybody else sees. The back knows the seat and nothing more. */

import { findEdition } from '@flagfall/editions';
import type { Seat } from '@flagfall/engine';
import { PieceBody } from './body.tsx';
import { numeralOf } from './digits.ts';
import { EmblemArt } from './emblem.tsx';
import { emblemOf } from './emblems/index.ts';
import { PennantMark } from './logo.tsx';
import './piece.css';

interface PieceProps {
  /** The id of the edition: `original`, `conquest` ... */
  readonly edition: string;
  /** The id of the kind: `marshal`, `bomb` ... */
  readonly kind: string;
  readonly seat: Seat;
}

/** The front: an emblem, and the rank where it has one. */
export function PieceArt({ edition, kind, seat }: PieceProps) {
  const rank = findEdition(edition)?.kinds.find((one) => one.id === kind)?.rank;
  return (
    <svg class="piece" data-seat={seat} viewBox="0 0 100 100" aria-hidden="true">
      <PieceBody seat={seat} />
      <g transform={rank === undefined ? 'translate(18 17) scale(1)' : 'translate(29 12.5) scale(.92)'}>
        <EmblemArt emblem={emblemOf(edition, kind)} />
      </g>
      {rank === undefined ? null : <Rank value={rank} />}
    </svg>
  );
}

/** The back: the same for every piece of a seat. */
export function PieceBack({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="piece piece-back" data-seat={seat} viewBox="0 0 100 100" aria-hidden="true">
      <PieceBody seat={seat} />
      <path class="piece-pattern" d={PATTERNS[seat]} />
      <g transform="translate(27 29) scale(.72)">
        <PennantMark />
      </g>
    </svg>
  );
}

const RANK_SCALE = 0.98;

function Rank({ value }: { readonly value: number }) {
  const { width, digits } = numeralOf(value);
  return (
    <g class="piece-rank" transform={`translate(13 ${86 - 28 * RANK_SCALE}) scale(${RANK_SCALE})`}>
      {digits.map(({ path, x }) => (
        <path key={x} d={path} transform={`translate(${x} 0)`} class="piece-rank-halo" />
      ))}
      {digits.map(({ path, x }) => (
        <path key={x + width} d={path} transform={`translate(${x} 0)`} class="piece-rank-line" />
      ))}
    </g>
  );
}

/** The weave of a back, inside its rim: a different one for each seat. */
const PATTERNS: Readonly<Record<Seat, string>> = {
  red: lines((at) => `M${12 + at * 10} 22L${12 + at * 10} 86`, 8),
  blue: lines(
    (at) => `M14 ${32 + at * 10}Q23 ${24 + at * 10} 32 ${32 + at * 10}T50 ${32 + at * 10}T68 ${32 + at * 10}T86 ${32 + at * 10}`,
    6,
  ),
  green: lines((at) => `M14 ${42 + at * 10}L32 ${34 + at * 10}L50 ${42 + at * 10}L68 ${34 + at * 10}L86 ${42 + at * 10}`, 5),
  gold: lines((at) => `M${16 + (at % 7) * 11.3} ${32 + Math.floor(at / 7) * 11}h.1`, 35),
};

function lines(line: (at: number) => string, count: number): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('');
}
