/**
 * What can be taken on a map before the turn is over, whatever the hidden pieces are. There are far too many worlds to list, so they part only where
 * it matters: when a hidden piece is attacked, the proof goes on with every kind that it may be.
 */

import {
  blankKind,
  clonePosition,
  hashOf,
  isCaptured,
  isRunning,
  NO_KIND,
  nameKinds,
  noteOf,
  type Position,
  pieceCount,
  pieceOn,
  play,
  questionOf,
  type Seat,
  seatIndex,
  seatOf,
  seatsOn,
  seededChance,
  turnOf,
} from '@flagfall/engine';
import { possibleKinds } from './deduce.ts';
import { intentOf, intentsOf, TooMuch } from './prove.ts';
import { ideaOf, type Question } from './puzzle.ts';
import { hiddenFrom, isKnown, leftOf } from './worlds.ts';

export type LandQuestion = Extract<Question, { readonly kind: 'land' }>;

export class LandProver {
  readonly #seat: Seat;
  readonly #aim: LandQuestion['aim'];
  readonly #wanted: number;
  readonly #known = new Map<string, boolean>();
  #stepsLeft: number;

  constructor(start: Position, seat: Seat, { aim }: LandQuestion, steps: number) {
    this.#seat = seat;
    this.#aim = aim;
    this.#wanted = scoreOf(start, seat, aim) + 1;
    this.#stepsLeft = steps;
  }

  isReached(world: Position): boolean {
    return scoreOf(world, this.#seat, this.#aim) >= this.#wanted;
  }

  /** Whether the turn is still the seat's, and nobody is asked anything. */
  isOpen(world: Position): boolean {
    return isRunning(world) && turnOf(world) === seatIndex(this.#seat) && questionOf(world) === 0;
  }

  reaches(world: Position): boolean {
    if (this.isReached(world)) return true;
    if (!this.isOpen(world)) return false;
    // Moves in another order often lead to the same.
    const { low, high } = hashOf(world);
    const key = `${low},${high}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const does = movesOf(world).some((intent) => this.works(world, intent));
    this.#known.set(key, does);
    return does;
  }

  /** Whether the aim is reached by this move, and what may follow, in every world. */
  works(world: Position, intent: number): boolean {
    return this.after(world, intent).every((next) => this.reaches(next));
  }

  /** One world for each kind that an attacked piece may be. */
  after(world: Position, intent: number): readonly Position[] {
    const move = intentOf(world, intent);
    const target = move.type === 'move' ? pieceOn(world, world.rules.board.indexOf.get(move.to) ?? 0) : -1;
    const isHidden = target >= 0 && !isKnown(world, target, seatIndex(this.#seat));
    const worlds = isHidden ? this.#partedBy(world, target) : [clonePosition(world)];
    for (const next of worlds) {
      if (--this.#stepsLeft < 0) throw new TooMuch();
      // What the next seat draws is of no account.
      play(next, intent, seededChance(0));
    }
    return worlds;
  }

  #partedBy(world: Position, piece: number): readonly Position[] {
    const hidden = hiddenFrom(world, this.#seat);
    const attacked = hidden.find((one) => one.piece === piece);
    const possible = attacked === undefined ? 0 : possibleKinds(world, hidden, attacked);
    return world.rules.kinds.flatMap((_, kind) => ((possible >> kind) & 1 ? [withKind(world, this.#seat, piece, kind)] : []));
  }
}

/** The same world, but for a hidden piece that is of this kind; the other hidden ones are what is left. */
export function withKind(world: Position, seat: Seat, piece: number, kind: number): Position {
  const hidden = hiddenFrom(world, seat);
  const left = leftOf(world, hidden, seatOf(world, piece));
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
  for (const one of [...mates.map((mate) => mate.piece), piece]) blankKind(next, one);
  nameKinds(next, kinds);
  return next;
}

/** Moves of pieces; to say that one is done brings nothing. */
export function movesOf(world: Position): readonly number[] {
  return intentsOf(world).filter((intent) => intentOf(world, intent).type === 'move');
}

/** Flags that were taken, cities that are controlled, or pieces that have fallen. */
function scoreOf(world: Position, seat: Seat, aim: LandQuestion['aim']): number {
  const own = seatIndex(seat);
  const { seats, special, board } = world.rules;
  if (aim === 'flag') {
    const isTaken = (other: Seat): boolean => {
      const note = special?.notes.findIndex(({ id }) => id === `flagOf${other[0].toUpperCase()}${other.slice(1)}`) ?? -1;
      return other !== seat && note >= 0 && noteOf(world, note) > 0;
    };
    return seats.filter(isTaken).length;
  }
  if (aim === 'piece') {
    let fallen = 0;
    for (let piece = 0; piece < pieceCount(world); piece++) if (seatOf(world, piece) !== own && isCaptured(world, piece)) fallen++;
    return fallen;
  }
  const cities = (board.tags.get('city') ?? []).map((cell) => board.indexOf.get(cell) ?? 0);
  const territories = [...board.tags].filter(([tag]) => tag.startsWith('territory:'));
  return territories.filter(([, cells]) => {
    const zones = cells.map((cell) => board.indexOf.get(cell) ?? 0);
    return zones.some((zone) => cities.includes(zone)) && zones.reduce((mask, zone) => mask | seatsOn(world, zone), 0) === 1 << own;
  }).length;
}

/** The first ideas of the seat, and whether each reaches the aim. */
export function landIdeas(world: Position, prover: LandProver): ReadonlyMap<string, boolean> {
  return new Map(movesOf(world).map((intent) => [ideaOf(world.rules, intentOf(world, intent)), prover.works(world, intent)]));
}
