/** Pieces: the front that its owner sees, and the back that everybody else sees. The back knows the seat and nothing more. */

import { findEdition } from '@flagfall/editions';
import { numeralOf } from '@flagfall/editions/look';
import { assert, type Seat } from '@flagfall/engine';
import { drawnAs } from '../../words/namePacks.ts';
import { EmblemArt } from '../emblems/emblemArt.tsx';
import { PennantMark } from '../logo.tsx';
import { lookOf } from '../looks.ts';
import { PieceBody } from './pieceBody.tsx';
import './piece.css';

interface PieceProps {
  /** The id of the edition. */
  readonly edition: string;
  /** The id of the kind: `marshal`, `bomb` ... */
  readonly kind: string;
  readonly seat: Seat;
}

/** The front: an emblem, and the rank where it has one. */
export function PieceArt({ edition, kind, seat }: PieceProps) {
  const rank = findEdition(edition)?.kinds.find((one) => one.id === kind)?.rank;
  const emblem = lookOf(edition).emblems[drawnAs(edition, seat, kind)];
  assert(emblem !== undefined, `${kind} has an emblem`);
  return (
    <svg class="piece" data-seat={seat} viewBox="0 0 100 100" aria-hidden="true">
      <PieceBody seat={seat} />
      <g transform={placeOfEmblem(rank)}>
        <EmblemArt emblem={emblem} />
      </g>
      {rank === undefined ? null : <Rank value={rank} />}
    </svg>
  );
}

/** In the middle, or up and to the right to leave a corner for the rank; a ten needs a wider corner. */
function placeOfEmblem(rank: number | undefined): string {
  if (rank === undefined) return 'translate(17 17) scale(1.03)';
  return rank < 10 ? 'translate(29.5 17.5) scale(.93)' : 'translate(33 12.5) scale(.8)';
}

/** The back: the same for every piece of a seat. */
export function PieceBack({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="piece" data-seat={seat} viewBox="0 0 100 100" aria-hidden="true">
      <PieceBody seat={seat} />
      <path class="piece-pattern" d={PATTERNS[seat]} />
      <circle class="piece-seal" cx="50" cy="53" r="26" />
      <g transform="translate(30 31.5) scale(.66)">
        <PennantMark />
      </g>
    </svg>
  );
}

function Rank({ value }: { readonly value: number }) {
  const { digits } = numeralOf(value);
  return (
    <g class="piece-rank" transform="translate(13.5 59)">
      {['piece-rank-halo', 'piece-rank-line'].map((layer) =>
        digits.map(({ path, x }) => <path key={layer + x} class={layer} d={path} transform={`translate(${x} 0)`} />),
      )}
    </g>
  );
}

/** The weave of a back, inside its rim: a different one for each seat. */
const PATTERNS: Readonly<Record<Seat, string>> = {
  red: lines(7, (at) => `M${20 + at * 10} 26V80`),
  blue: lines(6, (at) => `M19 ${34 + at * 9}q7.75 -7 15.5 0t15.5 0t15.5 0t15.5 0`),
  green: lines(6, (at) => `M19 ${36 + at * 9}l15.5 -7l15.5 7l15.5 -7l15.5 7`),
  gold: lines(42, (at) => `M${20 + (at % 7) * 10} ${32 + Math.floor(at / 7) * 9.6}h.1`),
};

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('');
}
