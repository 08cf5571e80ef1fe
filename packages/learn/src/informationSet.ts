/**
 * The information set of a seat: all positions that look the same to it. A hidden piece may be of any kind that its army has left and its moves allow: a
 * piece that moved is neither bomb nor flag, one that ran is a runner. With cards, the enemy may hold any card that was not played.
 */

import {
  type Chance,
  cellOf,
  formatPosition,
  kindOf,
  NO_KIND,
  type PieceId,
  type Position,
  parsePosition,
  pick,
  pieceCount,
  type Seat,
  seatIndex,
  seatOf,
  shuffled,
} from '@flagfall/engine';
import { ALL_SEATS, cardsIn, hasMoved, hasRun, isExposed, shownTo } from '@flagfall/engine/edition';
import { assignKinds, bitCount, clearKind, clonePosition, kindsMoving, mobilitiesOf, Offset, PieceInfo } from '@flagfall/engine/internal';

const SHOWN_MARKS = ALL_SEATS << PieceInfo.SHOWN_SHIFT;

/** A hidden piece and the kinds that its moves allow, one bit each. */
export interface HiddenPiece {
  readonly piece: PieceId;
  readonly seat: number;
  readonly kinds: number;
}

/** The pieces on the board and in bags that the seat does not know, those with the fewest kinds first. */
export function hiddenPieces(position: Position, seat: Seat): readonly HiddenPiece[] {
  const own = seatIndex(seat);
  const { board, extension, seats } = position.rules;
  const inBags = new Set(seats.flatMap((_, number) => extension?.bagOf?.(position, number) ?? []));
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece)
    .filter((piece) => seatOf(position, piece) !== own && !isKnownTo(position, piece, own))
    .filter((piece) => cellOf(position, piece) !== board.offBoard || inBags.has(piece))
    .map((piece) => ({ piece, seat: seatOf(position, piece), kinds: kindsByBehaviour(position, piece, inBags.has(piece)) }))
    .sort((one, other) => bitCount(one.kinds) - bitCount(other.kinds));
}

export function isKnownTo(position: Position, piece: PieceId, seat: number): boolean {
  return seatOf(position, piece) === seat || isExposed(position, piece) || ((shownTo(position, piece) >> seat) & 1) === 1;
}

/** A flag never lies in a bag. */
function kindsByBehaviour(position: Position, piece: PieceId, inBag: boolean): number {
  const isFlag = (powers: readonly { readonly id: string }[]): boolean => powers.some(({ id }) => id === 'surrender');
  const { kinds, army } = position.rules;
  const impossible = kinds.reduce(
    (mask, { powers }, kind) => (army[kind] === 0 || (inBag && isFlag(powers)) ? mask | (1 << kind) : mask),
    0,
  );
  return kindsMoving(kinds, mobilitiesOf(hasMoved(position, piece), hasRun(position, piece))) & ~impossible;
}

/** How many of each kind are among the hidden pieces of an enemy. */
export function remainingKinds(position: Position, hidden: readonly HiddenPiece[], seat: number): number[] {
  const left = position.rules.kinds.map(() => 0);
  for (const one of hidden) if (one.seat === seat) left[kindOf(position, one.piece)]++;
  return left;
}

/** The information set without duplicates; undefined when it has more than `most` positions. With cards, the position comes from a text. */
export function informationSet(position: Position, seat: Seat, most: number): readonly Position[] | undefined {
  const hidden = hiddenPieces(position, seat);
  const armies = assignments(position, hidden, most);
  if (armies === undefined) return undefined;
  const hands = withEveryHand(position, seat, most / armies.length);
  if (hands === undefined) return undefined;
  return hands.flatMap((dealt) => {
    for (const { piece } of hidden) clearKind(dealt, piece);
    return armies.map((kinds) => {
      const world = clonePosition(dealt);
      assignKinds(world, kinds);
      return world;
    });
  });
}

/** For each way to deal the kinds that are left, a kind for every handle; NO_KIND where it is known. */
function assignments(position: Position, hidden: readonly HiddenPiece[], most: number): readonly Uint8Array[] | undefined {
  const found: Uint8Array[] = [];
  const left = position.rules.seats.map((_, seat) => remainingKinds(position, hidden, seat));
  const kinds = new Uint8Array(pieceCount(position)).fill(NO_KIND);
  const deal = (at: number): boolean => {
    if (at === hidden.length) {
      found.push(kinds.slice());
      return found.length <= most;
    }
    const { piece, seat, kinds: allowed } = hidden[at];
    for (let kind = 0; kind < left[seat].length; kind++) {
      if (left[seat][kind] === 0 || !((allowed >> kind) & 1)) continue;
      left[seat][kind]--;
      kinds[piece] = kind;
      if (!deal(at + 1)) return false;
      left[seat][kind]++;
    }
    return true;
  };
  return deal(0) ? found : undefined;
}

