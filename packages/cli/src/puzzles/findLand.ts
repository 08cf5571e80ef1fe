/** Puzzles on a map: what can be captured within the turn, if only one first move does it. */

import { type Position, pieceOn, type Seat } from '@flagfall/engine';
import { noteOf } from '@flagfall/engine/edition';
import { ideaOf, MAP_AIMS, type MapAim, ProofLimitReached } from '@flagfall/learn';
import { decodeIntentIn, MapProver, mapIntents } from '@flagfall/learn/proofs';
import type { FoundDeedPuzzle } from './findDeeds.ts';
import type { FoundPuzzle } from './findPuzzles.ts';

const STEPS_MAX = 60_000;
/** Longer turns have too many move orders for one idea. */
const MOVES_MAX = 3;
/** With fewer choices there is nothing to find. */
const IDEAS_MIN = 6;

/** If a card is still to be chosen, the turn is longer and each card allows other moves. */
const STEPS_WITH_CARDS_MAX = 150_000;
const MOVES_WITH_CARDS_MAX = 2;

export function findLand(position: Position, seat: Seat): readonly FoundPuzzle[] {
  const note = position.rules.extension?.notes.findIndex(({ id }) => id === 'moves') ?? -1;
  const moves = noteOf(position, note);
  if (moves < 1 || moves > MOVES_MAX || mapIntents(position).length < IDEAS_MIN) return [];
  return MAP_AIMS.flatMap((aim) => {
    const idea = soleIdea(position, seat, aim, STEPS_MAX);
    if (idea === undefined) return [];
    return [{ question: { kind: 'land', aim }, idea, level: levelOf(position, idea, moves, aim) } satisfies FoundPuzzle];
  });
}

/** The card that solves it, if only one of those on the table does, and playing none does not. */
export function findCard(position: Position, seat: Seat): FoundDeedPuzzle | undefined {
  const moves = noteOf(position, position.rules.extension?.notes.findIndex(({ id }) => id === 'moves') ?? -1);
  if (moves > MOVES_WITH_CARDS_MAX || mapIntents(position).length < 3) return undefined;
  for (const aim of MAP_AIMS) {
    const idea = soleIdea(position, seat, aim, STEPS_WITH_CARDS_MAX);
    if (idea?.startsWith('card:'))
      return { question: { kind: 'land', aim }, idea, level: Math.min(5, moves + (aim === 'flag' ? 3 : 2)), by: idea };
  }
  return undefined;
}

function soleIdea(position: Position, seat: Seat, aim: MapAim, steps: number): string | undefined {
  const prover = new MapProver(position, seat, { kind: 'land', aim }, steps);
  let found: string | undefined;
  try {
    for (const intent of mapIntents(position)) {
      if (!prover.works(position, intent)) continue;
      if (found !== undefined) return undefined;
      found = ideaOf(position.rules, decodeIntentIn(position, intent));
    }
  } catch (error) {
    if (error instanceof ProofLimitReached) return undefined;
    throw error;
  }
  return found;
}

/** A solution of one step into an open zone is too obvious. */
function levelOf(position: Position, idea: string, moves: number, aim: MapAim): number {
  const cell = position.rules.board.indexOf.get(idea.split('>')[1]) ?? 0;
  const isBattle = pieceOn(position, cell) >= 0;
  return Math.min(5, moves + (isBattle && aim !== 'piece' ? 2 : isBattle ? 1 : 0) + (aim === 'flag' ? 1 : 0));
}
