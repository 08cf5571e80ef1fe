/** Deeds whose own sentence covers the rest of their action: a piece from the bag, a look at two pieces, an accusation. */

import type { PieceId, SeenEvent } from '@flagfall/engine';
import type { PiecePlace } from '../types.ts';
import { allOf, firstOf, type SeenEventOf, type ShownPiece, type TellingContext } from './context.ts';

/** The part of its action that such a deed covers; undefined for other deeds. */
export function contextFor(
  deed: string,
  events: readonly SeenEvent[],
  standing: (piece: PieceId) => PiecePlace | undefined,
): TellingContext | undefined {
  switch (deed) {
    case 'card':
      return fromBag(events);
    case 'place':
      return actor(firstOf(events, 'pieceReturned')?.kind);
    case 'plant':
      return {};
    case 'rearrange':
      return shown(rearranged(firstOf(events, 'piecesMixed'), standing));
    case 'look':
      return shown(seenIn(events));
    case 'accuse':
      return accused(events, standing);
    default:
      return undefined;
  }
}

/** A card draws a piece, the first of the mixed ones, or opens the whole bag. */
function fromBag(events: readonly SeenEvent[]): TellingContext {
  const mixed = firstOf(events, 'piecesMixed');
  if (mixed === undefined) return shown(seenIn(events));
  return actor(mixed.kinds?.[0] ?? allOf(events, 'pieceShown').find(({ piece }) => piece === mixed.pieces[0])?.kind);
}

function accused(events: readonly SeenEvent[], standing: (piece: PieceId) => PiecePlace | undefined): TellingContext {
  const guess = firstOf(events, 'pieceGuessed');
  if (guess === undefined) return {};
  const turned = allOf(events, 'pieceShown').find(({ piece }) => piece === guess.piece);
  const enemy = turned?.seat ?? standing(guess.piece)?.seat;
  return { guess: { enemy, isRight: guess.isRight }, ...actor(turned?.kind) };
}

/** Only the owner learns which piece went where. */
function rearranged(
  mixed: SeenEventOf<'piecesMixed'> | undefined,
  standing: (piece: PieceId) => PiecePlace | undefined,
): readonly (ShownPiece | undefined)[] {
  return (mixed?.pieces ?? []).map((piece, at) => {
    const kind = mixed?.kinds?.[at];
    const place = standing(piece);
    return kind === undefined || place === undefined ? undefined : { ...place, kind };
  });
}

function seenIn(events: readonly SeenEvent[]): readonly (ShownPiece | undefined)[] {
  return allOf(events, 'pieceShown').map(({ seat, kind }) => (kind === undefined ? undefined : { seat, kind }));
}

/** Half of what was shown would mislead, so a reader who may not know all of it gets nothing. */
function shown(pieces: readonly (ShownPiece | undefined)[]): TellingContext {
  const known = pieces.filter((piece) => piece !== undefined);
  return known.length === 0 || known.length < pieces.length ? {} : { shown: known };
}

function actor(kind: string | undefined): TellingContext {
  return kind === undefined ? {} : { actor: kind };
}
