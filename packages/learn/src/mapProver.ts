/**
 * Proves what can be taken on a map before the turn is over, whatever the hidden pieces are. The information set is too large to list, so the proof
 * branches only where it matters: an attacked, accused or inspected piece gets every possible kind, and a piece from the bag is every piece in it.
 */

import { flagNoteOf } from '@flagfall/editions';
import {
  actionCount,
  assert,
  type Chance,
  type DeedIntent,
  isCaptured,
  isRunning,
  type MoveIntent,
  NO_KIND,
  type Position,
  pieceCount,
  pieceOn,
  type Rules,
  rewind,
  type Seat,
  seatIndex,
  seatOf,
  turnOf,
} from '@flagfall/engine';
import { actorOf, noteOf, questionOf, seatsOn } from '@flagfall/engine/edition';
import { assignKinds, clearKind, clonePosition, hashOf, play } from '@flagfall/engine/internal';
import { possibleKinds } from './deduce.ts';
import { type HiddenPiece, hiddenPieces, isKnownTo, remainingKinds } from './informationSet.ts';
import { decodeIntentIn, legalIntentsIn, ProofLimitReached } from './prover.ts';
import { ideaOf, type PuzzleQuestion } from './puzzle.ts';

export type MapQuestion = Extract<PuzzleQuestion, { readonly kind: 'land' }>;

export class MapProver {
  readonly #seat: Seat;
  readonly #score: (world: Position) => number;
  readonly #wanted: number;
  readonly #known = new Map<string, boolean>();
  #stepsLeft: number;

  constructor(start: Position, seat: Seat, { aim }: MapQuestion, steps: number) {
    this.#seat = seat;
    this.#score = scoreFor(start.rules, seat, aim);
    this.#wanted = this.#score(start) + 1;
    this.#stepsLeft = steps;
  }

  isReached(world: Position): boolean {
    return this.#score(world) >= this.#wanted;
  }

