/**
 * Knowledge: what a viewer can know of a game, folded from the events it saw. Its heart is a shadow of the game: the same actions told again as the
 * viewer saw them, with pieces left blank whose kind it does not know and cards lying in an order made up where it has not seen them.
 */

import { assert } from '../basics.ts';
import { cardsIn, seesPile } from '../cards.ts';
import { blankKind } from '../naming.ts';
import {
  At,
  cellOf,
  hasMoved,
  hasRun,
  Info,
  isCaptured,
  isExposed,
  isRunning,
  kindOf,
  NO_KIND,
  newPosition,
  type Position,
  pieceCount,
  seatOf,
  undeployed,
} from '../position.ts';
import { retellAction } from '../retell.ts';
import type { Rules } from '../rules/compile.ts';
import { SEATS, type Seat, type Viewer } from '../seats.ts';
import type { PieceId, SeenEvent } from '../types.ts';
import { Mixing } from './mixing.ts';

export interface KnownPiece {
  readonly piece: PieceId;
  readonly seat: Seat;
  /** Undefined when it is not on the board. */
  readonly cell: number | undefined;
  /** The kinds it may be, one bit each. */
  readonly kinds: number;
  readonly moved: boolean;
}

export class Knowledge {
  readonly rules: Rules;
  readonly viewer: Viewer;
  /** The game as the viewer saw it. */
  readonly shadow: Position;
  /** What is known of pieces that change what they are among each other, where they do. */
  readonly mixing: Mixing | undefined;
  /** Cards that lie where the shadow has them, by number. */
  readonly #knownCards = new Set<number>();
  /** Pieces that came back in secret, and those that lay captured then: one of them it is. */
  readonly #secretReturns = new Map<PieceId, readonly PieceId[]>();

  constructor(rules: Rules, viewer: Viewer) {
    this.rules = rules;
    this.viewer = viewer;
    this.shadow = newPosition(rules, Math.max(0, rules.starter));
    this.mixing = rules.hasBags ? new Mixing(rules) : undefined;
  }

  /** Whether the game has begun and goes on. */
  get isPlaying(): boolean {
    return undeployed(this.shadow) === 0 && isRunning(this.shadow);
  }

  /** The events of some actions, action by action, as the viewer saw them. */
  learnAll(actions: readonly (readonly SeenEvent[])[]): void {
    for (const action of actions) this.learn(action);
  }

