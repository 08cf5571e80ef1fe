/**
 * Knowledge: what a viewer can know of a game, folded from the events it saw. Its heart is a shadow of the game: the same actions as the
 * viewer saw them, with blanks for unknown kinds and an invented order for cards it has not seen.
 */

import { assert } from '../../basics.ts';
import { applyEvents } from '../../facts/replayEvents.ts';
import { assignKind, clearKind } from '../../position/assignKinds.ts';
import {
  ALL_SEATS,
  cellOf,
  hasMoved,
  hasReturned,
  hasRun,
  isCaptured,
  isRunning,
  kindOf,
  NO_KIND,
  newPosition,
  Offset,
  PieceInfo,
  type Position,
  pieceCount,
  reserveHandleOf,
  seatOf,
  undeployedSeats,
} from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS, type Seat, type Viewer } from '../../seats.ts';
import type { PieceId, SeenEvent } from '../../types.ts';
import { isBackAsReserve, isOpenToAll, visibleKind } from '../mayKnow.ts';
import { eraseFacts } from '../snapshot/recentTurns.ts';
import { shadowFrom } from '../snapshot/shadowFrom.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { kindsMoving, mobilitiesOf } from './kindSets.ts';
import { KnownCards } from './knownCards.ts';
import { MixedPieces } from './mixedPieces.ts';
import { mayReturn } from './returns.ts';

