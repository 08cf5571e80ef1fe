/** Searches a position for puzzles: keeps those that can be proved and have one answer. */

import { cellOf, isCaptured, kindOf, type Position, pieceCount, pieceOn, type Seat, seatIndex, seatOf } from '@flagfall/engine';
import { hiddenPieces, ideaOf, ProofLimitReached, type PuzzleQuestion, remainingKinds } from '@flagfall/learn';
import {
  certainPieces,
  decodeIntentIn,
  goalOf,
  informationSet,
  isKnownTo,
  legalIntentsIn,
  type MoveQuestion,
  Prover,
} from '@flagfall/learn/proofs';

export interface FoundPuzzle {
  readonly question: PuzzleQuestion;
  readonly idea: string;
  readonly level: number;
}

const WORLDS_MAX = 150;
/** With cards there are many possible hands, but proofs are short. */
const WORLDS_WITH_CARDS_MAX = 500;
const STEPS_MAX = 250_000;
const STEPS_FIRST = 25_000;

/** All worlds of a position; undefined if there are too many. */
export function worldsToProve(position: Position, seat: Seat): readonly Position[] | undefined {
  return informationSet(position, seat, position.rules.decks === undefined ? WORLDS_MAX : WORLDS_WITH_CARDS_MAX);
}

/** The only idea that reaches the goal; undefined if none or several do, or if the proof takes too long. */
export function soleIdea(worlds: readonly Position[], seat: Seat, question: MoveQuestion, steps: number): string | undefined {
  const goal = goalOf(worlds[0], seat, question);
  const prover = new Prover(goal, steps);
  let found: string | undefined;
  try {
    for (const intent of legalIntentsIn(worlds[0])) {
      const idea = ideaOf(worlds[0].rules, decodeIntentIn(worlds[0], intent));
      if (idea === found || !prover.works(worlds, intent, goal.turns)) continue;
      if (found !== undefined) return undefined;
      found = idea;
    }
  } catch (error) {
    if (error instanceof ProofLimitReached) return undefined;
    throw error;
  }
  return found;
}

/** The same, but only for an idea that leads from one cell to another. */
function soleMove(worlds: readonly Position[], seat: Seat, question: MoveQuestion, steps: number): string | undefined {
  const idea = soleIdea(worlds, seat, question, steps);
  return idea?.includes('>') ? idea : undefined;
}

/** Wins: the fewest turns, with only one first move. */
export function findWin(position: Position, seat: Seat): FoundPuzzle | undefined {
  const worlds = worldsToProve(position, seat);
  if (worlds === undefined) return undefined;
  // The next card is unknown, so with cards a puzzle lasts one turn.
  const turnsMax = position.rules.decks === undefined ? 3 : 1;
  for (let turns = 1; turns <= turnsMax; turns++) {
    const question = { kind: 'flag', turns } as const;
    const can = canReach(worlds, seat, question, turns === 3 ? STEPS_MAX : STEPS_FIRST);
    if (can === undefined) return undefined;
    if (!can) continue;
    const idea = soleMove(worlds, seat, question, STEPS_MAX * 2);
    if (idea === undefined) return undefined;
    const isHidden = targetOf(position, idea, seat) === 'hidden';
    if (turns === 1 && !isHidden && !isFar(position, idea)) return undefined;
    return { question, idea, level: Math.min(5, turns * 2 - 1 + (isHidden || worlds.length > 6 ? 1 : 0)) };
  }
  return undefined;
}

/** Whether the goal can be reached, by plain moves alone or by any intent; undefined if the proof takes too long. */
export function canReach(
  worlds: readonly Position[],
  seat: Seat,
  question: MoveQuestion,
  steps: number,
  { isPlain = false }: { readonly isPlain?: boolean } = {},
): boolean | undefined {
  try {
    const goal = goalOf(worlds[0], seat, question);
    return new Prover(goal, steps, { isPlain }).reaches(worlds, goal.turns);
  } catch (error) {
    if (error instanceof ProofLimitReached) return undefined;
    throw error;
  }
}

/** The only safe capture among several attacks, whatever the hidden pieces are; or a trap of two turns. */
export function findCapture(position: Position, seat: Seat, turns: 1 | 2): FoundPuzzle | undefined {
  const worlds = worldsToProve(position, seat);
  if (worlds === undefined) return undefined;
  const attacks = attackIdeas(position, seat);
  if (turns === 1 && attacks.size < 3) return undefined;
  if (canReach(worlds, seat, { kind: 'flag', turns: 1 }, STEPS_FIRST) !== false) return undefined;
  if (turns === 2 && canReach(worlds, seat, { kind: 'capture', turns: 1 }, STEPS_FIRST) !== false) return undefined;
  const question = { kind: 'capture', turns } as const;
  const idea = soleMove(worlds, seat, question, turns === 2 ? STEPS_MAX : STEPS_FIRST);
  if (idea === undefined || (turns === 1 && !attacks.has(idea))) return undefined;
  const isHidden = targetOf(position, idea, seat) === 'hidden';
  return { question, idea, level: Math.min(5, turns * 2 + (isHidden ? 1 : 0) + (worlds.length > 12 ? 1 : 0)) };
}

