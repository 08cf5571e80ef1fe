/** Small pictures of a few squares: where a piece may go, who beats whom. The paragraph beside them says the same, so screen readers skip them. */

import type { PieceKind, Rules, Seat } from '@flagfall/engine';
import { PieceArt, PieceBack } from '../../art/pieces/piece.tsx';
import type { RuleDiagram } from './topics.ts';

/** A square: empty, a mark, or a piece. */
type Square = '' | 'dot' | 'cross' | 'there' | 'both' | { readonly kind: PieceKind | undefined; readonly seat: Seat };

export function Diagram({ rules, picture }: { readonly rules: Rules; readonly picture: RuleDiagram }) {
  const squares = DRAWN[picture](rules);
  return (
    <div class="diagram" data-columns={squares[0].length} aria-hidden="true">
      {squares.flatMap((row, y) =>
        row.map((square, x) => (
          <span key={`${x} ${y}`} class={`diagram-square${typeof square === 'string' && square !== '' ? ` diagram-${square}` : ''}`}>
            {typeof square === 'string' ? null : <Piece edition={rules.edition.id} kind={square.kind} seat={square.seat} />}
          </span>
        )),
      )}
    </div>
  );
}

function Piece({ edition, kind, seat }: { readonly edition: string; readonly kind: PieceKind | undefined; readonly seat: Seat }) {
  return kind === undefined ? <PieceBack seat={seat} /> : <PieceArt edition={edition} kind={kind.id} seat={seat} />;
}

const DRAWN: Readonly<Record<RuleDiagram, (rules: Rules) => readonly (readonly Square[])[]>> = {
  step: (rules) => [
    ['', 'dot', ''],
    ['dot', mine(rules, 'step'), 'dot'],
    ['', 'dot', ''],
  ],
  run: (rules) => [[mine(rules, 'run'), 'dot', 'dot', 'dot', { kind: undefined, seat: rules.seats[1] }]],
  win: (rules) => {
    const [high, low] = rules.kinds.filter(({ rank }, at) => rank !== undefined && rules.army[at] > 0 && rank >= 2);
    return [[{ kind: high, seat: rules.seats[0] }, 'there', { kind: low, seat: rules.seats[1] }]];
  },
  chase: (rules) => [[mine(rules, 'step'), 'both', '']],
};

/** A piece of one's own that moves in a way. */
function mine({ kinds, army, seats }: Rules, moves: PieceKind['moves']): Square {
  return { kind: kinds.find((kind, at) => kind.moves === moves && army[at] > 0), seat: seats[0] };
}
