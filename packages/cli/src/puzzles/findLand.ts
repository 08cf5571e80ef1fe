/** On a map: what can be taken before the turn is over, when only one move begins it. */

import { noteOf, type Position, pieceOn, type Seat } from '@flagfall/engine';
import { ideaOf, intentOf, LAND_AIMS, type LandAim, LandProver, movesOf, TooMuch } from '@flagfall/learn';
import type { Found } from './find.ts';

const STEPS_MAX = 60_000;
/** Longer turns have too many orders to be one idea. */
const MOVES_MAX = 3;
/** Where one can hardly do anything else there is nothing to find. */
const IDEAS_MIN = 6;

export function findLand(position: Position, seat: Seat): readonly Found[] {
  const note = position.rules.special?.notes.findIndex(({ id }) => id === 'moves') ?? -1;
  const moves = noteOf(position, note);
  if (moves < 1 || moves > MOVES_MAX || movesOf(position).length < IDEAS_MIN) return [];
  return LAND_AIMS.flatMap((aim) => {
    const idea = soleIdea(position, seat, aim);
    if (idea === undefined) return [];
    return [{ question: { kind: 'land', aim }, idea, level: levelOf(position, idea, moves, aim) } satisfies Found];
  });
}

function soleIdea(position: Position, seat: Seat, aim: LandAim): string | undefined {
  const prover = new LandProver(position, seat, { kind: 'land', aim }, STEPS_MAX);
  let found: string | undefined;
  try {
    for (const intent of movesOf(position)) {
      if (!prover.works(position, intent)) continue;
      if (found !== undefined) return undefined;
      found = ideaOf(position.rules, intentOf(position, intent));
    }
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
  return found;
}

/** A step into an open zone that does it at once is seen at once. */
function levelOf(position: Position, idea: string, moves: number, aim: LandAim): number {
  const cell = position.rules.board.indexOf.get(idea.split('>')[1]) ?? 0;
  const isBattle = pieceOn(position, cell) >= 0;
  return Math.min(5, moves + (isBattle && aim !== 'piece' ? 2 : isBattle ? 1 : 0) + (aim === 'flag' ? 1 : 0));
}
