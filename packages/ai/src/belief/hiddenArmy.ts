/** An army of another seat: starting places and certain knowledge. Its pieces are numbered from 0 on, in the order of their handles. */

import { assert, cellOf, isCaptured, type Knowledge, kindOf, NO_KIND, type Rules } from '@flagfall/engine';
import { hasMoved, hasReturned, hasRun, reserveHandleOf } from '@flagfall/engine/edition';
import { type DeploymentStyle, deploymentStylesFor } from './prior/deploymentStyle.ts';
import { Adjacency } from './prior/prior.ts';

/** How a piece was seen to move: it is of a kind with at least that mobility. */
export const Mobility = { NONE: 0, MOVED: 1, RAN: 2 } as const;

/** A touching starting place. */
export interface StartNeighbour {
  readonly piece: number;
  readonly way: number;
  /** Whether the other one comes first in the table of affinities. */
  readonly isFirst: boolean;
}

export class HiddenArmy {
  readonly rules: Rules;
  /** The handle of its first piece. */
  readonly first: number;
  readonly size: number;
  readonly styles: readonly DeploymentStyle[];
  readonly neighbours: readonly (readonly StartNeighbour[])[];
  /** Per kind of the game: how it can move, as `Mobility`. */
  readonly mobilityOf: Uint8Array;
  /** The number of the one kind whose capture wins. */
  readonly flag: number;
  /** Per piece: its kind where that is certain, else NO_KIND. */
  readonly knownKinds: Uint8Array;
  /** Pieces on the board whose kind is not certain, also those that are back under another number. */
  readonly unknown: number[] = [];
  /** Per piece: how it was seen to move. */
  readonly mobility: Uint8Array;
  /** How many of each kind the open pieces share. */
  readonly remaining: Int32Array;
  /** `piece * kinds + kind`: what its behaviour says, a logarithm. */
  readonly logLikelihood: Float64Array;

  constructor(rules: Rules, seat: number, cells: readonly number[]) {
    this.rules = rules;
    this.size = cells.length;
    this.first = seat * this.size;
    this.styles = deploymentStylesFor(rules, cells, rules.homes[seat]);
    this.neighbours = startNeighbours(rules, cells);
    this.mobilityOf = Uint8Array.from(
      rules.kinds,
      ({ moves }) => ({ never: Mobility.NONE, step: Mobility.MOVED, run: Mobility.RAN })[moves],
    );
    this.flag = rules.kinds.findIndex((kind, number) => kind.prize && rules.army[number] > 0);
    assert(rules.army[this.flag] === 1, 'an army has one flag');
    this.knownKinds = new Uint8Array(this.size).fill(NO_KIND);
    this.mobility = new Uint8Array(this.size);
    this.remaining = new Int32Array(rules.kinds.length);
    this.logLikelihood = new Float64Array(this.size * rules.kinds.length);
  }

  /** Updates from certain knowledge. */
  update(knowledge: Knowledge): void {
    const { shadow, rules } = knowledge;
    this.remaining.set(knowledge.unaccounted(this.first / this.size));
    this.unknown.length = 0;
    for (let piece = 0; piece < this.size; piece++) {
      const handle = this.first + piece;
      // A piece that came back continues under its new handle; such a piece can move.
      const isReplaced = hasReturned(shadow, handle) && !isCaptured(shadow, handle);
      const body = isReplaced ? reserveHandleOf(rules, this.first / this.size) : handle;
      this.knownKinds[piece] = kindOf(shadow, handle);
      this.mobility[piece] = hasRun(shadow, body) ? Mobility.RAN : isReplaced || hasMoved(shadow, body) ? Mobility.MOVED : Mobility.NONE;
      const isStanding = cellOf(shadow, body) !== rules.board.offBoard;
      if (this.knownKinds[piece] === NO_KIND && isStanding) this.unknown.push(piece);
    }
  }

  /** Whether a piece may be of a kind, as far as its moves tell. */
  mayBe(piece: number, kind: number): boolean {
    return this.mobilityOf[kind] >= this.mobility[piece];
  }
}

/** Places touch along an edge or over a corner; the one nearer to the middle of the board stands in front. */
export function startNeighbours({ board }: Rules, cells: readonly number[]): readonly (readonly StartNeighbour[])[] {
  const depth = (cell: number): number => Math.abs(board.layout[cell].row - (board.rows - 1) / 2);
  return cells.map((cell) =>
    cells.flatMap((other, piece) => {
      const [down, right] = [depth(other) - depth(cell), board.layout[other].column - board.layout[cell].column];
      if (other === cell || Math.abs(down) > 1 || Math.abs(right) > 1) return [];
      const way = down !== 0 && right !== 0 ? Adjacency.CORNER : down === 0 ? Adjacency.BESIDE : Adjacency.FRONT;
      return [{ piece, way, isFirst: down < 0 }];
    }),
  );
}
