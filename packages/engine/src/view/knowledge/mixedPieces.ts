/**
 * What a viewer can still know of pieces that were mixed out of sight (U-85).
 *
 * Each piece that came into the game is an origin, numbered as the handle it had then. For each handle there is the set of origins it may be by
 * now, and for origins and handles alike the kinds that fit what was seen. The truth always fits; nearly everything else is ruled out.
 */

import { isSingle, neverHere } from '../../basics.ts';
import type { Chance } from '../../chance.ts';
import { cellOf, hasMoved, hasRun, isCaptured, kindOf, NO_KIND, Offset, type Position, seatOf } from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS } from '../../seats.ts';
import type { PieceId, SeenEvent } from '../../types.ts';
import { IdentityAssignment } from './identityAssignment.ts';
import { kindsMoving, mobilitiesOf } from './kindSets.ts';

/** All that is known, as plain data. */
export interface MixedPiecesState {
  /** By handle: a bit for each origin of its army. */
  readonly origins: readonly number[];
  /** By origin and by handle: a bit for each kind. */
  readonly originKinds: readonly number[];
  readonly handleKinds: readonly number[];
}

export class MixedPieces {
  readonly #rules: Rules;
  /** Per handle: a bit for each origin of its army. */
  readonly #origins: number[];
  /** Per origin, and per handle since it was mixed last: a bit for each kind. */
  readonly #originKinds: number[];
  readonly #handleKinds: number[];

  constructor(rules: Rules, state: MixedPiecesState = unknownMixedPieces(rules)) {
    this.#rules = rules;
    this.#origins = [...state.origins];
    this.#originKinds = [...state.originKinds];
    this.#handleKinds = [...state.handleKinds];
  }