/** A safe capture that needs a card or a power. */
export function findDeed(position: Position, seat: Seat): FoundPuzzle | undefined {
  if (!hasAttackingDeed(position, seat)) return undefined;
  const worlds = worldsToProve(position, seat);
  if (worlds === undefined || canReach(worlds, seat, { kind: 'flag', turns: 1 }, STEPS_FIRST) !== false) return undefined;
  const question = { kind: 'capture', turns: 1 } as const;
  const idea = soleMove(worlds, seat, question, STEPS_FIRST);
  if (idea === undefined || !attackIdeas(position, seat).has(idea)) return undefined;
  const prover = new Prover(goalOf(worlds[0], seat, question), STEPS_FIRST);
  const isPlain = legalIntentsIn(position).some((word) => {
    const intent = decodeIntentIn(position, word);
    return intent.type === 'move' && ideaOf(position.rules, intent) === idea && prover.works(worlds, word, 1);
  });
  return isPlain ? undefined : { question, idea, level: worlds.length > 12 ? 4 : 3 };
}

/** Whether any card or power could attack a piece. */
function hasAttackingDeed(position: Position, seat: Seat): boolean {
  return legalIntentsIn(position).some((word) => {
    const intent = decodeIntentIn(position, word);
    return intent.type === 'deed' && targetOf(position, ideaOf(position.rules, intent), seat) !== 'free';
  });
}

/** The only move that does not lose at once. */
export function findGuard(position: Position, seat: Seat): FoundPuzzle | undefined {
  const worlds = worldsToProve(position, seat);
  if (worlds === undefined || legalIntentsIn(position).length < 6) return undefined;
  if (canReach(worlds, seat, { kind: 'flag', turns: 1 }, STEPS_FIRST) !== false) return undefined;
  const idea = soleMove(worlds, seat, { kind: 'guard' }, STEPS_FIRST * 2);
  return idea === undefined ? undefined : { question: { kind: 'guard' }, idea, level: worlds.length > 6 ? 4 : 3 };
}

/** The only move that saves the best piece in danger. */
export function findKeep(position: Position, seat: Seat): FoundPuzzle | undefined {
  const worlds = worldsToProve(position, seat);
  if (worlds === undefined || legalIntentsIn(position).length < 6) return undefined;
  if (canReach(worlds, seat, { kind: 'flag', turns: 1 }, STEPS_FIRST) !== false) return undefined;
  for (const piece of bestPieces(position, seat)) {
    const question = { kind: 'keep', cell: position.rules.board.cells[cellOf(position, piece)] } as const;
    const idea = soleMove(worlds, seat, question, STEPS_FIRST * 2);
    if (idea !== undefined)
      return { question, idea, level: Math.min(5, (worlds.length > 6 ? 3 : 2) + (idea.startsWith(`${question.cell}>`) ? 0 : 1)) };
  }
  return undefined;
}

/** A hidden piece whose kind can be found by counting, the only one of its kind. */
export function findWhich(position: Position, seat: Seat): readonly FoundPuzzle[] {
  const { kinds, board } = position.rules;
  const hidden = hiddenPieces(position, seat).filter(({ piece }) => cellOf(position, piece) !== board.offBoard);
  if (hidden.length < 3) return [];
  const sure = certainPieces(position, seat);
  const kindsLeft = remainingKinds(position, hidden, hidden[0].seat).filter((count) => count > 0).length;
  if (kindsLeft < 2) return [];
  const byKind = Map.groupBy(sure, ({ piece }) => kindOf(position, piece));
  return [...byKind].flatMap(([kind, pieces]) => {
    if (pieces.length !== 1) return [];
    const { piece, kinds: byDeeds } = pieces[0];
    const isRunner = (byDeeds & (byDeeds - 1)) === 0;
    const level = isRunner ? 1 : Math.min(5, 1 + Math.floor((hidden.length + kindsLeft) / 3));
    return [{ question: { kind: 'which', piece: kinds[kind].id }, idea: board.cells[cellOf(position, piece)], level }];
  });
}

/** The two highest movable pieces of a seat. */
export function bestPieces(position: Position, seat: Seat): readonly number[] {
  const own = seatIndex(seat);
  const { kinds } = position.rules;
  return Array.from({ length: pieceCount(position) }, (_, piece) => piece)
    .filter(
      (piece) =>
        seatOf(position, piece) === own && !isCaptured(position, piece) && cellOf(position, piece) !== position.rules.board.offBoard,
    )
    .filter((piece) => kinds[kindOf(position, piece)].moves !== 'never')
    .sort((one, other) => (kinds[kindOf(position, other)].rank ?? 0) - (kinds[kindOf(position, one)].rank ?? 0))
    .slice(0, 2);
}

export function attackIdeas(position: Position, seat: Seat): ReadonlySet<string> {
  const ideas = legalIntentsIn(position).map((intent) => ideaOf(position.rules, decodeIntentIn(position, intent)));
  return new Set(ideas.filter((idea) => idea.includes('>') && targetOf(position, idea, seat) !== 'free'));
}

/** The piece on the cell where an idea leads. */
function targetOf(position: Position, idea: string, seat: Seat): 'free' | 'hidden' | 'known' {
  const cell = position.rules.board.indexOf.get(idea.split('>').at(-1) ?? '');
  const piece = cell === undefined ? -1 : pieceOn(position, cell);
  if (piece < 0) return 'free';
  return isKnownTo(position, piece, seatIndex(seat)) ? 'known' : 'hidden';
}

/** Whether an idea leads further than one step. */
function isFar({ rules: { board } }: Position, idea: string): boolean {
  const [from, to] = idea.split('>').map((cell) => board.indexOf.get(cell) ?? 0);
  return !Array.from({ length: board.degree }, (_, slot) => board.neighbours[from * board.degree + slot]).includes(to);
}