  /** Whether the turn is still the seat's: to move, or to answer what a card asks. */
  isOpen(world: Position): boolean {
    const own = seatIndex(this.#seat);
    return isRunning(world) && turnOf(world) === own && actorOf(world) === own;
  }

  reaches(world: Position): boolean {
    if (this.isReached(world)) return true;
    if (!this.isOpen(world)) return false;
    // Moves in another order often lead to the same position.
    const { low, high } = hashOf(world);
    const key = `${low},${high},${knownPiecesKey(world, seatIndex(this.#seat))}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const does = mapIntents(world).some((intent) => this.works(world, intent));
    this.#known.set(key, does);
    return does;
  }

  /** Whether this move and a continuation reach the aim in every case. */
  works(world: Position, intent: number): boolean {
    const way = decodeIntentIn(world, intent);
    if (drawsFromBag(way) || revealingCells(way).some((cell) => this.#isHiddenOn(world, cell)))
      return this.after(world, intent).every((next) => this.reaches(next));
    // No branch here, so no copy is needed.
    this.#play(world, intent, FIRST_OF_ANY);
    const does = this.reaches(world);
    rewind(world, actionCount(world) - 1);
    return does;
  }

  /** One position for each kind that an attacked, accused or inspected piece may be, and for each piece that may come out of the bag. */
  after(world: Position, intent: number): readonly Position[] {
    const way = decodeIntentIn(world, intent);
    const parted = this.#split(world, revealingCells(way));
    return drawsFromBag(way)
      ? parted.flatMap((one) => this.#drawn(one, intent))
      : parted.map((one) => this.#play(one, intent, FIRST_OF_ANY));
  }

  #isHiddenOn(world: Position, cell: string): boolean {
    const piece = pieceOn(world, world.rules.board.indexOf.get(cell) ?? 0);
    return piece >= 0 && !isKnownTo(world, piece, seatIndex(this.#seat));
  }

  /** A position for every combination of kinds of the pieces on these cells. */
  #split(world: Position, cells: readonly string[]): readonly Position[] {
    const seen = cells
      .filter((cell) => this.#isHiddenOn(world, cell))
      .map((cell) => pieceOn(world, world.rules.board.indexOf.get(cell) ?? 0));
    // The kind of one piece stays fixed while the next is assigned.
    return seen.reduce<readonly Position[]>(
      (worlds, piece, at) => worlds.flatMap((one) => this.#splitBy(one, piece, seen.slice(0, at))),
      [clonePosition(world)],
    );
  }

  /** A position for each piece that may be drawn from the bag. */
  #drawn(world: Position, intent: number): readonly Position[] {
    const found: Position[] = [];
    for (let drawn = 0, all = 1; drawn < all; drawn++)
      found.push(
        this.#play(clonePosition(world), intent, {
          below(n) {
            all = n;
            return drawn;
          },
        }),
      );
    return found;
  }

  #play(world: Position, intent: number, chance: Chance): Position {
    if (--this.#stepsLeft < 0) throw new ProofLimitReached();
    play(world, intent, chance);
    return world;
  }

  #splitBy(world: Position, piece: number, settled: readonly number[]): readonly Position[] {
    const hidden = hiddenPieces(world, this.#seat).filter((one) => !settled.includes(one.piece));
    const faced = hidden.find((one) => one.piece === piece);
    const possible = faced === undefined ? 0 : possibleKinds(world, hidden, faced);
    assert(possible !== 0, 'a hidden piece has a possible kind');
    return world.rules.kinds.flatMap((_, kind) => ((possible >> kind) & 1 ? [withKind(world, hidden, piece, kind)] : []));
  }
}

/** The same position with this kind for a hidden piece; the other hidden pieces get the kinds left. */
function withKind(world: Position, hidden: readonly HiddenPiece[], piece: number, kind: number): Position {
  const left = remainingKinds(world, hidden, seatOf(world, piece));
  const kinds = new Uint8Array(pieceCount(world)).fill(NO_KIND);
  kinds[piece] = kind;
  left[kind]--;
  const mates = hidden.filter((one) => one.piece !== piece && one.seat === seatOf(world, piece));
  for (const mate of mates) {
    const drawn = left.findIndex((count, one) => count > 0 && ((mate.kinds >> one) & 1) === 1);
    kinds[mate.piece] = drawn;
    left[drawn]--;
  }
  const next = clonePosition(world);
  for (const one of [...mates.map((mate) => mate.piece), piece]) clearKind(next, one);
  assignKinds(next, kinds);
  return next;
}

/** Moves of pieces, or answers to a card's question; ending the moves early gains nothing. */
export function mapIntents(world: Position): readonly number[] {
  const intents = legalIntentsIn(world);
  return questionOf(world) === 0 ? intents.filter((intent) => decodeIntentIn(world, intent).type === 'move') : intents;
}

/** A fixed chance: the next seat's draw and the order of cards do not matter. */
const FIRST_OF_ANY: Chance = { below: () => 0 };
const FROM_BAG: readonly string[] = ['reinforcement', 'surpriseAttack'];

function drawsFromBag(way: MoveIntent | DeedIntent): boolean {
  return way.type === 'deed' && (way.cards ?? []).some((card) => FROM_BAG.includes(card));
}

/** The cells whose piece is revealed. */
function revealingCells(way: MoveIntent | DeedIntent): readonly string[] {
  if (way.type === 'move') return [way.to];
  return way.deed === 'accuse' || way.deed === 'look' ? (way.cells ?? []) : [];
}

/** The pieces known to the seat, a bit each, as part of the memory's key. */
function knownPiecesKey(world: Position, seat: number): string {
  const known = [0, 0, 0, 0];
  for (let piece = 0; piece < pieceCount(world); piece++) if (isKnownTo(world, piece, seat)) known[piece >> 5] |= 1 << (piece & 31);
  return known.join();
}

/** Counts captured flags, controlled cities, or captured pieces. */
function scoreFor({ seats, extension, board }: Rules, seat: Seat, aim: MapQuestion['aim']): (world: Position) => number {
  const own = seatIndex(seat);
  if (aim === 'flag') {
    const others = seats.filter((other) => other !== seat).map(flagNoteOf);
    const notes = others.map((name) => extension?.notes.findIndex(({ id }) => id === name) ?? -1).filter((note) => note >= 0);
    return (world) => notes.filter((note) => noteOf(world, note) > 0).length;
  }
  if (aim === 'piece')
    return (world) => {
      let fallen = 0;
      for (let piece = 0; piece < pieceCount(world); piece++) if (seatOf(world, piece) !== own && isCaptured(world, piece)) fallen++;
      return fallen;
    };
  const cities = board.tags.get('city') ?? [];
  const lands = [...board.tags].filter(([tag, cells]) => tag.startsWith('territory:') && cells.some((cell) => cities.includes(cell)));
  const zones = lands.map(([, cells]) => cells.map((cell) => board.indexOf.get(cell) ?? 0));
  return (world) => zones.filter((land) => land.reduce((mask, zone) => mask | seatsOn(world, zone), 0) === 1 << own).length;
}

/** The first ideas of the seat, and whether each reaches the aim. */
export function mapIdeas(world: Position, prover: MapProver): ReadonlyMap<string, boolean> {
  return new Map(mapIntents(world).map((intent) => [ideaOf(world.rules, decodeIntentIn(world, intent)), prover.works(world, intent)]));
}
