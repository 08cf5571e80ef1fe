/** Determinization: draws a complete position that agrees with all that a viewer has seen. */

import { assert } from '../../basics.ts';
import { type Chance, pick, shuffled } from '../../chance.ts';
import { listExtended } from '../../extension/listExtended.ts';
import { intentsMax } from '../../play/play.ts';
import { assignKinds, swapCards } from '../../position/assignKinds.ts';
import { cardsIn } from '../../position/cards.ts';
import { copyPosition, kindOf, Position, pieceCount, questionOf, seatOf, turnOf } from '../../position/position.ts';
import { canAct } from '../../rules/turn.ts';
import type { PieceId } from '../../types.ts';
import { type Knowledge, markReturned } from './knowledge.ts';
import type { MixedPieces } from './mixedPieces.ts';

/** Far more than ever needed: in the worst endings a few draws in a hundred fit. */
const TRIES_MAX = 100_000;

/** A position that the viewer cannot tell from the real one; each assignment of kinds to unknown pieces and of cards to places is equally likely. */
export function determinize(knowledge: Knowledge, chance: Chance): Position {
  return determinizeWith(knowledge, chance, () => sampleKinds(knowledge, chance));
}

/**
 * The same with kinds that the caller draws, in the form of `sampleKinds`; a draw that contradicts public knowledge is drawn again. The result is
 * written into `into`, a position of the same rules, where one is given.
 */
export function determinizeWith(knowledge: Knowledge, chance: Chance, draw: () => ArrayLike<number>, into?: Position): Position {
  assert(knowledge.isInPlay, 'the game has begun and is not over');
  const world = into ?? new Position(knowledge.rules);
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    copyPosition(knowledge.shadow, world);
    assignKinds(world, draw());
    for (const [piece, candidates] of knowledge.secretReturns) markReturned(world, candidates, kindOf(world, piece));
    sampleCards(knowledge, world, chance);
    if (isPossible(world)) return world;
  }
  throw new Error('no world fits what was seen');
}

/** The game goes on, so the seat in turn can act: a draw in which it cannot contradicts public knowledge. */
function isPossible(world: Position): boolean {
  return isAnswerable(world) && (world.rules.extension?.isPossible?.(world) ?? true);
}

function isAnswerable(world: Position): boolean {
  if (questionOf(world) !== 0) return true;
  return world.rules.managesTurns ? listExtended(world, new Int32Array(intentsMax(world))) > 0 : canAct(world, turnOf(world));
}

/** A kind for every piece, by handle; NO_KIND for one that is not in the game. */
export function sampleKinds(knowledge: Knowledge, chance: Chance): readonly number[] {
  if (knowledge.mixed !== undefined) return sampleMixedKinds(knowledge, knowledge.mixed, chance);
  const { shadow, rules } = knowledge;
  const unknown = knowledge.unknownPieces();
  const kinds = Array.from({ length: pieceCount(shadow) }, (_, piece) => kindOf(shadow, piece));
  for (let seat = 0; seat < rules.seats.length; seat++) {
    const left = knowledge.unaccounted(seat);
    for (const [piece, allowed] of narrowestFirst(
      knowledge,
      shuffled(
        chance,
        unknown.filter((one) => seatOf(shadow, one) === seat),
      ),
    )) {
      const kind = drawKind(allowed, left, chance);
      kinds[piece] = kind;
      left[kind]--;
    }
  }
  for (const [piece, candidates] of knowledge.secretReturns) {
    const mask = knowledge.kindsOf(piece);
    kinds[piece] = pick(
      chance,
      candidates.map((candidate) => kinds[candidate]).filter((kind) => (mask >> kind) & 1),
    );
  }
  return kinds;
}

/** Where kinds are dealt anew, the seat's own are known and those of the others are drawn seat by seat. */
function sampleMixedKinds({ shadow, rules, viewer }: Knowledge, mixing: MixedPieces, chance: Chance): readonly number[] {
  return rules.seats.flatMap((seat, number) => {
    const own = Array.from({ length: rules.armySize }, (_, n) => kindOf(shadow, number * rules.armySize + n));
    if (seat === viewer) return own;
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const drawn = mixing.sampleKinds(number, chance);
      if (drawn !== undefined) return drawn;
    }
    throw new Error('no army fits what was seen');
  });
}

/**
 * The sets of possible kinds lie inside each other (runners, movers, all), so drawing for the narrowest first leaves the same number of
 * completions whatever is drawn: every assignment stays equally likely, and none gets stuck.
 */
function narrowestFirst(knowledge: Knowledge, pieces: readonly PieceId[]): readonly (readonly [PieceId, number])[] {
  return pieces.map((piece) => [piece, knowledge.kindsOf(piece)] as const).sort((one, other) => sizeOf(one[1]) - sizeOf(other[1]));
}

function sizeOf(kinds: number): number {
  let size = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) size++;
  return size;
}

function drawKind(allowed: number, left: readonly number[], chance: Chance): number {
  const total = left.reduce((sum, count, kind) => ((allowed >> kind) & 1 ? sum + count : sum), 0);
  assert(total > 0, 'some piece of the army is left for every piece on the board');
  let drawn = chance.below(total);
  for (let kind = 0; kind < left.length; kind++) {
    if (!((allowed >> kind) & 1)) continue;
    if (drawn < left[kind]) return kind;
    drawn -= left[kind];
  }
  throw new Error('unreachable: the draw is below the total');
}

/** The cards of a deck that the viewer has not seen lie in any order on the places where one of them lies. */
function sampleCards(knowledge: Knowledge, world: Position, chance: Chance): void {
  const { decks } = world.rules;
  if (decks === undefined) return;
  for (const owner of new Set(decks.ownerByCard)) {
    const places = decks.piles.flatMap((_, pile) =>
      cardsIn(world, pile)
        .map((card, place) => ({ card, pile, place }))
        .filter(({ card }) => decks.ownerByCard[card] === owner && !knowledge.isKnownCard(card)),
    );
    for (let left = places.length; left > 1; left--) {
      const drawn = places[chance.below(left)];
      const last = places[left - 1];
      if (drawn !== last) swapCards(world, drawn.pile, drawn.place, last.pile, last.place);
    }
  }
}