  /** The events of one action. */
  learn(events: readonly SeenEvent[]): void {
    const captured = this.#capturedNow();
    retellAction(this.shadow, events);
    for (const event of events) {
      this.mixing?.follow(event, this.shadow);
      if (event.type === 'pileShuffled') for (const card of this.#cardsOf(event.pile)) this.#knownCards.delete(card);
      if (event.type === 'pieceReturned' && event.captured === undefined && this.mixing === undefined)
        this.#secretReturns.set(
          event.piece,
          [...captured, ...this.#capturedNow()].filter(unique).filter((piece) => this.#mayReturn(piece, event.piece)),
        );
    }
    // What was seen stays known, wherever it goes, until it is shuffled.
    for (const pile of this.rules.decks?.piles ?? [])
      if (seesPile(pile, this.viewer)) for (const card of this.#cardsOf(pile.id)) this.#knownCards.add(card);
    for (const [piece, candidates] of this.#secretReturns) {
      if (kindOf(this.shadow, piece) === NO_KIND) continue;
      markReturned(this.shadow, candidates, kindOf(this.shadow, piece));
      this.#secretReturns.delete(piece);
    }
  }

  /** A viewer whose memory is short no longer knows what an enemy piece is that stands hidden on the board. */
  forget(piece: PieceId): void {
    const { shadow, rules } = this;
    const isOwn = SEATS[seatOf(shadow, piece)] === this.viewer;
    // Of a piece that came back it was settled which captured one it is; without its kind no world could be drawn.
    const cameBack = piece >= rules.armySize * rules.seats.length;
    if (isOwn || cameBack || !isStanding(shadow, piece) || isExposed(shadow, piece) || this.mixing !== undefined) return;
    blankKind(shadow, piece);
  }

  /** Every piece of the game, by handle. */
  get pieces(): readonly KnownPiece[] {
    const { shadow } = this;
    return piecesOf(shadow).map((piece) => ({
      piece,
      seat: SEATS[seatOf(shadow, piece)],
      cell: isStanding(shadow, piece) ? cellOf(shadow, piece) : undefined,
      kinds: this.kindsOf(piece),
      moved: hasMoved(shadow, piece),
    }));
  }

  /** The kinds a piece may be, one bit each. The set shrinks when it moves (CORE-25), runs (CORE-9) or is revealed (CORE-22). */
  kindsOf(piece: PieceId): number {
    const kind = kindOf(this.shadow, piece);
    if (kind !== NO_KIND) return 1 << kind;
    if (this.mixing !== undefined) return this.mixing.kindsOf(piece);
    const ways = hasRun(this.shadow, piece) ? ['run'] : hasMoved(this.shadow, piece) ? ['run', 'step'] : ['run', 'step', 'never'];
    const candidates = this.#secretReturns.get(piece)?.map((candidate) => kindOf(this.shadow, candidate));
    return this.rules.kinds.reduce((mask, { moves }, number) => {
      const mayBe = candidates === undefined ? this.rules.army[number] > 0 : candidates.includes(number);
      return mayBe && ways.includes(moves) ? mask | (1 << number) : mask;
    }, 0);
  }

  /** Pieces whose kind is not known, captured ones and those that came back in secret apart. */
  unknownPieces(): readonly PieceId[] {
    return piecesOf(this.shadow).filter(
      (piece) => kindOf(this.shadow, piece) === NO_KIND && isStanding(this.shadow, piece) && !this.#secretReturns.has(piece),
    );
  }

  /** Pieces that came back in secret, and for each those it may have been. */
  get secretReturns(): ReadonlyMap<PieceId, readonly PieceId[]> {
    return this.#secretReturns;
  }

  isKnownCard(card: number): boolean {
    return this.#knownCards.has(card);
  }

  /** How many of each kind of a seat are not accounted for by pieces whose kind is certain. */
  unaccounted(seat: number): number[] {
    const left = Array.from(this.rules.army);
    const army = this.rules.armySize;
    for (let piece = seat * army; piece < (seat + 1) * army; piece++) {
      const kind = kindOf(this.shadow, piece);
      if (kind !== NO_KIND) left[kind]--;
    }
    return left;
  }

  #capturedNow(): readonly PieceId[] {
    return this.rules.hasReserves ? piecesOf(this.shadow).filter((piece) => isCaptured(this.shadow, piece)) : [];
  }

  #mayReturn(piece: PieceId, as: PieceId): boolean {
    const { special, kinds } = this.rules;
    return (
      seatOf(this.shadow, piece) === seatOf(this.shadow, as) && (special?.returns?.includes(kinds[kindOf(this.shadow, piece)].id) ?? false)
    );
  }

  #cardsOf(pile: string): readonly number[] {
    const number = this.rules.decks?.piles.findIndex((candidate) => candidate.id === pile) ?? -1;
    return cardsIn(this.shadow, number);
  }
}

/** Of the captured pieces among `candidates`, the first of a kind is the one that came back. */
export function markReturned(position: Position, candidates: readonly PieceId[], kind: number): void {
  const piece = candidates.find((candidate) => kindOf(position, candidate) === kind);
  assert(piece !== undefined, 'what comes back was captured before');
  position.words[At.INFO | piece] |= Info.RETURNED;
}

function piecesOf(position: Position): readonly PieceId[] {
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece);
}

function isStanding(position: Position, piece: PieceId): boolean {
  return cellOf(position, piece) !== position.rules.board.wall;
}

function unique(piece: PieceId, at: number, all: readonly PieceId[]): boolean {
  return all.indexOf(piece) === at;
}
