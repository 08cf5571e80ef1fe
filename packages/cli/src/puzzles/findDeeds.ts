/** Searches a position for a puzzle that needs a card or a power: no plain move solves it, and one idea with a deed does. */

import { cellOf, type DeedIntent, type MoveIntent, type Position, type Seat } from '@flagfall/engine';
import { ideaOf } from '@flagfall/learn';
import { decodeIntentIn, goalOf, legalIntentsIn, type MoveQuestion, Prover } from '@flagfall/learn/proofs';
import { attackIdeas, bestPieces, canReach, type FoundPuzzle, soleIdea } from './findPuzzles.ts';

/** A puzzle with the card or power that it needs. */
export interface FoundDeedPuzzle extends FoundPuzzle {
  readonly by: string;
}

const STEPS_MAX = 60_000;
const IDEAS_MIN = 6;
/** Deeds that are neither moves nor cards or powers that change the board. */
const IDLE = ['exchange', 'done', 'pass'];

export function findDeeds(position: Position, worlds: readonly Position[], seat: Seat): FoundDeedPuzzle | undefined {
  if (!hasDeed(position) || legalIntentsIn(position).length < IDEAS_MIN) return undefined;
  for (const question of questionsFor(position, seat)) {
    const can = canReach(worlds, seat, question, STEPS_MAX);
    if (can === undefined) return undefined;
    if (!can) continue;
    const idea =
      canReach(worlds, seat, question, STEPS_MAX, { isPlain: true }) === false
        ? soleIdea(worlds, seat, question, STEPS_MAX * 4)
        : undefined;
    if (idea !== undefined) return { question, idea, level: levelOf(question, worlds.length), by: deedOf(worlds, seat, question, idea) };
    // A seat that can win needs no other puzzle.
    if (question.kind === 'flag') return undefined;
  }
  return undefined;
}

function hasDeed(position: Position): boolean {
  return legalIntentsIn(position).some((word) => {
    const intent = decodeIntentIn(position, word);
    return intent.type === 'deed' && !IDLE.includes(intent.deed);
  });
}

/** The next card is unknown, so with cards a puzzle lasts one turn. */
function questionsFor(position: Position, seat: Seat): readonly MoveQuestion[] {
  const { decks, board } = position.rules;
  const keeps = bestPieces(position, seat).map((piece) => ({ kind: 'keep', cell: board.cells[cellOf(position, piece)] }) as const);
  return [
    { kind: 'flag', turns: 1 },
    ...(decks === undefined ? [{ kind: 'flag', turns: 2 } as const] : []),
    { kind: 'guard' },
    ...keeps,
    ...(attackIdeas(position, seat).size < 2 ? [] : [{ kind: 'capture', turns: 1 } as const]),
  ];
}

function levelOf(question: MoveQuestion, worlds: number): number {
  const turns = 'turns' in question ? question.turns : 1;
  return Math.min(5, turns + (question.kind === 'flag' ? 1 : 2) + (worlds > 6 ? 1 : 0));
}

/** The cards or the power of the idea; one that follows a plain move (Anger, a Defence card) has no name before it is used. */
function deedOf(worlds: readonly Position[], seat: Seat, question: MoveQuestion, idea: string): string {
  const [world] = worlds;
  const goal = goalOf(world, seat, question);
  const prover = new Prover(goal, STEPS_MAX * 40);
  const ways = legalIntentsIn(world).filter(
    (word) => ideaOf(world.rules, decodeIntentIn(world, word)) === idea && prover.works(worlds, word, goal.turns),
  );
  return ways.map((word) => nameOf(decodeIntentIn(world, word))).sort()[0] ?? '';
}

function nameOf(intent: MoveIntent | DeedIntent): string {
  if (intent.type === 'move') return 'later';
  return intent.cards === undefined ? intent.deed : intent.cards.join('+');
}