  get state(): MixedPiecesState {
    return { origins: [...this.#origins], originKinds: [...this.#originKinds], handleKinds: [...this.#handleKinds] };
  }

  /** Keeps of a seat's pieces only what the shadow shows of them now. */
  restart(seat: number, shadow: Position): void {
    const { armySize } = this.#rules;
    const blank = unknownMixedPieces(this.#rules);
    for (let piece = seat * armySize; piece < (seat + 1) * armySize; piece++) {
      this.#origins[piece] = blank.origins[piece];
      this.#originKinds[piece] = blank.originKinds[piece];
      this.#handleKinds[piece] = blank.handleKinds[piece] & this.#kindsSeen(shadow, piece);
    }
    this.#propagate(seat);
  }

  /** What can be seen of a piece now. */
  #kindsSeen(shadow: Position, piece: PieceId): number {
    const { kinds, extension } = this.#rules;
    const kind = kindOf(shadow, piece);
    if (kind !== NO_KIND) return 1 << kind;
    if (isCaptured(shadow, piece))
      return kinds.reduce((mask, { id }, number) => (extension?.openWhenCaptured?.includes(id) ? mask & ~(1 << number) : mask), ~0);
    return hasMoved(shadow, piece) ? kindsMoving(kinds, mobilitiesOf(true, hasRun(shadow, piece))) : ~0;
  }

  /** Learns from an event; `shadow` is the game as it was seen, up to the action of the event. */
  follow(event: SeenEvent, shadow: Position): void {
    const { kinds } = this.#rules;
    const isKind = (id: string): number => 1 << kinds.findIndex((kind) => kind.id === id);
    switch (event.type) {
      case 'piecesMixed':
        if (event.kinds === undefined) this.mergeOrigins(event.pieces);
        break;
      case 'piecesRevealed':
        for (const { piece, kind } of [event.attacker, event.defender]) this.learn(piece, isKind(kind));
        break;
      case 'pieceShown':
      case 'pieceReturned':
        if (event.kind !== undefined) this.learn(event.piece, isKind(event.kind));
        break;
      case 'pieceGuessed':
        this.learn(event.piece, event.isRight ? isKind(event.kind) : ~isKind(event.kind));
        break;
      case 'pieceMoved':
        this.learn(event.piece, kindsMoving(kinds, mobilitiesOf(true, event.ran)));
        break;
      case 'movesSkipped':
        // Nothing changes on the board between that and the end of the action.
        for (let piece = 0; piece < this.#origins.length; piece++)
          if (SEATS[seatOf(shadow, piece)] === event.seat && isFreeToGo(shadow, piece)) this.learn(piece, kindsMoving(kinds, ['never']));
        break;
      case 'seatDeployed':
      case 'gameStarted':
      case 'pieceCaptured':
      case 'attackAnnounced':
      case 'piecesSwapped':
      case 'deedDone':
      case 'lotsDrawn':
      case 'seatLeft':
      case 'cardMoved':
      case 'pileShuffled':
      case 'noted':
      case 'decisionAsked':
      case 'decisionClosed':
      case 'turnPassed':
      case 'gameEnded':
        break;
      default:
        neverHere(event);
    }
  }

  /** Each of the pieces may be any of them now. */
  mergeOrigins(pieces: readonly PieceId[]): void {
    const origins = pieces.reduce((mask, piece) => mask | this.#origins[piece], 0);
    const kinds = pieces.reduce((mask, piece) => mask | this.kindsOf(piece), 0);
    for (const piece of pieces) {
      this.#origins[piece] = origins;
      this.#handleKinds[piece] = kinds;
    }
  }

  /** The piece is one of these kinds. */
  learn(piece: PieceId, kinds: number): void {
    this.#handleKinds[piece] &= kinds;
    this.#propagate(Math.floor(piece / this.#rules.armySize));
  }

  /** The kinds a piece may be, one bit each. */
  kindsOf(piece: PieceId): number {
    const start = piece - (piece % this.#rules.armySize);
    let kinds = 0;
    for (let origin = 0; origin < this.#rules.armySize; origin++)
      if ((this.#origins[piece] >> origin) & 1) kinds |= this.#originKinds[start + origin];
    return kinds & this.#handleKinds[piece];
  }

  /** A kind for each piece of a seat that fits all that is known, or undefined when this attempt failed. */
  sampleKinds(seat: number, chance: Chance): readonly number[] | undefined {
    const { armySize } = this.#rules;
    const start = seat * armySize;
    const puzzle = new IdentityAssignment(
      this.#rules.army,
      this.#origins.slice(start, start + armySize),
      this.#originKinds.slice(start, start + armySize),
      this.#handleKinds.slice(start, start + armySize),
    );
    return puzzle.solve(chance);
  }

  /** Draws the conclusions: from origins to handles, from handles to origins, and from how many of each kind there are. */
  #propagate(seat: number): void {
    const { armySize } = this.#rules;
    const pieces = Array.from({ length: armySize }, (_, n) => seat * armySize + n);
    while (this.#matchOrigins(pieces) || this.#countKinds(pieces, this.#originKinds) || this.#countKinds(pieces, this.#handleKinds));
  }

  /** An origin that does not fit a handle is none of its origins; a handle with one origin left is that one, and no other handle is. */
  #matchOrigins(pieces: readonly PieceId[]): boolean {
    let changed = false;
    const set = (list: number[], at: number, value: number): void => {
      changed ||= list[at] !== value;
      list[at] = value;
    };
    for (const piece of pieces) {
      const unfit = pieces.reduce((mask, origin, n) => (this.#originKinds[origin] & this.#handleKinds[piece] ? mask : mask | (1 << n)), 0);
      set(this.#origins, piece, this.#origins[piece] & ~unfit);
      const only = this.#origins[piece];
      if (only === 0 || !isSingle(only)) continue;
      const origin = pieces[31 - Math.clz32(only)];
      const kinds = this.#originKinds[origin] & this.#handleKinds[piece];
      set(this.#originKinds, origin, kinds);
      set(this.#handleKinds, piece, kinds);
      for (const other of pieces) if (other !== piece) set(this.#origins, other, this.#origins[other] & ~only);
    }
    return changed;
  }

  /** When all pieces of a kind are found, no other is of it; when no more candidates are left than there are pieces, all those are. */
  #countKinds(pieces: readonly PieceId[], masks: number[]): boolean {
    let changed = false;
    this.#rules.army.forEach((count, kind) => {
      const bit = 1 << kind;
      const possible = pieces.filter((piece) => masks[piece] & bit);
      const sure = possible.filter((piece) => masks[piece] === bit);
      if (count === 0 || possible.length === sure.length) return;
      if (sure.length !== count && possible.length !== count) return;
      changed = true;
      for (const piece of possible) if (masks[piece] !== bit) masks[piece] = sure.length === count ? masks[piece] & ~bit : bit;
    });
    return changed;
  }
}

/** Every handle is its own origin, and each may be of every kind. */
function unknownMixedPieces(rules: Rules): MixedPiecesState {
  const pieces = rules.seats.length * rules.armySize;
  const all = rules.army.reduce((mask, count, kind) => (count > 0 ? mask | (1 << kind) : mask), 0);
  return {
    origins: Array.from({ length: pieces }, (_, piece) => 1 << (piece % rules.armySize)),
    originKinds: Array<number>(pieces).fill(all),
    handleKinds: Array<number>(pieces).fill(all),
  };
}

/** Whether a piece could leave its cell if it were of a kind that moves. */
function isFreeToGo(position: Position, piece: PieceId): boolean {
  const cell = cellOf(position, piece);
  return cell !== position.rules.board.offBoard && position.words[Offset.OPEN | (seatOf(position, piece) << 7) | cell] !== 0;
}