/** The marks that are kept only where revealed pieces stay shown. */
const REMEMBERED_MARKS = PieceInfo.MOVED | PieceInfo.RAN | (ALL_SEATS << PieceInfo.SHOWN_SHIFT);

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
  /** What is known of mixed pieces, in an edition that has them. */
  readonly mixed: MixedPieces | undefined;
  readonly #cards: KnownCards;
  /** The cards that lie where the shadow has them, by number. */
  #knownCards: ReadonlySet<number> = new Set();
  /** Pieces of others that came back, each with the captured pieces that it may be. Where that was done openly, there is only one. */
  readonly #returns = new Map<PieceId, readonly PieceId[]>();

  /** From the start of a game, or from a snapshot of the viewer's. */
  constructor(rules: Rules, viewer: Viewer, snapshot?: Snapshot) {
    this.rules = rules;
    this.viewer = viewer;
    this.shadow = snapshot === undefined ? newPosition(rules, Math.max(0, rules.starter)) : shadowFrom(rules, snapshot);
    this.mixed = rules.hasBags ? new MixedPieces(rules, snapshot?.mixing) : undefined;
    const known = snapshot?.piles.map((pile) => pile.map((kind) => kind > 0));
    this.#cards = new KnownCards(rules.decks, viewer, known, this.shadow.words[Offset.JOURNAL_LENGTH]);
    if (snapshot !== undefined) this.#restore(snapshot);
  }

  /** Knowledge from a snapshot, to be continued by what its viewer sees from then on. */
  static from(rules: Rules, snapshot: Snapshot): Knowledge {
    return new Knowledge(rules, snapshot.viewer, snapshot);
  }

  /** Whether the game has begun and goes on. */
  get isInPlay(): boolean {
    return undeployedSeats(this.shadow) === 0 && isRunning(this.shadow);
  }

  /** The events of some actions, action by action, as the viewer saw them. */
  learnAll(actions: readonly (readonly SeenEvent[])[]): void {
    for (const action of actions) this.learn(action);
  }

  /** The events of one action. */
  learn(events: readonly SeenEvent[]): void {
    const captured = [...this.#capturedNow()];
    applyEvents(this.shadow, events);
    for (const event of events) {
      this.mixed?.follow(event, this.shadow);
      if (event.type === 'pieceCaptured') captured.push(event.piece);
      if (event.type === 'pieceReturned' && SEATS[seatOf(this.shadow, event.piece)] !== this.viewer && this.mixed === undefined)
        this.#returns.set(event.piece, event.captured === undefined ? this.#candidatesFor(event.piece, captured) : [event.captured]);
    }
    this.#seeCards();
    this.#settleReturns();
  }

  /**
   * Forgets the kind of an enemy piece that is hidden on the board or lies in a bag. What all can see now cannot be forgotten: an exposed piece, an
   * attacker in the open, captured pieces.
   */
  forget(piece: PieceId): void {
    if (this.#blank(piece)) this.mixed?.restart(seatOf(this.shadow, piece), this.shadow);
  }

  /** In a game from memory: forgets, after each event, what the viewer may no longer know. What is left equals a snapshot. */
  forgetShown(): void {
    const { shadow, rules, viewer } = this;
    if (rules.remembersReveals) return;
    for (const piece of piecesOf(shadow)) {
      if (visibleKind(shadow, viewer, piece) === NO_KIND) this.#blank(piece);
      shadow.words[Offset.INFO | piece] &= ~REMEMBERED_MARKS;
    }
    eraseFacts(shadow);
    for (const [piece, candidates] of this.#returns)
      if (!candidates.some((candidate) => isBackAsReserve(shadow, candidate)))
        this.#returns.set(piece, this.#candidatesFor(piece, this.#capturedNow()));
    for (const [seat, name] of rules.seats.entries()) if (name !== viewer) this.mixed?.restart(seat, shadow);
    this.#cards.forget();
    this.#seeCards();
  }

  /** Whether there was anything to forget. */
  #blank(piece: PieceId): boolean {
    const { shadow } = this;
    const isOwn = SEATS[seatOf(shadow, piece)] === this.viewer;
    if (isOwn || kindOf(shadow, piece) === NO_KIND || isOpenToAll(shadow, piece) || isBackAsReserve(shadow, piece)) return false;
    clearKind(shadow, piece);
    // That also forgets which captured piece came back as this one.
    for (const candidate of this.#returns.get(piece) ?? [])
      if (isBackAsReserve(shadow, candidate)) clearKind(shadow, candidate);
      else shadow.words[Offset.INFO | candidate] &= ~PieceInfo.RETURNED;
    return true;
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
    if (this.mixed !== undefined) return this.mixed.kindsOf(piece);
    const candidates = this.#returns.get(piece);
    const seen = [piece, ...(isBackAsReserve(this.shadow, piece) ? [reserveHandleOf(this.rules, seatOf(this.shadow, piece))] : [])];
    const ran = seen.some((one) => hasRun(this.shadow, one));
    const moved = seen.some((one) => hasMoved(this.shadow, one));
    const possible = candidates?.reduce((mask, candidate) => mask | this.kindsOf(candidate), 0) ?? this.#kindsInArmy(seen.length > 1);
    return possible & kindsMoving(this.rules.kinds, mobilitiesOf(moved, ran));
  }

  /** Pieces whose kind is not known: those on the board; for a piece that came back, the one under the new handle. */
  unknownPieces(): readonly PieceId[] {
    const { shadow } = this;
    return piecesOf(shadow).filter(
      (piece) =>
        kindOf(shadow, piece) === NO_KIND && (isStanding(shadow, piece) ? !this.#returns.has(piece) : isBackAsReserve(shadow, piece)),
    );
  }

  /** Pieces of unknown kind that came back, each with the captured pieces it may have been. */
  get secretReturns(): ReadonlyMap<PieceId, readonly PieceId[]> {
    return new Map([...this.#returns].filter(([piece]) => kindOf(this.shadow, piece) === NO_KIND));
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
    return this.rules.hasReserveHandles ? piecesOf(this.shadow).filter((piece) => isCaptured(this.shadow, piece)) : [];
  }

  /** The captured pieces that may be the one that came back. */
  #candidatesFor(piece: PieceId, captured: readonly PieceId[]): readonly PieceId[] {
    const { shadow, rules } = this;
    const isOfArmy = (one: PieceId): boolean => one < rules.armySize * rules.seats.length && seatOf(shadow, one) === seatOf(shadow, piece);
    return captured.filter((one) => isOfArmy(one) && mayReturn(shadow, one));
  }

  /** The kind of a piece that came back settles which of the captured ones it was. */
  #settleReturns(): void {
    const { shadow } = this;
    for (const [piece, candidates] of this.#returns) {
      const kind = kindOf(shadow, piece);
      if (kind === NO_KIND) continue;
      const replaced = candidates.find((candidate) => isBackAsReserve(shadow, candidate));
      if (replaced !== undefined) assignKind(shadow, replaced, kind);
      else if (!candidates.some((candidate) => hasReturned(shadow, candidate))) markReturned(shadow, candidates, kind);
    }
  }

  #seeCards(): void {
    this.#cards.follow(this.shadow);
    if (this.rules.decks !== undefined) this.#knownCards = this.#cards.numbersIn(this.shadow);
  }

  #kindsInArmy(canReturn: boolean): number {
    const { kinds, army, extension } = this.rules;
    return kinds.reduce((mask, { id }, number) => {
      const mayBe = canReturn ? extension?.returnableKinds?.includes(id) : army[number] > 0;
      return mayBe ? mask | (1 << number) : mask;
    }, 0);
  }

  /** Takes from a snapshot what the shadow does not hold. */
  #restore({ returns, mixing }: Snapshot): void {
    this.#seeCards();
    for (const [piece, ...candidates] of returns) this.#returns.set(piece, candidates);
    if (mixing === undefined) for (const seat of this.rules.seats.keys()) this.mixed?.restart(seat, this.shadow);
    this.#settleReturns();
  }
}

/** Of the captured pieces among `candidates`, the first of a kind is the one that came back. */
export function markReturned(position: Position, candidates: readonly PieceId[], kind: number): void {
  const piece = candidates.find((candidate) => kindOf(position, candidate) === kind);
  assert(piece !== undefined, 'a piece that comes back was captured before');
  position.words[Offset.INFO | piece] |= PieceInfo.RETURNED;
}

function piecesOf(position: Position): readonly PieceId[] {
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece);
}

function isStanding(position: Position, piece: PieceId): boolean {
  return cellOf(position, piece) !== position.rules.board.offBoard;
}
