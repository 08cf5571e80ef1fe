/**
 * Knowledge: what a viewer can know of a game, folded from the events it saw. A piece has a set of kinds it may be; the set shrinks when the
 * piece moves (CORE-25), runs (CORE-9) or is revealed (CORE-22).
 */

import { assert, neverHere } from '../basics.ts';
import type { Rules } from '../rules/compile.ts';
import { type Seat, seatIndex, type Viewer } from '../seats.ts';
import type { PieceId, SeenEvent } from '../types.ts';

export interface KnownPiece {
  readonly piece: PieceId;
  readonly seat: Seat;
  /** Undefined once captured. */
  cell: number | undefined;
  /** The kinds it may be, one bit each. */
  kinds: number;
  moved: boolean;
  ran: boolean;
  /** The seats that were shown what it is, one bit each. */
  shownTo: number;
}

export interface KnownMove {
  readonly seat: number;
  readonly piece: PieceId;
  readonly from: number;
  readonly to: number;
  attack: boolean;
}

export class Knowledge {
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly pieces: KnownPiece[] = [];
  /** Every move of the game, oldest first. */
  readonly moves: KnownMove[] = [];
  turn: Seat | undefined;
  /** How many actions have been played, deployments included. */
  actions = 0;
  quiet = 0;
  ended = false;
  #own: ReadonlyMap<PieceId, number> = new Map();
  #battle: { readonly attacker: PieceId; readonly defender: PieceId } | undefined;

  constructor(rules: Rules, viewer: Viewer) {
    this.rules = rules;
    this.viewer = viewer;
  }

  learnAll(events: readonly SeenEvent[]): void {
    for (const event of events) this.learn(event);
  }

  learn(event: SeenEvent): void {
    switch (event.type) {
      case 'seatDeployed':
        this.actions++;
        if (event.pieces !== undefined) this.#own = new Map(event.pieces.map(({ piece, kind }) => [piece, this.#kindNumber(kind)]));
        break;
      case 'gameStarted':
        this.turn = event.turn;
        for (const { piece, seat, cell } of event.pieces) {
          const own = this.#own.get(piece);
          const kinds = own === undefined ? this.#everyKind() : 1 << own;
          this.pieces[piece] = { piece, seat, cell: this.#cellNumber(cell), kinds, moved: false, ran: false, shownTo: 0 };
        }
        break;
      case 'piecesRevealed':
        this.#reveal(event.attacker.piece, event.attacker.kind);
        this.#reveal(event.defender.piece, event.defender.kind);
        this.#battle = { attacker: event.attacker.piece, defender: event.defender.piece };
        this.#remember(event.attacker.piece, this.#standing(event.attacker.piece), this.#standing(event.defender.piece), true);
        break;
      case 'pieceCaptured':
        this.#piece(event.piece).cell = undefined;
        break;
      case 'pieceMoved': {
        const from = this.#cellNumber(event.from);
        const to = this.#cellNumber(event.to);
        const piece = this.#piece(event.piece);
        piece.cell = to;
        piece.moved = true;
        piece.ran ||= event.ran;
        piece.kinds &= event.ran ? this.#runners() : this.#movers();
        if (this.#battle?.attacker !== event.piece) this.#remember(event.piece, from, to, false);
        break;
      }
      case 'turnPassed':
        this.turn = event.turn;
        this.#battle = undefined;
        break;
      case 'gameEnded':
        this.ended = true;
        break;
      // Cards tell nothing about pieces; whoever imagines hands keeps count of them.
      case 'cardMoved':
        break;
      default:
        neverHere(event);
    }
  }

  #remember(piece: PieceId, from: number, to: number, attack: boolean): void {
    this.moves.push({ seat: seatIndex(this.#piece(piece).seat), piece, from, to, attack });
    this.actions++;
    this.quiet = attack ? 0 : this.quiet + 1;
  }

  #reveal(piece: PieceId, kind: string): void {
    this.#piece(piece).kinds = 1 << this.#kindNumber(kind);
    this.#piece(piece).shownTo = 15;
  }

  #standing(piece: PieceId): number {
    const { cell } = this.#piece(piece);
    assert(cell !== undefined, 'a piece in a battle stands on the board');
    return cell;
  }

  #piece(piece: PieceId): KnownPiece {
    const known = this.pieces[piece];
    assert(known !== undefined, 'events speak of pieces on the board');
    return known;
  }

  #everyKind(): number {
    return this.#kindsWhere((_, number) => this.rules.army[number] > 0);
  }

  #movers(): number {
    return this.#kindsWhere((kind) => kind.moves !== 'never');
  }

  #runners(): number {
    return this.#kindsWhere((kind) => kind.moves === 'run');
  }

  #kindsWhere(test: (kind: Rules['kinds'][number], number: number) => boolean): number {
    return this.rules.kinds.reduce((mask, kind, number) => (test(kind, number) ? mask | (1 << number) : mask), 0);
  }

  #kindNumber(id: string): number {
    const number = this.rules.kinds.findIndex((kind) => kind.id === id);
    assert(number >= 0, `${id} is a kind of this edition`);
    return number;
  }

  #cellNumber(cell: string): number {
    const number = this.rules.board.indexOf.get(cell);
    assert(number !== undefined, `${cell} lies on the board`);
    return number;
  }
}

/** How many of each kind of a seat are not accounted for by pieces whose kind is certain. */
export function unaccounted(knowledge: Knowledge, seat: Seat): readonly number[] {
  const left = Array.from(knowledge.rules.army);
  for (const piece of knowledge.pieces) if (piece.seat === seat && isCertain(piece)) left[kindIn(piece.kinds)]--;
  return left;
}

/** The kind of a set that holds only one. */
export function kindIn(kinds: number): number {
  return 31 - Math.clz32(kinds);
}

export function isCertain(piece: KnownPiece): boolean {
  return (piece.kinds & (piece.kinds - 1)) === 0;
}