/** The same board with every hand the enemy may hold. Draw piles do not matter: no puzzle goes that far. */
function withEveryHand(position: Position, seat: Seat, most: number): readonly Position[] | undefined {
  const { decks } = position.rules;
  if (decks === undefined) return [clonePosition(position)];
  const found: Position[] = [];
  const text = formatPosition(position);
  const piles = decks.piles.map((_, pile) => cardsIn(position, pile).map((card) => decks.kindByCard[card]));
  const hand = decks.piles.findIndex((pile) => pile.seenBy === 'owner' && pile.seat !== seat && pile.id.startsWith('hand'));
  const draw = decks.piles.findIndex((pile) => pile.seenBy === 'nobody' && pile.seat !== seat && pile.id.startsWith('draw'));
  if (hand < 0 || draw < 0) return [clonePosition(position)];
  const unseen = [...piles[hand], ...piles[draw]].sort();
  for (const held of combinations(unseen, piles[hand].length)) {
    if (found.length >= most) return undefined;
    const rest = unseen.filter((card) => !held.includes(card));
    const dealt = piles.map((cards, pile) => (pile === hand ? held : pile === draw ? rest : cards));
    const parsed = parsePosition(position.rules, withPiles(text, dealt));
    if (parsed.ok) found.push(parsed.value);
  }
  return found;
}

/** The position text with these piles, each bottom first. */
export function withPiles(text: string, piles: readonly (readonly string[])[]): string {
  const fields = text.split(' ');
  const parts = fields[5].split('|');
  parts[2] = piles.map((cards) => cards.join('.') || '-').join(';');
  fields[5] = parts.join('|');
  return fields.join(' ');
}

function combinations<T>(from: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return from.flatMap((first, at) => combinations(from.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

/** A key that two positions share when they look the same to the seat. It leaves out cards, which only makes the seat know less. */
export function informationSetKey(position: Position, seat: number, pieces: number): string {
  const { words, rules } = position;
  let low = words[Offset.RESULT] ^ Math.imul(words[Offset.TURN] + 1, 0x9e3779b1);
  let high = words[Offset.DECISION_COUNT];
  for (let at = 0; at < words[Offset.DECISION_COUNT]; at++) low = Math.imul(low ^ words[Offset.DECISIONS + at], 0x85ebca6b);
  for (let piece = 0; piece < pieces; piece++) {
    const info = words[Offset.INFO | piece];
    const isTold = isKnownTo(position, piece, seat) || cellOf(position, piece) === rules.board.offBoard;
    const seen = (isTold ? info : info | PieceInfo.KIND) & ~SHOWN_MARKS;
    low = Math.imul(low ^ words[Offset.CELL | piece] ^ (low >>> 15), 0x2c1b3c6d);
    high = Math.imul(high ^ seen ^ (high >>> 13), 0x297a2d39) ^ low;
  }
  return `${low},${high}`;
}

/** A random position of the information set, however large: kinds of hidden pieces and, with cards, the hands. */
export function sampleWorld(position: Position, seat: Seat, chance: Chance): Position {
  // With cards, handles are dealt anew, so hidden pieces are collected afterwards.
  const world = withShuffledHidden(position, seat, chance);
  const hidden = hiddenPieces(world, seat);
  const kinds = new Uint8Array(pieceCount(world)).fill(NO_KIND);
  for (const enemy of new Set(hidden.map((one) => one.seat))) {
    const left = remainingKinds(world, hidden, enemy);
    // The fewest possible kinds first: then every draw leaves enough kinds for the others.
    for (const { piece, kinds: allowed } of hidden.filter((one) => one.seat === enemy)) {
      const open = left.flatMap((count, kind) => ((allowed >> kind) & 1 ? Array.from({ length: count }, () => kind) : []));
      kinds[piece] = pick(chance, open);
      left[kinds[piece]]--;
    }
  }
  for (const { piece } of hidden) clearKind(world, piece);
  assignKinds(world, kinds);
  return world;
}

/** Piles that the seat cannot look into, in an order without information. */
function withShuffledHidden(position: Position, seat: Seat, chance: Chance): Position {
  const { decks } = position.rules;
  if (decks === undefined) return clonePosition(position);
  const piles = decks.piles.map((_, pile) => cardsIn(position, pile).map((card) => decks.kindByCard[card]));
  for (const owner of new Set(decks.piles.map((pile) => pile.seat))) {
    const secret = decks.piles.flatMap((pile, at) =>
      pile.seat === owner && (pile.seenBy === 'nobody' || (pile.seenBy === 'owner' && owner !== seat)) ? [at] : [],
    );
    const cards = shuffled(
      chance,
      secret.flatMap((at) => piles[at]),
    );
    for (const at of secret) piles[at] = cards.splice(0, piles[at].length);
  }
  const parsed = parsePosition(position.rules, withPiles(formatPosition(position), piles));
  return parsed.ok ? parsed.value : clonePosition(position);
}
